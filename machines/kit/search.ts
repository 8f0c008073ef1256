import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from './not-provided.ts';

/** Pause after the last key before a search is sent, milliseconds. */
const TYPING_PAUSE_MS = 400;

/** What is searched for; `scope` restricts the search, `undefined` does not. */
export type SearchQuery<Scope> = { readonly phrase: string; readonly scope: Scope | undefined };

export type SearchContext<Found, Scope> = SearchQuery<Scope> & {
  /** Result of the last search; empty for an empty phrase. */
  readonly found: readonly Found[];
  readonly failure: Failure | undefined;
};

export type SearchEvent<Scope> =
  | { readonly type: 'phrase.typed'; readonly phrase: string }
  | { readonly type: 'scope.chosen'; readonly scope: Scope | undefined }
  | { readonly type: 'search.cleared' };

/** The search failed; what was typed stays. */
export type SearchEmitted = { readonly type: 'search.failed'; readonly failure: Failure };

/**
 * A search box that searches once the typing pauses.
 *
 *     idle ─typed→ typing ─400 ms→ searching → found | failed
 *       ↑            ↑ typed, from everywhere        │
 *       └──────────── cleared, or an empty phrase ───┘
 *
 * Typing leaves `searching` and so aborts the request: a response to an older phrase cannot arrive.
 */
export function searchMachine<Found, Scope = never>(id: string) {
  return setup({
    types: {
      context: {} as SearchContext<Found, Scope>,
      events: {} as SearchEvent<Scope>,
      emitted: {} as SearchEmitted,
      tags: {} as 'busy',
    },
    actors: { findByPhrase: fromPromise<readonly Found[], SearchQuery<Scope>>(notProvided) },
    guards: { isEmpty: ({ context }) => context.phrase.trim() === '' },
    delays: { typingPause: TYPING_PAUSE_MS },
  }).createMachine({
    id,
    context: { phrase: '', scope: undefined, found: [], failure: undefined },
    initial: 'idle',
    on: {
      'phrase.typed': { target: '.typing', actions: assign({ phrase: ({ event }) => event.phrase }) },
      'scope.chosen': { target: '.typing', actions: assign({ scope: ({ event }) => event.scope }) },
      'search.cleared': { target: '.idle', actions: assign({ phrase: '' }) },
    },
    states: {
      idle: { entry: assign({ found: [], failure: undefined }) },
      typing: {
        always: { guard: 'isEmpty', target: 'idle' },
        after: { typingPause: 'searching' },
      },
      searching: {
        tags: 'busy',
        invoke: {
          src: 'findByPhrase',
          input: ({ context: { phrase, scope } }) => ({ phrase: phrase.trim(), scope }),
          onDone: {
            target: 'found',
            actions: assign({ found: ({ event }) => event.output, failure: undefined }),
          },
          onError: {
            target: 'failed',
            actions: [
              assign({ found: [], failure: ({ event }) => failureOf(event.error) }),
              emit(({ event }) => ({ type: 'search.failed', failure: failureOf(event.error) })),
            ],
          },
        },
      },
      found: {},
      failed: {},
    },
  });
}

export type SearchActor<Found, Scope = never> = ActorRefFrom<ReturnType<typeof searchMachine<Found, Scope>>>;

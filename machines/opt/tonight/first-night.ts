import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { TonightQuery, TonightResult } from '#contract/opt/tonight.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { type Observatory, observatoryParameters } from '../../planning/observatory.ts';

export type FirstNightContext = {
  /** The night by the date of its evening, YYYY-MM-DD, and the site; undefined where there is none. */
  readonly requested: { readonly site: Observatory; readonly night: string } | undefined;
  readonly result: TonightResult | undefined;
  readonly failure: Failure | undefined;
};

export type FirstNightEvent =
  | { readonly type: 'night.requested'; readonly site: Observatory; readonly night: string }
  /** The geocentre, or a text that is not a date. */
  | { readonly type: 'night.dropped' }
  | { readonly type: 'retry.requested' };

/** Pause before a night is requested while its site or date is being changed, milliseconds. */
const SETTLING_MS = 300;

/**
 * What the first night of a set-up is like, without its objects.
 *
 *     resting ─requested→ settling → loading → ready
 *                            ↑        ↑ └────→ failed
 *                            ↑        └─ retry ──┘
 *                            └ requested: from everywhere; the older request is aborted
 *
 * The former night stays in sight while the next one is on its way.
 */
export const firstNightMachine = setup({
  types: { context: {} as FirstNightContext, events: {} as FirstNightEvent },
  actors: { listNight: fromPromise<TonightResult, TonightQuery>(notProvided) },
  delays: { settling: SETTLING_MS },
}).createMachine({
  id: 'firstNight',
  context: { requested: undefined, result: undefined, failure: undefined },
  initial: 'resting',
  on: {
    'night.requested': {
      target: '.settling',
      actions: assign({ requested: ({ event: { site, night } }) => ({ site, night }) }),
    },
    'night.dropped': {
      target: '.resting',
      actions: assign({ requested: undefined, result: undefined, failure: undefined }),
    },
  },
  states: {
    resting: {},
    settling: { after: { settling: 'loading' } },
    loading: {
      invoke: {
        src: 'listNight',
        input: ({ context }) => queryOf(context),
        onDone: {
          target: 'ready',
          actions: assign({ result: ({ event }) => event.output, failure: undefined }),
        },
        onError: {
          target: 'failed',
          actions: assign({ result: undefined, failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    ready: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

/** @throws {RangeError} before a night is requested. */
function queryOf({ requested }: FirstNightContext): TonightQuery {
  if (requested === undefined) throw new RangeError('a night was loaded before it was requested');
  return { ...observatoryParameters(requested.site), night: requested.night, most: 0 };
}

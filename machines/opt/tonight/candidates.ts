import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CandidateList, CandidateScatter, CandidateScatterQuery } from '#contract/opt/candidates.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../../kit/not-provided.ts';
import { wasAborted } from '../../kit/was-aborted.ts';
import { type Observatory, observatoryParameters } from '../../planning/observatory.ts';

/** Time after which the list is read again, milliseconds: the Minor Planet Center renews it through the hour. */
const LIST_AGE_MS = 600_000;

export type CandidatesContext = {
  /** The observer's site. */
  readonly site: Observatory;
  readonly list: CandidateList | undefined;
  readonly listFailure: Failure | undefined;
  /** Designation of the candidate whose place is looked at, and the moment, Julian date UTC; now where there is none. */
  readonly chosen: string | undefined;
  readonly moment: number | undefined;
  readonly scatter: CandidateScatter | undefined;
  readonly scatterFailure: Failure | undefined;
};

export type CandidatesEvent =
  | { readonly type: 'candidate.chosen'; readonly designation: string; readonly moment: number | undefined }
  | { readonly type: 'candidate.left' }
  | { readonly type: 'retry.requested' };

/**
 * The candidates of the NEO Confirmation Page, and where one of them may be.
 *
 *     list   loading → listed ⇄ renewing (every ten minutes)
 *               └→ failed ─retry→ loading
 *     place  unchosen ─chosen→ locating → located
 *               ↑                └→ unknown ─retry→ locating
 *               └── left, from everywhere; another one that is chosen aborts the older request
 */
export const candidatesMachine = setup({
  types: {
    context: {} as CandidatesContext,
    events: {} as CandidatesEvent,
    input: {} as { readonly site: Observatory },
    tags: {} as 'locating',
  },
  actors: {
    listCandidates: fromPromise<CandidateList>(notProvided),
    locateCandidate: fromPromise<CandidateScatter, CandidateScatterQuery>(notProvided),
  },
  delays: { listAge: LIST_AGE_MS },
}).createMachine({
  id: 'candidates',
  context: ({ input: { site } }) => ({
    site,
    list: undefined,
    listFailure: undefined,
    chosen: undefined,
    moment: undefined,
    scatter: undefined,
    scatterFailure: undefined,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ listFailure: undefined }),
          invoke: {
            src: 'listCandidates',
            onDone: { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
            onError: [
              { guard: wasAborted, target: 'loading', reenter: true },
              { target: 'failed', actions: assign({ listFailure: ({ event }) => failureOf(event.error) }) },
            ],
          },
        },
        listed: { after: { listAge: 'renewing' } },
        renewing: {
          invoke: {
            src: 'listCandidates',
            onDone: { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
            onError: { target: 'listed' },
          },
        },
        failed: { on: { 'retry.requested': 'loading' } },
      },
    },
    place: {
      initial: 'unchosen',
      on: {
        'candidate.chosen': {
          target: '.locating',
          actions: assign(({ event: { designation, moment } }) => ({ chosen: designation, moment })),
        },
        'candidate.left': { target: '.unchosen', actions: assign({ chosen: undefined, scatter: undefined }) },
      },
      states: {
        unchosen: {},
        locating: {
          tags: 'locating',
          entry: assign({ scatter: undefined, scatterFailure: undefined }),
          invoke: {
            src: 'locateCandidate',
            input: ({ context }) => scatterQuery(context),
            onDone: { target: 'located', actions: assign({ scatter: ({ event }) => event.output }) },
            onError: [
              { guard: wasAborted, target: 'locating', reenter: true },
              {
                target: 'unknown',
                actions: assign({ scatterFailure: ({ event }) => failureOf(event.error) }),
              },
            ],
          },
        },
        located: {},
        unknown: { on: { 'retry.requested': 'locating' } },
      },
    },
  },
});

export type CandidatesActor = ActorRefFrom<typeof candidatesMachine>;

/** @throws {RangeError} before a candidate was chosen. */
function scatterQuery({ site, chosen, moment }: CandidatesContext): CandidateScatterQuery {
  if (chosen === undefined) throw new RangeError('a place was requested before a candidate was chosen');
  return {
    name: chosen,
    ...(moment === undefined ? {} : { moment }),
    ...observatoryParameters(site),
  };
}

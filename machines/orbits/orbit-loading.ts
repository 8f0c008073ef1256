import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { type OrbitCache, withOrbit, withoutOrbit } from './orbit-cache.ts';
import { INVALID_DESIGNATOR_MESSAGE } from '#contract/rest/failure.ts';
import type { KeplerianOrbit, PerturbedOrbit } from './orbit-data.ts';
import type { LoadingReport, OrbitOutcome } from './orbit-list-events.ts';
import type { OrbitObject } from './orbit-object.ts';
import {
  orbitRequestMachine,
  type OrbitRequestActor,
  type PerturbedQuery,
  type OrbitRequestEvent,
} from './orbit-request.ts';
import type { FailureReported } from '../popups/notice.ts';
import { userDefinedOrbit } from './user-defined-orbit.ts';
import type { TimeRange } from '../kit/time-range.ts';

const NO_ORBIT_MESSAGE = 'Orbit does not exist';

export type OrbitLoadingContext = {
  readonly keplerian: OrbitCache<KeplerianOrbit>;
  readonly perturbed: OrbitCache<PerturbedOrbit>;
  /** Perturbed orbits that are cached at most; the oldest goes first. */
  readonly mostPerturbed: number;
  /** Requests under way, by designator. */
  readonly requests: ReadonlyMap<string, OrbitRequestActor>;
  /** Requests made so far; numbers them. */
  readonly made: number;
};

export type OrbitLoadingEvent =
  /** `span`, UTC milliseconds, is what a user-defined object is propagated over. */
  | { readonly type: 'orbits.needed'; readonly object: OrbitObject; readonly span: TimeRange }
  | { readonly type: 'orbits.dropped'; readonly designator: string }
  | { readonly type: 'orbits.outdated'; readonly designator: string }
  /** The scene was to draw an orbit that is not there. */
  | { readonly type: 'orbit.missed'; readonly designator: string }
  | OrbitRequestEvent;

export type OrbitLoadingEmitted = LoadingReport | Extract<OrbitOutcome, { type: 'perturbed.evicted' }>;

/**
 * Orbits of the objects that are shown: cached once they are loaded, so that showing an object again needs no request.
 *
 *     idle ─a request begins→ loading ─the last one ends→ idle
 *
 * Each object has its own request (`orbit-request.ts`); dropping the object stops it.
 */
export const orbitLoadingMachine = setup({
  types: {
    context: {} as OrbitLoadingContext,
    events: {} as OrbitLoadingEvent,
    emitted: {} as OrbitLoadingEmitted,
    input: {} as { mostPerturbed: number },
    tags: {} as 'busy',
  },
  actors: { request: orbitRequestMachine },
  guards: {
    hasRequests: ({ context }) => context.requests.size > 0,
    /** The Keplerian orbit is needed, and is being requested again after the perturbed one failed. */
    isRetried: ({ context }, { designator, perturbedOn }: OrbitObject) =>
      !perturbedOn && context.requests.get(designator)?.getSnapshot().hasTag('retrying') === true,
  },
  actions: {
    stopRequest: enqueueActions(({ enqueue, context }, { designator }: { designator: string }) => {
      const request = context.requests.get(designator);
      if (request === undefined) return;
      enqueue.stopChild(request);
      enqueue.assign({ requests: without(context.requests, designator) });
    }),
    startRequest: enqueueActions(
      ({ enqueue, context, self }, { object, span }: { object: OrbitObject; span: TimeRange }) => {
        const { designator, title, perturbedOn, source } = object;
        const known = source.kind === 'user-defined' ? userDefinedOrbit(source.object) : undefined;
        if (known !== undefined)
          enqueue.assign({ keplerian: new Map(context.keplerian).set(designator, known) });
        const hasKeplerian = known !== undefined || context.keplerian.has(designator);
        const perturbed = perturbedOn && !context.perturbed.has(designator);
        if (hasKeplerian && !perturbed) return;
        const query = queryOf(object, span);
        enqueue.assign(({ context: { requests, made }, spawn }) => ({
          made: made + 1,
          requests: new Map(requests).set(
            designator,
            spawn('request', {
              id: `request-${made + 1}`,
              input: { reader: self, query, title, perturbed, hasKeplerian },
            }),
          ),
        }));
      },
    ),
    cachePerturbed: enqueueActions(
      ({ enqueue, context }, { designator, orbit }: { designator: string; orbit: PerturbedOrbit }) => {
        const { cache, evicted } = withOrbit(context.perturbed, designator, orbit, context.mostPerturbed);
        enqueue.assign({ perturbed: cache });
        for (const oldest of evicted) enqueue.emit({ type: 'perturbed.evicted', designator: oldest });
        const { impact } = orbit.facts;
        if (impact !== undefined) enqueue.emit({ type: 'impact.found', designator, impactDate: impact.date });
      },
    ),
    refuse: emit((_, report: Omit<FailureReported, 'type'>) => ({
      ...report,
      type: 'failure.reported' as const,
    })),
  },
}).createMachine({
  id: 'orbitLoading',
  context: ({ input: { mostPerturbed } }) => ({
    keplerian: new Map(),
    perturbed: new Map(),
    mostPerturbed,
    requests: new Map(),
    made: 0,
  }),
  initial: 'idle',
  on: {
    'orbits.needed': [
      {
        guard: ({ event }) => event.object.designator.trim() === '',
        actions: { type: 'refuse', params: { severity: 'error', message: INVALID_DESIGNATOR_MESSAGE } },
      },
      { guard: { type: 'isRetried', params: ({ event }) => event.object } },
      {
        actions: [
          { type: 'stopRequest', params: ({ event }) => event.object },
          { type: 'startRequest', params: ({ event }) => event },
        ],
      },
    ],
    'orbits.dropped': { actions: { type: 'stopRequest', params: ({ event }) => event } },
    'orbits.outdated': {
      actions: [
        { type: 'stopRequest', params: ({ event }) => event },
        assign({
          keplerian: ({ context, event }) => withoutOrbit(context.keplerian, event.designator),
          perturbed: ({ context, event }) => withoutOrbit(context.perturbed, event.designator),
        }),
      ],
    },
    'orbit.missed': {
      guard: ({ context, event }) => !context.requests.has(event.designator),
      actions: { type: 'refuse', params: { severity: 'warning', message: NO_ORBIT_MESSAGE } },
    },
    'keplerian.arrived': {
      actions: assign({
        keplerian: ({ context, event: { designator, orbit } }) =>
          withOrbit(context.keplerian, designator, orbit, Infinity).cache,
      }),
    },
    'perturbed.arrived': { actions: { type: 'cachePerturbed', params: ({ event }) => event } },
    'keplerian.failed': {
      actions: emit(({ event: { designator } }) => ({ type: 'keplerian.missing', designator })),
    },
    'perturbed.failed': {
      actions: emit(({ event: { designator, isPassing } }) => ({
        type: 'perturbed.missing',
        designator,
        isPassing,
      })),
    },
    'failure.reported': { actions: { type: 'refuse', params: ({ event }) => event } },
    'request.done': {
      actions: assign({ requests: ({ context, event }) => without(context.requests, event.designator) }),
    },
  },
  states: {
    idle: { always: { guard: 'hasRequests', target: 'loading' } },
    loading: {
      tags: 'busy',
      entry: emit({ type: 'loading.begun' }),
      exit: emit({ type: 'loading.finished' }),
      always: { guard: ({ context }) => context.requests.size === 0, target: 'idle' },
    },
  },
});

export type OrbitLoadingActor = ActorRefFrom<typeof orbitLoadingMachine>;

/** The query of the perturbed orbit of an object. */
function queryOf({ designator, source }: OrbitObject, span: TimeRange): PerturbedQuery {
  if (source.kind === 'listed') return { kind: 'listed', designator };
  return { kind: 'user-defined', designator, object: source.object, span };
}

function without(requests: OrbitLoadingContext['requests'], designator: string) {
  const next = new Map(requests);
  next.delete(designator);
  return next;
}

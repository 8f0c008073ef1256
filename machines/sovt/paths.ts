import { numberAt } from '#engine/numbers-in.ts';
import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { INVALID_DESIGNATOR_MESSAGE, mayPass } from '#contract/rest/failure.ts';
import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { surfaceIntersection } from '#engine/synodic/surface-intersection.ts';
import { msOfMjd } from '../kit/julian-date.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { LoadingReport } from '../orbits/orbit-list-events.ts';
import type { OrbitObject } from '../orbits/orbit-object.ts';
import { reportOf } from '../popups/notice.ts';
import type { CalculatedObject } from './object-data.ts';
import {
  calculationsOf,
  isSameQuery,
  type PathList,
  pathKey,
  pathOf,
  queryOf,
  type Requests,
  without,
  withoutCalculated,
  withPath,
  withRenamed,
} from './path-list.ts';
import { type PathQuery, type PathRequestEvent, pathRequestMachine } from './path-request.ts';
import { noPerturbedOrbitMessage } from './sovt-popups.ts';

export type PathsContext = PathList & {
  /** Calls under way, one for each object. */
  readonly requests: Requests;
  /** Calls made so far; numbers them. */
  readonly made: number;
};

export type PathsEvent =
  /** The path of an object is to be calculated, also where it is known. */
  | {
      readonly type: 'path.requested';
      readonly row: OrbitObject;
      readonly calculated: CalculatedObject;
      /** UTC milliseconds. */
      readonly range: TimeRange;
    }
  /** An object is shown: where it has been calculated, its path is needed. */
  | { readonly type: 'path.needed'; readonly row: OrbitObject; readonly range: TimeRange }
  /** The time frame has changed: all paths are calculated again. */
  | { readonly type: 'paths.outdated'; readonly rows: readonly OrbitObject[]; readonly range: TimeRange }
  /** An object has gone. */
  | { readonly type: 'object.forgotten'; readonly designator: string }
  /** A user-defined object was changed. @param before designator that it had. */
  | { readonly type: 'object.renamed'; readonly before: string; readonly calculated: CalculatedObject }
  /** A saved state replaces what was calculated. */
  | { readonly type: 'calculations.loaded'; readonly calculated: readonly CalculatedObject[] }
  | PathRequestEvent;

export type PathsEmitted =
  | LoadingReport
  /** The first one where nothing was calculated before. */
  | { readonly type: 'object.calculated'; readonly designator: string; readonly isFirst: boolean };

type FailedPath = Extract<PathRequestEvent, { type: 'path.failed' }>;

/**
 * Paths of objects in the rotating frame: requested, cached, and dropped when the time frame changes.
 *
 *     idle ─a call begins→ loading ─the last one ends→ idle
 *
 * Where there is no perturbed path, the Keplerian one is requested.
 */
export const pathsMachine = setup({
  types: {
    context: {} as PathsContext,
    events: {} as PathsEvent,
    emitted: {} as PathsEmitted,
    tags: {} as 'busy',
  },
  actors: { request: pathRequestMachine },
  actions: {
    startRequest: enqueueActions(({ enqueue, context, self }, { query }: { query: PathQuery }) => {
      const { designator } = query.calculated;
      const before = context.requests.get(designator);
      if (before !== undefined && isSameQuery(before.query, query)) return;
      if (designator.trim() === '') {
        enqueue.emit({ type: 'failure.reported', severity: 'error', message: INVALID_DESIGNATOR_MESSAGE });
        return;
      }
      if (before !== undefined) enqueue.stopChild(before.actor);
      enqueue.assign(({ context: { requests, made }, spawn }) => ({
        made: made + 1,
        requests: new Map(requests).set(designator, {
          query,
          actor: spawn('request', { id: `path-${made + 1}`, input: { reader: self, query } }),
        }),
      }));
    }),
    stop: enqueueActions(({ enqueue, context: { requests } }, { designator }: { designator: string }) => {
      const request = requests.get(designator);
      if (request === undefined) return;
      enqueue.stopChild(request.actor);
      enqueue.assign({ requests: without(requests, designator) });
    }),
    stopAll: enqueueActions(({ enqueue, context: { requests } }) => {
      for (const { actor } of requests.values()) enqueue.stopChild(actor);
      enqueue.assign({ requests: new Map() });
    }),
    cachePath: enqueueActions(
      ({ enqueue, context }, { query, path }: Extract<PathRequestEvent, { type: 'path.arrived' }>) => {
        const { designator } = query.calculated;
        enqueue.assign({
          ...withPath(context, query, path),
          requests: without(context.requests, designator),
        });
        enqueue.emit({ type: 'object.calculated', designator, isFirst: context.calculated.size === 0 });
        const impact = impactOn(query, path);
        if (impact !== undefined) {
          const impactDate = new Date(msOfMjd(impact)).toISOString();
          enqueue.emit({ type: 'impact.found', designator, impactDate });
        } else if (query.calculated.objectData.isOwn && query.propagation === 'perturbed') {
          enqueue.emit({ type: 'impact.missed', designator });
        }
      },
    ),
    giveUp: enqueueActions(({ enqueue, context }, { query, failure }: FailedPath) => {
      const { designator } = query.calculated;
      enqueue.assign({ requests: without(context.requests, designator) });
      enqueue.emit(reportOf(failure));
      enqueue.emit({ type: 'keplerian.missing', designator });
    }),
    giveUpPerturbed: enqueueActions(({ enqueue, context }, { query, failure }: FailedPath) => {
      const { designator } = query.calculated;
      const message = noPerturbedOrbitMessage(query.title);
      enqueue.assign({ requests: without(context.requests, designator) });
      enqueue.emit({ type: 'failure.reported', severity: 'warning', message, failure });
      enqueue.emit({ type: 'perturbed.missing', designator, isPassing: mayPass(failure) });
    }),
  },
}).createMachine({
  id: 'paths',
  context: { calculated: new Map(), paths: new Map(), requests: new Map(), made: 0 },
  initial: 'idle',
  on: {
    'path.requested': {
      actions: {
        type: 'startRequest',
        params: ({ event: { row, calculated, range } }) => ({ query: queryOf(row, calculated, range) }),
      },
    },
    'path.needed': {
      guard: ({ context, event: { row } }) => pathOf(context, row) === undefined,
      actions: enqueueActions(({ enqueue, context, event: { row, range } }) => {
        const calculated = calculationsOf(context).get(row.designator);
        if (calculated === undefined) return;
        enqueue({ type: 'startRequest', params: { query: queryOf(row, calculated, range) } });
      }),
    },
    'paths.outdated': {
      actions: enqueueActions(({ enqueue, context, event: { rows, range } }) => {
        enqueue.assign({ paths: new Map() });
        const calculations = calculationsOf(context);
        for (const row of rows) {
          const calculated = calculations.get(row.designator);
          if (calculated !== undefined)
            enqueue({ type: 'startRequest', params: { query: queryOf(row, calculated, range) } });
        }
      }),
    },
    'object.forgotten': {
      actions: [
        { type: 'stop', params: ({ event }) => event },
        assign(({ context, event }) => withoutCalculated(context, event.designator)),
      ],
    },
    'object.renamed': {
      guard: ({ context, event }) => context.calculated.has(event.before),
      actions: [
        { type: 'stop', params: ({ event }) => ({ designator: event.before }) },
        assign(({ context, event }) => withRenamed(context, event.before, event.calculated)),
      ],
    },
    'calculations.loaded': {
      actions: [
        'stopAll',
        assign(({ event }) => ({
          calculated: new Map(event.calculated.map((each) => [each.designator, each])),
          paths: new Map(),
        })),
      ],
    },
    'path.arrived': { actions: { type: 'cachePath', params: ({ event }) => event } },
    'path.failed': [
      {
        guard: ({ event }) => event.query.propagation === 'keplerian',
        actions: { type: 'giveUp', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'giveUpPerturbed', params: ({ event }) => event },
          enqueueActions(({ enqueue, context, event: { query } }) => {
            if (context.paths.has(pathKey(query.calculated.designator, 'keplerian'))) return;
            enqueue({ type: 'startRequest', params: { query: { ...query, propagation: 'keplerian' } } });
          }),
        ],
      },
    ],
  },
  states: {
    idle: { always: { guard: ({ context }) => context.requests.size > 0, target: 'loading' } },
    loading: {
      tags: 'busy',
      entry: emit({ type: 'loading.begun' }),
      exit: emit({ type: 'loading.finished' }),
      always: { guard: ({ context }) => context.requests.size === 0, target: 'idle' },
    },
  },
});

export type PathsActor = ActorRefFrom<typeof pathsMachine>;

/**
 * When an object hits something on a path: from the full model, and for a user-defined object that moves about the Sun alone from the fine
 * rows of its passages of the Earth. Modified Julian Date UTC.
 */
function impactOn({ calculated, propagation }: PathQuery, path: SynodicFile): number | undefined {
  if (path.impact !== undefined) return path.impact.epoch;
  if (!calculated.objectData.isOwn || propagation === 'perturbed') return undefined;
  const meetings = path.passages.map(({ firstEpoch, step, columns }) =>
    surfaceIntersection(
      { first: firstEpoch, step, distances: columns.earthDistances },
      numberAt(BODY_RADIUS, BODY.Earth),
    ),
  );
  return meetings.findLast((meeting) => meeting !== undefined);
}

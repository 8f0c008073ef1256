import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { Failure } from '#contract/rest/failure.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { AreaQuery, SkyAreas } from '#contract/scd/trace.ts';
import type { TraceRequest } from './trace-requests.ts';

/** Computing an object may take time if its path is at least this long on the sky, degrees. */
const PATH_ANGLE_LIMIT_DEG = 5;

/** An object whose path is requested. */
export type TracedObject = {
  readonly requested: TraceRequest;
  readonly trace: Trace | undefined;
  /** Why there is none. */
  readonly failure: Failure | undefined;
};

export type TracesContext = {
  /** The call for the parts of the sky that the objects move through. */
  readonly area: AreaQuery | undefined;
  readonly objects: readonly TracedObject[];
  /** Whether an object moves so far that computing it may take time. */
  readonly isLong: boolean;
};

/** What the actor that loads traces sends, one object after the other. */
export type TraceNews =
  | { readonly type: 'trace.loaded'; readonly key: string; readonly trace: Trace }
  | { readonly type: 'trace.failed'; readonly key: string; readonly failure: Failure }
  /** Where on the sky the objects move. */
  | { readonly type: 'areas.loaded'; readonly areas: SkyAreas['object'] }
  | { readonly type: 'path.measured'; readonly arcDegrees: number }
  | { readonly type: 'all.loaded' };

export type TracesEvent =
  | {
      readonly type: 'traces.requested';
      readonly requested: readonly TraceRequest[];
      /** The call for the area of the paths; without it the chart stays where it is until the paths come. */
      readonly area?: AreaQuery;
    }
  | { readonly type: 'traces.dropped' }
  /** Objects whose loading failed are requested again. */
  | { readonly type: 'retry.requested' }
  | TraceNews;

export type TracesEmitted =
  /** Paths are requested, or no longer: the editor is locked meanwhile. */
  | { readonly type: 'loading.begun' }
  | { readonly type: 'loading.finished' }
  /** The middle of the first object's area, degrees: the chart looks there until its path has come. */
  | { readonly type: 'area.found'; readonly ra: number; readonly dec: number }
  | { readonly type: 'trace.arrived'; readonly requested: TraceRequest; readonly trace: Trace }
  | { readonly type: 'trace.missing'; readonly requested: TraceRequest; readonly failure: Failure };

/** The paths to load. */
export type TracesInput = {
  readonly requested: readonly TraceRequest[];
  /** Undefined where it is known already. */
  readonly area: AreaQuery | undefined;
};

/**
 * The paths of objects on the sky, as they arrive.
 *
 *     idle ─requested→ loading ─all loaded→ idle
 *
 * What was loaded already for the same span and place stays. Leaving `loading` aborts what is under way; a request for the same
 * paths meanwhile waits for it.
 */
export const tracesMachine = setup({
  types: {
    context: {} as TracesContext,
    events: {} as TracesEvent,
    emitted: {} as TracesEmitted,
    tags: {} as 'loading',
  },
  actors: {
    loadTraces: fromCallback<TracesEvent, TracesInput>(() => {
      throw new Error('the actor is not provided');
    }),
  },
  guards: {
    isRequested: ({ context }, key: string) => context.objects.some(({ requested }) => requested.key === key),
    isUnderWay: ({ context }, requested: readonly TraceRequest[]) =>
      requested.length === context.objects.length &&
      context.objects.every(
        (object, place) => object.failure === undefined && object.requested.key === requested[place]?.key,
      ),
  },
}).createMachine({
  id: 'traces',
  context: { area: undefined, objects: [], isLong: false },
  initial: 'idle',
  on: {
    'traces.requested': {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event }) => ({
        area: event.area,
        objects: event.requested.map((requested) => tracedBefore(context.objects, requested)),
        isLong: false,
      })),
    },
    'traces.dropped': { target: '.idle', actions: assign({ area: undefined, objects: [], isLong: false }) },
  },
  states: {
    idle: {
      on: {
        'retry.requested': {
          target: 'loading',
          actions: assign({
            objects: ({ context }) => context.objects.map((object) => ({ ...object, failure: undefined })),
          }),
        },
      },
    },
    loading: {
      tags: 'loading',
      entry: emit({ type: 'loading.begun' }),
      exit: emit({ type: 'loading.finished' }),
      invoke: {
        src: 'loadTraces',
        input: ({ context }) => ({
          area: context.area,
          requested: context.objects.flatMap(({ requested, trace }) =>
            trace === undefined ? [requested] : [],
          ),
        }),
      },
      on: {
        'traces.requested': { guard: { type: 'isUnderWay', params: ({ event }) => event.requested } },
        'trace.loaded': {
          guard: { type: 'isRequested', params: ({ event }) => event.key },
          actions: [
            assign({
              objects: ({ context, event: { key, trace } }) =>
                withObjectChanged(context.objects, key, { trace }),
            }),
            emit(({ context, event: { key, trace } }) => ({
              type: 'trace.arrived',
              requested: requestedOf(context.objects, key),
              trace,
            })),
          ],
        },
        'trace.failed': {
          guard: { type: 'isRequested', params: ({ event }) => event.key },
          actions: [
            assign({
              objects: ({ context, event: { key, failure } }) =>
                withObjectChanged(context.objects, key, { failure }),
            }),
            emit(({ context, event: { key, failure } }) => ({
              type: 'trace.missing',
              requested: requestedOf(context.objects, key),
              failure,
            })),
          ],
        },
        'areas.loaded': {
          actions: enqueueActions(({ enqueue, event }) => {
            const [first] = event.areas.data;
            if (first !== undefined) enqueue.emit({ type: 'area.found', ...middleOf(first) });
            enqueue.assign({ area: undefined });
          }),
        },
        'path.measured': {
          actions: assign({
            isLong: ({ context, event }) => context.isLong || event.arcDegrees >= PATH_ANGLE_LIMIT_DEG,
          }),
        },
        'all.loaded': 'idle',
      },
    },
  },
});

export type TracesActor = ActorRefFrom<typeof tracesMachine>;

function tracedBefore(objects: readonly TracedObject[], requested: TraceRequest): TracedObject {
  const before = objects.find((object) => object.requested.key === requested.key);
  return { requested, trace: before?.trace, failure: undefined };
}

function withObjectChanged(
  objects: readonly TracedObject[],
  key: string,
  change: Partial<TracedObject>,
): readonly TracedObject[] {
  return objects.map((object) => (object.requested.key === key ? { ...object, ...change } : object));
}

/** The middle of an area, degrees, which may lie across 0 h. */
function middleOf({ raMin, raMax, decMin, decMax }: SkyAreas['object']['data'][number]) {
  const extent = raMax < raMin ? raMax + 360 - raMin : raMax - raMin;
  return { ra: (raMin + extent / 2) % 360, dec: (decMin + decMax) / 2 };
}

/** @throws {RangeError} for a key by which nothing is requested. */
function requestedOf(objects: readonly TracedObject[], key: string): TraceRequest {
  const found = objects.find(({ requested }) => requested.key === key);
  if (found === undefined) throw new RangeError(`no trace is requested by the key ${key}`);
  return found.requested;
}

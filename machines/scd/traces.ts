import { type ActorRefFrom, assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { WantedTrace } from './trace-orders.ts';

/** Degrees of arc on the sky from which on computing an object may take time. */
const PATH_ANGLE_LIMIT_DEG = 5;

/** What is known of an object that is to be traced. */
export type TracedObject = {
  readonly wanted: WantedTrace;
  readonly trace: Trace | undefined;
  /** Why there is none. */
  readonly failure: Failure | undefined;
};

export type TracesContext = {
  readonly objects: readonly TracedObject[];
  /** Whether an object moves so far that computing it may take time. */
  readonly isLong: boolean;
};

/** What the actor that loads traces tells, one object after the other. */
export type TraceNews =
  | { readonly type: 'trace.loaded'; readonly key: string; readonly trace: Trace }
  | { readonly type: 'trace.failed'; readonly key: string; readonly failure: Failure }
  | { readonly type: 'path.measured'; readonly arcDegrees: number }
  | { readonly type: 'all.loaded' };

export type TracesEvent =
  | { readonly type: 'traces.wanted'; readonly wanted: readonly WantedTrace[] }
  | { readonly type: 'traces.dropped' }
  /** Those that failed are asked for again. */
  | { readonly type: 'retry.requested' }
  | TraceNews;

export type TracesEmitted =
  | { readonly type: 'trace.arrived'; readonly wanted: WantedTrace; readonly trace: Trace }
  | { readonly type: 'trace.missing'; readonly wanted: WantedTrace; readonly failure: Failure };

/**
 * The paths of objects on the sky, as they arrive.
 *
 *     idle ─wanted→ loading ─all loaded→ idle
 *
 * What was loaded already for the same span and place stays. Leaving `loading` aborts what is under way.
 */
export const tracesMachine = setup({
  types: {
    context: {} as TracesContext,
    events: {} as TracesEvent,
    emitted: {} as TracesEmitted,
    tags: {} as 'loading',
  },
  actors: {
    loadTraces: fromCallback<TracesEvent, { readonly wanted: readonly WantedTrace[] }>(() => {
      throw new Error('the actor is not provided');
    }),
  },
  guards: {
    isWanted: ({ context }, key: string) => context.objects.some(({ wanted }) => wanted.key === key),
  },
}).createMachine({
  id: 'traces',
  context: { objects: [], isLong: false },
  initial: 'idle',
  on: {
    'traces.wanted': {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event }) => ({
        objects: event.wanted.map((wanted) => known(context.objects, wanted)),
        isLong: false,
      })),
    },
    'traces.dropped': { target: '.idle', actions: assign({ objects: [], isLong: false }) },
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
      invoke: {
        src: 'loadTraces',
        input: ({ context }) => ({
          wanted: context.objects.flatMap(({ wanted, trace }) => (trace === undefined ? [wanted] : [])),
        }),
      },
      on: {
        'trace.loaded': {
          guard: { type: 'isWanted', params: ({ event }) => event.key },
          actions: [
            assign({
              objects: ({ context, event: { key, trace } }) => changed(context.objects, key, { trace }),
            }),
            emit(({ context, event: { key, trace } }) => ({
              type: 'trace.arrived',
              wanted: wantedOf(context.objects, key),
              trace,
            })),
          ],
        },
        'trace.failed': {
          guard: { type: 'isWanted', params: ({ event }) => event.key },
          actions: [
            assign({
              objects: ({ context, event: { key, failure } }) => changed(context.objects, key, { failure }),
            }),
            emit(({ context, event: { key, failure } }) => ({
              type: 'trace.missing',
              wanted: wantedOf(context.objects, key),
              failure,
            })),
          ],
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

function known(objects: readonly TracedObject[], wanted: WantedTrace): TracedObject {
  const before = objects.find((object) => object.wanted.key === wanted.key);
  return { wanted, trace: before?.trace, failure: undefined };
}

function changed(
  objects: readonly TracedObject[],
  key: string,
  change: Partial<TracedObject>,
): readonly TracedObject[] {
  return objects.map((object) => (object.wanted.key === key ? { ...object, ...change } : object));
}

/** @throws {RangeError} for a key that nothing is wanted by. */
function wantedOf(objects: readonly TracedObject[], key: string): WantedTrace {
  const found = objects.find(({ wanted }) => wanted.key === key);
  if (found === undefined) throw new RangeError(`no trace is wanted by the key ${key}`);
  return found.wanted;
}

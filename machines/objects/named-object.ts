import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { AsteroidsByName, ListedObject } from '#contract/asteroid.ts';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import { type NamedObject, nameIn, type ObjectUnknown, unknownIn } from './object-messages.ts';

export type NamedObjectEmitted =
  | { readonly type: 'objects.found'; readonly objects: readonly ListedObject[] }
  | ObjectUnknown
  | { readonly type: 'lookup.failed'; readonly failure: Failure };

/**
 * Looks up the object that an address names, `?object=`.
 *
 *     resting ─object requested→ lookingUp ─found, unknown or failed→ resting
 */
export const namedObjectMachine = setup({
  types: {
    /** What is requested, until it is found or known to be unknown; empty for nothing. */
    context: {} as { readonly phrase: string },
    events: {} as NamedObject,
    emitted: {} as NamedObjectEmitted,
  },
  actors: {
    /** Exact: by number and name, designation, number or name. */
    findByNames: fromPromise<AsteroidsByName, { names: readonly string[] }>(notProvided),
  },
}).createMachine({
  id: 'namedObject',
  context: { phrase: '' },
  initial: 'resting',
  on: {
    'object.requested': {
      guard: ({ event }) => nameIn(event.phrase) !== '',
      target: '.lookingUp',
      reenter: true,
      actions: assign({ phrase: ({ event }) => nameIn(event.phrase) }),
    },
  },
  states: {
    resting: {},
    lookingUp: {
      invoke: {
        src: 'findByNames',
        input: ({ context }) => ({ names: [context.phrase] }),
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context, event: { output } }) =>
              output.asteroids.length === 0
                ? unknownIn(output, context.phrase)
                : { type: 'objects.found', objects: output.asteroids },
            ),
            assign({ phrase: '' }),
          ],
        },
        onError: {
          target: 'resting',
          actions: emit(({ event }) => ({ type: 'lookup.failed', failure: failureOf(event.error) })),
        },
      },
    },
  },
});

export type NamedObjectActor = ActorRefFrom<typeof namedObjectMachine>;

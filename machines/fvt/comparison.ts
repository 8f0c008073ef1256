import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { FLYBY_DAYS_BEFORE } from '#contract/fvt/flyby-steps.ts';
import type { MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import type { Solution } from '#contract/fvt/solutions.ts';
import type { FlybyObject } from '#contract/user-defined/user-defined-object.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { FlybyTarget } from './flyby.ts';
import { isAboveLimit } from './own-flybys.ts';

/** An approach, and the user-defined flybys that pass the same body on its days, within the limit of the body. */
export type ComparedApproach = {
  readonly approach: CloseApproach;
  readonly userDefined: readonly { readonly object: FlybyObject; readonly body: MainBodyRecord }[];
};

/** The approach by one orbit. */
export type ComparedSolution = Solution & {
  /** Name of a user-defined flyby. */
  readonly ownName?: string;
};

export type ComparisonContext = {
  readonly compared: ComparedApproach | undefined;
  /** Solutions of the service, then the user-defined ones. */
  readonly solutions: readonly ComparedSolution[];
};

export type ComparisonEvent =
  | { readonly type: 'comparison.opened'; readonly compared: ComparedApproach }
  /** Another flyby is shown, where a user-defined one has nothing to be compared with; or user-defined flybys changed. */
  | { readonly type: 'compared.changed'; readonly compared: ComparedApproach | undefined }
  | { readonly type: 'comparison.closed' };

export type ComparisonEmitted = { readonly type: 'comparison.failed'; readonly failure: Failure };

/**
 * The same approach by every orbit that is known of its object.
 *
 *     folded ─opened→ open(comparing ─answered→ compared)
 *        ↑              │ ↑ └ compared changed ┘
 *        └ closed or failed
 */
export const comparisonMachine = setup({
  types: {
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    emitted: {} as ComparisonEmitted,
  },
  actors: { compareSolutions: fromPromise<readonly ComparedSolution[], ComparedApproach>(notProvided) },
}).createMachine({
  id: 'comparison',
  context: { compared: undefined, solutions: [] },
  initial: 'folded',
  states: {
    folded: {
      entry: assign({ compared: undefined, solutions: [] }),
      on: {
        'comparison.opened': {
          target: 'open',
          actions: assign({ compared: ({ event }) => event.compared }),
        },
      },
    },
    open: {
      initial: 'comparing',
      on: {
        'comparison.closed': 'folded',
        'compared.changed': [
          {
            guard: ({ event }) => event.compared !== undefined,
            target: 'open',
            reenter: true,
            actions: assign({ compared: ({ event }) => event.compared }),
          },
          { target: 'folded' },
        ],
      },
      states: {
        comparing: {
          entry: assign({ solutions: [] }),
          invoke: {
            src: 'compareSolutions',
            input: ({ context: { compared } }) => {
              if (compared === undefined) throw new RangeError('there is no approach to compare');
              return compared;
            },
            onDone: { target: 'compared', actions: assign({ solutions: ({ event }) => event.output }) },
            onError: {
              target: '#comparison.folded',
              actions: emit(({ event }) => ({ type: 'comparison.failed', failure: failureOf(event.error) })),
            },
          },
        },
        compared: {},
      },
    },
  },
});

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>;

/** What a flyby is compared with; undefined for a user-defined one. @param body that it is about. */
export function comparedWith(
  target: FlybyTarget,
  objects: readonly FlybyObject[],
  body: MainBodyRecord | undefined,
): ComparedApproach | undefined {
  if (target.kind === 'user-defined') return undefined;
  const { approach } = target;
  if (body === undefined) return { approach, userDefined: [] };
  const isLike = (object: FlybyObject) =>
    Math.abs(object.pericentrePassage - approach.mjd) <= FLYBY_DAYS_BEFORE && !isAboveLimit(object, body);
  return { approach, userDefined: objects.filter(isLike).map((object) => ({ object, body })) };
}

/** The orbit that the others are compared with: that of a source where it is among them, else the first that has a passage. */
export function referenceAmong(
  solutions: readonly ComparedSolution[],
  { source, catalogueDate }: Solution['provenance'],
): ComparedSolution | undefined {
  const passing = solutions.filter(({ passage }) => passage !== undefined);
  return (
    passing.find(
      ({ provenance }) => provenance.source === source && provenance.catalogueDate === catalogueDate,
    ) ?? passing[0]
  );
}

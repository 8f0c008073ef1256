import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CandidateScatterQuery } from '#contract/candidates.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { NightEllipse, NightTable } from './night-table.ts';

/** Ellipses of one standard deviation of the places of candidates, by the designators of the objects they are planned as. */
export type CandidateEllipses = Readonly<Record<string, NightEllipse>>;

/** Whose places are asked for: objects of one's own by name, for a site and a moment, Julian date UTC. */
export type PlannedCandidatesInput = Omit<CandidateScatterQuery, 'name'> & {
  readonly names: readonly string[];
};

/**
 * How well the places of planned candidates of the NEO Confirmation Page are known: that tells the service by the orbits
 * that fit their observations, as their orbits themselves have no uncertainty.
 *
 *     locating → located
 *         └────→ unknown     the plan is used without
 */
export const plannedCandidatesMachine = setup({
  types: {
    context: {} as { readonly asked: PlannedCandidatesInput; readonly ellipses: CandidateEllipses },
    input: {} as PlannedCandidatesInput,
  },
  actors: {
    locatePlanned: fromPromise<CandidateEllipses, PlannedCandidatesInput>(notProvided),
  },
}).createMachine({
  id: 'plannedCandidates',
  context: ({ input }) => ({ asked: input, ellipses: {} }),
  initial: 'locating',
  states: {
    locating: {
      invoke: {
        src: 'locatePlanned',
        input: ({ context }) => context.asked,
        onDone: { target: 'located', actions: assign({ ellipses: ({ event }) => event.output }) },
        onError: 'unknown',
      },
    },
    located: {},
    unknown: {},
  },
});

export type PlannedCandidatesActor = ActorRefFrom<typeof plannedCandidatesMachine>;

/** A night with the ellipses of its candidates in all their rows: they are taken as they are at one moment of it. */
export function withEllipses(table: NightTable, ellipses: CandidateEllipses): NightTable {
  return {
    ...table,
    objects: table.objects.map((object) => {
      const ellipse = ellipses[object.table.designator];
      if (ellipse === undefined) return object;
      return { ...object, rows: object.rows.map((row) => row && { ellipse, ...row }) };
    }),
  };
}

import { assign, fromPromise, setup } from 'xstate';
import type { CandidateEllipses, CandidatesRequest } from '#contract/opt/candidates.ts';
import { notProvided } from '../../kit/not-provided.ts';
import type { NightTable } from './night-table.ts';

/**
 * How well the places of planned candidates of the NEO Confirmation Page are known: the service finds that by the orbits
 * that fit their observations, as their orbits themselves have no uncertainty.
 *
 *     locating → located
 *         └────→ unknown     the plan is used without
 */
export const plannedCandidatesMachine = setup({
  types: {
    context: {} as { readonly requested: CandidatesRequest; readonly ellipses: CandidateEllipses },
    input: {} as CandidatesRequest,
  },
  actors: {
    locatePlanned: fromPromise<CandidateEllipses, CandidatesRequest>(notProvided),
  },
}).createMachine({
  id: 'plannedCandidates',
  context: ({ input }) => ({ requested: input, ellipses: {} }),
  initial: 'locating',
  states: {
    locating: {
      invoke: {
        src: 'locatePlanned',
        input: ({ context }) => context.requested,
        onDone: { target: 'located', actions: assign({ ellipses: ({ event }) => event.output }) },
        onError: 'unknown',
      },
    },
    located: {},
    unknown: {},
  },
});

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

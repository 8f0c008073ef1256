import type { PlanetApproach, TableFacts } from '#contract/nov/perturbed.ts';
import { approachOnDay } from '#engine/table/orbit-table.ts';
import { liesIn } from '#engine/table/unreliable-days.ts';

/** Facts about an instant on a perturbed orbit. */
export type TableDetails = {
  /** The orbit is unreliable at this instant. */
  readonly unreliable: boolean;
  /** The close approach of the day and the planet concerned. */
  readonly approach: PlanetApproach | undefined;
  /** The object has hit the planet. */
  readonly impacted: boolean;
};

/**
 * Evaluates the facts of a table at an instant.
 *
 * @param julianDate TDB; an approach counts on the whole of its day.
 */
export function tableDetails(
  facts: Pick<TableFacts, 'approaches' | 'unreliable' | 'impact'>,
  julianDate: number,
): TableDetails {
  const midnight = Math.floor(julianDate - 0.5) + 0.5;
  return {
    unreliable: liesIn(facts.unreliable, julianDate),
    approach: approachOnDay(facts.approaches, midnight, midnight + 1),
    impacted: facts.impact !== undefined && julianDate > facts.impact.day,
  };
}

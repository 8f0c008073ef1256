import { numberAt } from '#engine/numbers-in.ts';
import type { SwarmNames } from '#contract/nov/swarm.ts';
import { NO_WINDOW, POPULATION_MARK, type PopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationOrder } from '#contract/sovt/sovt-state.ts';
import { foldedText } from '../kit/folded-text.ts';

/** A near-Earth object of the population; dates are Modified Julian Dates UTC. */
export type PopulationRow = {
  readonly designation: string;
  /** The name of the object as it is shown. */
  readonly label: string;
  /** V magnitude at its brightest, and the date of that. */
  readonly brightest: number;
  readonly brightestAt: number;
  /** When it is inside the limits first; undefined where it never is. */
  readonly window: { readonly start: number; readonly end: number } | undefined;
  /** Integrated as it meets a planet; the others follow their conics of today. */
  readonly isIntegrated: boolean;
  /** Whether it hits a body within the time frame. */
  readonly hits: boolean;
  /** A comet that was not observed for so long that it may be anywhere. */
  readonly isLost: boolean;
  /** When that comet was last observed, YYYY-MM-DD or YYYY; undefined of any other object. */
  readonly lost?: string | undefined;
};

export type PopulationColumn = PopulationOrder['by'];

export const BRIGHTEST_FIRST: PopulationOrder = { by: 'brightest', direction: 'ascending' };

/** The order after the head of a column was pressed: ascending, descending, the brightest first. */
export function orderAfterHead(
  { by, direction }: PopulationOrder,
  column: PopulationColumn,
): PopulationOrder {
  if (by !== column) return { by: column, direction: 'ascending' };
  return direction === 'ascending' ? { by, direction: 'descending' } : BRIGHTEST_FIRST;
}

/** The objects of a part of the population. */
export function rowsOfPart(
  { start, count, columns, lostSince = {} }: PopulationPart,
  names: SwarmNames,
): readonly PopulationRow[] {
  return Array.from({ length: count }, (_, at) => {
    const designation = names.names[numberAt(columns.row, at)] ?? '';
    const [from, to] = [numberAt(columns.windowStart, at), numberAt(columns.windowEnd, at)];
    const marks = numberAt(columns.marks, at);
    return {
      designation,
      label: names.labels?.[designation] ?? designation,
      brightest: numberAt(columns.brightest, at) / 100,
      brightestAt: start + numberAt(columns.brightestAt, at),
      window: from === NO_WINDOW ? undefined : { start: start + from, end: start + to },
      isIntegrated: (marks & POPULATION_MARK.integrated) !== 0,
      hits: (marks & POPULATION_MARK.impact) !== 0,
      isLost: (marks & POPULATION_MARK.lost) !== 0,
      lost: lostSince[String(numberAt(columns.row, at))],
    };
  });
}

/**
 * The rows that a phrase finds, in an order; what has no window comes last. Comets that count as lost are among them where they are
 * included, or where a phrase names them.
 */
export function listedPopulation(
  rows: readonly PopulationRow[],
  phrase: string,
  { by, direction }: PopulationOrder,
  includesLost = false,
): readonly PopulationRow[] {
  const folded = foldedText(phrase);
  const found =
    folded === ''
      ? rows.filter(({ isLost }) => includesLost || !isLost)
      : rows.filter(
          ({ label, designation }) =>
            foldedText(label).includes(folded) || foldedText(designation).includes(folded),
        );
  const sign = direction === 'ascending' ? 1 : -1;
  if (by === 'object') return found.toSorted((one, other) => sign * COLLATOR.compare(one.label, other.label));
  if (by === 'window') return found.toSorted((one, other) => byWindow(one, other, sign));
  return found.toSorted((one, other) => sign * (one[by] - other[by]));
}

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byWindow({ window: one }: PopulationRow, { window: other }: PopulationRow, sign: number): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return sign * (one.start - other.start);
}

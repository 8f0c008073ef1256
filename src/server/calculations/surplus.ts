import type { Calculation } from './calculation.ts';

/**
 * Most rows of stored finished calculations, over all visitors and of one: 290 bytes a row, and a fourth of that for what is
 * known of the object. A visitor's ten largest calculations stay stored, and where 50 visitors a minute calculate those of seven minutes.
 */
const STORED_ROWS = 200_000;
export const STORED_ROWS_PER_VISITOR = 100_000;

type Finished = Pick<Calculation, 'token' | 'visitor' | 'epochs' | 'outcomes' | 'finishedAt'>;

/**
 * Finished calculations that are too many to be stored: each time the oldest of the visitor who has most rows, so that no visitor
 * loses results to the calculations of another who has fewer. What is not finished is never among them.
 *
 * @param calculations in the order in which they were accepted.
 */
export function surplusOf(calculations: Iterable<Finished>): readonly Finished[] {
  const finished = new Map<string, Finished[]>();
  for (const calculation of calculations) {
    if (calculation.finishedAt === undefined) continue;
    const visitorCalculations = finished.get(calculation.visitor);
    if (visitorCalculations === undefined) finished.set(calculation.visitor, [calculation]);
    else visitorCalculations.push(calculation);
  }
  const surplus: Finished[] = [];
  const shares = Array.from(finished.values(), (visitorCalculations) => ({
    visitorCalculations,
    rows: rowsOf(visitorCalculations),
  }));
  let total = shares.reduce((sum, { rows }) => sum + rows, 0);
  for (;;) {
    const [greatest] = shares.toSorted((a, b) => b.rows - a.rows);
    if (total <= STORED_ROWS && (greatest?.rows ?? 0) <= STORED_ROWS_PER_VISITOR) return surplus;
    const oldest = greatest?.visitorCalculations.shift();
    if (greatest === undefined || oldest === undefined) return surplus;
    const rows = rowsOf([oldest]);
    greatest.rows -= rows;
    total -= rows;
    surplus.push(oldest);
  }
}

function rowsOf(calculations: readonly Finished[]): number {
  return calculations.reduce((sum, { epochs, outcomes }) => sum + epochs.length * outcomes.length, 0);
}

import type { ComparedRow, ResidualKey } from './compare-rows.ts';
import { RESIDUALS } from './compare-rows.ts';

/** How large the differences of one quantity are, whatever their sign. */
export type ResidualSummary = {
  readonly key: ResidualKey;
  readonly rows: number;
  readonly median: number;
  readonly worst: number;
  /** ISO date of the worst row. */
  readonly worstDate: string;
};

/** Summaries of what the rows have in common with the table, in the order of {@link RESIDUALS}. */
export function summarise(rows: readonly ComparedRow[]): readonly ResidualSummary[] {
  const keys = Object.keys(RESIDUALS).filter((key): key is ResidualKey => key in RESIDUALS);
  return keys.flatMap((key) => {
    const sizes = rows
      .flatMap(({ date, residuals }) => {
        const residual = residuals[key];
        return residual === undefined ? [] : [{ date, size: Math.abs(residual) }];
      })
      .sort((a, b) => a.size - b.size);
    const [middle, worst] = [sizes[Math.floor((sizes.length - 1) / 2)], sizes.at(-1)];
    if (middle === undefined || worst === undefined) return [];
    return [{ key, rows: sizes.length, median: middle.size, worst: worst.size, worstDate: worst.date }];
  });
}

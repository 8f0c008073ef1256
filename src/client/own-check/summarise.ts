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
    const [below, above] = [sizes[Math.floor((sizes.length - 1) / 2)], sizes[Math.floor(sizes.length / 2)]];
    const worst = sizes.at(-1);
    if (below === undefined || above === undefined || worst === undefined) return [];
    const median = (below.size + above.size) / 2;
    return [{ key, rows: sizes.length, median, worst: worst.size, worstDate: worst.date }];
  });
}

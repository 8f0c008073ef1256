/** One line of the benchmark's table. */
export type BenchRow = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The demand in words. */
  readonly must: string;
  readonly holds: boolean;
  readonly note?: string;
};

/** The row of a value with an upper limit. */
export function atMost(what: string, value: number, unit: string, most: number, note?: string): BenchRow {
  const row = { what, value, unit, must: `≤ ${most} ${unit}`, holds: value <= most };
  return note === undefined ? row : { ...row, note };
}

/** One line of the benchmark's table: a measured value and its limit, which for times and rates is that of the reference machine. */
export type BenchRow = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: 'most' | 'least';
  readonly limit: number;
  readonly note?: string;
  /** The bench gave up before what it measures was done: the row fails, whatever its limit. */
  readonly isUnfinished?: true;
};

/** The row of a value with an upper limit. */
export function atMost(what: string, value: number, unit: string, limit: number, note?: string): BenchRow {
  return { what, value, unit, bound: 'most', limit, ...(note === undefined ? {} : { note }) };
}

/** The row of a value with a lower limit. */
export function atLeast(what: string, value: number, unit: string, limit: number, note?: string): BenchRow {
  return { ...atMost(what, value, unit, limit, note), bound: 'least' };
}

/** The row of something that was not done when the bench gave up, its value what had been spent by then. */
export function unfinished(row: BenchRow): BenchRow {
  return { ...row, isUnfinished: true };
}

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

import type { References } from './references.ts';

/** One case of a quantity: an object, a planet, a site; every error is a non-negative number in the quantity's unit. */
export type Case = { readonly name: string; readonly errors: readonly number[] };

/** One line of the accuracy table, measured on demand. */
export type Quantity = {
  readonly quantity: string;
  readonly against: string;
  readonly unit: string;
  /** Largest error allowed. */
  readonly limit: number;
  /** Rows that all recorded values and those cited in the repository have; another number means that a sample was skipped. */
  readonly rows: { readonly recorded: number; readonly cited: number };
  /** Why the limit is what it is, where it is not obvious. */
  readonly note?: string;
  measure(references: References): readonly Case[];
};

/** What the table prints of a quantity. */
export type Measured = {
  readonly cases: number;
  readonly rows: number;
  readonly median: number;
  readonly max: number;
  readonly worst: string;
};

/** Median and maximum over all cases of a quantity. */
export function summarise(cases: readonly Case[]): Measured {
  const all = cases.flatMap((one) => one.errors).sort((a, b) => a - b);
  const worst = cases.reduce(
    (found, one) =>
      Math.max(...one.errors) > found.max ? { name: one.name, max: Math.max(...one.errors) } : found,
    { name: '', max: -1 },
  );
  return {
    cases: cases.length,
    rows: all.length,
    median: all[all.length >> 1] ?? 0,
    max: worst.max,
    worst: worst.name,
  };
}

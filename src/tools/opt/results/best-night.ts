import type { EphemerisRow } from './ephemeris-rows.ts';

/** When an object stands highest while it is up at night, and the rows of that night. */
export type BestNight = { readonly best: EphemerisRow; readonly rows: readonly EphemerisRow[] };

const HALF_DAY = 0.5;

/**
 * The night of an object in which it stands highest.
 *
 * @param rows of one object, in order of time.
 * @returns undefined where it is never up at night.
 */
export function bestNight(rows: readonly EphemerisRow[]): BestNight | undefined {
  const best = most(
    rows.filter(({ isUp, message }) => isUp && message === undefined),
    (row) => row.value('AST_ALT') ?? -Infinity,
  );
  if (best === undefined) return undefined;
  const near = (middle: EphemerisRow) =>
    rows.filter((row) => Math.abs(dateOf(row) - dateOf(middle)) <= HALF_DAY);
  const midnight = most(near(best), (row) => -(row.value('SUN_ALT') ?? Infinity)) ?? best;
  return { best, rows: near(midnight) };
}

function most(rows: readonly EphemerisRow[], of: (row: EphemerisRow) => number): EphemerisRow | undefined {
  return rows.reduce<EphemerisRow | undefined>(
    (before, row) => (before === undefined || of(row) > of(before) ? row : before),
    undefined,
  );
}

/** Julian date UTC. */
export function dateOf(row: EphemerisRow): number {
  return row.value('JD_UTC') ?? 0;
}

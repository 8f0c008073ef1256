import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { EphemerisRow } from './ephemerides/ephemeris-rows.ts';

/** When an object is highest while it is up at night, with the rows of that night; or why it never is. */
export type BestNight =
  | {
      readonly kind: 'best';
      readonly best: EphemerisRow;
      readonly altitudeDeg: number;
      readonly rows: readonly EphemerisRow[];
    }
  | { readonly kind: 'never up' }
  | { readonly kind: 'no row at night' };

const HALF_DAY = 0.5;

/**
 * The night of an object in which it is highest.
 *
 * @param rows of one object, in order of time.
 */
export function bestNight(rows: readonly EphemerisRow[]): BestNight {
  const best = most(
    rows.filter(({ isUp, message }) => isUp && message === undefined),
    (row) => row.value('AST_ALT') ?? -Infinity,
  );
  const altitudeDeg = best?.value('AST_ALT') ?? null;
  if (best === undefined || altitudeDeg === null)
    return { kind: rows.some(isAtNight) ? 'never up' : 'no row at night' };
  const near = (middle: EphemerisRow) =>
    rows.filter((row) => Math.abs(dateOf(row) - dateOf(middle)) <= HALF_DAY);
  const midnight = most(near(best), (row) => -(row.value('SUN_ALT') ?? Infinity)) ?? best;
  return { kind: 'best', best, altitudeDeg, rows: near(midnight) };
}

/** Whether a row is of a time when the Sun is far enough below the horizon. */
export function isAtNight(row: EphemerisRow): boolean {
  return (row.value('SUN_ALT') ?? Infinity) < NIGHT_SUN_ALTITUDE_DEG;
}

function most(rows: readonly EphemerisRow[], of: (row: EphemerisRow) => number): EphemerisRow | undefined {
  return rows.reduce<EphemerisRow | undefined>(
    (before, row) => (before === undefined || of(row) > of(before) ? row : before),
    undefined,
  );
}

/** Julian date UTC. @throws {RangeError} for a row that has none. */
export function dateOf(row: EphemerisRow): number {
  const date = row.value('JD_UTC');
  if (date === null) throw new RangeError(`row ${row.key} has no date`);
  return date;
}

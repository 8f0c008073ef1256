import { nightAt, solarZone } from '#machines/opt/tonight/night-window.ts';
import { dateOf, type EphemerisRow, isAtNight } from './ephemerides/ephemeris-rows.ts';
import { nightsTest, type SiteNights } from './site-nights.ts';

/** When an object is highest while it is up at night, with that night and its rows; or why it never is. */
export type BestNight =
  | {
      readonly kind: 'best';
      readonly best: EphemerisRow;
      readonly altitudeDeg: number;
      /** The date of its evening by the mean Sun, YYYY-MM-DD. */
      readonly night: string;
      readonly rows: readonly EphemerisRow[];
    }
  | { readonly kind: 'never up' }
  | { readonly kind: 'no row at night' };

/**
 * The night of an object in which it is highest, of those that are looked at: rows of other nights count for nothing.
 *
 * @param rows of one object, in order of time.
 */
export function bestNight(rows: readonly EphemerisRow[], nights: SiteNights): BestNight {
  const within = rowsIn(rows, nights);
  const best = most(
    within.filter(({ isUp }) => isUp),
    (row) => row.value('AST_ALT') ?? -Infinity,
  );
  const altitudeDeg = best?.value('AST_ALT') ?? null;
  if (best === undefined || altitudeDeg === null)
    return { kind: within.some(isAtNight) ? 'never up' : 'no row at night' };
  const night = nightAt(dateOf(best), solarZone(nights.site));
  return {
    kind: 'best',
    best,
    altitudeDeg,
    night,
    rows: rowsIn(rows, { ...nights, start: night, end: night }),
  };
}

function rowsIn(rows: readonly EphemerisRow[], nights: SiteNights): readonly EphemerisRow[] {
  const isIn = nightsTest(nights);
  return rows.filter((row) => isIn(dateOf(row)));
}

function most(
  rows: readonly EphemerisRow[],
  quantityOf: (row: EphemerisRow) => number,
): EphemerisRow | undefined {
  return rows.reduce<EphemerisRow | undefined>(
    (before, row) => (before === undefined || quantityOf(row) > quantityOf(before) ? row : before),
    undefined,
  );
}

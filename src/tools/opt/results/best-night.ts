import type { PlaceDeg } from '#engine/observe/dark-hours.ts';
import { nightAt, nightStart, solarZone } from '#machines/opt/tonight/night-window.ts';
import { nightsOfPlan } from '#machines/opt/tonight/site-nights.ts';
import type { Plan } from '#machines/planning/plan.ts';
import type { Dates } from '#machines/planning/time-frame.ts';
import { dateOf, type EphemerisRow, isAtNight } from './ephemerides/ephemeris-rows.ts';

/** When an object is highest while it is up at night, with that night and its rows; or why it never is. */
export type BestNight =
  | {
      readonly kind: 'best';
      readonly best: EphemerisRow;
      readonly altitudeDeg: number;
      /** The local date of its evening, YYYY-MM-DD. */
      readonly night: string;
      readonly rows: readonly EphemerisRow[];
    }
  | { readonly kind: 'never up' }
  | { readonly kind: 'no row at night' };

/** The nights that are looked at, by the local dates of the first and last evening, and where. */
export type SiteNights = Dates & { readonly site: PlaceDeg };

/** The nights of a plan; undefined at the geocentre, where there is none. */
export function siteNightsOf(plan: Plan): SiteNights | undefined {
  const nights = nightsOfPlan(plan);
  return nights && { ...nights, site: plan.observatory };
}

/**
 * The night of an object in which it is highest, of those that are looked at: rows of other nights count for nothing.
 *
 * @param rows of one object, in order of time.
 */
export function bestNight(rows: readonly EphemerisRow[], { start, end, site }: SiteNights): BestNight {
  const zone = solarZone(site);
  const [from, to] = [nightStart(start, zone), nightStart(end, zone) + 1];
  const within = rows.filter((row) => row.message === undefined && isBetween(row, from, to));
  const best = most(
    within.filter(({ isUp }) => isUp),
    (row) => row.value('AST_ALT') ?? -Infinity,
  );
  const altitudeDeg = best?.value('AST_ALT') ?? null;
  if (best === undefined || altitudeDeg === null)
    return { kind: within.some(isAtNight) ? 'never up' : 'no row at night' };
  const night = nightAt(dateOf(best), zone);
  const noon = nightStart(night, zone);
  return {
    kind: 'best',
    best,
    altitudeDeg,
    night,
    rows: rows.filter((row) => isBetween(row, noon, noon + 1)),
  };
}

function isBetween(row: EphemerisRow, from: number, to: number): boolean {
  const date = dateOf(row);
  return date >= from && date <= to;
}

function most(rows: readonly EphemerisRow[], of: (row: EphemerisRow) => number): EphemerisRow | undefined {
  return rows.reduce<EphemerisRow | undefined>(
    (before, row) => (before === undefined || of(row) > of(before) ? row : before),
    undefined,
  );
}

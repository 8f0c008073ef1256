import type { Elements } from '#engine/orbit/elements.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';

/** An asteroid found before it hit the Earth. */
export type Impactor = {
  readonly designation: string;
  /** UTC date, YYYY-MM-DD. */
  readonly impactDate: string;
};

/**
 * Asteroids discovered before their impact, to the end of 2024.
 *
 * Source: JPL CNEOS and ESA NEOCC announcements of each event; dates are UTC.
 */
export const KNOWN_IMPACTORS: readonly Impactor[] = [
  { designation: '2008 TC3', impactDate: '2008-10-07' },
  { designation: '2014 AA', impactDate: '2014-01-02' },
  { designation: '2018 LA', impactDate: '2018-06-02' },
  { designation: '2019 MO', impactDate: '2019-06-22' },
  { designation: '2022 EB5', impactDate: '2022-03-11' },
  { designation: '2022 WJ1', impactDate: '2022-11-19' },
  { designation: '2023 CX1', impactDate: '2023-02-13' },
  { designation: '2024 BX1', impactDate: '2024-01-21' },
  { designation: '2024 RW1', impactDate: '2024-09-04' },
  { designation: '2024 UQ', impactDate: '2024-10-22' },
  { designation: '2024 XA1', impactDate: '2024-12-03' },
];

const IMPACT_DATES: ReadonlyMap<string, string> = new Map(
  KNOWN_IMPACTORS.map(({ designation, impactDate }) => [designation, impactDate]),
);

/** UTC date of the impact of a known impactor, YYYY-MM-DD; nothing of others. */
export function knownImpactDate(designation: string): string | undefined {
  return IMPACT_DATES.get(designation);
}

/** Whether an orbit is of an epoch after the day of the impact, and so describes nothing that ever flew. @param impactDate YYYY-MM-DD. */
export function isAfterImpact({ epoch }: Pick<Elements, 'epoch'>, impactDate: string): boolean {
  return epoch.day + epoch.offset > endOfDay(impactDate);
}

/** Julian date UTC of the end of a day. @param isoDate YYYY-MM-DD. */
export function endOfDay(isoDate: string): number {
  return julianDateFromIso(isoDate) + 1;
}

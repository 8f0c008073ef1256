import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { fixedText } from './number-text.ts';

/** Years from which on an observed arc is written in years. */
const YEARS_FROM = 2;

/** How long an object was observed, in the unit that it deserves: `0.3 days`, `41 days`, `17.2 years`. */
export function arcText(days: number): string {
  const years = days / DAYS_PER_JULIAN_YEAR;
  if (years >= YEARS_FROM) return `${fixedText(years, 1)} years`;
  return `${fixedText(days, days < YEARS_FROM ? 1 : 0)} days`;
}

import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { PlaceDeg } from '#engine/observe/dark-hours.ts';
import { addDays, type Dates, instantOf } from '../../planning/time-frame.ts';
import { frameOfNights, nightsOf, presentNight } from './site-nights.ts';

/** Nights that a time frame is chosen by, and for each the days UTC of its time frame. */
export type NightChoices = Readonly<Record<NightChoice, Dates>>;

/** Nights by which a time frame can be chosen. */
export const CHOICES = ['tonight', 'tomorrow', 'week'] as const;

export type NightChoice = (typeof CHOICES)[number];

/** First night of a choice, counted from the present one, and how many there are. */
const NIGHTS: Readonly<Record<NightChoice, { readonly from: number; readonly count: number }>> = {
  tonight: { from: 0, count: 1 },
  tomorrow: { from: 1, count: 1 },
  week: { from: 0, count: 7 },
};

/**
 * The moment by which nights are counted: that of the user's clock, or of its hour on the day of the service where the two are
 * more than a day apart.
 *
 * @param clockMs Unix time by the clock of the device.
 * @param today   the date of the service, YYYY-MM-DD.
 */
export function presentMs(clockMs: number, today: string): number {
  const day = instantOf(today.slice(0, 10));
  const isNear = Math.abs(clockMs - day - MILLISECONDS_PER_DAY / 2) < 1.5 * MILLISECONDS_PER_DAY;
  return isNear ? clockMs : day + (clockMs % MILLISECONDS_PER_DAY);
}

/** The nights that a time frame can be chosen by, each by the dates of its first and last evening by the mean Sun. */
export function choiceNights(nowMs: number, site: PlaceDeg): NightChoices {
  const present = presentNight(nowMs, site);
  return nightChoices((choice) => {
    const { from, count } = NIGHTS[choice];
    const start = addDays(present, from);
    return { start, end: addDays(start, count - 1) };
  });
}

/** The time frame of each choice. */
export function choiceDates(nowMs: number, site: PlaceDeg): NightChoices {
  const nights = choiceNights(nowMs, site);
  return nightChoices((choice) => frameOfNights(nights[choice], site));
}

/** The choice whose time frame some dates are; undefined where they are that of none. */
export function choiceOf(dates: Dates, nowMs: number, site: PlaceDeg): NightChoice | undefined {
  const [frames, nights] = [choiceDates(nowMs, site), choiceNights(nowMs, site)];
  return CHOICES.find((choice) => {
    if (frames[choice].start !== dates.start || frames[choice].end !== dates.end) return false;
    const { start, end } = nightsOf(dates, site);
    return nights[choice].start === start && nights[choice].end === end;
  });
}

function nightChoices(datesOf: (choice: NightChoice) => Dates): NightChoices {
  return { tonight: datesOf('tonight'), tomorrow: datesOf('tomorrow'), week: datesOf('week') };
}

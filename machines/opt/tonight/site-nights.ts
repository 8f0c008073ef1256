import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_MINUTE, NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { darkHours, type PlaceDeg } from '#engine/observe/dark-hours.ts';
import { isoDateFromJulianDate } from '#engine/time/iso.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { julianDate } from '../../kit/julian-date.ts';
import { momentText, nightMoments } from '../../planning/moment-frame.ts';
import { hasCoordinates, isGeocentric, type Observatory } from '../../planning/observatory.ts';
import type { Plan } from '../../planning/plan.ts';
import { addDays, type Dates, instantOf, isDate } from '../../planning/time-frame.ts';
import { stepDays, type TimeStep } from '../../planning/time-step.ts';
import { nightAt, nightStart, solarZone } from './night-window.ts';

/** Time from noon to the mean evening and to the mean morning, 18 h and 6 h by the mean Sun, days. */
const EVENING = 0.25;
const MORNING = 0.75;

/**
 * The time frame of some nights: from the UTC date on which the first of them gets dark to the UTC date on which the last one
 * ceases to be dark; two days at least. Where it does not get dark, evening and morning are those of the mean Sun.
 *
 * @param nights dates of the first and last evening by the mean Sun, YYYY-MM-DD.
 */
export function frameOfNights({ start, end }: Dates, site: PlaceDeg): Dates {
  const first = duskDate(start, site);
  const last = isoDateFromJulianDate(hoursOf(end, site).to);
  const days = { start: first, end: last > first ? last : addDays(first, 1) };
  const frame = nightOfFrame(days, first, site) === start ? days : { ...days, firstNight: start };
  return nightsOf(frame, site).end === end ? frame : { ...frame, lastNight: end };
}

/**
 * First and last night that a time frame is for: the first is the one that gets dark first in it, the last is over when it ends. Other
 * nights, which the ends of its UTC days cut, do not count. A night is called by the date of its evening by the mean Sun, YYYY-MM-DD.
 *
 * When dusk moves back over 0 h UTC, once or twice a year, two nights get dark on one UTC date: the later one comes first in time frames
 * that have it as their `firstNight`.
 *
 * @param frame days UTC, both of them whole.
 */
export function nightsOf(frame: Dates, site: PlaceDeg): Dates {
  const start = nightOfFrame(frame, frame.start, site);
  const whole = [0, -1, -2]
    .map((days) => addDays(frame.end, days))
    .find((night) => isOver(night, frame.end, site));
  const last = whole === undefined || whole < start ? start : whole;
  const { lastNight = last } = frame;
  return { start, end: lastNight >= start && lastNight < last ? lastNight : last };
}

/** The nights of a plan; undefined at the geocentre, and for a loaded plan whose days or place do not exist. */
export function nightsOfPlan({
  timeFrame,
  observatory,
}: {
  readonly timeFrame: Dates;
  readonly observatory: Observatory;
}): Dates | undefined {
  const isReal = isDate(timeFrame.start) && isDate(timeFrame.end) && hasCoordinates(observatory);
  return isReal && !isGeocentric(observatory.code ?? '') ? nightsOf(timeFrame, observatory) : undefined;
}

/**
 * The time from the evening of a plan's first night to the morning of its last, to the minute UTC: in
 * daylight where there is any, so that twilight is in between, and with all that is dark. By a step of a day
 * or more the first of several nights is entered in its middle, as every point would be in daylight else. At
 * the geocentre, where there are no nights, its whole days.
 */
export function momentsOfPlan(plan: Pick<Plan, 'timeFrame' | 'observatory'>, timeStep: TimeStep): Dates {
  const nights = nightsOfPlan(plan);
  if (nights === undefined) return plan.timeFrame.dateTime;
  const { observatory: site } = plan;
  const isDaily = stepDays(timeStep) >= 1 && nights.end > nights.start;
  const { start } = momentsOfNight(nights.start, site);
  const { end } = momentsOfNight(nights.end, site);
  return { start: isDaily ? middleOf(nights.start, site) : start, end };
}

function middleOf(night: string, site: PlaceDeg): string {
  const { from, to } = hoursOf(night, site);
  return momentText(unixTimeFromJulianDate((from + to) / 2));
}

function momentsOfNight(night: string, site: PlaceDeg): Dates {
  const hours = hoursOf(night, site);
  const [from, to] = [unixTimeFromJulianDate(hours.from), unixTimeFromJulianDate(hours.to)];
  const { start, end } = nightMoments(from, site.longitude);
  const [dusk, dawn] = [momentText(from), momentText(to + MILLISECONDS_PER_MINUTE)];
  return { start: start < dusk ? start : dusk, end: end > dawn ? end : dawn };
}

/**
 * The night of a site that goes on, or comes once that is over: the date of its evening by the mean Sun, YYYY-MM-DD. A night is over
 * when it gets bright.
 *
 * @param nowMs Unix time.
 */
export function presentNight(nowMs: number, site: PlaceDeg): string {
  const now = julianDate(nowMs);
  const night = nightAt(now, solarZone(site));
  return now < hoursOf(night, site).to ? night : addDays(night, 1);
}

/** How many nights there are from a first to a last. */
export function countNights({ start, end }: Dates): number {
  return Math.round((instantOf(end) - instantOf(start)) / MILLISECONDS_PER_DAY) + 1;
}

/** Whether a night gets bright by the end of a day UTC. */
function isOver(night: string, day: string, site: PlaceDeg): boolean {
  return isoDateFromJulianDate(hoursOf(night, site).to) <= day;
}

/** The night that is shown for a day of a time frame: as far from the first night as the day is from the first. */
export function nightOfFrame(
  { start, firstNight }: Pick<Dates, 'start' | 'firstNight'>,
  day: string,
  site: PlaceDeg,
): string {
  const candidates = [addDays(start, -1), start];
  if (firstNight === start) candidates.reverse();
  const first = candidates.find((night) => duskDate(night, site) === start) ?? start;
  return addDays(first, countNights({ start, end: day }) - 1);
}

/** The UTC date on which a night gets dark. */
function duskDate(night: string, site: PlaceDeg): string {
  return isoDateFromJulianDate(hoursOf(night, site).from);
}

/** When a night is dark, Julian dates UTC: from noon to noon where it is dark all the time. */
function hoursOf(night: string, site: PlaceDeg): { readonly from: number; readonly to: number } {
  const noon = nightStart(night, solarZone(site));
  const hours = darkHours(site, noon, NIGHT_SUN_ALTITUDE_DEG);
  switch (hours.kind) {
    case 'dark':
      return hours;
    case 'always dark':
      return { from: noon, to: noon + 1 };
    case 'never dark':
      return { from: noon + EVENING, to: noon + MORNING };
  }
}

import { SUNRISE_DEG, type TracePoint } from '#contract/scd/trace-points.ts';
import { DEGREE, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { isUpInTheDark, openingOf, type PathSight } from '#machines/scd/opening.ts';
import { compassPoint } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';

const HALF_MINUTE_MS = MILLISECONDS_PER_MINUTE / 2;

/** Points that are no further apart than this show what a night is like, days. */
const DENSE_DAYS = 0.125;

type Point = Pick<TracePoint, 'julianDate'>;

type Points = readonly Pick<TracePoint, 'altitudeDeg' | 'sunAltitudeDeg' | 'julianDate'>[];

/** What is seen of an object at a point of its path: `5° high in the south-east, magnitude 13.4, moving 15′ an hour`. */
export function seenText(point: TracePoint): string {
  const { altitudeDeg, azimuthDeg, magnitude, sunAltitudeDeg, raRate, decRate } = point;
  const facts = [
    altitudeDeg === undefined ? '' : placeText(altitudeDeg, azimuthDeg),
    altitudeDeg !== undefined && (sunAltitudeDeg ?? -90) > SUNRISE_DEG ? 'in daylight' : '',
    magnitude === undefined ? '' : `magnitude ${fixedText(magnitude, 1)}`,
    raRate === undefined || decRate === undefined ? '' : `moving ${paceText(Math.hypot(raRate, decRate))}`,
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

/** Why nothing of a path is seen in the dark; undefined where something is, and where there is no horizon. */
export function unseenText(sight: PathSight, points: Points): string | undefined {
  switch (sight) {
    case 'dark':
    case 'geocentric':
      return undefined;
    case 'twilight':
      return 'up only in twilight';
    case 'below':
      return `below the horizon ${nightText(points)}`;
    case 'day':
      return 'in daylight at every point';
  }
}

/** When an object is up in the dark for the first time along its path, and how high at most: `up 27 Nov 21:30–06:00 UTC, highest 23°`. */
export function upText(points: readonly TracePoint[]): string | undefined {
  const { sight, row } = openingOf(points);
  if (sight !== 'dark') return unseenText(sight, points);
  const after = points.slice(row).findIndex((point) => !isUpInTheDark(point));
  const up = after < 0 ? points.slice(row) : points.slice(row, row + after);
  const [first, last] = [up[0], up.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const highest = Math.max(...up.map(({ altitudeDeg = 0 }) => altitudeDeg));
  const day = dayText(utcOf(unixTimeFromJulianDate(first.julianDate) + HALF_MINUTE_MS));
  const when = first === last ? minuteText(first) : `${minuteText(first)}–${minuteText(last)}`;
  return `up ${day} ${when} UTC, highest ${fixedText(highest, 0)}°`;
}

/** When a point is passed: `28 Nov 01:20 UTC`, by the clock of the site, too, where that is another: `28 Nov 01:20 UTC (27 Nov 21:20 GMT -04:00)`. */
export function momentText({ julianDate }: Point, zone: TimeZone, dated = dayText): string {
  const ms = unixTimeFromJulianDate(julianDate) + HALF_MINUTE_MS;
  const utc = utcOf(ms);
  const text = `${dated(utc)} ${hourMinute(utc)} UTC`;
  if (zone.offsetMinutes === 0) return text;
  const local = utcOf(ms + zone.offsetMinutes * MILLISECONDS_PER_MINUTE);
  const day = local.day === utc.day ? '' : `${dayText(local)} `;
  return `${text} (${day}${hourMinute(local)} ${zone.name})`;
}

/** When an object is up in the dark again, in days that may be of another year: `Next: 28 Jul 2027 01:20 UTC, 23° high.` */
export function nextText(point: TracePoint, zone: TimeZone): string {
  return `Next: ${momentText(point, zone, datedText)}, ${fixedText(point.altitudeDeg ?? 0, 0)}° high.`;
}

/** The day on which it is, for the button that leads there: `28 Jul 2027`. */
export function nextDayText({ julianDate }: Point): string {
  return datedText(utcOf(unixTimeFromJulianDate(julianDate) + HALF_MINUTE_MS));
}

/** `22:00`. */
function minuteText({ julianDate }: Point): string {
  return hourMinute(utcOf(unixTimeFromJulianDate(julianDate) + HALF_MINUTE_MS));
}

function dayText(moment: Temporal.PlainDateTime): string {
  return moment.toLocaleString('en-GB', { day: 'numeric', month: 'short' });
}

function datedText(moment: Temporal.PlainDateTime): string {
  return moment.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** How much of the night the points of a path in the dark cover; empty between points that are hours apart. */
function nightText(points: Points): string {
  const isDay = ({ sunAltitudeDeg = -90 }: Points[number]) => sunAltitudeDeg > SUNRISE_DEG;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const days = last.julianDate - first.julianDate;
  if (days > DENSE_DAYS * (points.length - 1)) return 'at every point in the dark';
  return (isDay(first) && isDay(last)) || days > 0.99 ? 'all night' : 'while it is dark';
}

function placeText(altitudeDeg: number, azimuthDeg: number | undefined): string {
  const where = azimuthDeg === undefined ? '' : ` in the ${compassPoint(azimuthDeg * DEGREE)}`;
  const degrees = fixedText(Math.abs(altitudeDeg), 0);
  return altitudeDeg < 0 ? `${degrees}° below the horizon${where}` : `${degrees}° high${where}`;
}

/** @param pace arcsec/min, which is arcmin/h. */
function paceText(pace: number): string {
  if (pace >= 60) return `${fixedText(pace / 60, 1)}° an hour`;
  return pace >= 1 ? `${fixedText(pace, 0)}′ an hour` : `${fixedText(60 * pace, 0)}″ an hour`;
}

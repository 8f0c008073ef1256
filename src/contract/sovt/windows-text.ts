import { MJD_ORIGIN } from '#engine/constants.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { calendarText } from '../calendar.ts';
import { csvField, withoutFormula } from '../text/csv-field.ts';
import { oneLine } from '../text/one-line.ts';
import type { ObservableSpan, WindowsAnswer } from './windows.ts';

/** Columns of the table, with their units. */
const COLUMNS = [
  'start (UTC)',
  'end (UTC)',
  'cut off at the start',
  'cut off at the end',
  'brightest (UTC)',
  'V (mag)',
  'distance to the Sun (au)',
  'distance to the Earth (au)',
  'phase angle (deg)',
  'elongation (deg)',
  'altitude (deg)',
  'object',
  'site',
  'orbit',
];

/**
 * Windows as a table: comma-separated values by RFC 4180, its first line the names of the columns.
 *
 * @param name of the object, which is in every row, as are the place and the authority of the orbit.
 */
export function windowsTable(name: string, response: WindowsAnswer): string {
  const origin = [name, response.site ?? '', orbitText(response)].map((text) =>
    csvField(withoutFormula(oneLine(text))),
  );
  const rows = response.data.map(({ start, end, startsBefore, endsAfter, brightest }) => [
    secondText(start),
    secondText(end),
    startsBefore ? 'yes' : 'no',
    endsAfter ? 'yes' : 'no',
    secondText(brightest.epoch),
    brightest.apparentMag.toFixed(2),
    brightest.sunDistance.toFixed(6),
    brightest.earthDistance.toFixed(6),
    brightest.phaseAngle.toFixed(2),
    brightest.elongation.toFixed(2),
    brightest.altitude?.toFixed(1) ?? '',
    ...origin,
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * Windows as a calendar, an event each.
 *
 * @param name of the object. @param nowMs when the calendar was made, Unix time.
 */
export function windowsCalendar(name: string, response: WindowsAnswer, nowMs: number): string {
  const { data, site } = response;
  const events = data.map((span) => ({
    id: `window ${name} ${utcText(span.start)} ${site ?? ''}`,
    startMs: unixMs(span.start),
    endMs: unixMs(span.end),
    summary: `${name}, V ${span.brightest.apparentMag.toFixed(1)}`,
    ...(site === undefined ? {} : { location: site }),
    description: [...descriptionOf(span), orbitText(response)].join('\n'),
  }));
  return calendarText(events, `Windows of ${name}`, nowMs);
}

function descriptionOf({ start, end, brightest }: ObservableSpan): readonly string[] {
  const { epoch, apparentMag, earthDistance, elongation, altitude } = brightest;
  const place = altitude === undefined ? '' : `, altitude ${altitude.toFixed(0)} deg`;
  return [
    `${utcText(start)} to ${utcText(end)} UTC`,
    `Brightest at ${utcText(epoch)} UTC: V ${apparentMag.toFixed(2)}, ${earthDistance.toFixed(4)} au from the Earth, ${elongation.toFixed(0)} deg from the Sun${place}`,
  ];
}

/** In words, the authority of the orbit, how it is propagated, and what ends it. */
function orbitText({ provenance, impact }: WindowsAnswer): string {
  return [
    provenance?.source,
    provenance?.forceModel,
    impact && `falls onto ${impact.body} at ${secondText(impact.epoch)} UTC`,
  ]
    .filter((part) => part !== undefined)
    .join('; ');
}

/** To the second: `2026-12-02T20:36:05`. */
function secondText(mjd: number): string {
  return isoFromJulianDate(mjd + MJD_ORIGIN).slice(0, 19);
}

/** To the minute: `2026-12-02T20:36`. */
function utcText(mjd: number): string {
  return isoFromJulianDate(mjd + MJD_ORIGIN).slice(0, 16);
}

function unixMs(mjd: number): number {
  return unixTimeFromJulianDate(mjd + MJD_ORIGIN);
}

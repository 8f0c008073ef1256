import { oneLine } from '#contract/text/one-line.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { NightRow } from '#machines/opt/night-plan/night-table.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';

import { hoursOf, sexagesimal, sexagesimalText, withSign } from './sexagesimal.ts';

const HEAD = [
  'Date       UT      R.A. (J2000) Decl.       V      Motion       Object    Sun  Moon',
  '            h m                                  "/min   P.A.  Azi. Alt.  Alt.  Dist',
] as const;

/** Half a second, days. */
const SLACK = 0.5 / 86_400;

/**
 * A plan as the ephemeris service of the Minor Planet Center writes its tables: fixed columns, a block for each slot with a line
 * for each moment that was calculated in it.
 *
 * It is for people and for programs of the observer: the service's own columns of distances and of the Moon's phase and altitude
 * are missing, and its azimuths begin in the south unless a request sets it otherwise. That layout has no published definition.
 */
export function planMpc({ slots, site, remarks }: ExportedPlan): string {
  return [
    `Night plan for ${oneLine(site)}`,
    ...remarks.map(([label, value]) => oneLine(`${label}: ${value}`)),
    'Azimuths are counted from north through east.',
    ...slots.flatMap((slot) => ['', oneLine(slotTitle(slot)), ...HEAD, ...rowsIn(slot).map(lineOf)]),
    '',
  ].join('\n');
}

/** The rows of a slot, both ends included. */
function rowsIn({ object, start, end }: PlannedSlot): readonly NightRow[] {
  return object.rows
    .filter((row) => row !== undefined)
    .filter(({ moment }) => moment >= start - SLACK && moment <= end + SLACK);
}

function lineOf(row: NightRow): string {
  const utc = utcOf(Math.round(unixTimeFromJulianDate(row.moment))).round('second');
  const magnitude = row.magnitude === undefined ? '' : row.magnitude.toFixed(1);
  return [
    `${utc.toPlainDate().toString().replaceAll('-', ' ')} ${hourMinute(utc).replace(':', '')}  `,
    `${sexagesimalText(hoursOf(row.rightAscension, 1), 1, ' ')} ${withSign(sexagesimalText(sexagesimal(row.declination, 0), 0, ' '))}`,
    magnitude.padStart(7),
    row.rate.toFixed(2).padStart(9),
    row.direction.toFixed(1).padStart(7),
    row.azimuth.toFixed(0).padStart(6),
    signed(row.altitude).padStart(5),
    signed(row.sunAltitude).padStart(6),
    row.moonSeparation.toFixed(0).padStart(6),
  ].join('');
}

function signed(value: number): string {
  const whole = Math.round(value);
  return withSign(String(whole));
}

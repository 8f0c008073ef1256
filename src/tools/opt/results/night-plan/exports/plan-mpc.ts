import { oneLine } from '#contract/text/one-line.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import type { NightRow } from '#machines/opt/night-plan/night-table.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { hoursOf, sexagesimal, sexagesimalText, withSign } from './sexagesimal.ts';
import { rowsInSlot } from './rows-in-slot.ts';

const HEAD = [
  'Date       UT      R.A. (J2000) Decl.  Elong.  V        Motion     Object     Sun         Moon',
  '            h m                                      "/min   P.A.  Azi. Alt.  Alt.  Phase Dist. Alt.',
] as const;

/** Columns of the elongation and of the Moon's phase, which a plan does not have. */
const [NO_ELONGATION, NO_PHASE] = [' '.repeat(6), ' '.repeat(8)] as const;

/**
 * A plan as the NEO Confirmation Page of the Minor Planet Center writes its ephemerides: fixed columns, a block for each slot with a line
 * for each moment that was calculated in it.
 *
 * Azimuths begin in the north, which the file says, as there they begin in the south unless a request sets it otherwise. That layout has no
 * published definition.
 *
 * Source: ephemerides of that page of 2010 to 2025, and the columns by which Find_Orb and others read them.
 */
export function planMpc({ slots, site, remarks }: ExportedPlan): string {
  return [
    `Night plan for ${oneLine(site)}`,
    ...remarks.map(([label, value]) => oneLine(`${label}: ${value}`)),
    'Azimuths are counted from north through east.',
    ...slots.flatMap((slot) => ['', oneLine(slotTitle(slot)), ...HEAD, ...rowsInSlot(slot).map(lineOf)]),
    '',
  ].join('\n');
}

function lineOf(row: NightRow): string {
  const utc = utcOf(Math.round(unixTimeFromJulianDate(row.moment))).round('second');
  const magnitude = row.magnitude === undefined ? '' : row.magnitude.toFixed(1);
  return [
    `${utc.toPlainDate().toString().replaceAll('-', ' ')} ${hourMinute(utc).replace(':', '')}   `,
    `${sexagesimalText(hoursOf(row.rightAscension, 1), 1, ' ')} ${withSign(sexagesimalText(sexagesimal(row.declination, 0), 0, ' '))}`,
    NO_ELONGATION,
    magnitude.padStart(6),
    row.rate.toFixed(2).padStart(8),
    `  ${(Number(row.direction.toFixed(1)) % 360).toFixed(1).padStart(5, '0')}`,
    `  ${threeDigits(Math.round(row.azimuth) % 360)}`,
    `  ${signed(row.altitude)}`,
    `   ${signed(row.sunAltitude)}`,
    NO_PHASE,
    `  ${threeDigits(Math.round(row.moonSeparation))}`,
    `  ${signed(row.moonAltitude)}`,
  ].join('');
}

function threeDigits(value: number): string {
  return String(value).padStart(3, '0');
}

/** Whole degrees of altitude: `-03`, `+00`. */
function signed(value: number): string {
  const whole = Math.round(value);
  return `${whole < 0 ? '-' : '+'}${String(Math.abs(whole)).padStart(2, '0')}`;
}

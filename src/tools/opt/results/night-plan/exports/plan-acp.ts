import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { planLines } from './plan-columns.ts';
import { hoursOf, sexagesimal, sexagesimalText, withSign } from './sexagesimal.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A plan as an observing plan of ACP: for each slot the time to wait for, the exposures, and the target with its place in the
 * middle of the slot.
 *
 * Source: ACP Observatory Control Software, Help, "Observing Plan Format": directives begin with #, comments with a semicolon, and
 * targets are name, right ascension in hours and declination in degrees with tabs between them.
 */
export function planAcp(plan: ExportedPlan): string {
  const { site, remarks, telescope } = plan;
  const blocks = planLines(plan).map(({ slot, exposure }, index) => {
    const { rightAscension, declination } = slot.row;
    return [
      `#WAITUNTIL ${index + 1}, ${dateTimeText(slot.start)}`,
      ...(exposure === undefined || telescope === undefined
        ? []
        : [`#COUNT ${exposure.count}`, `#INTERVAL ${exposure.seconds}`, `#BINNING ${telescope.binning}`]),
      [
        named(slotTitle(slot)),
        sexagesimalText(hoursOf(rightAscension, 1), 1, ':'),
        withSign(sexagesimalText(sexagesimal(declination, 0), 0, ':')),
      ].join('\t'),
      '',
    ];
  });
  const comments = [`Night plan for ${site}`, ...remarks.map(([label, value]) => `${label}: ${value}`)];
  return [...comments.map((text) => `; ${text}`), '; All times are UTC.', '', ...blocks.flat()]
    .map((line) => `${line}\r\n`)
    .join('');
}

/** In letters that no country reads in another order: `02-Dec-2026 20:36:00`. */
function dateTimeText(moment: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(unixTimeFromJulianDate(moment)));
  const { day, month, year, hour, minute, second } = instant.round('second').toZonedDateTimeISO('UTC');
  return `${two(day)}-${MONTHS[month - 1]}-${year} ${two(hour)}:${two(minute)}:${two(second)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Names end with a tab, and may not look like a directive or a comment. */
function named(title: string): string {
  return title.replaceAll(/[\t\r\n]+/g, ' ').replace(/^[#;]+/, '');
}

import { oneLine } from '#contract/text/one-line.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { planLines } from './plan-columns.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Without #SETS a plan has one set, and no other number may be waited in. */
const ONLY_SET = 1;

/** Characters that no file name may have in Windows. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]/g;

/** Places are written with this many decimals of an hour and of a degree: a tenth of an arcsecond. */
const DECIMALS = 6;

/**
 * A plan as an observing plan of ACP: for each slot the time to wait for, the exposures, and the target with
 * its place in the middle of the slot. A target's name is what its images are called.
 *
 * Source: ACP Observatory Control Software 8.1, Help, "Observing Plan Format", "Tab-Delimited Format", "Sample Plans" and its
 * descriptions of directives, and iTelescope, "#waitfor and #waituntil": the number before a time is the set that waits,
 * from 1 to the number of sets; times are UTC and, with a date, are passed over once they are past; a
 * semicolon begins a comment anywhere in a line; #COUNT, #INTERVAL and #BINNING apply to all targets that follow, so that each
 * target has its three; #FILTER is required of a system with filters, #POSANG of one with a rotator. Places are J2000, hours and
 * degrees, which may be decimal. How the sign before 00 degrees is read could not be looked up, so that they are decimal here; nor
 * in which letters a plan may be written: names are ASCII.
 */
export function planAcp(plan: ExportedPlan): string {
  const { site, remarks, telescope } = plan;
  const blocks = planLines(plan).map(({ slot, exposure }) => {
    const { rightAscension, declination } = slot.row;
    return [
      `#WAITUNTIL ${ONLY_SET}, ${dateTimeText(slot.start)}`,
      ...(exposure === undefined || telescope === undefined
        ? []
        : [`#COUNT ${exposure.count}`, `#INTERVAL ${exposure.seconds}`, `#BINNING ${telescope.binning}`]),
      [acpName(slotTitle(slot)), hoursText(rightAscension), declination.toFixed(DECIMALS)].join('\t'),
      '',
    ];
  });
  const comments = [
    `Night plan for ${site}`,
    ...remarks.map(([label, value]) => `${label}: ${value}`),
    'All times are UTC.',
    'A telescope with filters needs #FILTER above the first target, one with a rotator #POSANG.',
  ];
  return [...comments.map((text) => `; ${oneLine(text)}`), '', ...blocks.flat()]
    .map((line) => `${line}\r\n`)
    .join('');
}

/** A right ascension in degrees as hours; what is rounded up to 24 hours is 0. */
function hoursText(rightAscension: number): string {
  const text = (rightAscension / 15).toFixed(DECIMALS);
  return Number(text) < 24 ? text : (0).toFixed(DECIMALS);
}

/** With the month in letters, so that no reader takes it for the day: `02-Dec-2026 20:36:00`. */
function dateTimeText(moment: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(unixTimeFromJulianDate(moment)));
  const { day, month, year, hour, minute, second } = instant.round('second').toZonedDateTimeISO('UTC');
  return `${twoDigits(day)}-${MONTHS[month - 1]}-${year} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A name ends with a tab, is part of the names of files, and may not look like a directive or a comment. */
function acpName(title: string): string {
  const ascii = title
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^ -~]+/g, ' ');
  const name = oneLine(ascii.replaceAll(NOT_IN_FILE_NAMES, '-').replaceAll(/[#;]+/g, ' '));
  return name === '' ? 'unnamed' : name;
}

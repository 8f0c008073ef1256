import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { ABSENT, fixedText, knownText } from '#parts/quantities/number-text.ts';
import { secondsText } from '../exposure-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { planLines } from './plan-columns.ts';

/** The slots of a plan as rows of a CSV file, which `writeCsv` writes by RFC 4180; places are those in the middle of each slot. */
export function planTable(plan: ExportedPlan): TextTable {
  return {
    columns: [
      { name: 'Object', unit: '' },
      { name: 'Designator', unit: '' },
      { name: 'Start', unit: 'UTC' },
      { name: 'End', unit: 'UTC' },
      { name: 'RA', unit: 'deg' },
      { name: 'Dec', unit: 'deg' },
      { name: 'V', unit: 'mag' },
      { name: 'Altitude', unit: 'deg' },
      { name: 'Azimuth', unit: 'deg' },
      { name: 'Airmass', unit: '' },
      { name: 'Rate', unit: 'arcsec/min' },
      { name: 'Direction', unit: 'deg' },
      { name: 'Moon distance', unit: 'deg' },
      { name: 'Weight', unit: '' },
      { name: 'Score', unit: '' },
      { name: 'Locked', unit: '' },
      { name: 'Exposures', unit: '' },
      { name: 'Exposure', unit: 's' },
      { name: 'Trails after', unit: 's' },
      { name: 'S/N stacked', unit: '' },
      { name: 'In field', unit: '%' },
      { name: 'Sky', unit: 'mag/arcsec2' },
    ],
    rows: planLines(plan).map(({ slot: { object, start, end, row, weight, worth, isLocked }, exposure }) => [
      objectTitle(object.table),
      object.table.designator,
      calendarText(start),
      calendarText(end),
      fixedText(row.rightAscension, 6),
      fixedText(row.declination, 6),
      knownText(row.magnitude, 2),
      fixedText(row.altitude, 1),
      fixedText(row.azimuth, 1),
      knownText(row.airmass, 2),
      fixedText(row.rate, 3),
      fixedText(row.direction, 1),
      fixedText(row.moonSeparation, 1),
      fixedText(weight, 3),
      fixedText(worth, 3),
      isLocked ? 'yes' : 'no',
      knownText(exposure?.count, 0),
      exposure === undefined ? ABSENT : secondsText(exposure.seconds),
      exposure === undefined || exposure.untrailed === Infinity ? ABSENT : exposure.untrailed.toFixed(1),
      knownText(exposure?.signal?.stack, 1),
      knownText(exposure?.chance === undefined ? undefined : 100 * exposure.chance, 1),
      knownText(exposure?.skyBrightness, 2),
    ]),
  };
}

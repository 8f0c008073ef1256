import { objectTitle } from '#machines/objects/listed-object.ts';
import type { PlannedSlot } from '#machines/opt/planned-night.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { calendarText } from '#parts/quantities/cell-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { optionalText } from '../slot-texts.ts';

/** The slots of a plan as rows; places are those in the middle of each slot. */
export function planTable(slots: readonly PlannedSlot[]): TextTable {
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
      { name: 'Moon apart', unit: 'deg' },
      { name: 'Weight', unit: '' },
      { name: 'Worth', unit: '' },
      { name: 'Locked', unit: '' },
    ],
    rows: slots.map(({ object, start, end, row, weight, worth, isLocked }) => [
      objectTitle(object.table),
      object.table.designator,
      calendarText(start),
      calendarText(end),
      fixedText(row.rightAscension, 6),
      fixedText(row.declination, 6),
      optionalText(row.magnitude, 1),
      fixedText(row.altitude, 1),
      fixedText(row.azimuth, 1),
      optionalText(row.airmass, 2),
      fixedText(row.rate, 3),
      fixedText(row.direction, 1),
      fixedText(row.moonSeparation, 1),
      fixedText(weight, 3),
      fixedText(worth, 3),
      isLocked ? 'yes' : 'no',
    ]),
  };
}

import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import type { TextTable } from '#parts/downloads/text-table.ts';
import { calendarText, sourceText } from '#parts/quantities/cell-text.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { localTime } from './moment-texts.ts';
import type { ObjectDay, SkyDay } from './short-term-day.ts';

/** What the timelines of a day show, in rows: where every object is at every half hour, with the Sun and Moon. */
export function shortTermTable(days: readonly ObjectDay[], sky: SkyDay, zone: TimeZone): TextTable {
  return {
    columns: [
      { name: 'Object', unit: '' },
      { name: 'Source', unit: '' },
      { name: 'Time', unit: 'UTC' },
      { name: 'Local time', unit: zone.name },
      { name: 'Altitude', unit: 'deg' },
      { name: 'Azimuth', unit: 'deg' },
      { name: 'View', unit: '' },
      { name: 'Sun altitude', unit: 'deg' },
      { name: 'Moon altitude', unit: 'deg' },
    ],
    rows: days.flatMap(({ object, cells }) =>
      cells.map(({ moment, altitude, azimuth, isBlocked }, index) => [
        objectTitle(object),
        sourceText(object.database),
        calendarText(moment),
        localTime(moment, zone),
        degrees(altitude),
        degrees(azimuth),
        isBlocked ? 'blocked' : 'free',
        degrees(sky.sun[index]),
        degrees(sky.moon[index]),
      ]),
    ),
  };
}

function degrees(value: number | null | undefined): string {
  return value === null || value === undefined ? ABSENT : fixedText(value, 1);
}

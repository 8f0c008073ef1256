import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMNS } from '#engine/observe/columns.ts';
import { OBSERVER_COLUMNS } from '#machines/opt/calculation/columns.ts';
import { ephemerisColumns } from '#tools/opt/results/ephemerides/ephemeris-columns.tsx';

test('a column of dates is as wide for calendar dates as for Julian ones', () => {
  const [julian, calendar] = [false, true].map((calendarDates) => {
    const columns = ephemerisColumns({
      shown: ['JD_UTC'],
      units: new Map(),
      notation: { calendarDates, sexagesimal: false },
      isHeaded: false,
      unfolded: new Set(),
      onToggle: () => undefined,
    });
    return columns.find(({ key }) => key === 'JD_UTC')?.width;
  });
  expect(calendar).toBe(julian);
});

test('an observer’s columns are side by side in a window of 1440, the scrollbar beside them', () => {
  const units = new Map(EPHEMERIS_COLUMNS.map(({ key, unit }) => [key, unit]));
  const columns = ephemerisColumns({
    shown: OBSERVER_COLUMNS,
    units,
    notation: { calendarDates: true, sexagesimal: true, zone: '-07:00' },
    isHeaded: true,
    unfolded: new Set(),
    onToggle: () => undefined,
  });
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1424);
});

test('a head of dates has the unit of what is below it: that of Julian dates where they are there, the zone where a local calendar is', () => {
  const codes = [true, false].map((isHeaded) => {
    const columns = ephemerisColumns({
      shown: ['JD_UTC'],
      units: new Map([['JD_UTC', 'd']]),
      notation: { calendarDates: true, sexagesimal: true, zone: '-07:00' },
      isHeaded,
      unfolded: new Set(),
      onToggle: () => undefined,
    });
    return columns.at(-1)?.unit;
  });
  expect(codes).toEqual(['JD_UTC [d]', 'GMT -07:00']);
});

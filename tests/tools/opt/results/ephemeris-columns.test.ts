import { expect, test } from 'vitest';
import { ephemerisColumns } from '#tools/opt/results/ephemeris-columns.tsx';

test('a column of dates is as wide for calendar dates as for Julian ones', () => {
  const [julian, calendar] = [false, true].map((calendarDates) => {
    const columns = ephemerisColumns({
      shown: ['JD_UTC'],
      units: new Map(),
      notation: { calendarDates, sexagesimal: false },
      unfolded: new Set(),
      onToggle: () => undefined,
    });
    return columns.find(({ key }) => key === 'JD_UTC')?.width;
  });
  expect(calendar).toBe(julian);
});

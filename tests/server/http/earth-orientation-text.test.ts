import { expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { earthOrientationText } from '#server/http/earth-orientation-text.ts';

test.each([
  ['2019-05-01', 'UT1 measured (IERS EOP 14 C04, built in, without polar motion)'],
  ['2026-11-22', 'UT1 predicted after 2022-11-22, ± 0.72 s or 11″ of azimuth by 2026-11-22'],
  ['2100-01-01', 'UT1 predicted after 2022-11-22, ± 37 s or 9.2′ of azimuth by 2100-01-01'],
  ['2469-01-01', 'UT1 predicted after 2022-11-22, ± 8.7 min or 2.2° of azimuth by 2469-01-01'],
])('up to %s the provenance says: %s', (date, text) => {
  expect(earthOrientationText(BUILT_IN_EARTH, julianDateFromIso(date))).toContain(text);
});

test('a table with the pole says so', () => {
  const earth = { ...BUILT_IN_EARTH, poleFrom: BUILT_IN_EARTH.mjd[0] };
  expect(earthOrientationText(earth, 2_455_000.5)).toContain('with polar motion');
});

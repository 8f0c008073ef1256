import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { EPHEMERIS_COLUMNS } from '#engine/observe/columns.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { calendarText, cellText, unitText } from '#parts/quantities/cell-text.ts';

const DECIMAL = { calendarDates: false, sexagesimal: false };
const SPELLED = { calendarDates: true, sexagesimal: true };

test('J2000.0 is noon of the first of January 2000', () => {
  expect(calendarText(2_451_545)).toBe('2000-01-01 12:00');
  expect(cellText('JD_UTC', 2_451_545, DECIMAL)).toBe('2451545.00000');
});

test('Sirius is at 06 45 08.917, -16 42 58.02 (Hipparcos, epoch J2000)', () => {
  expect(rightAscensionText(101.28715533)).toBe('06 45 08.917');
  expect(declinationText(-16.71611586)).toBe('−16 42 58.02');
});

test('seconds that round to sixty carry over', () => {
  expect(rightAscensionText(359.9999999)).toBe('00 00 00.000');
  expect(declinationText(9.99999999)).toBe('+10 00 00.00');
  expect(declinationText(-0.001)).toBe('−00 00 03.60');
});

test('no place reads sixty minutes or sixty seconds', () => {
  assert(
    property(double({ min: -90, max: 360, noNaN: true }), (degrees) => {
      expect(rightAscensionText(degrees)).toMatch(/^[0-2]\d [0-5]\d [0-5]\d\.\d{3}$/);
    }),
  );
});

test.each([
  ['AST_RA', 12.3456784, '12.345678'],
  ['AST_HA', -12.3456786, '−12.345679'],
  ['DELTA', 0.1, '0.100000'],
  ['APPMOT_DEC', -1.2345, '−1.234'],
  ['DAYS_UNOBSERVED', 12.4, '12'],
  ['ARC', 26173, '26173'],
  ['MAG', 19.26, '19.3'],
  ['ELON', -0.04, '0.0'],
] as const)('%s is written with the decimals it deserves', (key, value, text) => {
  expect(cellText(key, value, DECIMAL)).toBe(text);
});

test('an angle that rounds to the full circle is written as its beginning', () => {
  expect(cellText('AST_RA', 359.9999999, DECIMAL)).toBe('0.000000');
  expect(cellText('AST_AZ', 359.96, DECIMAL)).toBe('0.0');
  expect(cellText('SKY_MOV', 360, DECIMAL)).toBe('360.000');
});

test('a value that does not exist is a dash in every column', () => {
  for (const { key } of EPHEMERIS_COLUMNS) expect(cellText(key, null, SPELLED)).toBe('–');
});

test('the heads name the unit that is shown', () => {
  expect(unitText('AST_RA', 'deg', DECIMAL)).toBe('deg');
  expect(unitText('AST_RA', 'deg', SPELLED)).toBe('h m s');
  expect(unitText('JD_UTC', 'd', SPELLED)).toBe('UTC date');
});

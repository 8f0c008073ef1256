import { describe, expect, test } from 'vitest';
import { MAX_TABLE_CHARACTERS, readHorizonsTable } from '#catalogue/parse/horizons-table.ts';
import { BORRELLY, CERES } from './horizons-texts.ts';

describe('a comma-separated table', () => {
  const table = readHorizonsTable(CERES);

  test('a comma-separated table has object, orbit solution and site in its header', () => {
    expect(table).toMatchObject({
      target: '1 Ceres (A801 AA)',
      name: '1',
      site: { kind: 'geocentre' },
      solution: 'JPL#48',
      solutionDate: '2021-Apr-13 11:04:44',
      epochTdb: 2_458_849.5,
      absoluteMagnitude: 3.33,
      slope: 0.12,
    });
  });

  test('a comma-separated table has astrometric places, magnitudes and distances, and no azimuth at the geocentre', () => {
    expect(table.rows).toHaveLength(4);
    expect(table.rows[0]).toEqual({
      dayUtc: 2_459_740.5,
      raDeg: 101.73343,
      decDeg: 26.78554,
      magnitude: 8.741,
      rAu: 2.603715306632,
      deltaAu: 3.51731638211972,
    });
  });

  test('a comma-separated table of five decimals of a degree is rounded to 0.018 arcseconds', () => {
    expect(table.roundingArcsec).toBeCloseTo(0.018, 9);
  });

  test('a comma-separated table without calendar dates is read by its Julian dates', () => {
    const text = CERES.replace(' Date__(UT)__HR:MN,', '').replaceAll(/^ 2022-\w+-\d\d 00:00,/gm, '');
    expect(readHorizonsTable(text).rows).toEqual(table.rows);
  });
});

describe('a table of fixed width', () => {
  const table = readHorizonsTable(BORRELLY);

  test('a table of fixed width of an observatory has its coordinates', () => {
    expect(table.name).toBe('19P');
    expect(table).toMatchObject({ absoluteMagnitude: 8.2, slope: 17 });
    expect(table.site).toEqual({
      kind: 'place',
      name: 'Gemini South Obs., Cerro Pachon',
      longitudeDeg: 289.2634,
      latitudeDeg: -30.240623,
      heightM: 2712.3285,
    });
  });

  test('a table of fixed width has places in hours and degrees beside marks of Sun and Moon, and leaves out what a cut-off removed', () => {
    const [first, , last] = table.rows;
    expect(table.rows).toHaveLength(3);
    expect(first?.raDeg).toBeCloseTo(222.55492625, 8);
    expect(first?.decDeg).toBeCloseTo(-2.979362222, 8);
    expect(last?.dayUtc).toBeCloseTo(2_457_980.5 + 86.34 / 1440, 9);
    expect(table.roundingArcsec).toBeCloseTo(0.00075, 9);
  });
});

test.each([
  ['433 Eros (A898 PA)', '433'],
  ['(2024 YR4)', '2024 YR4'],
  ['12345 (1993 FT8)', '12345'],
  ['C/2020 F3 (NEOWISE)', 'C/2020 F3'],
  ['73P-BT/Schwassmann-Wachmann 3', '73P-BT'],
  ["1I/'Oumuamua (A/2017 U1)", '1I'],
])('the object %s is looked up as %s', (target, name) => {
  expect(
    readHorizonsTable(
      CERES.replace('1 Ceres (A801 AA)  ', '1 Ceres (A801 AA)').replace(
        /(?<=name: )1 Ceres \(A801 AA\)/,
        target,
      ),
    ).name,
  ).toBe(name);
});

test.each([
  ['a text of another kind', 'Dear all,\nhow are you?', /^Line 1: this is not an observer table of Horizons/],
  ['a table that was cut short', CERES.replace('$$EOE', ''), /^Line 24: the text ends without \$\$EOE/],
  ['a table without rows', CERES.replaceAll(/^ 2022.*\n/gm, ''), /^Line 18: no rows follow/],
  [
    'a table without right ascension',
    CERES.replace('R.A._(ICRF)', 'S-T-O'),
    /^Line 16: there is no column of the astrometric right ascension \(quantity 1\)/,
  ],
  [
    'a table without declination',
    CERES.replace('DEC_(ICRF)', 'S-T-O'),
    /^Line 16: .*astrometric declination/,
  ],
  ['dates of another scale', CERES.replace('Date__(UT)', 'Date__(TT)'), /^Line 16: the dates are in TT/],
  ['a day that no month has', CERES.replace('2022-Jun-30', '2022-Jun-31'), /^Line 21: Day/],
  [
    'a right ascension without a number',
    CERES.replace('106.56175', 'n.a.'),
    /^Line 20: .* is not a right ascension/,
  ],
  [
    'a date before that of the row above',
    CERES.replace('2022-Jul-10', '2022-Jun-11'),
    /^Line 22: its date is not after/,
  ],
  [
    'a row that is not below its titles',
    BORRELLY.replace('00:28:46.800     14', '00:28:46.800      14'),
    /^Line 15: a number crosses an end of the column R\.A\./,
  ],
  ['two tables in one', `${CERES}\n${CERES}`, /^Line 42: there is a second \$\$SOE here/],
  [
    'two objects in one',
    `${CERES}\n${BORRELLY}`,
    /^Line 26: “Target body name” is 19P\/Borrelly here and 1 Ceres/,
  ],
  [
    'a planet',
    CERES.replace(/(?<=name: )1 Ceres \(A801 AA\)/, 'Mars (499)'),
    /^Line 9: the table is of Mars \(499\)/,
  ],
  ['an observer on Mars', CERES.replace('Earth (399)', 'Mars (499)'), /^Line 10: the observer is at Mars/],
  ['a site without a height', BORRELLY.replace(',2.7123285', ''), /^Line 6: the height is missing/],
  ['more than is read', 'x'.repeat(MAX_TABLE_CHARACTERS + 1), /characters; at most/],
])('a Horizons table with %s is refused with line and reason', (_, text, reason) => {
  expect(() => readHorizonsTable(text)).toThrow(reason);
});

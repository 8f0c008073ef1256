import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { julianDateOf } from '#catalogue/parse/calendar.ts';
import { jdOf } from '#engine/time/epoch.ts';
import { parseJplComets } from '#catalogue/parse/jpl-comets.ts';
import { parseMpcComets } from '#catalogue/parse/mpc-comets.ts';
import { BadFileError } from '#catalogue/source.ts';
import { bytesOf } from '../bytes.ts';
import { HALE_BOPP } from '../hale-bopp.ts';

const HEADER = [
  'Num  Name                                     Epoch      q           e        i         w        Node          Tp       Ref',
  '------------------------------------------- ------- ----------- ---------- --------- --------- --------- -------------- ------------',
];
const HALLEY =
  '  1P/Halley                                   49400  0.58597811 0.96714291 162.26269 111.33249  58.42008 19860205.89532 JPL J863/77';
const OF_1577 =
  '   C/1577 V1                                -102644  0.17750000 1.00000000 104.88300 255.67300  31.23700 15771027.44800 SAO_2008';

test('ELEMENTS.COMET of JPL gives elements, perihelion and solution', () => {
  const { rows } = parseJplComets(bytesOf([...HEADER, HALLEY, OF_1577].join('\n')));
  expect(rows[0]).toMatchObject({
    number: '1P',
    name: 'Halley',
    bodyType: 'Comet',
    solution: 'JPL J863/77',
  });
  expect(rows[0]?.elements).toMatchObject({ perihelionDistance: 0.58597811, node: 58.42008 * DEGREE });
  expect(rows[1]).toMatchObject({ designation: 'C/1577 V1', solution: 'SAO_2008' });
});

// The same perihelia as Julian dates in JPL's small-body database.
test.each([
  [1986, 2, 5.89532, 2446467.39532],
  [1577, 10, 27.448, 2297356.948],
  [1582, 5, 6.913, 2299009.413],
  [1230, 12, 28.8, 2170677.3],
  [-146, 6, 28, 1667909.5],
])('ELEMENTS.COMET of JPL counts %d-%d-%d as Julian date %d', (year, month, day, jd) => {
  expect(julianDateOf(year, month, day)).toBeCloseTo(jd, 5);
});

test('ELEMENTS.COMET of JPL loses a line that is cut short, an impossible date and a second comet of the same number', () => {
  const lines = [HALLEY, OF_1577, HALLEY.replace('1P', '2P'), HALLEY.replace('1P', '3P')];
  const bad = [
    HALLEY.replace('1P', '4P').slice(0, 80),
    HALLEY.replace('19860205', '19861305').replace('1P', '5P'),
    HALLEY,
  ];
  const parsed = parseJplComets(bytesOf([...HEADER, ...lines, ...bad].join('\n')));
  expect(parsed.rows).toHaveLength(4);
  expect(parsed.dropped.map(({ reason }) => reason)).toEqual([
    'line has 80 characters, not 118 or more',
    'no such date: 1986-13-5.89532',
    'duplicate of row 1',
  ]);
});

test('ELEMENTS.COMET of JPL is not a file without its header', () => {
  expect(() => parseJplComets(bytesOf(HALLEY))).toThrow(BadFileError);
});

test('CometEls of the Minor Planet Center gives elements at their epoch and a slope of 2.5 n', () => {
  const [row] = parseMpcComets(bytesOf(JSON.stringify([HALE_BOPP]))).rows;
  expect(row).toMatchObject({
    name: 'Hale-Bopp',
    designation: 'C/1995 O1',
    cometMagnitude: -2,
    cometSlope: 10,
  });
  expect(row.elements?.epoch).toEqual({ scale: 'TDB', day: 2459815.5, offset: 0 }); // 2022 August 24
  const perihelion = row.elements?.perihelionTime;
  expect(perihelion === undefined ? 0 : jdOf(perihelion)).toBeCloseTo(2450537.1466, 6); // 1997 March 29.6466
});

test('CometEls of the Minor Planet Center loses a comet with an impossible orbit or without a name', () => {
  const rows = [
    HALE_BOPP,
    { ...HALE_BOPP, Designation_and_name: 'C/2020 F3 (NEOWISE)' },
    { ...HALE_BOPP, Designation_and_name: 'C/1', Perihelion_dist: 0 },
    { ...HALE_BOPP, Designation_and_name: '' },
  ];
  const parsed = parseMpcComets(bytesOf(JSON.stringify(rows)));
  expect(parsed.rows).toHaveLength(2);
  expect(parsed.dropped.map(({ reason }) => reason)).toEqual([
    'perihelion distance 0 au is impossible',
    'Designation_and_name is missing',
  ]);
});

test('CometEls of the Minor Planet Center is not a file when it is cut short', () => {
  expect(() => parseMpcComets(bytesOf('[{"e": 0.9'))).toThrow(/not complete JSON/);
});

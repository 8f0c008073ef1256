import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { parseMpcExtended } from '#catalogue/parse/mpc-extended.ts';
import { parseMpcFixedWidth } from '#catalogue/parse/mpc-fixed-width.ts';
import { parseNotable } from '#catalogue/parse/notable.ts';
import { BadFileError } from '#catalogue/source.ts';
import { bytesOf, damagedUtf8 } from '../bytes.ts';

/** Apophis as the MPC listed it in July 2019. */
const APOPHIS =
  '99942   18.9   0.15 K1972 236.64021  126.67983  204.05444    3.33690  0.1914724  1.11235295   0.9225169  0 MPO469004' +
  '  4350  12 2004-2019 0.29 M-v 3Eh MPCW       8802  (99942) Apophis            20190204';

test('a line of NEA.txt gives elements, magnitude, uncertainty, arc and the hazard flag', () => {
  const [row] = parseMpcFixedWidth(bytesOf(APOPHIS)).rows;
  expect(row).toMatchObject({
    number: '99942',
    name: 'Apophis',
    bodyType: 'Asteroid',
    absoluteMagnitude: 18.9,
    slope: 0.15,
    uncertainty: 0,
    arcDays: 5331,
    lastObservation: '2019-02-04',
    pha: true,
    solution: 'MPO469004',
  });
  expect(row.elements?.epoch).toEqual({ scale: 'TDB', day: 2458666.5, offset: 0 }); // 2019 July 2
  expect(row.elements?.perihelionDistance).toBeCloseTo(0.9225169 * (1 - 0.1914724), 12);
  expect(row.elements?.meanAnomaly).toBeCloseTo(236.64021 * DEGREE, 12);
});

test('a line of NEA.txt that is cut short is dropped and named; the others stay', () => {
  const parsed = parseMpcFixedWidth(
    bytesOf(`${APOPHIS}\n${rename('00433', '433', 'Eros')}\n${APOPHIS.slice(0, 90)}`),
  );
  expect(parsed.rows.map((row) => row.name)).toEqual(['Apophis', 'Eros']);
  expect(parsed.dropped).toEqual([{ row: 3, name: '99942', reason: 'line has 90 characters, not 202' }]);
});

test.each([
  ['a negative eccentricity', '0.1914724', '-.1914724', /eccentricity -0.1914724 is impossible/],
  [
    'an inclination beyond 180 degrees',
    '  3.33690',
    '183.33690',
    /inclination 183.3369 deg is outside 0 to 180/,
  ],
  ['a perihelion behind the Sun', '  0.9225169', ' -0.9225169', /perihelion distance/],
  ['letters for a number', '126.67983', '126.6A983', /peri is not a number/],
  ['an impossible epoch', 'K1972', 'K19D2', /not a packed date/],
])('a line of NEA.txt with %s is dropped with that reason', (_what, good, bad, reason) => {
  const text = [
    rename('00433', '433', 'Eros'),
    rename('00719', '719', 'Albert'),
    APOPHIS.replace(good, bad),
  ].join('\n');
  const parsed = parseMpcFixedWidth(bytesOf(text));
  expect(parsed.rows).toHaveLength(2);
  expect(parsed.dropped).toEqual([
    { row: 3, name: '(99942) Apophis', reason: expect.stringMatching(reason) as string },
  ]);
});

test('a line of NEA.txt that comes twice is taken once', () => {
  const parsed = parseMpcFixedWidth(bytesOf([APOPHIS, APOPHIS].join('\n')));
  expect(parsed.rows).toHaveLength(1);
  expect(parsed.dropped).toEqual([{ row: 2, name: '(99942) Apophis', reason: 'duplicate of row 1' }]);
});

test('a line of NEA.txt with bytes that are not UTF-8 in its name is dropped', () => {
  const eros = rename('00433', '433', 'Eros');
  const parsed = parseMpcFixedWidth(damagedUtf8(`${eros}\n${rename('00719', '719', 'A?bert')}`));
  expect(parsed.rows.map((row) => row.name)).toEqual(['Eros']);
  expect(parsed.dropped[0]?.reason).toBe('text holds bytes that are not UTF-8');
});

test('a line of NEA.txt does not exist in a web page', () => {
  const page = bytesOf('<html>\n<body>Service unavailable</body>\n</html>');
  expect(() => parseMpcFixedWidth(page)).toThrow(BadFileError);
});

const eros = {
  H: 10.42,
  G: 0.15,
  U: '0',
  Arc_years: '1893-2021',
  Number: '(433)',
  Name: 'Eros',
  Principal_desig: 'A898 PA',
  Other_desigs: ['1956 PC'],
  Epoch: 2459403.5,
  M: 136.688,
  Peri: 178.86382,
  Node: 304.29885,
  i: 10.83048,
  e: 0.2229062,
  a: 1.4581342,
  Ref: 'MPC xxxxx',
  Last_obs: '2021-03-06',
};

test('the extended JSON of the Minor Planet Center gives every value of an object', () => {
  const [row] = parseMpcExtended(jsonOf([eros])).rows;
  expect(row).toMatchObject({
    number: '433',
    name: 'Eros',
    designation: 'A898 PA',
    otherDesignations: ['1956 PC'],
    absoluteMagnitude: 10.42,
    uncertainty: 0,
    arcDays: 46_633,
    lastObservation: '2021-03-06',
    pha: false,
  });
  expect(row.solution).toBeUndefined();
});

test('the extended JSON of the Minor Planet Center takes 99.99 for a magnitude that is not known', () => {
  expect(parseMpcExtended(jsonOf([{ ...eros, H: 99.99 }])).rows[0]?.absoluteMagnitude).toBeUndefined();
});

test('the extended JSON of the Minor Planet Center drops objects with impossible elements or a missing column, and duplicates', () => {
  const { Node: _node, ...withoutNode } = eros;
  const parsed = parseMpcExtended(
    jsonOf([
      eros,
      { ...eros, Number: '(1)' },
      { ...eros, Number: '(2)' },
      { ...eros, Number: '(3)' },
      { ...eros, Number: '(4)', e: -0.1 },
      { ...withoutNode, Number: '(5)' },
      eros,
    ]),
  );
  expect(parsed.rows).toHaveLength(4);
  expect(parsed.dropped.map(({ row, reason }) => [row, reason])).toEqual([
    [5, 'eccentricity -0.1 is impossible'],
    [6, 'Node is missing'],
    [7, 'duplicate of row 1'],
  ]);
});

test('the extended JSON of the Minor Planet Center is not a file when it is cut short, a web page, or something else', () => {
  const whole = JSON.stringify([eros]);
  expect(() => parseMpcExtended(bytesOf(whole.slice(0, -9)))).toThrow(/not complete JSON/);
  expect(() => parseMpcExtended(bytesOf('<!doctype html><title>503</title>'))).toThrow(
    /a web page instead of JSON/,
  );
  expect(() => parseMpcExtended(bytesOf('{"error":"x"}'))).toThrow(/not a list/);
  expect(() => parseMpcExtended(bytesOf('[]'))).toThrow(/it is empty/);
});

const HEADER =
  'number_or_designation,name,principal_designation,class,pha,H_mag,G,diameter_km,albedo,rotation_h,spec_B,A2_au_d2,U,arc,' +
  'epoch_jd_tdb,e,a_au,i_deg,node_deg,peri_deg,mean_anomaly_deg,moid_au';
const EROS =
  '433,Eros,A898 PA,AMO,N,10.4,0.15,16.84,,,,,0,1893-2021,2461200.5,0.2228779627700761,1.458243716760167,' +
  '10.82854410314273,304.2679713350896,178.9181319135911,62.51145501986792,0.148798';

test('the table of notable asteroids gives a row in full precision', () => {
  const [row] = parseNotable(bytesOf(`${HEADER}\n${EROS}\n`)).rows;
  expect(row).toMatchObject({
    number: '433',
    name: 'Eros',
    diameterKm: 16.84,
    moidAu: 0.148798,
    pha: false,
  });
  expect(row.elements?.perihelionDistance).toBe(1.458243716760167 * (1 - 0.2228779627700761));
});

test('the table of notable asteroids drops a row with too few columns and refuses a table without a needed one', () => {
  const cut = EROS.split(',').slice(0, 9).join(',').replace('433', '434');
  expect(parseNotable(bytesOf(`${HEADER}\n${EROS}\n${cut}`)).dropped[0]?.reason).toBe(
    'row has 9 columns, not 22',
  );
  expect(() => parseNotable(bytesOf(`${HEADER.replace(',e,', ',x,')}\n${EROS}`))).toThrow(
    /column e is missing/,
  );
});

function rename(packed: string, number: string, name: string): string {
  return APOPHIS.replace('99942  ', `${packed}  `).replace(
    '(99942) Apophis',
    `(${number}) ${name}`.padEnd(15),
  );
}

function jsonOf(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value));
}

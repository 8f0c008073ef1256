import { expect, test } from 'vitest';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { parseSbdb } from '#catalogue/parse/sbdb.ts';
import { bytesOf, damagedUtf8 } from '../bytes.ts';

const FIELDS = [
  'full_name',
  'pha',
  'H',
  'epoch',
  'e',
  'q',
  'i',
  'om',
  'w',
  'ma',
  'class',
  'A2',
  'last_obs',
  'condition_code',
];
/** Apophis, JPL solution at JD 2461200.5, and the printed columns of a 4-digit query. */
const APOPHIS = [
  '99942 Apophis (2004 MN4)',
  'Y',
  '19.09',
  '2461200.5',
  '.1911492279663492',
  '.7460509677535309',
  '3.340996879880978',
  '203.8936514240762',
  '126.679570689584',
  '175.3303',
  'ATE',
  '-2.9e-14',
  '2022-04-09',
  '0',
];
const ICARUS =
  '20001566,"  1566 Icarus (1949 MA)",Y,Y,16.53,1.0,0.51,2461000.5,0.8270,1.078,0.186,22.80,87.95,31.44,153.08,APO,-3.7e-15,"9.6 x 5.1, about"';
const CSV_HEADER =
  '"spkid","full_name","neo","pha","H","diameter","albedo","epoch","e","a","q","i","om","w","ma","class","A2","extent"';

test('an SBDB query in JSON gives an asteroid with its Yarkovsky acceleration', () => {
  const [row] = parseSbdb(replyOf([APOPHIS])).rows;
  expect(row).toMatchObject({
    number: '99942',
    designation: '2004 MN4',
    bodyType: 'Asteroid',
    pha: true,
    nonGravitational: { a1: 0, a2: -2.9e-14, a3: 0, alpha: 1, r0: 1, m: 2, n: 0, k: 0 },
    uncertainty: 0,
  });
  expect(row.elements?.eccentricity).toBe(0.1911492279663492);
});

test('an SBDB query in JSON takes no date of an observation whose day is not known', () => {
  expect(parseSbdb(replyOf([APOPHIS.with(12, '2011-06-??')])).rows[0]?.lastObservation).toBeUndefined();
});

test('an SBDB query in JSON loses rows with too few columns, impossible elements, no anomaly, or a name seen before', () => {
  const parsed = parseSbdb(
    replyOf([
      ...['1 A', '2 B', '3 C', '4 D', '5 E'].map(named),
      named('6 F').slice(0, 10),
      named('7 G').with(6, '180.5'),
      named('8 H').with(9, ''),
      named('1 A'),
      named('9 I').with(12, '2023-02-30'),
    ]),
  );
  expect(parsed.rows).toHaveLength(5);
  expect(parsed.dropped.map(({ row, name, reason }) => `${row} ${name}: ${reason}`)).toEqual([
    '6 6 F: row has 10 columns, not 14',
    '7 7 G: inclination 180.5 deg is outside 0 to 180',
    '8 8 H: ma is missing',
    '9 1 A: duplicate of row 1',
    '10 9 I: last_obs is no date: 2023-02-30',
  ]);
});

test('an SBDB query in JSON is not a file without its fields, or cut short', () => {
  expect(() => parseSbdb(bytesOf('{"code":"400","message":"bad query"}'))).toThrow(
    /fields and data are missing/,
  );
  expect(() => parseSbdb(bytesOf('{"fields":["full_name"],"data":[]}'))).toThrow(/column e is missing/);
  expect(() => parseSbdb(replyOf([APOPHIS]).slice(0, -20))).toThrow(/not complete JSON/);
});

test('an SBDB query in CSV with few digits gives an orbit whose covariance holds the place that more digits give', () => {
  const printed =
    '20099942," 99942 Apophis (2004 MN4)",Y,Y,19.09,,,2461200.5,0.1911,0.922,0.746,3.34,203.89,126.68,175.33,ATE,,';
  const fields = `${CSV_HEADER},"n","condition_code","data_arc","last_obs"`;
  const [{ elements, covariance, isRounded }] = parseSbdb(
    bytesOf(`${fields}\n${printed},1.1126,0,6599,2022-04-09\n`),
  ).rows;
  const precise = parseSbdb(replyOf([APOPHIS])).rows[0].elements;
  if (elements === undefined || precise === undefined || covariance === undefined)
    throw new Error('no orbit');
  const [rounded, exact] = [elements, precise].map((of) => elementsToOrbit(of).position);
  const sigmas = [0, 1, 2].map((k) => Math.abs(rounded[k] - exact[k]) / Math.sqrt(covariance[7 * k]));
  expect(isRounded).toBe(true);
  expect(Math.max(...sigmas)).toBeLessThan(3);
  expect(Math.max(...sigmas)).toBeGreaterThan(0.2);
});

test('an SBDB query in CSV with few digits gives physical values and no orbit where U or the arc is not known', () => {
  const [row] = parseSbdb(bytesOf(`${CSV_HEADER}\n${ICARUS}\n`)).rows;
  expect(row).toMatchObject({
    number: '1566',
    name: 'Icarus',
    diameterKm: 1,
    albedo: 0.51,
    extent: '9.6x5.1,about',
  });
  expect(row.nonGravitational?.a2).toBe(-3.7e-15);
  expect(row.elements).toBeUndefined();
});

test('an SBDB query in CSV loses a row that is cut short and one whose name is not UTF-8', () => {
  const rows = [
    ICARUS,
    ICARUS.replace('1566 Icarus', '1862 Apollo'),
    ICARUS.replace('1566 Icarus', '1 ?a'),
    ICARUS.replace('1566', '7').slice(0, 60),
  ];
  const parsed = parseSbdb(damagedUtf8([CSV_HEADER, ...rows].join('\n')));
  expect(parsed.rows.map((row) => row.number)).toEqual(['1566', '1862']);
  expect(parsed.dropped.map(({ reason }) => reason)).toEqual([
    'text holds bytes that are not UTF-8',
    expect.stringMatching(/^row has \d+ columns, not 18$/) as string,
  ]);
});

test('a comet of the SBDB is placed by its perihelion and brightens by M1 and K1', () => {
  const fields = ['full_name', 'epoch.mjd', 'q', 'e', 'i', 'w', 'om', 'tp', 'M1', 'K1', 'class'];
  const halley = [
    '    1P/Halley',
    49400,
    '0.585978111516909',
    '0.967142908462304',
    '162.262690579161',
    '111.3324851045177',
    '58.42008097656843',
    '2446467.395317050925',
    '5.5',
    null,
    'HTC',
  ];
  const [row] = parseSbdb(bytesOf(JSON.stringify({ fields, data: [halley] }))).rows;
  expect(row).toMatchObject({ number: '1P', bodyType: 'Comet', cometMagnitude: 5.5 });
  expect(row.elements?.perihelionTime).toEqual({
    scale: 'TDB',
    day: 2446466.5,
    offset: expect.closeTo(0.895317, 6) as number,
  });
});

function named(name: string): string[] {
  return APOPHIS.with(0, name);
}

function replyOf(data: readonly (readonly unknown[])[]): Uint8Array {
  return bytesOf(JSON.stringify({ signature: { version: '1.0' }, fields: FIELDS, data }));
}

import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { parseNeoccCatalogue } from '#catalogue/parse/neocc-catalogue.ts';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { bytesOf } from '../bytes.ts';
import { BU_2023 } from './neocc-2023-bu.ts';
import { sigmaOfSemiMajorAxis } from './semi-major-axis.ts';

test('an orbit file of the NEOCC gives elements, magnitude, hazard and its database', () => {
  const [row] = parseNeoccOrbit(bytesOf(BU_2023)).rows;
  expect(row).toMatchObject({
    designation: '2023 BU',
    database: 'ESA/PDO',
    absoluteMagnitude: 29.699,
    slope: 0.15,
    uncertainty: 1,
    pha: false,
  });
  expect(row.nonGravitational).toBeUndefined();
  expect(row.elements?.inclination).toBeCloseTo(3.7319281364199 * DEGREE, 15);
});

test('an orbit file of the NEOCC has its epoch in TT: TDB is 1.2 ms behind in late November', () => {
  const [row] = parseNeoccOrbit(bytesOf(BU_2023)).rows;
  expect(row.elements?.epoch.day).toBe(2460999.5);
  expect(((row.elements?.epoch.offset ?? 0) - 1) * 86_400).toBeCloseTo(-0.0012, 3);
});

test('an orbit file of the NEOCC has a state covariance whose semi-major axis is as uncertain as the file says', () => {
  const [row] = parseNeoccOrbit(bytesOf(BU_2023)).rows;
  expect(sigmaOfSemiMajorAxis(row) / 7.90172e-8).toBeCloseTo(1, 5);
});

test('an orbit file of the NEOCC is refused when it is cut short anywhere', () => {
  for (const marker of [
    'END_OF_HEADER',
    ' KEP',
    ' MAG',
    ' LSP',
    ' COV   3.157565',
    '-5.518416744041336E-10',
  ]) {
    const cut = bytesOf(BU_2023.slice(0, BU_2023.indexOf(marker)));
    expect(() => parseNeoccOrbit(cut), marker).toThrow(
      /END_OF_HEADER|no line|neither KEP nor EQU|name is missing|covariance of 6 parameters/,
    );
  }
});

test.each([
  [
    'a negative eccentricity',
    '1.1033785949922163E-01',
    '-1.1033785949922163E-01',
    /eccentricity .* is impossible/,
  ],
  ['an inclination of 183.7 degrees', '  3.7319281364199', '183.7319281364199', /inclination/],
  ['a covariance that is no number', '6.851782486534793E-11', '6.851782486534793F-11', /is not a number/],
  [
    'a negative variance',
    ' 5.608661250027506E-13',
    '-5.608661250027506E-13',
    /variance of element 4 is not positive/,
  ],
  ['an unknown force model', 'LSP   0  0    6', 'LSP   9  0    6', /model 9 is not known/],
  ['no number of solved-for parameters', 'LSP   0  0    6', 'LSP   0', /LSP has fewer than 3 numbers/],
  [
    'one of the two numbers of its force',
    'LSP   0  0    6',
    'LSP   1  1    6\n NGR   1.0E-03',
    /NGR has fewer than 2 numbers/,
  ],
  ['another frame', 'ECLM J2000', 'EQUM J2000', /not in ECLM J2000/],
  ['no designation', '2023BU\n', 'nothing\n', /not a designation/],
])('an orbit file of the NEOCC with %s is refused', (_what, good, bad, reason) => {
  expect(() => parseNeoccOrbit(bytesOf(BU_2023.replace(good, bad)))).toThrow(reason);
});

test('the catalogue of the NEOCC gives an orbit per line', () => {
  const lines = [
    "format  = 'OEF2.0'       ! file format",
    "elem    = 'KEP'          ! type of orbital elements",
    'refsys  = ECLM J2000     ! default reference system',
    'END_OF_HEADER',
    '! Name, Epoch(MJD), a, e, i, long. node, arg. peric., mean anomaly, absolute magnitude, slope param, non-grav param',
    '433           59600.000000    1.4582731004919933E+00   2.2272733518842894E-01   1.0828461192253641E+01   3.0429635501527531E+02   1.7889716943295548E+02   2.4690411844800099E+02  10.85  0.46  0',
    '2015GZ        59400.000000    2.8059248663363574E+00   7.1777101854979719E-01   1.3504485380561094E+01   1.9799756552626015E+01   1.1456930451775614E+02   1.2828981992766344E+02  26.06  0.15  0',
    '2015AB        59400.000000    2.8059248663363574E+00',
  ];
  const { rows, dropped } = parseNeoccCatalogue(bytesOf(lines.join('\n')));
  expect(rows.map((row) => row.number ?? row.designation)).toEqual(['433', '2015 GZ']);
  expect(rows[0]).toMatchObject({ absoluteMagnitude: 10.85, slope: 0.46, database: 'ESA/PDO' });
  expect(dropped[0]?.reason).toBe('row has 3 columns, not 11');
});

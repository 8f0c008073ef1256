import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { jdOf } from '#engine/time/epoch.ts';
import { readPasted } from '#catalogue/parse/pasted-orbits.ts';
import { BU_2023 } from './neocc-2023-bu.ts';

/** Apophis as the MPC listed it in July 2019, without what follows the rms. */
const MPCORB =
  '99942   18.9   0.15 K1972 236.64021  126.67983  204.05444    3.33690  0.1914724  1.11235295   0.9225169  0 MPO469004';

/** Ceres in ELEMENTS.NUMBR, and an object of ELEMENTS.UNNUM. */
const NUMBERED =
  '     1 Ceres             61000  2.7656157 0.07957631  10.58789  73.29975  80.24963 231.5397330  3.35  0.15 JPL 48';
const UNNUMBERED =
  '2024 YR4          61000  2.5159000 0.66168000   3.40815 134.36124 271.36564  40.4037000 23.92  0.15 JPL 78';

/** ELEMENTS.COMET with its head and Halley; a line of it whose blanks at the start were not copied. */
const COMETS = `Num  Name                                     Epoch      q           e        i         w        Node          Tp       Ref
------------------------------------------- ------- ----------- ---------- --------- --------- --------- -------------- ------------
  1P/Halley                                   49400  0.58597811 0.96714291 162.26269 111.33249  58.42008 19860205.89532 JPL J863/77
C/1577 V1                                -102644  0.17750000 1.00000000 104.88300 255.67300  31.23700 15771027.44800 SAO_2008`;

/** Eros in the catalogue of the NEOCC. */
const NEOCC_LINE =
  "'433'  61000.000000   1.4581207738E+00 2.2283606E-01 1.08278E+01 3.0428E+02 1.7889E+02 3.2011E+02 10.41  0.46   0";

/** 2023 BU without its covariance. */
const NEOCC = BU_2023.slice(0, BU_2023.indexOf('! MOID'));

/** Observations in the 80 columns of the MPC: of (433) Eros, of 2024 YR4 and of C/2020 F3. */
const OBSERVED = [
  '00433         C2026 01 02.12345 01 02 03.45 +04 05 06.7          12.3 G      G96',
  '     K24Y04R  C2026 01 02.12345 01 02 03.45 +04 05 06.7          22.3 G      G96',
  '    CK20F030  C2020 07 02.12345 01 02 03.45 +04 05 06.7           2.3 G      G96',
];

test('a line of MPCORB is an orbit, although its end was not copied', () => {
  const [piece] = readPasted(MPCORB);
  expect(piece).toMatchObject({
    kind: 'orbit',
    name: '99942',
    row: { absoluteMagnitude: 18.9, slope: 0.15 },
  });
  if (piece?.kind !== 'orbit') throw new RangeError('it is no orbit');
  expect(piece.row.elements?.eccentricity).toBeCloseTo(0.1914724, 12);
});

test('lines of the tables of JPL are orbits', () => {
  expect(readPasted(`${NUMBERED}\n${UNNUMBERED}`)).toMatchObject([
    {
      kind: 'orbit',
      name: '1',
      row: {
        name: 'Ceres',
        absoluteMagnitude: 3.35,
        elements: {
          epoch: { scale: 'TDB', day: 2_461_000.5, offset: 0 },
          argumentOfPerihelion: 73.29975 * DEGREE,
          node: 80.24963 * DEGREE,
        },
      },
    },
    { kind: 'orbit', name: '2024 YR4', row: { elements: { inclination: 3.40815 * DEGREE } } },
  ]);
});

test('lines of the table of comets of JPL are orbits, and what is above them is left out', () => {
  const pieces = readPasted(COMETS);
  expect(pieces).toMatchObject([
    {
      kind: 'orbit',
      name: '1P',
      row: {
        name: 'Halley',
        elements: { perihelionDistance: 0.58597811, inclination: 162.26269 * DEGREE },
      },
    },
    { kind: 'orbit', name: 'C/1577 V1', row: { elements: { eccentricity: 1 } } },
  ]);
  const [halley] = pieces;
  if (halley?.kind !== 'orbit') throw new RangeError('it is no orbit');
  const { perihelionTime } = halley.row.elements ?? {};
  expect(perihelionTime && jdOf(perihelionTime)).toBeCloseTo(2_446_467.39532, 5); // as in JPL's small-body database
});

test('a file of the NEOCC is one orbit, whatever follows it in another', () => {
  const pieces = readPasted(`${NEOCC}\n${NEOCC.replace('2023BU', '2026AB')}`);
  expect(pieces).toMatchObject([
    { kind: 'orbit', name: '2023 BU', row: { absoluteMagnitude: 29.699 } },
    { kind: 'orbit', name: '2026 AB' },
  ]);
});

test('a line of observations names its object, numbered or not, and where its first blanks were cut', () => {
  expect(readPasted(OBSERVED.join('\n'))).toEqual([
    { kind: 'observation', name: '433' },
    { kind: 'observation', name: '2024 YR4' },
    { kind: 'observation', name: 'C/2020 F3' },
  ]);
  expect(readPasted(OBSERVED[1]?.trimStart() ?? '')).toEqual([{ kind: 'observation', name: '2024 YR4' }]);
});

test('a bad line says what is wrong with it, and the good ones stay', () => {
  const bad = MPCORB.replace('126.67983', '126.6A983');
  expect(readPasted(`Eros, Ivar\n${bad}\n\n${NUMBERED}`)).toMatchObject([
    { kind: 'text', text: 'Eros, Ivar' },
    { kind: 'bad', text: bad, reason: 'peri is not a number: "126.6A983"' },
    { kind: 'orbit', name: '1' },
  ]);
  expect(readPasted('433 1.2 3.4 5.6 7.8 9.1 2.3')).toMatchObject([{ kind: 'bad' }]);
});

test('a line with one character changed, left out or put in is of no name, wherever that is', () => {
  const [halley = ''] = COMETS.split('\n').slice(2);
  for (const line of [MPCORB, NUMBERED, UNNUMBERED, halley, NEOCC_LINE, ...OBSERVED]) {
    for (let at = 0; at < line.length; at++) {
      const [before, after] = [line.slice(0, at), line.slice(at + 1)];
      for (const other of ['x', '?', ',', ' ', '.', '7', "'", ''])
        expect(kindsOf(`${before}${other}${after}`), `${line} at ${at}: ${other}`).not.toContain('text');
      expect(kindsOf(`${line.slice(0, at)}x${line.slice(at)}`)).not.toContain('text');
    }
  }
});

test('a file of the NEOCC with one character changed or left out is one orbit or one bad piece', () => {
  for (let at = 0; at < NEOCC.length; at++) {
    const [before, after] = [NEOCC.slice(0, at), NEOCC.slice(at + 1)];
    for (const other of ['x', '?', ',', ' ', ''])
      expect(kindsOf(`${before}${other}${after}`), `at ${at}: ${other}`).not.toContain('text');
  }
});

test('a line that was cut short is bad once it has more than the name of its object, and says so', () => {
  for (const line of [MPCORB, NUMBERED, UNNUMBERED, NEOCC_LINE]) {
    for (let length = 30; length < 80; length++) expect(kindsOf(line.slice(0, length))).toEqual(['bad']);
  }
  expect(readPasted(MPCORB.slice(0, 80))).toMatchObject([
    { reason: 'a line of MPCORB has 103 characters or more, not 79' },
  ]);
  expect(readPasted(NUMBERED.slice(0, NUMBERED.indexOf('97330')))).toMatchObject([
    { reason: 'it ends within the mean anomaly' },
  ]);
  expect(readPasted(NEOCC_LINE.slice(0, 60))).toMatchObject([{ reason: 'row has 5 columns, not 11' }]);
});

test('a damaged line says which of its numbers is none, or where its columns are', () => {
  expect(readPasted(NUMBERED.replace('10.58789', '1?.58789'))).toMatchObject([
    { kind: 'bad', reason: '1?.58789 is no number' },
  ]);
  expect(readPasted(MPCORB.replace('   18.9', '  18.9'))).toMatchObject([
    { reason: 'the epoch of a line of MPCORB begins at character 21, not 20' },
  ]);
  expect(readPasted(MPCORB.replace('236.64021', '236,64021'))).toMatchObject([
    { reason: 'M is not a number: "236,64021"' },
  ]);
});

test('names of objects are names, as they are printed', () => {
  const names = [
    '99942, Ivar, (3200) Phaethon',
    '2024 YR4',
    'C/2014 UN271 (Bernardinelli-Bernstein)',
    '1P/Halley',
    "O'Keefe, 2040 P-L",
    'P/1999 X1 (Hug-Bell)',
    'St. Gallen',
    '3 Juno  4 Vesta',
    '73P-BT, D/1770 L1',
    'A10xyZ1',
  ];
  expect(names.flatMap(kindsOf)).toEqual(names.map(() => 'text'));
});

function kindsOf(text: string): readonly string[] {
  return readPasted(text).map(({ kind }) => kind);
}

import { expect, test } from 'vitest';
import { withoutFault } from '#parts/objects/line-fault.ts';
import { mayBeOrbit, mayHaveOrbits } from '#parts/objects/may-have-orbits.ts';
import { readOrbits } from '#parts/objects/read-orbits.ts';

/** Apophis as the MPC listed it in July 2019. */
const APOPHIS =
  '99942   18.9   0.15 K1972 236.64021  126.67983  204.05444    3.33690  0.1914724  1.11235295   0.9225169  0 MPO469004';

/** As one of C/2020 F3 in 80 columns. */
const OBSERVATION = '    CK20F030  C2020 07 02.12345 01 02 03.45 +04 05 06.7           2.3 G      G96';

test('orbits and observations become names, with the orbits beside them, and bad lines stay with their numbers', () => {
  const bad = APOPHIS.replace('126.67983', '126.6A983');
  const read = readOrbits(['Eros, Ivar', APOPHIS, OBSERVATION, bad, OBSERVATION].join('\n'));
  expect(read?.text).toBe(`Eros, Ivar\n99942\nC/2020 F3\n${bad}`);
  expect(read?.faults).toEqual([{ line: 4, text: bad, reason: 'peri is not a number: "126.6A983"' }]);
  expect(read?.orbits).toMatchObject([
    {
      name: '99942',
      object: {
        type: 'ELLIPTICAL',
        objectName: '99942',
        perihelionArgument: 126.67983,
        rightAscension: 204.05444,
        meanAnomaly: 236.64021,
        absoluteMagnitude: 18.9,
        slopeParameter: 0.15,
      },
    },
  ]);
  expect(read?.orbits[0]?.object.perihelionDistance).toBeCloseTo(0.9225169 * (1 - 0.1914724), 9);
});

test('a damaged file is one fault that begins at its first line, and lines after it have their own numbers', () => {
  const file = "format  = 'OEF2.0'\nEND_OF_HEADER\n2023BU\n KEP 1.1065x 0.110";
  const text = ['Eros', `${APOPHIS.slice(0, 60)} `, '', file].join('\n');
  const read = readOrbits(text);
  expect(read?.text).toBe(text);
  expect(read?.faults.map(({ line }) => line)).toEqual([2, 4]);
  expect(read?.faults.reduce(withoutFault, text)).toBe('Eros\n');
});

test('lines that are damaged alike are left out together', () => {
  const bad = APOPHIS.slice(0, 60);
  const read = readOrbits([bad, 'Eros', bad].join('\n'));
  expect(read?.faults).toHaveLength(1);
  expect(read?.faults.reduce(withoutFault, read.text)).toBe('Eros');
});

test('names alone are left as they are, and what reads orbits is not fetched for them', () => {
  expect(readOrbits('99942, Ivar\n2024 YR4')).toBeUndefined();
  expect(['99942, '.repeat(40), '2024 YR4\nIvar', ''].map(mayHaveOrbits)).toEqual([false, false, false]);
  expect([APOPHIS, `Ivar\n${OBSERVATION}`, '{"object": {}}'].map(mayHaveOrbits)).toEqual([true, true, true]);
});

test('a number or a date that is pasted where one is entered is no orbit', () => {
  expect(['1.4581', '2026-01-02 03:04:05.5', '2026 01 02.5', '1.2, 3.4'].map(mayBeOrbit)).not.toContain(true);
  expect([APOPHIS, APOPHIS.slice(0, 40), '{"object":{}}'].map(mayBeOrbit)).not.toContain(false);
});

import { expect, test } from 'vitest';
import { mayHaveOrbits } from '#parts/objects/may-have-orbits.ts';
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

test('names alone are left as they are, and what reads orbits is not fetched for them', () => {
  expect(readOrbits('99942, Ivar\n2024 YR4')).toBeUndefined();
  expect(['99942, '.repeat(40), '2024 YR4\nIvar', ''].map(mayHaveOrbits)).toEqual([false, false, false]);
  expect([APOPHIS, `Ivar\n${OBSERVATION}`, '{"object": {}}'].map(mayHaveOrbits)).toEqual([true, true, true]);
});

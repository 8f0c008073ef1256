import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDe440 } from '#catalogue/build/ephemeris/references/de440.ts';
import { AU_KM } from '#engine/constants.ts';
import { BODY, FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { createSpkEphemeris } from '#engine/ephemeris/spk/spk-ephemeris.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';

const folder = join(recordedFolder('reference'), 'solar-system');

test.each([
  ['de440s.bsp', 2_459_945, 2_461_100],
  ['de441-1969.bsp', 2_440_000, 2_440_500],
])('the recorded kernel %s gives the states that were taken from it', (file, firstDay, lastDay) => {
  const kernel = createSpkEphemeris(readFileSync(join(folder, file)), testEphemeris().gm, file);
  const record = parseDe440(readFileSync(join(folder, 'de440.json'), 'utf8'));
  const within = record.filter(({ day }) => day > firstDay && day < lastDay);
  const out = new Float64Array(6);
  expect(within.length).toBeGreaterThan(5);
  for (const { day, states } of within) {
    for (let body: number = BODY.Sun; body <= BODY.Pluto; body++) {
      kernel.state(body, Math.floor(day), day - Math.floor(day), out);
      out.forEach((value, k) =>
        expect(Math.abs(value - states[body][k])).toBeLessThan(k < 3 ? 1e-10 : 1e-11),
      );
    }
  }
});

test('the recorded kernel de430_2000.bsp is within 200 km of our ephemeris, and has accelerations', () => {
  const kernel = createSpkEphemeris(
    readFileSync(join(folder, 'de430_2000.bsp')),
    testEphemeris().gm,
    'DE430',
  );
  const [theirs, ours] = [new Float64Array(9), new Float64Array(9)];
  for (const body of [BODY.Mercury, BODY.Earth, BODY.Moon, BODY.Mars]) {
    kernel.stateAndAcceleration(body, 2_451_800.5, 0.25, theirs);
    testEphemeris().stateAndAcceleration(body, 2_451_800.5, 0.25, ours);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(theirs[k] - ours[k]) * AU_KM).toBeLessThan(200);
      expect(Math.abs(theirs[6 + k] - ours[6 + k])).toBeLessThan(1e-9);
    }
  }
});

test('what a recorded kernel lacks is named', () => {
  const kernel = createSpkEphemeris(readFileSync(join(folder, 'de440s.bsp')), testEphemeris().gm, 'DE440s');
  const out = new Float64Array(3);
  expect(() => kernel.position(FIRST_ASTEROID, 2_460_000.5, 0, out)).toThrow(/no body 2000001/);
  expect(() => kernel.position(BODY.Sun, 2_400_000.5, 0, out)).toThrow(/no body 10 at JD 2400000.5/);
});

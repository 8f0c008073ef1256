import { expect, test } from 'vitest';
import { J2000 } from '#engine/constants.ts';
import { BODY, LARGE_BODY_COUNT } from '#engine/ephemeris/body.ts';
import { writePerturberAccelerations } from '#engine/propagate/perturber-accelerations.ts';
import { mutualAttraction } from '#engine/solar-system/mutual-attraction.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const COUNT = LARGE_BODY_COUNT;

test('the pull on perturbers is the pull of all on the Sun, and within a hundredth of it on the others', () => {
  const ephemeris = testEphemeris();
  const numbers = new Float64Array(7 * COUNT);
  for (let body = 0; body < COUNT; body++) ephemeris.position(body, J2000, 3000, numbers, 3 * body);
  const acceleration = new Float64Array(3 * COUNT);
  const potential = new Float64Array(COUNT);
  mutualAttraction(ephemeris.gm, numbers, acceleration, potential);
  writePerturberAccelerations(ephemeris.gm, numbers, 0, 3 * COUNT, 6 * COUNT, COUNT);
  for (let body = 0; body < COUNT; body++) {
    const limit = body === BODY.Sun ? 1e-12 : 0.01;
    const all = acceleration.subarray(3 * body, 3 * body + 3);
    const ours = numbers.subarray(3 * COUNT + 3 * body, 3 * COUNT + 3 * body + 3);
    const miss = Math.hypot(...all.map((component, axis) => ours[axis] - component));
    expect(miss / Math.hypot(...all)).toBeLessThan(limit);
    expect(Math.abs(numbers[6 * COUNT + body] / potential[body] - 1)).toBeLessThan(limit);
  }
});

import { expect, test } from 'vitest';
import { averageEarth, averageEarthOrbit, synodicPeriod } from '#engine/synodic/average-earth.ts';
import { fromRotating, rotatingAxes, toRotating } from '#engine/synodic/rotating-axes.ts';
import { J2000 } from '#engine/constants.ts';
import { seededRandom } from '../seeded-random.ts';

test('the Earth lies on x, as far from the Sun as it is, and the Sun is at rest', () => {
  const earth = Float64Array.of(-0.17, 0.97, 1e-4);
  const axes = rotatingAxes(earth);
  const out = new Float64Array(3);
  toRotating(axes, 'Sun', earth, out);
  expect([...out]).toEqual([
    expect.closeTo(Math.hypot(-0.17, 0.97, 1e-4), 15),
    expect.closeTo(0, 15),
    expect.closeTo(0, 15),
  ]);
  toRotating(axes, 'Earth', [0, 0, 0], out);
  expect(out[0]).toBe(-axes.earthDistance);
});

test('ten thousand random places come back to 1e-13 au', () => {
  const random = seededRandom(42);
  const number = () => 20 * random() - 10;
  const out = new Float64Array(3);
  let largest = 0;
  for (let state = 0; state < 10_000; state++) {
    const axes = rotatingAxes([number(), number(), 0.001 * number()]);
    const place = [number(), number(), number()];
    for (const origin of ['Sun', 'Earth'] as const) {
      toRotating(axes, origin, place, out);
      fromRotating(axes, origin, out, out);
      largest = Math.max(largest, ...place.map((one, axis) => Math.abs(one - out[axis])));
    }
  }
  expect(largest).toBeLessThan(1e-13);
});

test('what circles with the averaged Earth is at rest beside it', () => {
  const earth = new Float64Array(3);
  const out = new Float64Array(3);
  for (const days of [0, 91, 200, 365.25, 4000]) {
    averageEarth(J2000 + days, earth);
    toRotating(rotatingAxes(earth), 'Sun', earth, out);
    expect([...out]).toEqual([expect.closeTo(1, 14), expect.closeTo(0, 14), expect.closeTo(0, 14)]);
  }
});

test('the averaged orbit of the Earth is a circle from 0 to 360 degrees', () => {
  const orbit = averageEarthOrbit();
  expect(orbit).toHaveLength(361 * 3);
  expect(Array.from(orbit.subarray(270, 273))).toEqual([expect.closeTo(0, 15), 1, 0]);
  expect(Array.from(orbit.subarray(-3))).toEqual([1, expect.closeTo(0, 15), 0]);
});

test('Mars returns to opposition after 779.9 days, Venus to conjunction after 583.9 (Meeus, Astronomical Algorithms, ch. 36)', () => {
  expect(synodicPeriod(686.98)).toEqual({ kind: 'period', days: expect.closeTo(779.94, 0) });
  expect(synodicPeriod(224.7008)).toEqual({ kind: 'period', days: expect.closeTo(583.92, 0) });
  expect(synodicPeriod(365.25).kind).toBe('same period as the Earth');
});

test('an Earth at the Sun, on the pole or nowhere is refused', () => {
  expect(() => rotatingAxes([0, 0, 0])).toThrow(RangeError);
  expect(() => rotatingAxes([0, 0, 1])).toThrow(/\(0, 0, 1\)/);
  expect(() => synodicPeriod(-1)).toThrow(/-1 d/);
});

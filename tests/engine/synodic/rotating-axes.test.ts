import { expect, test } from 'vitest';
import { averageEarthOrbit, synodicPeriod } from '#engine/synodic/average-earth.ts';
import { rotatingAxes, toRotating } from '#engine/synodic/rotating-axes.ts';
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

test('ten thousand random places are those of the axes to 1e-13 au', () => {
  const random = seededRandom(42);
  const number = () => 20 * random() - 10;
  const out = new Float64Array(3);
  let largest = 0;
  for (let state = 0; state < 10_000; state++) {
    const axes = rotatingAxes([number(), number(), 0.001 * number()]);
    const place = [number(), number(), number()];
    for (const origin of ['Sun', 'Earth'] as const) {
      toRotating(axes, origin, place, out);
      const fromSun = [out[0] + (origin === 'Earth' ? axes.earthDistance : 0), out[1], out[2]];
      for (const [axis, one] of place.entries()) {
        const back = fromSun.reduce((sum, along, index) => sum + along * axes.axes[3 * index + axis], 0);
        largest = Math.max(largest, Math.abs(one - back));
      }
    }
  }
  expect(largest).toBeLessThan(1e-13);
});

test('what circles with the averaged Earth is at rest beside it', () => {
  const orbit = averageEarthOrbit();
  const out = new Float64Array(3);
  for (const degree of [0, 90, 197, 360]) {
    const earth = orbit.subarray(3 * degree, 3 * degree + 3);
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

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

test('two-body motion there and back ends where it began, on every conic', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 0.5, 0.9, 0.999, 0.9999999, 1, 1.0000001, 1.001, 1.2, 3.5),
      fc.double({ min: 0.05, max: 30, noNaN: true }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      (e, q, first, second) => {
        const start = perihelion(q, e);
        twoBodyStep(SUN_GM, start, first, start);
        const there = new Float64Array(6);
        const back = new Float64Array(6);
        twoBodyStep(SUN_GM, start, second, there);
        twoBodyStep(SUN_GM, there, -second, back);
        const stretch = Math.max(1, radius(there) / radius(start), radius(start) / q);
        expect(separation(back, start)).toBeLessThan(1e-13 * stretch ** 2 * radius(start) + 1e-12);
      },
    ),
    { numRuns: 1000 },
  );
});

test('two-body motion conserves energy and angular momentum', () => {
  for (const e of [0, 0.3, 0.97, 1, 1.4]) {
    const state = perihelion(0.8, e);
    const [energy, momentum] = integrals(state);
    twoBodyStep(SUN_GM, state, 512.25, state);
    const [energyAfter, momentumAfter] = integrals(state);
    expect(Math.abs(energyAfter - energy)).toBeLessThan(1e-14 * (SUN_GM / 0.8));
    expect(Math.abs(momentumAfter / momentum - 1)).toBeLessThan(1e-14);
  }
});

test("two-body motion on an ellipse agrees with Kepler's equation", () => {
  const [q, e, days] = [0.6, 0.7, 1234.5];
  const a = q / (1 - e);
  const anomaly = eccentricAnomaly(Math.sqrt(SUN_GM / a ** 3) * days, e);
  const state = perihelion(q, e);
  twoBodyStep(SUN_GM, state, days, state);
  expect(state[0]).toBeCloseTo(a * (Math.cos(anomaly) - e), 12);
  expect(state[1]).toBeCloseTo(a * Math.sqrt(1 - e * e) * Math.sin(anomaly), 12);
});

test('a body at aphelion of e = 0.97 passes its perihelion and comes back', () => {
  const state = perihelion(0.1, 0.97);
  const a = 0.1 / 0.03;
  const period = 2 * Math.PI * Math.sqrt(a ** 3 / SUN_GM);
  twoBodyStep(SUN_GM, state, period / 2, state);
  expect(radius(state)).toBeCloseTo(a * 1.97, 10);
  twoBodyStep(SUN_GM, state, period / 2, state);
  expect(radius(state)).toBeCloseTo(0.1, 10);
});

test('a two-body step of no time changes nothing', () => {
  const state = perihelion(1, 0.2);
  const out = new Float64Array(6);
  twoBodyStep(SUN_GM, state, 0, out);
  expect([...out]).toEqual([...state]);
});

test('a two-body step from the centre is refused', () => {
  expect(() => twoBodyStep(SUN_GM, new Float64Array(6), 1, new Float64Array(6))).toThrow(RangeError);
});

function perihelion(q: number, e: number): Float64Array {
  return Float64Array.of(q, 0, 0, 0, Math.sqrt((SUN_GM * (1 + e)) / q), 0);
}

function radius(state: Float64Array): number {
  return Math.hypot(state[0], state[1], state[2]);
}

function separation(a: Float64Array, b: Float64Array): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function integrals(s: Float64Array): readonly [energy: number, momentum: number] {
  const energy = (s[3] ** 2 + s[4] ** 2 + s[5] ** 2) / 2 - SUN_GM / radius(s);
  return [energy, s[0] * s[4] - s[1] * s[3]];
}

import { expect, test } from 'vitest';
import { BODY } from '#engine/ephemeris/body.ts';
import { conicPartials } from '#engine/kepler/conic-partials.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { WATER_ICE } from '#engine/orbit/radial-law.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { STATE_DIRECTIONS } from '#engine/propagate/variations.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';

const SPAN = { model: 'survey', fromDay: SAMPLE_EPOCH - 1500, toDay: SAMPLE_EPOCH + 1500 } as const;

test('partials along a trajectory are the unit matrix at the epoch', () => {
  const partials = new Float64Array(36);
  propagateWithPartials(SAMPLE_ORBIT, testEphemeris(), SPAN).partials(SAMPLE_EPOCH, 0, partials);
  partials.forEach((value, i) => expect(value).toBe(i % 7 === 0 ? 1 : 0));
});

test.each([-1500, -200.25, 333.3, 1500])(
  'partials along a trajectory are what a small change of the start does, %d days on',
  (days) => {
    const partials = new Float64Array(36);
    propagateWithPartials(SAMPLE_ORBIT, testEphemeris(), SPAN).partials(SAMPLE_EPOCH, days, partials);
    for (let column = 0; column < 6; column++) {
      const differences = centralDifference(column, days);
      const size = Math.hypot(...differences.slice(0, 3));
      const away = Math.hypot(...[0, 1, 2].map((row) => partials[6 * row + column] - differences[row]));
      expect(away / size).toBeLessThan(2e-4);
    }
  },
);

test('partials along a trajectory by A1, A2, A3 and DT are what a small change of each does', () => {
  const span = { model: 'full', fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 400 } as const;
  const terms = { a1: 2e-9, a2: -4e-10, a3: 3e-10, ...WATER_ICE, delay: 30 };
  const of = (change: object): Orbit => ({ ...SAMPLE_ORBIT, nonGravitational: { ...terms, ...change } });
  const trajectory = propagateWithPartials(
    { ...of({}), covariance: new Float64Array(100).fill(1e-24) },
    testEphemeris(),
    span,
  );
  const partials = new Float64Array(60);
  trajectory.partials(SAMPLE_EPOCH, 400, partials);
  const steps = { a1: 1e-10, a2: 1e-10, a3: 1e-10, delay: 0.5 };
  Object.entries(steps).forEach(([name, step], place) => {
    const value = terms[name as keyof typeof steps];
    const [up, down] = [step, -step].map((change) => {
      const state = new Float64Array(6);
      propagate(of({ [name]: value + change }), testEphemeris(), span).state(SAMPLE_EPOCH, 400, state);
      return state;
    });
    const differences = [0, 1, 2].map((row) => (up[row] - down[row]) / (2 * step));
    const away = Math.hypot(...differences.map((one, row) => partials[10 * row + 6 + place] - one));
    expect(away / Math.hypot(...differences), name).toBeLessThan(2e-3);
  });
});

test('partials by parameters that an orbit was not solved for are zeros, and leave the others as they are', () => {
  const span = { model: 'full', fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 400 } as const;
  const nonGravitational = { a1: 2e-9, a2: -4e-10, a3: 3e-10, ...WATER_ICE, delay: 30 };
  const covariance = Float64Array.from({ length: 100 }, (_, at) => (at === 77 ? 1e-24 : 0));
  const orbit = { ...SAMPLE_ORBIT, nonGravitational, covariance: new Float64Array(100).fill(1e-24) };
  const [whole, part] = [new Float64Array(60), new Float64Array(60).fill(1)];
  propagateWithPartials(orbit, testEphemeris(), span).partials(SAMPLE_EPOCH, 400, whole);
  propagateWithPartials({ ...orbit, covariance }, testEphemeris(), span).partials(SAMPLE_EPOCH, 400, part);
  const onlyA2 = whole.map((value, at) => ([6, 8, 9].includes(at % 10) ? 0 : value));
  expect([...part]).toEqual([...onlyA2]);
});

test('partials along a trajectory conserve the symplectic form, as gravity does', () => {
  const f = new Float64Array(36);
  propagateWithPartials(SAMPLE_ORBIT, testEphemeris(), SPAN).partials(SAMPLE_EPOCH, 900, f);
  for (let a = 0; a < 6; a++) {
    for (let b = 0; b < 6; b++) {
      let form = 0;
      for (let k = 0; k < 3; k++) {
        form += f[6 * k + a] * f[6 * (k + 3) + b] - f[6 * (k + 3) + a] * f[6 * k + b];
      }
      const unit = b === a + 3 ? 1 : b === a - 3 ? -1 : 0;
      expect(form).toBeCloseTo(unit, 5);
    }
  }
});

test('partials along a trajectory under the pull of the Sun alone are those of a conic, ten revolutions of high eccentricity on', () => {
  const orbit = elementsToOrbit({
    epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 0 },
    perihelionDistance: 0.2,
    eccentricity: 0.8,
    inclination: 0.4,
    node: 1,
    argumentOfPerihelion: 2,
    meanAnomaly: 3,
  });
  const forces = { attracting: [BODY.Sun], relativity: 'none', oblate: [], nonGravitational: false } as const;
  const days = 3652.5;
  const options = { model: 'full', forces, fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + days } as const;
  const [found, conic] = [new Float64Array(36), new Float64Array(36)];
  propagateWithPartials(orbit, testEphemeris(), options).partials(SAMPLE_EPOCH, days, found);
  conicPartials(SUN_GM, [...orbit.position, ...orbit.velocity], STATE_DIRECTIONS, days, conic);
  const away = Math.hypot(...found.map((value, k) => value - conic[k]));
  expect(away / Math.hypot(...conic)).toBeLessThan(2e-7);
});

test('partials along a trajectory do not change the trajectory', () => {
  const [plain, varied] = [new Float64Array(6), new Float64Array(6)];
  propagate(SAMPLE_ORBIT, testEphemeris(), SPAN).state(SAMPLE_EPOCH, 1234.5, plain);
  propagateWithPartials(SAMPLE_ORBIT, testEphemeris(), SPAN).state(SAMPLE_EPOCH, 1234.5, varied);
  expect([...varied]).toEqual([...plain]);
});

function centralDifference(component: number, days: number): number[] {
  const step = component < 3 ? 1e-7 : 1e-9;
  const [up, down] = [step, -step].map((change) => {
    const numbers = [...SAMPLE_ORBIT.position, ...SAMPLE_ORBIT.velocity];
    numbers[component] += change;
    const [x, y, z, vx, vy, vz] = numbers;
    const orbit: Orbit = { epoch: SAMPLE_ORBIT.epoch, position: [x, y, z], velocity: [vx, vy, vz] };
    const state = new Float64Array(6);
    propagate(orbit, testEphemeris(), SPAN).state(SAMPLE_EPOCH, days, state);
    return state;
  });
  return Array.from(up, (value, i) => (value - down[i]) / (2 * step));
}

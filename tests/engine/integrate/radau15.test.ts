import { expect, test } from 'vitest';

import { DENSE_WIDTH, evaluateStep } from '#engine/integrate/dense-step.ts';
import type { DenseStep } from '#engine/integrate/dense-step.ts';
import { IntegrationError } from '#engine/integrate/integration-error.ts';
import { Radau15 } from '#engine/integrate/radau15.ts';
import type { Force } from '#engine/integrate/radau15.ts';

const SUN_GM = 0.00029591220828411956; // au³/d²
const DAY = 2_460_000.5;

test.each([
  { eccentricity: 0, revolutions: 100, error: 1e-12 },
  { eccentricity: 0.6, revolutions: 100, error: 1e-11 },
  { eccentricity: 0.99, revolutions: 10, error: 1e-10 },
])(
  'an orbit about the Sun of eccentricity $eccentricity closes after $revolutions revolutions',
  ({ eccentricity, revolutions, error }) => {
    const { start, period, perihelion } = ellipse(1.5, eccentricity);
    const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 } });
    integrator.start(DAY, 0, [perihelion, 0, 0], start);
    integrator.run(DAY, revolutions * period);
    expect(distance(integrator.position, [perihelion, 0, 0])).toBeLessThan(error);
  },
);

test('an orbit about the Sun keeps its energy to the last digits over two hundred revolutions', () => {
  const { start, period, perihelion } = ellipse(1, 0.3);
  const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 } });
  integrator.start(DAY, 0, [perihelion, 0, 0], start);
  const before = energy(integrator);
  integrator.run(DAY, 200 * period);
  expect(Math.abs(energy(integrator) / before - 1)).toBeLessThan(2e-14);
});

test('an orbit about the Sun is the same forwards and back', () => {
  const { start, perihelion } = ellipse(2.2, 0.8);
  const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 } });
  integrator.start(DAY, 0.25, [perihelion, 0, 0], start);
  integrator.run(DAY + 5000, 0.5);
  integrator.run(DAY, 0.25);
  expect(distance(integrator.position, [perihelion, 0, 0])).toBeLessThan(1e-11);
});

test('an orbit about the Sun takes short steps at perihelion and long ones far out', () => {
  const { start, period, perihelion } = ellipse(1.5, 0.95);
  const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 } });
  integrator.start(DAY, 0, [perihelion, 0, 0], start);
  const lengths: number[] = [];
  integrator.run(DAY, period, (step) => void lengths.push(step.length));
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(20);
});

test('a harmonic oscillator gains fourteen powers of two or more for every halving of a fixed step', () => {
  const errors = [6, 3].map((fixedDays) => {
    const integrator = new Radau15(1, oscillator(), { rule: { fixedDays } });
    integrator.start(DAY, 0, [1], [0]);
    integrator.run(DAY, 24);
    return Math.abs(integrator.position[0] - Math.cos(24));
  });
  expect(Math.log2(errors[0] / errors[1])).toBeGreaterThan(13);
});

test('a harmonic oscillator is known inside every step, whatever the direction', () => {
  for (const direction of [1, -1]) {
    const integrator = new Radau15(1, oscillator(), { rule: { fixedDays: 0.5 } });
    integrator.start(DAY, 0, [1], [0]);
    const steps: DenseStep[] = [];
    integrator.run(DAY, 20 * direction, (step) => void steps.push({ ...step, series: step.series.slice() }));
    const [position, velocity] = [new Float64Array(1), new Float64Array(1)];
    for (const step of steps) {
      const time = step.day - DAY + step.offset + 0.37 * step.length;
      evaluateStep(step, DAY, time, position, velocity);
      expect(position[0]).toBeCloseTo(Math.cos(time), 11);
      expect(velocity[0]).toBeCloseTo(-Math.sin(time), 11);
    }
    expect(steps).toHaveLength(40);
    expect(steps[0].series).toHaveLength(DENSE_WIDTH);
  }
});

test('an integration announces every step to the force before it evaluates accelerations', () => {
  const prepared: number[] = [];
  const force = {
    ...oscillator(),
    prepare: (_day: number, _offset: number, length: number) => void prepared.push(length),
  };
  const integrator = new Radau15(1, force, { rule: { fixedDays: 1 } });
  integrator.start(DAY, 0, [1], [0]);
  integrator.run(DAY, 2.5);
  expect(prepared).toEqual([1, 1, 0.5]);
});

test('an integration arrives at the very instant requested and has a rest of a day below one', () => {
  const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 } });
  integrator.start(DAY, 0.75, [1, 0, 0], [0, 0.0172, 0]);
  integrator.run(DAY, 7.125);
  expect([integrator.day, integrator.offset]).toEqual([DAY + 7, 0.125]);
});

test('an integration stops where its listener says so', () => {
  const integrator = new Radau15(1, oscillator(), { rule: { fixedDays: 1 } });
  integrator.start(DAY, 0, [1], [0]);
  integrator.run(DAY, 100, () => integrator.steps === 3);
  expect(integrator.steps).toBe(3);
});

test('an integration gives up with the date it reached when its budget is spent', () => {
  const integrator = new Radau15(3, kepler(), { rule: { tolerance: 1e-9 }, budget: 20 });
  integrator.start(DAY, 0, [1, 0, 0], [0, 0.0172, 0]);
  expect(() => integrator.run(DAY, 36_525)).toThrow(IntegrationError);
  expect(() => integrator.run(DAY, 36_525)).toThrow(
    /^The motion cannot be followed beyond 20\d\d-\d\d-\d\d: it takes too many steps\.$/,
  );
});

test('an integration says so when the force is not a number', () => {
  const broken: Force = { acceleration: (_node, _day, _offset, _x, _v, out) => void out.fill(Number.NaN) };
  const integrator = new Radau15(1, broken, { rule: { tolerance: 1e-9 } });
  integrator.start(DAY, 0, [1], [0]);
  expect(() => integrator.run(DAY, 1)).toThrow(/the force is not finite/);
});

function kepler(): Force {
  return {
    acceleration(_node, _day, _offset, x, _v, out) {
      const r2 = x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
      const pull = -SUN_GM / (r2 * Math.sqrt(r2));
      for (let k = 0; k < 3; k++) out[k] = pull * x[k];
    },
  };
}

function oscillator(): Force {
  return { acceleration: (_node, _day, _offset, x, _v, out) => void (out[0] = -x[0]) };
}

/** Perihelion on the x axis. */
function ellipse(axis: number, eccentricity: number) {
  const perihelion = axis * (1 - eccentricity);
  const speed = Math.sqrt((SUN_GM * (1 + eccentricity)) / perihelion);
  return { perihelion, start: [0, speed, 0], period: 2 * Math.PI * Math.sqrt(axis ** 3 / SUN_GM) };
}

function energy({ position, velocity }: Radau15): number {
  return Math.hypot(...velocity) ** 2 / 2 - SUN_GM / Math.hypot(...position);
}

function distance(a: Float64Array, b: readonly number[]): number {
  return Math.hypot(...b.map((value, k) => a[k] - value));
}

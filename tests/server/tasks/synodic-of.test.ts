import { expect, test } from 'vitest';
import { BODY } from '#engine/ephemeris/body.ts';
import { apparentMagnitude } from '#engine/photometry/photometry.ts';
import { DEGREE } from '#engine/constants.ts';
import { SYNODIC_WIDTH } from '#server/tasks/synodic-tasks.ts';
import { createSynodicMaker } from '#server/tasks/synodic-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const FROM = 2461041.5;

const { synodicOf } = createSynodicMaker({ ephemeris: testEphemeris(), cover: () => undefined });
const epochs = Float64Array.from({ length: 60 }, (_, day) => FROM + day);
const body = fakeBody();
const photometry = { law: 'H-G', h: 18, g: 0.15 } as const;

test('a worker holds the Sun and the Earth still: the Earth lies on x, where the row says', () => {
  const { planets, values } = synodicOf({ body, epochs, propagation: 'perturbed', planets: true });
  const earth = planets?.find((planet) => planet.body === BODY.Earth)?.places ?? [];
  for (let row = 0; row < epochs.length; row++) {
    expect(earth[3 * row]).toBeCloseTo(values[row * SYNODIC_WIDTH + 3], 12);
    expect([earth[3 * row + 1], earth[3 * row + 2]]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
  }
});

test('a worker has distances that belong to the place, but for the motion while the light travels', () => {
  const { values } = synodicOf({ body, epochs, propagation: 'perturbed', planets: false });
  for (let at = 0; at < values.length; at += SYNODIC_WIDTH) {
    const [x, y, z, base, fromSun, fromEarth] = values.subarray(at, at + 6);
    expect(Math.hypot(x, y, z)).toBeCloseTo(fromSun, 3);
    expect(Math.hypot(x - base, y, z)).toBeCloseTo(fromEarth, 3);
  }
});

test('a worker has the magnitude of its H and G at these distances and phase', () => {
  const task = { body, epochs, propagation: 'perturbed', planets: false } as const;
  const { values, magnitudes } = synodicOf({ ...task, photometry });
  const [, , , , r, delta, phase] = values;
  expect(magnitudes?.[0]).toBeCloseTo(apparentMagnitude(photometry, r, delta, phase * DEGREE), 3);
  expect(synodicOf(task).magnitudes).toBeUndefined();
});

test('a worker follows the osculating conic on request: the same near the epoch, another later', () => {
  const years = Float64Array.of(body.elements.epoch.day + 1, body.elements.epoch.day + 3000);
  const [kepler, perturbed] = (['keplerian', 'perturbed'] as const).map(
    (propagation) => synodicOf({ body, epochs: years, propagation, planets: false }).values,
  );
  const apart = (row: number) =>
    Math.hypot(
      ...[0, 1, 2].map((axis) => kepler[row * SYNODIC_WIDTH + axis] - perturbed[row * SYNODIC_WIDTH + axis]),
    );
  expect(apart(0)).toBeLessThan(1e-7);
  expect(apart(1)).toBeGreaterThan(1e-5);
});

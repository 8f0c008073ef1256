import { expect, test } from 'vitest';
import { kickedMotion } from '#engine/approach/kicked-motion.ts';
import { planetGrid } from '#engine/approach/planet-grid.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { syntheticNeas } from '../../bench/synthetic-neas.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const ephemeris = testEphemeris();
const planets = planetGrid(ephemeris);

/** Ten years after and before the epoch of the made-up objects. */
const DAYS = [2_455_197.5, 2_447_892.5];

test.each(DAYS)('kicks by the planets lead objects to JD %d as an integration does', (day) => {
  const errors = syntheticNeas(25, 5).flatMap((elements) => {
    const orbit = elementsToOrbit(elements);
    const kicked = kickedMotion(orbit, day, planets);
    if (kicked.kind === 'bent') return [];
    const [x, y, z] = integrated(orbit, day);
    return [Math.hypot(kicked.state[0] - x, kicked.state[1] - y, kicked.state[2] - z)];
  });
  expect(errors.length).toBeGreaterThan(20);
  expect(Math.max(...errors)).toBeLessThan(0.002);
  expect(errors.sort((a, b) => a - b)[12]).toBeLessThan(1e-4);
});

test('a motion that begins near the Earth is bent too much for kicks', () => {
  const [earth, sun] = [new Float64Array(6), new Float64Array(6)];
  ephemeris.state(BODY.Earth, 2_455_000, 0, earth);
  ephemeris.state(BODY.Sun, 2_455_000, 0, sun);
  const [x, y, z, vx, vy, vz] = earth.map((value, k) => value - sun[k]);
  const epoch = { scale: 'TDB', day: 2_455_000, offset: 0 } as const;
  const orbit: Orbit = { epoch, position: [x + 0.015, y, z], velocity: [vx, vy, vz + 0.001] };
  expect(kickedMotion(orbit, 2_455_500, planets)).toEqual({ kind: 'bent', day: 2_455_000 });
});

/** Place about the Sun, ICRF, au. */
function integrated(orbit: Orbit, day: number): readonly number[] {
  const state = new Float64Array(6);
  const sun = new Float64Array(3);
  propagate(orbit, ephemeris, { model: 'survey', fromDay: day, toDay: day }).state(day, 0, state);
  ephemeris.position(BODY.Sun, day, 0, sun);
  return [0, 1, 2].map((k) => state[k] - sun[k]);
}

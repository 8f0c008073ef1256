import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSwarm } from '#engine/kepler/swarm.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

describe('a swarm', () => {
  test('stands where the two-body step puts each of its members', () => {
    fc.assert(
      fc.property(
        fc.array(orbit(), { minLength: 1, maxLength: 20 }),
        fc.double({ min: -20000, max: 20000, noNaN: true }),
        (orbits, days) => {
          const out = new Float64Array(3 * orbits.length);
          createSwarm(orbits).positions(2_460_000.5, days, out);
          orbits.forEach((one, i) => {
            const state = Float64Array.of(...one.position, ...one.velocity);
            const elapsed = 2_460_000.5 - one.epoch.day + (days - one.epoch.offset);
            twoBodyStep(SUN_GM, state, elapsed, state);
            const away = Math.hypot(
              out[3 * i] - state[0],
              out[3 * i + 1] - state[1],
              out[3 * i + 2] - state[2],
            );
            expect(away).toBeLessThan(2e-11);
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('keeps the order of its members when closed and open orbits are mixed', () => {
    const orbits = [0.1, 1.2, 0.4, 1, 0.9995].map((e) => member(1, e, 0));
    const out = new Float64Array(15);
    const swarm = createSwarm(orbits);
    swarm.positions(2_459_800.5, 0.125, out);
    expect(swarm.count).toBe(5);
    orbits.forEach(({ position }, i) => expect(out[3 * i]).toBeCloseTo(position[0], 13));
  });

  test('names a member without a state', () => {
    const broken = { ...member(1, 0.1, 0), position: [0, 0, 0] as const };
    expect(() => createSwarm([member(1, 0.1, 0), broken])).toThrow(/orbit 1/);
  });
});

function orbit(): fc.Arbitrary<Orbit> {
  return fc
    .record({
      q: fc.double({ min: 0.1, max: 30, noNaN: true }),
      e: fc.oneof(
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.double({ min: 0.9, max: 0.9999, noNaN: true }),
        fc.double({ min: 1, max: 3, noNaN: true }),
      ),
      days: fc.double({ min: -100, max: 100, noNaN: true }),
    })
    .map(({ q, e, days }) => member(q, e, days));
}

function member(q: number, e: number, days: number): Orbit {
  return elementsToOrbit({
    epoch: { scale: 'TDB', day: 2_459_800.5, offset: 0.125 },
    perihelionDistance: q,
    eccentricity: e,
    inclination: 0.4,
    node: 2,
    argumentOfPerihelion: 5,
    perihelionTime: { scale: 'TDB', day: 2_459_800.5, offset: days },
  });
}

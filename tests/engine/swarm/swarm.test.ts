import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { createSwarm } from '#engine/swarm/swarm.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';

test('a swarm is where the two-body step puts each of its members', () => {
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

test('a swarm keeps the order of its members when closed and open orbits are mixed', () => {
  const orbits = [0.1, 1.2, 0.4, 1, 0.9995].map((e) => member(1, e, 0));
  const out = new Float64Array(15);
  const swarm = createSwarm(orbits);
  swarm.positions(2_459_800.5, 0.125, out);
  expect(swarm.count).toBe(5);
  orbits.forEach(({ position }, i) => expect(out[3 * i]).toBeCloseTo(position[0], 13));
});

test('a swarm is placed in the ecliptic on request', () => {
  const orbits = [0.1, 1.2, 0.4].map((e) => member(1, e, 60));
  const [equatorial, ecliptic] = [new Float64Array(9), new Float64Array(9)];
  createSwarm(orbits).positions(2_460_000.5, 0, equatorial);
  createSwarm(orbits, 'ecliptic J2000').positions(2_460_000.5, 0, ecliptic);
  for (let at = 0; at < 9; at += 3) {
    const [x, y, z] = icrfToEcliptic([equatorial[at], equatorial[at + 1], equatorial[at + 2]]);
    expect(Math.hypot(ecliptic[at] - x, ecliptic[at + 1] - y, ecliptic[at + 2] - z)).toBeLessThan(1e-14);
  }
});

test('a swarm gives the ellipse of Ceres as JPL Horizons has it, and passes over what is open', () => {
  const { openRows, ellipses } = createSwarm([member(1, 1.2, 0), CERES.orbit], 'ecliptic J2000');
  expect(openRows).toEqual([0]);
  expect([...ellipses.rows]).toEqual([1]);
  expect(ellipses.meanMotion[0] / DEGREE).toBeCloseTo(CERES.meanMotionDeg, 7);
  expect(ellipses.meanAnomaly[0] / DEGREE).toBeCloseTo(CERES.meanAnomalyDeg, 8);
  expect(ellipses.eccentricity[0]).toBeCloseTo(CERES.eccentricity, 11);
  expect(Math.hypot(...ellipses.alongP)).toBeCloseTo(CERES.semiMajorAxis, 10);
  expect(Math.hypot(...ellipses.alongQ)).toBeCloseTo(
    CERES.semiMajorAxis * Math.sqrt(1 - CERES.eccentricity ** 2),
    10,
  );
  const perihelionLatitude = Math.asin(ellipses.alongP[2] / CERES.semiMajorAxis);
  expect(Math.sin(perihelionLatitude)).toBeCloseTo(
    Math.sin(CERES.inclinationDeg * DEGREE) * Math.sin(CERES.argumentOfPerihelionDeg * DEGREE),
    10,
  );
});

test('a swarm has mean anomalies at another instant within half a turn', () => {
  const swarm = createSwarm([CERES.orbit]);
  const out = new Float64Array(1);
  swarm.meanAnomalies(CERES.orbit.epoch.day, 1000, out);
  const expected = CERES.meanAnomalyDeg + 1000 * CERES.meanMotionDeg - 360;
  expect(out[0] / DEGREE).toBeCloseTo(expected, 4);
});

test('a swarm names a member without a state', () => {
  const broken = { ...member(1, 0.1, 0), position: [0, 0, 0] as const };
  expect(() => createSwarm([member(1, 0.1, 0), broken])).toThrow(/orbit 1/);
});

/** Source: JPL Horizons, header of a VECTORS response of 2022-06-10 for 1 Ceres, JPL#48: elements and ICRF state. */
const CERES = {
  eccentricity: 0.076_874_650_131_451_82,
  semiMajorAxis: 2.769_289_292_143_484,
  meanMotionDeg: 0.213_870_839,
  meanAnomalyDeg: 130.315_968_820_098_6,
  inclinationDeg: 10.591_277_670_862_16,
  argumentOfPerihelionDeg: 73.808_968_087_464_82,
  orbit: {
    epoch: { scale: 'TDB', day: 2_458_849.5, offset: 0 },
    position: [1.007_608_869_613_381, -2.390_064_275_223_502, -1.332_124_522_752_402],
    velocity: [9.201_724_467_227_128e-3, 3.370_381_135_398_406e-3, -2.850_337_057_661_093e-4],
  },
} as const;

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

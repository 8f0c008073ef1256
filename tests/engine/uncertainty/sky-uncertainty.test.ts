import { describe, expect, test } from 'vitest';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { uncertaintyFromCovariance, uncertaintyFromU } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const EPOCH = 2_455_000.5;
const SPAN = { model: 'survey', fromDay: EPOCH, toDay: EPOCH + 400 } as const;

describe('the uncertainty of a propagated place', () => {
  test('is where a neighbouring orbit is seen', () => {
    const trajectory = propagateWithPartials(ORBIT, testEphemeris(), SPAN);
    const shift = 1e-8;
    const covariance = new Float64Array(36);
    covariance[28] = shift ** 2; // vy alone
    const neighbour = propagate(
      { ...ORBIT, velocity: [ORBIT.velocity[0], ORBIT.velocity[1] + shift, ORBIT.velocity[2]] },
      testEphemeris(),
      SPAN,
    );
    const [line, other] = [trajectory, neighbour].map((one) => geocentric(one, 400));
    const { major, minor } = uncertaintyFromCovariance(covariance, trajectory)(EPOCH, 400, line);
    expect(major / angleBetween(line, other)).toBeCloseTo(1, 2);
    expect(minor).toBeLessThan(1e-3 * major);
  });

  test('grows from U with the days outside the arc and not within', () => {
    const trajectory = propagate(ORBIT, testEphemeris(), SPAN);
    const estimate = uncertaintyFromU(6, EPOCH - 100, EPOCH + 50, trajectory, testEphemeris());
    expect(estimate(EPOCH, 20, geocentric(trajectory, 20)).major).toBe(0.1);
    const later = estimate(EPOCH, 400, geocentric(trajectory, 400));
    expect(later.major).toBeGreaterThan(1);
    expect(later.minor).toBe(0.1);
  });
});

const ORBIT: Orbit = elementsToOrbit({
  epoch: { scale: 'TDB', day: EPOCH, offset: 0 },
  perihelionDistance: 0.75,
  eccentricity: 0.45,
  inclination: 0.2,
  node: 3,
  argumentOfPerihelion: 0.5,
  meanAnomaly: 2,
});

function geocentric(trajectory: ReturnType<typeof propagate>, days: number): Float64Array {
  const state = new Float64Array(6);
  const earth = new Float64Array(3);
  trajectory.state(EPOCH, days, state);
  testEphemeris().position(BODY.Earth, EPOCH, days, earth);
  return earth.map((c, i) => state[i] - c);
}

/** Small angle between two directions, arcsec. */
function angleBetween(a: Float64Array, b: Float64Array): number {
  const [p, q] = [a, b].map((v) => v.map((c) => c / Math.hypot(...v)));
  return Math.hypot(...p.map((c, i) => c - q[i])) / ARCSECOND;
}

import { describe, expect, test } from 'vitest';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { uncertaintyFromCovariance, uncertaintyFromU } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH, SAMPLE_ORBIT } from '../sample-orbit.ts';

const SPAN = { model: 'survey', fromDay: SAMPLE_EPOCH, toDay: SAMPLE_EPOCH + 400 } as const;

describe('the uncertainty of a propagated place', () => {
  test('is where a neighbouring orbit is seen', () => {
    const trajectory = propagateWithPartials(SAMPLE_ORBIT, testEphemeris(), SPAN);
    const shift = 1e-8;
    const covariance = new Float64Array(36);
    covariance[28] = shift ** 2; // vy alone
    const neighbour = propagate(
      {
        ...SAMPLE_ORBIT,
        velocity: [SAMPLE_ORBIT.velocity[0], SAMPLE_ORBIT.velocity[1] + shift, SAMPLE_ORBIT.velocity[2]],
      },
      testEphemeris(),
      SPAN,
    );
    const [line, other] = [trajectory, neighbour].map((one) => geocentric(one, 400));
    const { major, minor } = uncertaintyFromCovariance(covariance, trajectory)(SAMPLE_EPOCH, 400, line);
    expect(major / angleBetween(line, other)).toBeCloseTo(1, 2);
    expect(minor).toBeLessThan(1e-3 * major);
  });

  test('grows from U with the days outside the arc and not within', () => {
    const trajectory = propagate(SAMPLE_ORBIT, testEphemeris(), SPAN);
    const estimate = uncertaintyFromU(6, SAMPLE_EPOCH - 100, SAMPLE_EPOCH + 50, trajectory, testEphemeris());
    expect(estimate(SAMPLE_EPOCH, 20, geocentric(trajectory, 20)).major).toBe(0.1);
    const later = estimate(SAMPLE_EPOCH, 400, geocentric(trajectory, 400));
    expect(later.major).toBeGreaterThan(1);
    expect(later.minor).toBe(0.1);
  });
});

function geocentric(trajectory: ReturnType<typeof propagate>, days: number): Float64Array {
  const state = new Float64Array(6);
  const earth = new Float64Array(3);
  trajectory.state(SAMPLE_EPOCH, days, state);
  testEphemeris().position(BODY.Earth, SAMPLE_EPOCH, days, earth);
  return earth.map((c, i) => state[i] - c);
}

/** Small angle between two directions, arcsec. */
function angleBetween(a: Float64Array, b: Float64Array): number {
  const [p, q] = [a, b].map((v) => v.map((c) => c / Math.hypot(...v)));
  return Math.hypot(...p.map((c, i) => c - q[i])) / ARCSECOND;
}

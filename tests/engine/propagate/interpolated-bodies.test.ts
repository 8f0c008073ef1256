import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import { BODY, BODY_COUNT, FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { createInterpolatedBodies } from '#engine/propagate/interpolated-bodies.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const COUNT = BODY_COUNT - BODY.Jupiter;

test('large bodies are interpolated within 2 m of the ephemeris, asteroids within 700 m', () => {
  const ephemeris = testEphemeris();
  const interpolated = createInterpolatedBodies(ephemeris, BODY.Jupiter, BODY_COUNT, FIRST_ASTEROID);
  const out = new Float64Array(6 * COUNT);
  const state = new Float64Array(6);
  for (let days = 0.3; days < 4000; days += 123.457) {
    interpolated.write(2_451_545, days, out, 0, 3 * COUNT);
    for (let body = BODY.Jupiter; body < BODY_COUNT; body++) {
      ephemeris.state(body, 2_451_545, days, state);
      const [at, large] = [3 * (body - BODY.Jupiter), body < FIRST_ASTEROID];
      expect(AU_KM * separation(out, at, state, 0)).toBeLessThan(large ? 0.002 : 0.7);
      if (large) expect(AU_KM * separation(out, at + 3 * COUNT, state, 3)).toBeLessThan(1e-3);
    }
  }
});

test('interpolated bodies are read directly from the ephemeris at its very end', () => {
  const ephemeris = testEphemeris();
  const interpolated = createInterpolatedBodies(ephemeris, BODY.Jupiter, BODY_COUNT, BODY.Pluto);
  const out = new Float64Array(6 * COUNT);
  const place = new Float64Array(3);
  interpolated.write(ephemeris.lastDay, -1e-3, out, 0, 3 * COUNT);
  ephemeris.position(BODY.Jupiter, ephemeris.lastDay, -1e-3, place);
  expect([...out.subarray(0, 3)]).toEqual([...place]);
});

function separation(a: Float64Array, at: number, b: Float64Array, bAt: number): number {
  return Math.hypot(a[at] - b[bAt], a[at + 1] - b[bAt + 1], a[at + 2] - b[bAt + 2]);
}

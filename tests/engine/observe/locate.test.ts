import { expect, test } from 'vitest';
import { ARCSECOND, DAYS_PER_JULIAN_YEAR, DEGREE } from '#engine/constants.ts';
import { GEOCENTRE } from '#engine/earth/site.ts';
import type { LightSource } from '#engine/observe/light-source.ts';
import { locate, SIGHT_EFFECTS, type SightEffects } from '#engine/observe/locate.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { createPlace } from '#engine/observe/place.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const NEW_YEAR = 2_460_676.5;

/** 2025 April 4: the Earth is 1 au from the Sun. */
const AT_ONE_AU = 2_460_769.5;

/** Distance, au, from which parallax and light time do not count. */
const FAR = 1e7;

// IAU (1976) constant of aberration at J2000: 20.49552 arcsec, that of a circular orbit; the ecliptic pole shows all of it.
test('aberration at the pole of the ecliptic is the constant of aberration on the mean of a year', () => {
  const tilt = 23.439_281 * DEGREE;
  const pole = [0, -Math.sin(tilt), Math.cos(tilt)];
  const days = Array.from({ length: 36 }, (_, k) => (k * DAYS_PER_JULIAN_YEAR) / 36);
  const angles = days.map((day) => worth({ aberration: false }, pole, NEW_YEAR + day));
  expect(angles.reduce((sum, angle) => sum + angle) / angles.length).toBeCloseTo(20.4955, 2);
});

// Urban & Seidelmann (2013), Explanatory Supplement, section 7.2.4: 1.75 arcsec at the limb, 4.07 mas at a right angle.
test.each([
  [90 * DEGREE, 0.004_07, 5],
  [959.63 * ARCSECOND, 1.75, 2], // the Sun's radius at 1 au
])('the Sun deflects light at %d rad from it by %d arcsec', (elongation, arcsec, digits) => {
  const frames = observerFramesUtc(GEOCENTRE, testEphemeris(), [AT_ONE_AU]);
  const line = [0, 1, 2].map((k) => frames.sun[k] - frames.observer[k]);
  const distance = Math.hypot(...line);
  const [x, y, z] = line.map((part) => part / distance);
  const flat = Math.hypot(x, y);
  const across = [-y / flat, x / flat, 0];
  const direction = [x, y, z].map(
    (part, k) => Math.cos(elongation) * part + Math.sin(elongation) * across[k],
  );
  expect(worth({ deflection: false }, direction, AT_ONE_AU)).toBeCloseTo(arcsec, digits);
});

/** Angle on the sky, arcsec, by which a star in a direction moves when effects are left out. */
function worth(without: Partial<SightEffects>, direction: readonly number[], jdUtc: number): number {
  const frames = observerFramesUtc(GEOCENTRE, testEphemeris(), [jdUtc]);
  const star: LightSource = {
    existsFrom: -Infinity,
    existsUntil: Infinity,
    state(_day, _offset, out) {
      out.fill(0);
      direction.forEach((part, k) => (out[k] = FAR * part));
    },
  };
  const [all, fewer] = [createPlace(), createPlace()];
  const still = { ...SIGHT_EFFECTS, lightTime: false };
  locate(frames, 0, star, all, still);
  locate(frames, 0, star, fewer, { ...still, ...without });
  const apart = [0, 1, 2].map((k) => all.apparent[k] - fewer.apparent[k]);
  return Math.hypot(...apart) / ARCSECOND;
}

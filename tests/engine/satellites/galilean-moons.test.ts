import { AstroTime, JupiterMoons, type StateVector } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { ARCSECOND, AU_KM, J2000, OBLIQUITY_J2000_ARCSEC } from '#engine/constants.ts';
import { galileanMoons } from '#engine/satellites/galilean-moons.ts';

const YEAR = 365.25;

test.each([
  [1950, 2030, [500, 1300, 1400, 1700]],
  [2030, 2130, [1000, 1600, 3600, 4600]],
])(
  'the four large moons of Jupiter are from %i to %i where theory L1.2 has them, within kilometres',
  (from, to, limits) => {
    const worst = [0, 0, 0, 0];
    for (let day = J2000 + (from - 2000) * YEAR; day < J2000 + (to - 2000) * YEAR; day += 23.7) {
      const errors = errorsKm(day);
      for (const [moon, error] of errors.entries()) worst[moon] = Math.max(worst[moon], error);
    }
    for (const [moon, limit] of limits.entries()) expect(worst[moon]).toBeLessThan(limit);
  },
);

test('the four large moons of Jupiter are named from the inner one to the outer one, and each further away', () => {
  const moons = galileanMoons(J2000, 0);
  expect(moons.map(({ name }) => name)).toEqual(['Io', 'Europa', 'Ganymede', 'Callisto']);
  const distances = moons.map(({ position }) => Math.hypot(...position) * AU_KM);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

/** How far each moon is from where Lainey et al. (2006) have it, as Astronomy Engine computes it. @param day TT. */
function errorsKm(day: number): readonly number[] {
  const { io, europa, ganymede, callisto } = JupiterMoons(AstroTime.FromTerrestrialTime(day - J2000));
  const theirs = [io, europa, ganymede, callisto].map(eclipticKm);
  return galileanMoons(day, 0).map(({ position }, moon) =>
    Math.hypot(...position.map((part, axis) => part * AU_KM - theirs[moon][axis])),
  );
}

/** From the mean equator J2000, au. */
function eclipticKm({ x, y, z }: StateVector): readonly number[] {
  const obliquity = OBLIQUITY_J2000_ARCSEC * ARCSECOND;
  const [s, c] = [Math.sin(obliquity), Math.cos(obliquity)];
  return [x, y * c + z * s, z * c - y * s].map((part) => part * AU_KM);
}

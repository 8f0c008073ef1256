import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { moonIlluminance, moonlight } from '#engine/sky/moonlight.ts';

/** Degrees; k in mag per airmass, the zenith in mag/arcsec². */
type Sky = {
  readonly phase: number;
  readonly zenithAngleOfMoon: number;
  readonly zenithAngle: number;
  readonly separation: number;
  readonly k: number;
  readonly zenith: number;
};

/** The brightening of the sky as Krisciunas & Schaefer (1991), PASP 103, 1033, write it down, in nanolamberts and degrees. */
function brightening(sky: Sky, mie: (separation: number) => number): number {
  const { phase, zenithAngleOfMoon, zenithAngle, separation, k, zenith } = sky;
  const darkZenith = 34.08 * Math.exp(20.7233 - 0.92104 * zenith); // eq. 1
  const dark = darkZenith * 10 ** (-0.4 * k * (airmass(zenithAngle) - 1)) * airmass(zenithAngle); // eq. 2
  const illuminance = 10 ** (-0.4 * (3.84 + 0.026 * Math.abs(phase) + 4e-9 * phase ** 4)); // eq. 20
  const rayleigh = 10 ** 5.36 * (1.06 + Math.cos((separation * Math.PI) / 180) ** 2); // eq. 17
  const moon =
    (rayleigh + mie(separation)) *
    illuminance *
    10 ** (-0.4 * k * airmass(zenithAngleOfMoon)) *
    (1 - 10 ** (-0.4 * k * airmass(zenithAngle))); // eq. 15
  return -2.5 * Math.log10((moon + dark) / dark); // eq. 22
}

function airmass(zenithAngle: number): number {
  return (1 - 0.96 * Math.sin((zenithAngle * Math.PI) / 180) ** 2) ** -0.5; // eq. 3
}

/** The aureole: eq. 18 from 10 degrees on, eq. 19 nearer. */
const aureole = (separation: number) =>
  separation < 10 ? 6.2e7 * separation ** -2 : 10 ** (6.15 - separation / 40);

/** Eq. 21 read as if it applied everywhere: eq. 18 at every separation. */
const withoutInnerAureole = (separation: number) => 10 ** (6.15 - separation / 40);

function ours({ phase, zenithAngleOfMoon, zenithAngle, separation, k, zenith }: Sky): number {
  const sky = { extinction: k, zenith };
  const light = moonIlluminance(phase * DEGREE, (90 - zenithAngleOfMoon) * DEGREE, sky);
  return moonlight(light, separation * DEGREE, (90 - zenithAngle) * DEGREE, sky);
}

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Any sky with the Moon above the horizon; nearer than its disc the formula has no meaning. */
const anySky = fc.record({
  phase: within(0, 180),
  zenithAngleOfMoon: within(0, 89.9),
  zenithAngle: within(0, 89.9),
  separation: within(0.3, 180),
  k: within(0.1, 0.5),
  zenith: within(18, 22),
});

test('moonlight by Krisciunas and Schaefer is what their equations give, to 0.001 mag, from the edge of the Moon to the point opposite', () => {
  fc.assert(
    fc.property(anySky, (sky) => {
      expect(Math.abs(ours(sky) - brightening(sky, aureole))).toBeLessThan(1e-3);
    }),
    { numRuns: 2000 },
  );
});

test('moonlight by Krisciunas and Schaefer is brighter within 10 degrees of the Moon than by eq. 21 alone, which is not theirs there, by up to 0.5 mag at 6 degrees', () => {
  const near = { phase: 20, zenithAngleOfMoon: 30, zenithAngle: 32, k: 0.172, zenith: 21.817 };
  const excess = (separation: number) =>
    brightening({ ...near, separation }, withoutInnerAureole) - ours({ ...near, separation });
  expect(excess(6)).toBeGreaterThan(0.3);
  expect(excess(6)).toBeLessThan(0.6);
  for (const separation of [10, 10.1, 20, 60, 120, 180]) expect(excess(separation)).toBeCloseTo(0, 3);
});

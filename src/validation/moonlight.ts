import { DEGREE } from '#engine/constants.ts';
import { darkSky, moonIlluminance, moonlight, USUAL_SKY } from '#engine/sky/moonlight.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';

/** Brightness of the scattered light of the Moon in V as others publish it, mag/arcsec²; angles in degrees, extinction in mag per airmass. */
const PUBLISHED = [
  {
    name: 'Moon 70 deg from the zenith, 45 deg from full, sky 20 deg from the zenith and 50 deg from the Moon',
    zenithAngleOfMoon: 70,
    phase: 45,
    zenithAngle: 20,
    separation: 50,
    extinction: 0.15,
    brightness: 19.855,
  },
];

/** The light of the Moon in the sky, against another implementation of the same model. */
export const moonlightComparisons: readonly ErrorComparison[] = [
  {
    kind: 'errors',
    id: 'moonlight',
    topic: 'Sky brightness',
    quantity: 'Moonlight, V per square arcsecond',
    authority: 'specsim (DESI), model of Krisciunas & Schaefer (1991)',
    sources: [SOURCES.moonlight],
    unit: 'mag',
    limit: 0.001,
    rows: { recorded: PUBLISHED.length, cited: PUBLISHED.length },
    note: 'the model itself is within 8 to 23 % of what its authors measured on Mauna Kea',
    measure: () =>
      PUBLISHED.map((one): Case => {
        const computed = brightnessOf(one);
        return {
          name: one.name,
          errors: [Math.abs(computed - one.brightness)],
          values: [[rowValue('V', 'mag/arcsec²', one.brightness, computed)]],
        };
      }),
  },
];

function brightnessOf({
  zenithAngleOfMoon,
  phase,
  zenithAngle,
  separation,
  extinction,
}: (typeof PUBLISHED)[number]): number {
  const sky = { ...USUAL_SKY, extinction };
  const altitude = (90 - zenithAngle) * DEGREE;
  const light = moonIlluminance(phase * DEGREE, (90 - zenithAngleOfMoon) * DEGREE, sky);
  const change = moonlight(light, separation * DEGREE, altitude, sky);
  const nanolamberts = (10 ** (-0.4 * change) - 1) * darkSky(altitude, sky);
  // Krisciunas & Schaefer (1991), eq. 1
  return (20.7233 - Math.log(nanolamberts / 34.08)) / 0.921_04;
}

import { GALACTIC } from '../earth/frames.ts';
import { moonlight } from '../sky/moonlight.ts';
import { SURVEY_DEPTH_V, starDensity } from '../sky/star-density.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { Sky } from './sample-sky.ts';

const densityTowards = starDensity(SURVEY_DEPTH_V);

/** Change of the sky's brightness by moonlight at an object's place, mag/arcsec²; below the horizon none. */
export function moonglowOf(samples: ObjectSamples, sky: Sky, sample: number): number {
  const altitude = Math.asin(clampUnit(samples.sinElevation[sample]));
  if (altitude <= 0) return 0;
  return moonlight(sky.moonIlluminance[sample], Math.acos(clampUnit(samples.cosMoon[sample])), altitude);
}

/** Stars per square arcminute at an object's place, by the galactic model. */
export function starDensityOf({ line }: ObjectSamples, sample: number): number {
  const x = line[3 * sample];
  const y = line[3 * sample + 1];
  const z = line[3 * sample + 2];
  const length = Math.sqrt(x * x + y * y + z * z);
  const towardsCentre = GALACTIC[0] * x + GALACTIC[1] * y + GALACTIC[2] * z;
  const north = GALACTIC[6] * x + GALACTIC[7] * y + GALACTIC[8] * z;
  return densityTowards(towardsCentre / length, north / length);
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

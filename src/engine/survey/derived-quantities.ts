import { arcCosine, arcSine } from '../angles.ts';
import { GALACTIC } from '../earth/frames.ts';
import { moonlight } from '../sky/moonlight.ts';
import { starsToSurveyDepth } from '../sky/star-density.ts';
import type { MajorAxis } from './major-axis.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { SurveyQuantity } from './quantities.ts';
import type { Sky } from './sample-sky.ts';

/** The value of a quantity at a sample; undefined where the object lacks it there. */
type ValueAt = (sample: number) => number | undefined;

/** A quantity that is computed sample by sample, where needed. */
type DerivedQuantity = {
  readonly quantity: SurveyQuantity;
  /** Its values at an object's filled samples; undefined where the object or the site lacks it. */
  readonly valueAt: (
    samples: ObjectSamples,
    sky: Sky,
    uncertainty: MajorAxis | undefined,
  ) => ValueAt | undefined;
};

/** The quantities that are not direct. */
export const DERIVED_QUANTITIES: readonly DerivedQuantity[] = [
  { quantity: 'densityOfStars', valueAt: (samples) => (sample) => starDensityOf(samples, sample) },
  { quantity: 'skyUncertainty', valueAt: (_samples, _sky, uncertainty) => uncertainty },
  {
    quantity: 'moonglow',
    valueAt: (samples, sky) => sky.zenith && ((sample) => moonglowOf(samples, sky, sample)),
  },
];

/** Change of the sky's brightness by moonlight at an object's place, mag/arcsec²; below the horizon none. */
function moonglowOf(samples: ObjectSamples, sky: Sky, sample: number): number {
  const altitude = arcSine(samples.sinElevation[sample]);
  if (altitude <= 0) return 0;
  return moonlight(sky.moonIlluminance[sample], arcCosine(samples.cosMoon[sample]), altitude);
}

/** Stars per square arcminute at an object's place, by the galactic model. */
function starDensityOf({ line }: ObjectSamples, sample: number): number {
  const x = line[3 * sample];
  const y = line[3 * sample + 1];
  const z = line[3 * sample + 2];
  const length = Math.sqrt(x * x + y * y + z * z);
  const towardsCentre = GALACTIC[0] * x + GALACTIC[1] * y + GALACTIC[2] * z;
  const withRotation = GALACTIC[3] * x + GALACTIC[4] * y + GALACTIC[5] * z;
  const north = GALACTIC[6] * x + GALACTIC[7] * y + GALACTIC[8] * z;
  return starsToSurveyDepth(towardsCentre / length, withRotation / length, north / length);
}

import { arcCosine, arcSine } from '../angles.ts';
import { GALACTIC } from '../earth/frames.ts';
import { moonlight } from '../sky/moonlight.ts';
import { starsToSurveyDepth } from '../sky/star-density.ts';
import type { MajorAxis } from './major-axis.ts';
import type { ObjectSamples } from './object-samples.ts';
import type { SurveyQuantity } from './quantities.ts';
import type { Sky } from './sample-sky.ts';

/**
 * A quantity that is computed sample by sample, where needed; undefined where the object or the site lacks
 * it, or lacks it at that sample.
 */
export type DerivedQuantity = {
  readonly quantity: SurveyQuantity;
  readonly at: ((sample: number) => number | undefined) | undefined;
};

/** The quantities that are not direct, of an object's filled samples. */
export function derivedQuantities(
  samples: ObjectSamples,
  sky: Sky,
  uncertainty: MajorAxis | undefined,
): readonly DerivedQuantity[] {
  return [
    { quantity: 'densityOfStars', at: (sample) => starDensityOf(samples, sample) },
    {
      quantity: 'skyUncertainty',
      at: uncertainty && ((sample) => majorAxisOf(uncertainty, samples, sky, sample)),
    },
    { quantity: 'moonglow', at: sky.zenith && ((sample) => moonglowOf(samples, sky, sample)) },
  ];
}

function majorAxisOf(
  uncertainty: MajorAxis,
  { line }: ObjectSamples,
  sky: Sky,
  sample: number,
): number | undefined {
  return uncertainty(sky.originDay, sky.offset[sample], line.subarray(3 * sample, 3 * sample + 3));
}

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

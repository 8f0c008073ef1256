import type { DirectQuantity } from './thresholds.ts';

/**
 * What one object shows at every sample of a sky; reused from object to object.
 *
 * Cosines of the elongations from Sun and Moon, sine of the absolute galactic latitude and of the elevation (aberration
 * included, airless), motion in rad/d, magnitude where `hasMagnitude`, and x y z from the observer, au.
 */
export type ObjectSamples = {
  readonly magnitude: Float64Array;
  readonly cosSun: Float64Array;
  readonly cosMoon: Float64Array;
  readonly sinLatitude: Float64Array;
  readonly motion: Float64Array;
  readonly sinElevation: Float64Array;
  readonly line: Float64Array;
  hasMagnitude: boolean;
  /** Samples that are filled: fewer than there is room for when the object hits a body in the window. */
  filled: number;
};

/** Allocates the samples of one object. */
export function createObjectSamples(count: number): ObjectSamples {
  return {
    magnitude: new Float64Array(count),
    cosSun: new Float64Array(count),
    cosMoon: new Float64Array(count),
    sinLatitude: new Float64Array(count),
    motion: new Float64Array(count),
    sinElevation: new Float64Array(count),
    line: new Float64Array(3 * count),
    hasMagnitude: false,
    filled: 0,
  };
}

/**
 * The samples' measures of a quantity; nothing where the object or the site has none.
 *
 * @param zenith whether the site has a zenith: at the geocentre there is no elevation.
 */
export function measuresOf(
  quantity: DirectQuantity,
  samples: ObjectSamples,
  zenith: boolean,
): Float64Array | undefined {
  switch (quantity) {
    case 'magnitude':
      return samples.hasMagnitude ? samples.magnitude : undefined;
    case 'sunElongation':
      return samples.cosSun;
    case 'moonElongation':
      return samples.cosMoon;
    case 'galaxyLatitude':
      return samples.sinLatitude;
    case 'skyMovement':
      return samples.motion;
    case 'elevation':
      return zenith ? samples.sinElevation : undefined;
  }
}

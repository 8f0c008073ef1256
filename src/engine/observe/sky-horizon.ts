import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { longitudeOf, latitudeOf } from '../earth/frames.ts';
import type { Vector3 } from '../orbit/ecliptic.ts';
import { aberrate } from './apparent-direction.ts';
import type { ObserverFrames } from './observer-frames.ts';

/** How azimuth and altitude, airless, lie among astrometric directions at one row of the frames. */
export type SkyHorizon = {
  /** The astrometric direction, a unit vector in ICRF, that is seen at an azimuth (from north through east) and an altitude, rad. */
  readonly direction: (azimuth: number, altitude: number) => Vector3;
  /** Azimuth, 0 to 2π, and altitude of an astrometric direction, rad. */
  readonly coordinates: (direction: Vector3) => readonly [azimuth: number, altitude: number];
  /** North, west and zenith as columns in ICRF, the aberration of 20 arcsec left out. */
  readonly axes: readonly number[];
};

/**
 * The horizon of a site among the stars: horizon and equator of date, and aberration. The Sun's deflection is left out: 4 mas at a right
 * angle from it, 0.05 arcsec at 10 deg.
 *
 * @returns undefined at the geocentre, which has none.
 */
export function skyHorizon(frames: ObserverFrames, row: number): SkyHorizon | undefined {
  if (frames.site.kind === 'geocentre') return undefined;
  const toHorizon = product(
    frames.horizon.subarray(9 * row, 9 * row + 9),
    frames.trueEquator.subarray(9 * row, 9 * row + 9),
  );
  const still = new Float64Array(3);
  const h = toHorizon;
  return {
    direction(azimuth, altitude) {
      const cosine = Math.cos(altitude);
      const [north, east, up] = [cosine * Math.cos(azimuth), cosine * Math.sin(azimuth), Math.sin(altitude)];
      const part = (axis: number) => h[axis] * north + h[3 + axis] * east + h[6 + axis] * up;
      return unaberrated(frames, row, [part(0), part(1), part(2)]);
    },
    coordinates([x, y, z]) {
      still.set([x, y, z]);
      aberrate(frames, row, still);
      const part = (line: number) => h[line] * still[0] + h[line + 1] * still[1] + h[line + 2] * still[2];
      const [north, east, up] = [part(0), part(3), part(6)];
      return [longitudeOf(north, east), latitudeOf(north, east, up)];
    },
    axes: [h[0], h[1], h[2], -h[3], -h[4], -h[5], h[6], h[7], h[8]],
  };
}

/** The inverse of `aberrate`: the same with the velocity turned round, by special relativity. */
function unaberrated({ observer }: ObserverFrames, row: number, [x, y, z]: Vector3): Vector3 {
  const o = 6 * row + 3;
  const [bx, by, bz] = [0, 1, 2].map((axis) => -observer[o + axis] / LIGHT_SPEED_AU_D);
  const inverseGamma = Math.sqrt(1 - (bx * bx + by * by + bz * bz));
  const forward = x * bx + y * by + z * bz;
  const along = 1 + forward / (1 + inverseGamma);
  const scale = 1 / (1 + forward);
  return [
    scale * (inverseGamma * x + along * bx),
    scale * (inverseGamma * y + along * by),
    scale * (inverseGamma * z + along * bz),
  ];
}

/** Product of two row-major matrices. */
function product(a: Float64Array, b: Float64Array): readonly number[] {
  return Array.from({ length: 9 }, (_, index) => {
    const [line, column] = [3 * Math.floor(index / 3), index % 3];
    return a[line] * b[column] + a[line + 1] * b[3 + column] + a[line + 2] * b[6 + column];
  });
}

import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { DEGREE } from '#engine/constants.ts';
import { apparentMagnitude } from '#engine/photometry/photometry.ts';
import { apparentElongation } from '#engine/synodic/apparent-elongation.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import { columnAt } from '../scene/column-at.ts';
import { photometryOf } from '../photometry-of.ts';

/** What is seen of an object from the Earth's centre at a moment. */
export type Seen = {
  /** au, with light time. */
  readonly sunDistance: number;
  readonly earthDistance: number;
  /** Degrees. */
  readonly elongation: number;
  readonly phaseAngle: number;
  /** V; undefined where no law is known. */
  readonly magnitude: number | undefined;
};

/**
 * What is seen of an object on its path.
 *
 * Between the rows both distances are interpolated; the angles follow from the triangle of Sun, Earth and object, that from the Sun
 * with the aberration of light, and the magnitude from the law of the object.
 *
 * @param mjd Modified Julian Date UTC.
 * @returns undefined outside of the path.
 */
export function seenAt(file: SynodicFile, data: ObjectData, mjd: number): Seen | undefined {
  const sunDistance = columnAt(file, { name: 'sunDistances' }, mjd);
  const earthDistance = columnAt(file, { name: 'earthDistances' }, mjd);
  const base = columnAt(file, { name: 'earthSunDistances' }, mjd);
  if (sunDistance === undefined || earthDistance === undefined || base === undefined) return undefined;
  const phase = angleBetween(sunDistance, earthDistance, base);
  const atRest = angleBetween(base, earthDistance, sunDistance);
  const [y = 0, z = 0] = [1, 2].map((first) => columnAt(file, { name: 'places', stride: 3, first }, mjd));
  const law = photometryOf(data);
  return {
    sunDistance,
    earthDistance,
    elongation: apparentElongation(atRest, y, z, base) / DEGREE,
    phaseAngle: phase / DEGREE,
    magnitude:
      law && file.hasMagnitudes ? apparentMagnitude(law, sunDistance, earthDistance, phase) : undefined,
  };
}

/** Angle of a triangle between two sides, across from the third, rad. */
function angleBetween(one: number, other: number, across: number): number {
  const half = Math.sqrt(
    Math.max(0, (across - one + other) * (across + one - other)) /
      Math.max(Number.MIN_VALUE, (one + other + across) * (one + other - across)),
  );
  return 2 * Math.atan(half);
}

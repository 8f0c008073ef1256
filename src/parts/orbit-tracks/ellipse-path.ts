import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { allocateEllipses, writeEllipse } from '#engine/swarm/swarm-ellipses.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';

/** An ellipse about the Sun as it is drawn. */
export type EllipsePath = Extract<OrbitPath, { kind: 'ellipse' }>;

/**
 * The ellipse on which a body moves about the Sun alone.
 *
 * @param state heliocentric, ecliptic J2000, au and au/d.
 * @returns undefined for an orbit that is open or nearly so.
 */
export function ellipsePath(epoch: Orbit['epoch'], state: Float64Array): EllipsePath | undefined {
  const ellipse = allocateEllipses(1);
  if (!writeEllipse(ellipse, 0, epoch, state, 0)) return undefined;
  return {
    kind: 'ellipse',
    alongP: vectorAt(ellipse.alongP),
    alongQ: vectorAt(ellipse.alongQ),
    eccentricity: numberAt(ellipse.eccentricity, 0),
    meanMotion: numberAt(ellipse.meanMotion, 0),
    meanAnomaly: numberAt(ellipse.meanAnomaly, 0),
    day: epoch.day + epoch.offset,
  };
}

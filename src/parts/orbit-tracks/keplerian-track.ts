import { allocateEllipses, writeEllipse } from '#engine/swarm/swarm-ellipses.ts';
import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import type { OrbitPath } from '#render/picture/orbit-line.ts';
import { openOrbitPath } from './open-orbit-path.ts';
import type { OrbitTrack } from './orbit-track.ts';

/**
 * An object on its osculating conic about the Sun.
 *
 * @throws {RangeError} naming the element that makes no orbit.
 *
 * Accuracy: that of two-body motion, which for a near-Earth object is a picture and not an ephemeris.
 */
export function keplerianTrack(elements: Elements): OrbitTrack {
  const orbit = elementsToOrbit(elements);
  const { epoch } = orbit;
  const state = Float64Array.of(...icrfToEcliptic(orbit.position), ...icrfToEcliptic(orbit.velocity));
  const moved = new Float64Array(6);
  const path = ellipsePath(epoch.day, epoch.offset, state) ?? openOrbitPath(state, epoch.day + epoch.offset);
  return {
    positionAt(day, offset) {
      twoBodyStep(SUN_GM, state, day - epoch.day + (offset - epoch.offset), moved);
      return [moved[0], moved[1], moved[2]];
    },
    pathAt: () => path,
  };
}

function ellipsePath(day: number, offset: number, state: Float64Array): OrbitPath | undefined {
  const ellipse = allocateEllipses(1);
  if (!writeEllipse(ellipse, 0, { scale: 'TDB', day, offset }, state, 0)) return undefined;
  const { alongP: p, alongQ: q, eccentricity, meanMotion, meanAnomaly } = ellipse;
  return {
    kind: 'ellipse',
    alongP: [p[0], p[1], p[2]],
    alongQ: [q[0], q[1], q[2]],
    eccentricity: eccentricity[0],
    meanMotion: meanMotion[0],
    meanAnomaly: meanAnomaly[0],
    day: day + offset,
  };
}

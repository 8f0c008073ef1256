import { twoBodyStep } from '#engine/kepler/two-body-step.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import { icrfToEcliptic } from '#engine/orbit/ecliptic.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SUN_GM } from '#engine/orbit/sun-gm.ts';
import { ellipsePath, openOrbitPath } from './conic-path.ts';
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
  const path = ellipsePath(epoch, state) ?? openOrbitPath(state, epoch.day + epoch.offset);
  return {
    positionAt(day, offset) {
      twoBodyStep(SUN_GM, state, day - epoch.day + (offset - epoch.offset), moved);
      return vectorAt(moved);
    },
    pathAt: () => path,
  };
}

import { twoBodyStep } from '../kepler/two-body-step.ts';
import { icrfToEcliptic } from '../orbit/ecliptic.ts';
import { elementsToOrbit } from '../orbit/elements-to-state.ts';
import type { Elements } from '../orbit/elements.ts';
import { lengthOf } from '../vectors.ts';
import type { RelativeMotion } from './relative-motion.ts';

/**
 * The motion on a conic about a body that nothing else pulls, ecliptic J2000.
 *
 * @param elements about the body, ecliptic J2000. @param gm of the body, au³/d².
 * @throws {RangeError} naming an element that no conic has.
 *
 * Accuracy: see `twoBodyStep`.
 */
export function conicMotion(elements: Elements, gm: number): RelativeMotion {
  const { epoch, position, velocity } = elementsToOrbit(elements, gm);
  const start = [...icrfToEcliptic(position), ...icrfToEcliptic(velocity)];
  return {
    firstDay: Number.NEGATIVE_INFINITY,
    lastDay: Number.POSITIVE_INFINITY,
    state,
    acceleration(day, offset, out) {
      state(day, offset, here);
      const pull = -gm / lengthOf(here[0], here[1], here[2]) ** 3;
      for (let axis = 0; axis < 3; axis++) out[axis] = pull * here[axis];
    },
  };

  function state(day: number, offset: number, out: Float64Array): void {
    twoBodyStep(gm, start, day - epoch.day + (offset - epoch.offset), out);
  }
}

const here = new Float64Array(6);

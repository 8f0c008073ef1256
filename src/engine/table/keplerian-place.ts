import { ECLIPTIC_J2000, turn } from '../earth/frames.ts';
import { twoBodyStep } from '../kepler/two-body-step.ts';
import { elementsToOrbit } from '../orbit/elements-to-state.ts';
import type { Elements } from '../orbit/elements.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';

/**
 * Writes the state of a Keplerian orbit at an instant: x y z vx vy vz, heliocentric ecliptic J2000, au and au/d.
 *
 * @param day Julian date TDB, plus `offset` days.
 */
export type KeplerianPlace = (day: number, offset: number, out: Float64Array) => void;

/**
 * Two-body motion of an orbit of any conic, ready to be asked at one instant after the other.
 *
 * @throws {RangeError} naming the element that is not finite, negative or without meaning.
 *
 * Accuracy: see `twoBodyStep`, 1e-14 of the distance.
 */
export function keplerianPlace(elements: Elements): KeplerianPlace {
  const { epoch, position, velocity } = elementsToOrbit(elements);
  const start = new Float64Array(6);
  turn(ECLIPTIC_J2000, position, start.subarray(0, 3));
  turn(ECLIPTIC_J2000, velocity, start.subarray(3, 6));
  return (day, offset, out) => twoBodyStep(SUN_GM, start, day - epoch.day + (offset - epoch.offset), out);
}

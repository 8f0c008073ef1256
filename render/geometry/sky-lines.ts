import { DEGREE, TURN } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';

/** Longest piece of a great circle that is drawn as a straight line, rad. */
const LONGEST_PIECE = 2 * DEGREE;

/** A unit vector by its longitude and latitude, rad. */
export function directionOf(longitude: number, latitude: number): Vector3 {
  const cosine = Math.cos(latitude);
  return [cosine * Math.cos(longitude), cosine * Math.sin(longitude), Math.sin(latitude)];
}

/**
 * A line through directions along great circles, with more of them in between so that its pieces may be drawn straight.
 *
 * @param corners longitude and latitude of each, deg.
 * @returns x y z of each direction.
 */
export function greatCircleLine(corners: readonly (readonly [number, number])[]): Float64Array {
  const places = corners.map(([longitude, latitude]) => directionOf(longitude * DEGREE, latitude * DEGREE));
  const all = places.flatMap((to, index) => (index === 0 ? [to] : arc(places[index - 1], to)));
  return Float64Array.from(all.flat());
}

/** Directions after the first up to the second one, evenly along the shorter arc. */
function arc(from: Vector3, to: Vector3): readonly Vector3[] {
  const half = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) / 2;
  const angle = 2 * Math.asin(Math.min(1, half));
  const pieces = Math.max(1, Math.ceil(angle / LONGEST_PIECE));
  return Array.from({ length: pieces }, (_, index): Vector3 => {
    const share = (index + 1) / pieces;
    if (share === 1) return to;
    const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)].map(
      (part) => part / Math.sin(angle),
    );
    return [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]];
  });
}

/** The great circle of latitude 0 of axes, columns in ICRF. */
export function equatorLine(axes: ArrayLike<number>): Float64Array {
  const steps = Math.round(TURN / LONGEST_PIECE);
  const out = new Float64Array(3 * (steps + 1));
  for (let step = 0; step <= steps; step++) {
    const [c, s] = [Math.cos((TURN * step) / steps), Math.sin((TURN * step) / steps)];
    for (let axis = 0; axis < 3; axis++) out[3 * step + axis] = c * axes[axis] + s * axes[3 + axis];
  }
  return out;
}

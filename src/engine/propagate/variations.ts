import type { Force } from '../integrate/radau15.ts';
import type { NonGravitational } from '../orbit/orbit.ts';
import type { SmallBodyForce } from './force-model.ts';
import { nonGravitationalVariations } from './non-gravitational.ts';

/** A change of the state at the epoch: x y z vx vy vz, au and au/d. */
export type Direction = ArrayLike<number>;

/** The numbers of the state, one by one. */
export const STATE_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5].map((number) =>
  [0, 1, 2, 3, 4, 5].map((other) => (other === number ? 1 : 0)),
);

/**
 * The force on a body together with the variational equations: the gravity gradient of the point masses acts on each
 * variation, and on those by a non-gravitational parameter also the force of a unit of it.
 *
 * Components 0 to 2 are the body, 3 (1 + c) to 3 (1 + c) + 2 the change of its place by variation c.
 *
 * @param directions number of variations by the state; those by the parameters follow.
 * @param terms the non-gravitational force whose parameters are varied; absent where none is.
 * @param parameters places of these among A1, A2, A3 and DT.
 *
 * Source: Montenbruck & Gill (2000), Satellite Orbits, section 7.2. Neglected: the gradients of relativity (1e-8),
 * oblateness (5e-4 of the Earth's at 10 000 km), and of non-gravitational terms where their parameters are not varied.
 */
export function variationalForce(
  force: SmallBodyForce,
  ownBody: number | undefined,
  directions: number,
  terms: NonGravitational | undefined,
  parameters: readonly number[],
): Force {
  const { gm, layout } = force;
  const end = 3 * (1 + directions + parameters.length);
  const addNonGravitational = terms && nonGravitationalVariations(terms, layout, 3, directions, parameters);
  return {
    prepare: force.prepare,
    acceleration(node, day, offset, x, v, out) {
      force.acceleration(node, day, offset, x, v, out);
      const at = node * layout.size;
      const perturbers = force.perturbers();
      writeGravityGradient(perturbers, at, layout.bodies, gm, ownBody ?? -1, x);
      for (let c = 3; c < end; c += 3) {
        out[c] = GRADIENT[0] * x[c] + GRADIENT[1] * x[c + 1] + GRADIENT[2] * x[c + 2];
        out[c + 1] = GRADIENT[1] * x[c] + GRADIENT[3] * x[c + 1] + GRADIENT[4] * x[c + 2];
        out[c + 2] = GRADIENT[2] * x[c] + GRADIENT[4] * x[c + 1] + GRADIENT[5] * x[c + 2];
      }
      addNonGravitational?.(perturbers, at, x, v, out);
    },
  };
}

/**
 * Start of the varied motion: the body's state (six numbers), its changes by the directions, none by as many parameters;
 * positions, then velocities.
 */
export function variationalStart(
  state: Float64Array,
  directions: readonly Direction[],
  parameters: number,
): Float64Array {
  const dimension = 3 * (1 + directions.length + parameters);
  const start = new Float64Array(2 * dimension);
  [state, ...directions].forEach((change, variation) => {
    for (let axis = 0; axis < 3; axis++) {
      start[3 * variation + axis] = change[axis];
      start[dimension + 3 * variation + axis] = change[3 + axis];
    }
  });
  return start;
}

/** xx, xy, xz, yy, yz, zz of the gradient of the pull, 1/d². */
const GRADIENT = new Float64Array(6);

function writeGravityGradient(
  perturbers: Float64Array,
  at: number,
  bodies: number,
  gm: Float64Array,
  skipped: number,
  x: Float64Array,
): void {
  GRADIENT.fill(0);
  for (let body = 0, p = at; body < bodies; body++, p += 3) {
    if (body === skipped) continue;
    const d0 = perturbers[p] - x[0];
    const d1 = perturbers[p + 1] - x[1];
    const d2 = perturbers[p + 2] - x[2];
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    const pull = gm[body] / (square * Math.sqrt(square));
    const stretch = (3 * pull) / square;
    GRADIENT[0] += stretch * d0 * d0 - pull;
    GRADIENT[1] += stretch * d0 * d1;
    GRADIENT[2] += stretch * d0 * d2;
    GRADIENT[3] += stretch * d1 * d1 - pull;
    GRADIENT[4] += stretch * d1 * d2;
    GRADIENT[5] += stretch * d2 * d2 - pull;
  }
}

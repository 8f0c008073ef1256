import { TURN } from '../constants.ts';
import type { NonGravitational, Orbit } from '../orbit/orbit.ts';
import { cholesky } from './cholesky.ts';
import { rowsOfCovariance } from './map-covariance.ts';

/**
 * Orbits drawn from the normal distribution of a covariance; the same for the same seed.
 *
 * The sample is drawn in pairs about the orbit and made to have the mean and, if it is larger than twice the rows of the
 * covariance, exactly the given covariance, so that few clones give the ellipse of a linear mapping without noise.
 *
 * @param covariance at the epoch, as in `Orbit`.
 * @param count of clones; an odd one is raised by one.
 *
 * Source: normal numbers by Box & Muller, Press et al. (2007), section 7.3.
 */
export function cloneOrbits(orbit: Orbit, covariance: Float64Array, count: number, seed: number): Orbit[] {
  const size = rowsOfCovariance(covariance);
  const pairs = Math.ceil(count / 2);
  const draws = matchedNormals(pairs, size, seed);
  const lower = cholesky(covariance, size);
  const clones: Orbit[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const change = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      for (let k = 0; k <= row; k++) change[row] += lower[row * size + k] * draws[pair * size + k];
    }
    clones.push(
      displaced(orbit, change),
      displaced(
        orbit,
        change.map((value) => -value),
      ),
    );
  }
  return clones;
}

/**
 * An orbit whose state, and parameters where there are more than six numbers, are changed by this much.
 *
 * @param change x y z vx vy vz, au and au/d, then A1, A2, A3, au/d², and DT, d.
 */
export function displaced(orbit: Orbit, change: ArrayLike<number>): Orbit {
  const [x, y, z] = orbit.position;
  const [vx, vy, vz] = orbit.velocity;
  const { covariance: _, nonGravitational, ...rest } = orbit;
  return {
    ...rest,
    ...(nonGravitational === undefined ? {} : { nonGravitational: changedTerms(nonGravitational, change) }),
    position: [x + change[0], y + change[1], z + change[2]],
    velocity: [vx + change[3], vy + change[4], vz + change[5]],
  };
}

function changedTerms(terms: NonGravitational, change: ArrayLike<number>): NonGravitational {
  if (change.length === 6) return terms;
  const delay = (terms.delay ?? 0) + change[9];
  return {
    ...terms,
    a1: terms.a1 + change[6],
    a2: terms.a2 + change[7],
    a3: terms.a3 + change[8],
    ...(delay === 0 ? {} : { delay }),
  };
}

/** Normal numbers, `count` rows of `size`, whose second moments about zero are those of the unit matrix where there are enough. */
function matchedNormals(count: number, size: number, seed: number): Float64Array {
  const numbers = normals(count * size, seed);
  if (count <= size) return numbers;
  const moments = new Float64Array(size * size);
  for (let row = 0; row < count; row++) {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++)
        moments[a * size + b] += (numbers[row * size + a] * numbers[row * size + b]) / count;
    }
  }
  const lower = cholesky(moments, size);
  for (let row = 0; row < count; row++) solveForward(lower, size, numbers, row * size);
  return numbers;
}

/** Replaces x at `at` by L⁻¹ x. */
function solveForward(lower: Float64Array, size: number, x: Float64Array, at: number): void {
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[at + row] -= lower[row * size + k] * x[at + k];
    x[at + row] /= lower[row * size + row];
  }
}

function normals(count: number, seed: number): Float64Array {
  const next = uniforms(seed);
  const out = new Float64Array(count + (count % 2));
  for (let k = 0; k < count; k += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = TURN * next();
    out[k] = radius * Math.cos(angle);
    out[k + 1] = radius * Math.sin(angle);
  }
  return out.subarray(0, count);
}

/**
 * Numbers in [0, 1): a linear congruence of 32 bits whose numbers are mixed.
 *
 * Source: Press et al. (2007), section 7.1; the mixing is the last step of Appleby's MurmurHash3.
 */
function uniforms(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

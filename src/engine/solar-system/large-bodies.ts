import { LIGHT_SPEED_AU_D } from '../constants.ts';

/** Sun, Mercury, Venus, Earth, Moon, Mars … Pluto: the bodies that pull each other with relativity. */
export const LARGE_BODY_COUNT = 11;

const N = LARGE_BODY_COUNT;

/** Scratch of the pairwise sums, made once per integration. */
export type PairTable = {
  /** Row i: distances to the others, au. */
  readonly distance: Float64Array;
  /** Newtonian potential of all others at each body, au²/d². */
  readonly potential: Float64Array;
  /** Newtonian acceleration, au/d². */
  readonly newtonian: Float64Array;
};

export function createPairTable(): PairTable {
  return {
    distance: new Float64Array(N * N),
    potential: new Float64Array(N),
    newtonian: new Float64Array(3 * N),
  };
}

/** Fills the table from the positions (au, barycentric, three per body) and gravitational parameters (au³/d²). */
export function attract(pairs: PairTable, gm: Float64Array, x: Float64Array): void {
  const { distance, potential, newtonian } = pairs;
  potential.fill(0);
  newtonian.fill(0);
  for (let i = 0; i < N; i++) {
    for (let j = i + 1; j < N; j++) {
      const dx = x[3 * j] - x[3 * i];
      const dy = x[3 * j + 1] - x[3 * i + 1];
      const dz = x[3 * j + 2] - x[3 * i + 2];
      const r2 = dx * dx + dy * dy + dz * dz;
      const r = Math.sqrt(r2);
      distance[N * i + j] = r;
      distance[N * j + i] = r;
      potential[i] += gm[j] / r;
      potential[j] += gm[i] / r;
      const onI = gm[j] / (r2 * r);
      const onJ = gm[i] / (r2 * r);
      newtonian[3 * i] += onI * dx;
      newtonian[3 * i + 1] += onI * dy;
      newtonian[3 * i + 2] += onI * dz;
      newtonian[3 * j] -= onJ * dx;
      newtonian[3 * j + 1] -= onJ * dy;
      newtonian[3 * j + 2] -= onJ * dz;
    }
  }
}

/**
 * Adds the Einstein-Infeld-Hoffmann terms (β = γ = 1) to the accelerations of the large bodies.
 *
 * @param pairs  filled by {@link attract} for the same positions.
 * @param x, v, a  au, au/d, au/d²; barycentric, three per body.
 *
 * Source: Moyer (2003), Formulation for Observed and Computed Values of DSN Data Types, eq. 4-26.
 */
export function addRelativity(
  pairs: PairTable,
  gm: Float64Array,
  x: Float64Array,
  v: Float64Array,
  a: Float64Array,
): void {
  const { distance, potential, newtonian } = pairs;
  const inverse = 1 / (LIGHT_SPEED_AU_D * LIGHT_SPEED_AU_D);
  for (let i = 0; i < 3 * N; i += 3) {
    const [ux, uy, uz] = [v[i], v[i + 1], v[i + 2]];
    const common = ux * ux + uy * uy + uz * uz - 4 * potential[i / 3];
    let ax = 0;
    let ay = 0;
    let az = 0;
    for (let j = 0; j < 3 * N; j += 3) {
      if (j === i) continue;
      const dx = x[j] - x[i];
      const dy = x[j + 1] - x[i + 1];
      const dz = x[j + 2] - x[i + 2];
      const r = distance[(N * i + j) / 3];
      const pull = gm[j / 3] / (r * r * r);
      const [wx, wy, wz] = [v[j], v[j + 1], v[j + 2]];
      const [bx, by, bz] = [newtonian[j], newtonian[j + 1], newtonian[j + 2]];
      const approach = (dx * wx + dy * wy + dz * wz) / r;
      const radial =
        common -
        potential[j / 3] +
        2 * (wx * wx + wy * wy + wz * wz) -
        4 * (ux * wx + uy * wy + uz * wz) -
        1.5 * approach * approach +
        0.5 * (dx * bx + dy * by + dz * bz);
      const along = -(dx * (4 * ux - 3 * wx) + dy * (4 * uy - 3 * wy) + dz * (4 * uz - 3 * wz));
      const drag = 3.5 * r * r;
      ax += pull * (radial * dx + along * (ux - wx) + drag * bx);
      ay += pull * (radial * dy + along * (uy - wy) + drag * by);
      az += pull * (radial * dz + along * (uz - wz) + drag * bz);
    }
    a[i] += ax * inverse;
    a[i + 1] += ay * inverse;
    a[i + 2] += az * inverse;
  }
}

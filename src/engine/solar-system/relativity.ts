import { LIGHT_SPEED_AU_D } from '../constants.ts';
import { LARGE_BODY_COUNT } from '../ephemeris/body.ts';

const COMPONENTS = 3 * LARGE_BODY_COUNT;

/**
 * Adds the Einstein-Infeld-Hoffmann terms (β = γ = 1) to the accelerations of the large bodies.
 *
 * @param newtonian, potential  of the large bodies, by {@link mutualAttraction} for the same positions.
 * @param x, v, a  au, au/d, au/d²; barycentric, three per body.
 *
 * Source: Moyer (2003), Formulation for Observed and Computed Values of DSN Data Types, eq. 4-26.
 */
export function addRelativity(
  newtonian: Float64Array,
  potential: Float64Array,
  gm: Float64Array,
  x: Float64Array,
  v: Float64Array,
  a: Float64Array,
): void {
  const inverse = 1 / (LIGHT_SPEED_AU_D * LIGHT_SPEED_AU_D);
  for (let i = 0; i < COMPONENTS; i += 3) {
    const [ux, uy, uz] = [v[i], v[i + 1], v[i + 2]];
    const common = ux * ux + uy * uy + uz * uz - 4 * potential[i / 3];
    let ax = 0;
    let ay = 0;
    let az = 0;
    for (let j = 0; j < COMPONENTS; j += 3) {
      if (j === i) continue;
      const dx = x[j] - x[i];
      const dy = x[j + 1] - x[i + 1];
      const dz = x[j + 2] - x[i + 2];
      const r = Math.sqrt(dx * dx + dy * dy + dz * dz);
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

import { LIGHT_SPEED_AU_D, AU_KM, SECONDS_PER_DAY } from '../constants.ts';
import { LARGE_BODY_COUNT, BODY } from '../ephemeris/body.ts';

const COMPONENTS = 3 * LARGE_BODY_COUNT;

/**
 * Adds the Einstein-Infeld-Hoffmann terms (β = γ = 1) to the accelerations of the large bodies.
 *
 * @param newtonian, potential  of the large bodies, by `mutualAttraction` for the same positions.
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

const GRAVITATION = 6.6743e-11; // m³/(kg s²), CODATA 2018

/** G times an angular momentum (kg m²/s), au⁵/d³ per unit of mass parameter: the strength of the spin's dragging. */
export function spinStrength(angularMomentum: number): number {
  return (GRAVITATION * angularMomentum * SECONDS_PER_DAY ** 3) / (AU_KM * 1000) ** 5;
}

/**
 * Adds the dragging of inertial frames by the Sun's rotation on Mercury, Venus, Earth and Moon.
 *
 * @param strength  of {@link spinStrength}.
 * @param pole  the Sun's axis, unit vector, ICRF.
 * @param x, v, a  au, au/d, au/d², three per body.
 *
 * Source: IERS Conventions (2010), TN 36, eq. 10.12, Lense-Thirring term.
 */
export function addLenseThirring(
  strength: number,
  pole: Float64Array,
  x: Float64Array,
  v: Float64Array,
  a: Float64Array,
): void {
  for (let i = 3 * BODY.Mercury; i <= 3 * BODY.Moon; i += 3) {
    const [dx, dy, dz] = [x[i] - x[0], x[i + 1] - x[1], x[i + 2] - x[2]];
    const [ux, uy, uz] = [v[i] - v[0], v[i + 1] - v[1], v[i + 2] - v[2]];
    const r2 = dx * dx + dy * dy + dz * dz;
    const factor = (2 * strength) / (LIGHT_SPEED_AU_D * LIGHT_SPEED_AU_D * r2 * Math.sqrt(r2));
    const height = (3 * (dx * pole[0] + dy * pole[1] + dz * pole[2])) / r2;
    a[i] += factor * (height * (dy * uz - dz * uy) + (uy * pole[2] - uz * pole[1]));
    a[i + 1] += factor * (height * (dz * ux - dx * uz) + (uz * pole[0] - ux * pole[2]));
    a[i + 2] += factor * (height * (dx * uy - dy * ux) + (ux * pole[1] - uy * pole[0]));
  }
}

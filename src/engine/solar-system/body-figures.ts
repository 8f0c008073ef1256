import { AU_KM } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import { type ZonalPull, EARTH_FIELD } from './zonal-field.ts';
import { EARTH_ROTATION_RAD_D } from '../earth/orientation.ts';

const MOON_RADIUS = 1738 / AU_KM; // au, the reference radius of the two coefficients
const MOON_J2 = 2.032156846495257e-4; // DE430, Folkner et al. 2014, IPN 42-196
const MOON_C22 = 2.238274059056002e-5; // likewise

/**
 * Adds the pull of the Moon's figure (J2 and C22) on a point mass, and the reaction on the Moon.
 *
 * @param body  index of the other body.
 * @param axes  rotation from ICRF to the Moon's axes, nine numbers at `axesAt`.
 * @param x, a  au and au/d², three per body.
 *
 * Source: gradient of U/GM = -J2 R² (3z² - r²)/(2 r⁵) + 3 C22 R² (x² - y²)/r⁵.
 */
export function addLunarFigure(
  body: number,
  axes: Float64Array,
  axesAt: number,
  gm: Float64Array,
  x: Float64Array,
  a: Float64Array,
): void {
  const [b, m, k] = [3 * body, 3 * BODY.Moon, axesAt];
  const dx = x[b] - x[m];
  const dy = x[b + 1] - x[m + 1];
  const dz = x[b + 2] - x[m + 2];
  const px = axes[k] * dx + axes[k + 1] * dy + axes[k + 2] * dz;
  const py = axes[k + 3] * dx + axes[k + 4] * dy + axes[k + 5] * dz;
  const pz = axes[k + 6] * dx + axes[k + 7] * dy + axes[k + 8] * dz;
  const r2 = px * px + py * py + pz * pz;
  const inverse5 = 1 / (r2 * r2 * Math.sqrt(r2));
  const zonal = -0.5 * MOON_J2 * MOON_RADIUS * MOON_RADIUS;
  const sectorial = 3 * MOON_C22 * MOON_RADIUS * MOON_RADIUS;
  const radial = (-5 * (zonal * (3 * pz * pz - r2) + sectorial * (px * px - py * py)) * inverse5) / r2;
  const fx = (-2 * zonal + 2 * sectorial) * px * inverse5 + radial * px;
  const fy = (-2 * zonal - 2 * sectorial) * py * inverse5 + radial * py;
  const fz = 4 * zonal * pz * inverse5 + radial * pz;
  for (let c = 0; c < 3; c++) {
    const force = axes[k + c] * fx + axes[k + 3 + c] * fy + axes[k + 6 + c] * fz;
    a[b + c] += gm[BODY.Moon] * force;
    a[m + c] -= gm[body] * force;
  }
}

/**
 * Adds the pull of an oblate body on a point mass, and the reaction.
 *
 * @param centre, body  indices of the oblate body and of the other.
 * @param pole  unit vector of the axis, ICRF, at `poleAt`.
 * @param gm  gravitational parameters by index, au³/d².
 * @param x, a  au and au/d², three per body.
 */
export function addOblateness(
  pull: ZonalPull,
  centre: number,
  body: number,
  pole: Float64Array,
  poleAt: number,
  gm: Float64Array,
  x: Float64Array,
  a: Float64Array,
): void {
  const [c, b] = [3 * centre, 3 * body];
  pull(x[b] - x[c], x[b + 1] - x[c + 1], x[b + 2] - x[c + 2], pole, poleAt, unit);
  for (let axis = 0; axis < 3; axis++) {
    a[b + axis] += gm[centre] * unit[axis];
    a[c + axis] -= gm[body] * unit[axis];
  }
}

const unit = new Float64Array(3);

const LOVE_NUMBER = 0.335; // k2, dimensionless; the lag was tuned with this value

/**
 * Adds the pull of the tide that the Moon raises on the Earth, of constant lag, on the Moon, and the reaction.
 *
 * @param lagDays  time by which the bulge follows the Moon, days.
 * @param pole  the Earth's axis, unit vector at `poleAt`.
 * @param x, v, a  au, au/d, au/d², three per body.
 *
 * Source: Mignard (1979), Moon and Planets 20, 301.
 */
export function addTide(
  lagDays: number,
  pole: Float64Array,
  poleAt: number,
  gm: Float64Array,
  x: Float64Array,
  v: Float64Array,
  a: Float64Array,
): void {
  const [e, m] = [3 * BODY.Earth, 3 * BODY.Moon];
  const [dx, dy, dz] = [x[m] - x[e], x[m + 1] - x[e + 1], x[m + 2] - x[e + 2]];
  const [ux, uy, uz] = [v[m] - v[e], v[m + 1] - v[e + 1], v[m + 2] - v[e + 2]];
  const wx = EARTH_ROTATION_RAD_D * pole[poleAt];
  const wy = EARTH_ROTATION_RAD_D * pole[poleAt + 1];
  const wz = EARTH_ROTATION_RAD_D * pole[poleAt + 2];
  const r2 = dx * dx + dy * dy + dz * dz;
  const strength = (-3 * LOVE_NUMBER * gm[BODY.Moon] * EARTH_FIELD.radius ** 5) / (r2 * r2 * r2 * r2);
  const approach = (2 * (dx * ux + dy * uy + dz * uz)) / r2;
  const fx = strength * (dx + lagDays * (dx * approach + (dy * wz - dz * wy) + ux));
  const fy = strength * (dy + lagDays * (dy * approach + (dz * wx - dx * wz) + uy));
  const fz = strength * (dz + lagDays * (dz * approach + (dx * wy - dy * wx) + uz));
  const reaction = gm[BODY.Moon] / gm[BODY.Earth];
  a[m] += fx;
  a[m + 1] += fy;
  a[m + 2] += fz;
  a[e] -= reaction * fx;
  a[e + 1] -= reaction * fy;
  a[e + 2] -= reaction * fz;
}

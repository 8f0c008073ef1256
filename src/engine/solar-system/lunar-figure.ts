import { AU_KM } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';

const RADIUS = 1738 / AU_KM; // au, the reference radius of the two coefficients
const J2 = 2.032156846495257e-4; // DE430, Folkner et al. 2014, IPN 42-196
const C22 = 2.238274059056002e-5; // likewise

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
  const zonal = -0.5 * J2 * RADIUS * RADIUS;
  const sectorial = 3 * C22 * RADIUS * RADIUS;
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

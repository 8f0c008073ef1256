import { AU_KM, LIGHT_SPEED_AU_D, SECONDS_PER_DAY } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';

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

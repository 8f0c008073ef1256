import { EARTH_ROTATION_RAD_D } from '../earth/orientation.ts';
import { BODY } from '../ephemeris/body.ts';
import { EARTH_FIELD } from './zonal-field.ts';

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

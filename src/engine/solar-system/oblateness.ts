/** Zonal harmonics of a body: equatorial radius (au), J2 and J3 (dimensionless). */
export type ZonalField = { readonly radius: number; readonly j2: number; readonly j3: number };

/**
 * Adds the pull of an oblate body on a point mass, and the reaction.
 *
 * @param centre, body  indices of the oblate body and of the other.
 * @param pole  unit vector of the axis, ICRF, at `poleAt`.
 * @param x, a  au and au/d², three per body.
 *
 * Source: Montenbruck & Gill (2000), Satellite Orbits, section 3.2, zonal terms of degree 2 and 3.
 */
export function addOblateness(
  field: ZonalField,
  centre: number,
  body: number,
  pole: Float64Array,
  poleAt: number,
  gm: Float64Array,
  x: Float64Array,
  a: Float64Array,
): void {
  const [c, b] = [3 * centre, 3 * body];
  const [px, py, pz] = [pole[poleAt], pole[poleAt + 1], pole[poleAt + 2]];
  const dx = x[b] - x[c];
  const dy = x[b + 1] - x[c + 1];
  const dz = x[b + 2] - x[c + 2];
  const r2 = dx * dx + dy * dy + dz * dz;
  const r = Math.sqrt(r2);
  const s = (dx * px + dy * py + dz * pz) / r;
  const second = (1.5 * field.j2 * field.radius ** 2) / (r2 * r2 * r);
  const third = (0.5 * field.j3 * field.radius ** 3) / (r2 * r2 * r2);
  const radial = second * (5 * s * s - 1) + third * 5 * (7 * s * s * s - 3 * s);
  const axial = -2 * second * s * r + third * r * (3 - 15 * s * s);
  const fx = radial * dx + axial * px;
  const fy = radial * dy + axial * py;
  const fz = radial * dz + axial * pz;
  a[b] += gm[centre] * fx;
  a[b + 1] += gm[centre] * fy;
  a[b + 2] += gm[centre] * fz;
  a[c] -= gm[body] * fx;
  a[c + 1] -= gm[body] * fy;
  a[c + 2] -= gm[body] * fz;
}

import { AU_KM, DEGREE } from '../constants.ts';
import { BODY } from '../ephemeris/body.ts';
import type { ForceTerm } from './force-term.ts';

/** Zonal harmonics J2, J3, J4 of a body, referred to its equatorial radius, au. */
type Zonals = { readonly radius: number; readonly j2: number; readonly j3: number; readonly j4: number };

/** Source: DE440 (Park et al. 2021, AJ 161:105), table 6 and the header of its ephemeris file. */
const EARTH: Zonals = {
  radius: 6378.1363 / AU_KM,
  j2: 1.082_625_45e-3,
  j3: -2.5327e-6,
  j4: -1.6196e-6,
};

/** Source: DE440, header of its ephemeris file. */
const SUN: Zonals = { radius: 696_000 / AU_KM, j2: 2.196_139_151_652_982e-7, j3: 0, j4: 0 };

/** Direction of the Sun's pole, ICRF. Source: IAU WGCCRE 2015 (Archinal et al. 2018): 286.13°, 63.87°. */
const SUN_POLE = Float64Array.of(
  Math.cos(63.87 * DEGREE) * Math.cos(286.13 * DEGREE),
  Math.cos(63.87 * DEGREE) * Math.sin(286.13 * DEGREE),
  Math.sin(63.87 * DEGREE),
);

/** Distance squared, au², within which the Earth's oblateness is felt: beyond 0.063 au it is worth 1e-10 of its pull. */
const EARTH_NEAR = 4e-3;

/**
 * The Earth's oblateness J2, J3, J4, when near.
 *
 * @param pole gives the unit vector of the Earth's pole of date, ICRF; asked only when the body is near.
 */
export function earthOblateness(earthGm: number, pole: () => Float64Array): ForceTerm {
  return zonalForce(BODY.Earth, earthGm, EARTH, pole, EARTH_NEAR);
}

/** The Sun's oblateness J2. */
export function sunOblateness(sunGm: number): ForceTerm {
  return zonalForce(BODY.Sun, sunGm, SUN, () => SUN_POLE, Number.POSITIVE_INFINITY);
}

/** Source: gradient of the zonal potential, e.g. Vallado (2013), Fundamentals of Astrodynamics, section 8.7. */
function zonalForce(
  body: number,
  gm: number,
  zonals: Zonals,
  pole: () => Float64Array,
  near: number,
): ForceTerm {
  const { radius, j2, j3, j4 } = zonals;
  const k2 = 1.5 * gm * j2 * radius ** 2;
  const k3 = 0.5 * gm * j3 * radius ** 3;
  const k4 = 0.625 * gm * j4 * radius ** 4;
  return (perturbers, at, x, _v, out) => {
    const p = at + 3 * body;
    const d0 = x[0] - perturbers[p];
    const d1 = x[1] - perturbers[p + 1];
    const d2 = x[2] - perturbers[p + 2];
    const square = d0 * d0 + d1 * d1 + d2 * d2;
    if (square > near) return;
    const r = Math.sqrt(square);
    const [p0, p1, p2] = pole();
    const u = (d0 * p0 + d1 * p1 + d2 * p2) / r; // sine of the latitude
    const r5 = square * square * r;
    const c2 = k2 / r5;
    const c3 = k3 / (r5 * r);
    const c4 = k4 / (r5 * square);
    const radial = c2 * (5 * u * u - 1) + 5 * c3 * u * (7 * u * u - 3) + c4 * (u * u * (63 * u * u - 42) + 3);
    const polar = r * (-2 * c2 * u + c3 * (3 - 15 * u * u) + c4 * u * (12 - 28 * u * u));
    out[0] += radial * d0 + polar * p0;
    out[1] += radial * d1 + polar * p1;
    out[2] += radial * d2 + polar * p2;
  };
}

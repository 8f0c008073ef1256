import { BODY } from '../ephemeris/body.ts';
import { DE440_MODEL } from '../solar-system/model.ts';
import { EARTH_FIELD, SUN_POLE, sunField, zonalPull } from '../solar-system/zonal-field.ts';
import type { ForceTerm } from './model.ts';

/** Distance squared, au², within which the Earth's oblateness is computed: beyond 0.063 au it is 1e-10 of the Earth's attraction. */
const EARTH_NEAR = 4e-3;

/**
 * The Earth's oblateness J2, J3, J4, when near.
 *
 * @param earthGm gravitational parameter, au³/d².
 * @param pole gives the unit vector of the Earth's pole of date, ICRF; called only when the body is near.
 */
export function earthOblateness(earthGm: number, pole: () => Float64Array): ForceTerm {
  const pull = zonalPull(EARTH_FIELD);
  const unit = new Float64Array(3);
  return (perturbers, at, x, _v, out) => {
    const p = at + 3 * BODY.Earth;
    const d0 = x[0] - perturbers[p];
    const d1 = x[1] - perturbers[p + 1];
    const d2 = x[2] - perturbers[p + 2];
    if (d0 * d0 + d1 * d1 + d2 * d2 > EARTH_NEAR) return;
    pull(d0, d1, d2, pole(), 0, unit);
    out[0] += earthGm * unit[0];
    out[1] += earthGm * unit[1];
    out[2] += earthGm * unit[2];
  };
}

/**
 * The Sun's oblateness J2.
 *
 * @param sunGm gravitational parameter, au³/d².
 *
 * Source: as {@link zonalPull}, its second degree alone; evaluated everywhere, and therefore without the higher degrees.
 */
export function sunOblateness(sunGm: number): ForceTerm {
  const { radius, j2 } = sunField(DE440_MODEL.sunJ2);
  const strength = 1.5 * j2 * radius ** 2 * sunGm;
  const [p0, p1, p2] = SUN_POLE;
  return (perturbers, at, x, _v, out) => {
    const d0 = x[0] - perturbers[at];
    const d1 = x[1] - perturbers[at + 1];
    const d2 = x[2] - perturbers[at + 2];
    const perSquare = 1 / (d0 * d0 + d1 * d1 + d2 * d2);
    const height = d0 * p0 + d1 * p1 + d2 * p2;
    const axial = -2 * strength * perSquare * perSquare * Math.sqrt(perSquare);
    const radial = axial * (0.5 - 2.5 * height * height * perSquare);
    out[0] += radial * d0 + axial * height * p0;
    out[1] += radial * d1 + axial * height * p1;
    out[2] += radial * d2 + axial * height * p2;
  };
}

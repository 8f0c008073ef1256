import { BODY } from '../ephemeris/body.ts';
import { DE440_MODEL } from '../solar-system/model.ts';
import { EARTH_FIELD, SUN_POLE, sunField, type ZonalField, zonalPull } from '../solar-system/zonal-field.ts';
import type { ForceTerm } from './force-term.ts';

/** Distance squared, au², within which the Earth's oblateness is felt: beyond 0.063 au it is worth 1e-10 of its pull. */
const EARTH_NEAR = 4e-3;

/**
 * The Earth's oblateness J2, J3, J4, when near.
 *
 * @param earthGm gravitational parameter, au³/d².
 * @param pole gives the unit vector of the Earth's pole of date, ICRF; asked only when the body is near.
 */
export function earthOblateness(earthGm: number, pole: () => Float64Array): ForceTerm {
  return zonalForce(BODY.Earth, earthGm, EARTH_FIELD, pole, EARTH_NEAR);
}

/** The Sun's oblateness J2. @param sunGm gravitational parameter, au³/d². */
export function sunOblateness(sunGm: number): ForceTerm {
  return zonalForce(BODY.Sun, sunGm, sunField(DE440_MODEL.sunJ2), () => SUN_POLE, Number.POSITIVE_INFINITY);
}

function zonalForce(
  body: number,
  gm: number,
  field: ZonalField,
  pole: () => Float64Array,
  near: number,
): ForceTerm {
  const pull = zonalPull(field);
  const unit = new Float64Array(3);
  return (perturbers, at, x, _v, out) => {
    const p = at + 3 * body;
    const d0 = x[0] - perturbers[p];
    const d1 = x[1] - perturbers[p + 1];
    const d2 = x[2] - perturbers[p + 2];
    if (d0 * d0 + d1 * d1 + d2 * d2 > near) return;
    pull(d0, d1, d2, pole(), 0, unit);
    out[0] += gm * unit[0];
    out[1] += gm * unit[1];
    out[2] += gm * unit[2];
  };
}

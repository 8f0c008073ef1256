import { J2000 } from '../constants.ts';
import { icrfToEcliptic, type Vector3 } from '../orbit/ecliptic.ts';
import { lunarAxes } from './lunar-axes.ts';
import { orientationAt, ROTATION_ELEMENTS } from './rotation-elements.ts';

/** Axes of a turning body: x to its prime meridian, z to its north pole, y a quarter turn east. */
export type BodyAxes = { readonly x: Vector3; readonly y: Vector3; readonly z: Vector3 };

/**
 * Axes of Sun, planet or Moon at an instant, ecliptic and equinox J2000.
 *
 * @param body lower-case English name, `moon` or a key of {@link ROTATION_ELEMENTS}.
 * @param day Julian date TDB, plus `offset` days.
 * @throws {RangeError} naming a body that has no rotation elements.
 *
 * Accuracy: 0.1° for Sun and planets, 150 arcsec for the Moon. Source: Archinal et al. (2018), figure 1 and section 2.
 */
export function bodyAxes(body: string, day: number, offset: number): BodyAxes {
  if (body === 'moon') return moonAxes(day, offset);
  const elements = ROTATION_ELEMENTS[body];
  if (elements === undefined) throw new RangeError(`no rotation is known for "${body}"`);
  const { poleRa, poleDec, meridian } = orientationAt(elements, day - J2000 + offset);
  const cosRa = Math.cos(poleRa);
  const sinRa = Math.sin(poleRa);
  const cosDec = Math.cos(poleDec);
  const sinDec = Math.sin(poleDec);
  const cosW = Math.cos(meridian);
  const sinW = Math.sin(meridian);
  const node: Vector3 = [-sinRa, cosRa, 0]; // of the body's equator on that of the ICRF
  const across: Vector3 = [-sinDec * cosRa, -sinDec * sinRa, cosDec]; // a quarter turn ahead of the node
  return {
    x: icrfToEcliptic(combination(cosW, node, sinW, across)),
    y: icrfToEcliptic(combination(-sinW, node, cosW, across)),
    z: icrfToEcliptic([cosDec * cosRa, cosDec * sinRa, sinDec]),
  };
}

const rows = new Float64Array(9);

function moonAxes(day: number, offset: number): BodyAxes {
  lunarAxes(day, offset, rows, 0);
  return {
    x: icrfToEcliptic([rows[0], rows[1], rows[2]]),
    y: icrfToEcliptic([rows[3], rows[4], rows[5]]),
    z: icrfToEcliptic([rows[6], rows[7], rows[8]]),
  };
}

function combination(a: number, u: Vector3, b: number, v: Vector3): Vector3 {
  return [a * u[0] + b * v[0], a * u[1] + b * v[1], a * u[2] + b * v[2]];
}

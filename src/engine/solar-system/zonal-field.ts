import { AU_KM } from '../constants.ts';
import { orientationAt, ROTATION_ELEMENTS } from '../orientation/rotation-elements.ts';

/** Zonal harmonics J2, J3, J4 of an oblate body (dimensionless), referred to its equatorial radius, au. */
export type ZonalField = {
  readonly radius: number;
  readonly j2: number;
  readonly j3: number;
  readonly j4: number;
};

/**
 * The Earth's field.
 *
 * Source: DE430 (Folkner et al. 2014, IPN 42-196), header of its file. DE440 has the same J3 and J4, and 4e-8 of it more
 * of J2 R².
 */
export const EARTH_FIELD: ZonalField = {
  radius: 6378.1363 / AU_KM,
  j2: 1.082_625_45e-3,
  j3: -2.532_41e-6,
  j4: -1.619_898e-6,
};

/** Reference radius of the Sun's J2, au. Source: DE440 (Park et al. 2021, AJ 161:105), header of its file. */
const SUN_FIELD_RADIUS = 696_000 / AU_KM;

/** The Sun's field of a given J2. */
export function sunField(j2: number): ZonalField {
  return { radius: SUN_FIELD_RADIUS, j2, j3: 0, j4: 0 };
}

const { poleRa, poleDec } = orientationAt(ROTATION_ELEMENTS['sun'], 0);

/** Direction of the Sun's pole, unit vector, ICRF. */
export const SUN_POLE = Float64Array.of(
  Math.cos(poleDec) * Math.cos(poleRa),
  Math.cos(poleDec) * Math.sin(poleRa),
  Math.sin(poleDec),
);

/** Writes a pull of the zonal harmonics per unit of the oblate body's gravitational parameter, au⁻², to `out[0…2]`. */
export type ZonalPull = (
  /** Place of the other body from the centre of the oblate one, au. */
  dx: number,
  dy: number,
  dz: number,
  /** Unit vector of the axis in the same frame, from index `poleAt`. */
  pole: Float64Array,
  poleAt: number,
  out: Float64Array,
) => void;

/**
 * The pull of a field's harmonics alone, without the point mass.
 *
 * Source: gradient of the zonal potential of degrees 2 to 4, Montenbruck & Gill (2000), Satellite Orbits, section 3.2.
 */
export function zonalPull({ radius, j2, j3, j4 }: ZonalField): ZonalPull {
  const k2 = 1.5 * j2 * radius ** 2;
  const k3 = 0.5 * j3 * radius ** 3;
  const k4 = 0.625 * j4 * radius ** 4;
  return (dx, dy, dz, pole, poleAt, out) => {
    const px = pole[poleAt];
    const py = pole[poleAt + 1];
    const pz = pole[poleAt + 2];
    const r2 = dx * dx + dy * dy + dz * dz;
    const r = Math.sqrt(r2);
    const s = (dx * px + dy * py + dz * pz) / r; // sine of the latitude
    const second = k2 / (r2 * r2 * r);
    const third = k3 / (r2 * r2 * r2);
    const fourth = k4 / (r2 * r2 * r2 * r);
    const s2 = s * s;
    const radial =
      second * (5 * s * s - 1) + third * 5 * (7 * s * s * s - 3 * s) + fourth * ((63 * s2 - 42) * s2 + 3);
    const axial = -2 * second * s * r + third * r * (3 - 15 * s * s) + fourth * r * s * (12 - 28 * s2);
    out[0] = radial * dx + axial * px;
    out[1] = radial * dy + axial * py;
    out[2] = radial * dz + axial * pz;
  };
}

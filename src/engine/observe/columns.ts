import { itemAt } from '../numbers-in.ts';
import { recordOf } from '../typed-record.ts';

/** One column of a table: its key in the service's responses, unit, decimals shown, and meaning. */
export type Column = {
  readonly key: string;
  /** Unit as shown in column heads; empty for a pure number. */
  readonly unit: string;
  readonly decimals: number;
  readonly meaning: string;
};

/** The basis is given beside the values, see `UncertaintyRun`. */
const ERR_A_MEANING =
  'Semi-major axis of the 1-sigma sky ellipse: from the covariance of the orbit, by clones (c) where an encounter bends it, the extent alone (~) where they lie in a curved region, or a rough estimate from the MPC parameter U (≈), which is far too small for a few objects in a hundred; the position is unknown where it exceeds 1°';

const DEN_STARS_MEANING =
  'Stars to V 22 by a model, good to 15 % off the Milky Way, to 25 % on it, to a factor of 2 or 3 in dark clouds and bulge';

/**
 * The 32 columns of an ephemeris, in the order of `observe`'s values.
 *
 * Decimals: six for right ascension, declination, hour angle and distances, three for motions, none for days, one for
 * the rest, and five for the date, so that steps of minutes differ.
 */
export const EPHEMERIS_COLUMNS = [
  { key: 'JD_UTC', unit: 'd', decimals: 5, meaning: 'Julian date, UTC (UT1 before 1962)' },
  { key: 'AST_RA', unit: 'deg', decimals: 6, meaning: 'Astrometric right ascension, ICRF' },
  { key: 'AST_DEC', unit: 'deg', decimals: 6, meaning: 'Astrometric declination, ICRF' },
  { key: 'AST_HA', unit: 'deg', decimals: 6, meaning: 'Apparent local hour angle, -180 to 180' },
  { key: 'AST_AZ', unit: 'deg', decimals: 1, meaning: 'Azimuth from north through east, apparent, airless' },
  { key: 'AST_ALT', unit: 'deg', decimals: 1, meaning: 'Altitude, apparent, airless' },
  { key: 'AST_ECLONG', unit: 'deg', decimals: 1, meaning: 'Ecliptic longitude J2000, astrometric' },
  { key: 'AST_ECLAT', unit: 'deg', decimals: 1, meaning: 'Ecliptic latitude J2000, astrometric' },
  { key: 'AST_GLONG', unit: 'deg', decimals: 1, meaning: 'Galactic longitude, astrometric' },
  { key: 'AST_GLAT', unit: 'deg', decimals: 1, meaning: 'Galactic latitude, astrometric' },
  { key: 'MAG', unit: 'mag', decimals: 1, meaning: 'Apparent V magnitude (comets: total)' },
  { key: 'ERR_A', unit: 'arcsec', decimals: 1, meaning: ERR_A_MEANING },
  { key: 'ERR_B', unit: 'arcsec', decimals: 1, meaning: 'Semi-minor axis of the 1-sigma sky ellipse' },
  { key: 'PA', unit: 'deg', decimals: 1, meaning: 'Position angle of the major axis, north through east' },
  { key: 'DELTA', unit: 'au', decimals: 6, meaning: 'Distance from the observer' },
  { key: 'R', unit: 'au', decimals: 6, meaning: 'Distance from the Sun' },
  { key: 'ELON', unit: 'deg', decimals: 1, meaning: 'Sun-observer-object angle' },
  { key: 'SUN_ALT', unit: 'deg', decimals: 1, meaning: 'Altitude of the Sun, airless' },
  { key: 'PHASE', unit: 'deg', decimals: 1, meaning: 'Sun-object-observer angle' },
  {
    key: 'APPMOT_RA',
    unit: 'arcsec/min',
    decimals: 3,
    meaning: 'Apparent motion in right ascension, times cos Dec',
  },
  { key: 'APPMOT_DEC', unit: 'arcsec/min', decimals: 3, meaning: 'Apparent motion in declination' },
  { key: 'SKY_MOV', unit: 'arcsec/min', decimals: 3, meaning: 'Apparent motion, total' },
  { key: 'POS_ANG', unit: 'deg', decimals: 1, meaning: 'Direction of motion, north through east' },
  { key: 'ELSUN', unit: 'deg', decimals: 1, meaning: 'Solar elongation, as ELON' },
  { key: 'AIRM', unit: '', decimals: 1, meaning: 'Relative airmass; absent below the horizon' },
  { key: 'ELEV', unit: 'deg', decimals: 1, meaning: 'Elevation, as AST_ALT' },
  { key: 'MOOEL', unit: 'deg', decimals: 1, meaning: 'Moon-observer-object angle' },
  { key: 'MOON_ALT', unit: 'deg', decimals: 1, meaning: 'Altitude of the Moon, airless' },
  {
    key: 'MOONGLOW',
    unit: 'mag/arcsec2',
    decimals: 1,
    meaning: 'Change of sky brightness by moonlight, 0 or less',
  },
  { key: 'DEN_STARS', unit: 'stars/arcmin2', decimals: 1, meaning: DEN_STARS_MEANING },
  {
    key: 'DAYS_UNOBSERVED',
    unit: 'd',
    decimals: 0,
    meaning: 'Days since the last observation that the catalogue knows',
  },
  { key: 'ARC', unit: 'd', decimals: 0, meaning: 'Length of the observed arc' },
] as const satisfies readonly Column[];

/** Key of an ephemeris column. */
export type EphemerisColumnKey = (typeof EPHEMERIS_COLUMNS)[number]['key'];

const EPHEMERIS_KEYS = EPHEMERIS_COLUMNS.map(({ key }) => key);

/** The columns of an ephemeris by their keys. */
export const EPHEMERIS_COLUMN: Readonly<Record<EphemerisColumnKey, Column>> = recordOf(
  EPHEMERIS_KEYS,
  (_, index) => itemAt(EPHEMERIS_COLUMNS, index),
);

/** Index of each ephemeris column in a row, by key. */
export const EPHEMERIS_INDEX = recordOf(EPHEMERIS_KEYS, (_, index) => index);

/** The columns of the Sun and Moon table, in the order of `sunMoonTable`'s values. */
export const SUN_MOON_COLUMNS = [
  { key: 'JD_UTC', unit: 'd', decimals: 5, meaning: 'Julian date, UTC (UT1 before 1962)' },
  { key: 'SUN_RA', unit: 'deg', decimals: 6, meaning: 'Right ascension of the Sun, astrometric, ICRF' },
  { key: 'SUN_DEC', unit: 'deg', decimals: 6, meaning: 'Declination of the Sun, astrometric, ICRF' },
  { key: 'SUN_AZ', unit: 'deg', decimals: 1, meaning: 'Azimuth of the Sun, airless' },
  { key: 'SUN_ALT', unit: 'deg', decimals: 1, meaning: 'Altitude of the Sun, airless' },
  { key: 'MOON_RA', unit: 'deg', decimals: 6, meaning: 'Right ascension of the Moon, astrometric, ICRF' },
  { key: 'MOON_DEC', unit: 'deg', decimals: 6, meaning: 'Declination of the Moon, astrometric, ICRF' },
  { key: 'MOON_AZ', unit: 'deg', decimals: 1, meaning: 'Azimuth of the Moon, airless' },
  { key: 'MOON_ALT', unit: 'deg', decimals: 1, meaning: 'Altitude of the Moon, airless' },
  { key: 'MOON_PHASE', unit: '%', decimals: 1, meaning: 'Illuminated fraction of the Moon' },
] as const satisfies readonly Column[];

/** Index of each column of the Sun and Moon table, by key. */
export const SUN_MOON_INDEX = recordOf(
  SUN_MOON_COLUMNS.map(({ key }) => key),
  (_, index) => index,
);

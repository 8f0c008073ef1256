import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import type { Notation } from './cell-text.ts';

/** Readable names of the columns of an ephemeris. */
const WORDS: Readonly<Record<EphemerisColumnKey, string>> = {
  JD_UTC: 'Julian date',
  AST_RA: 'Right ascension',
  AST_DEC: 'Declination',
  AST_HA: 'Hour angle',
  AST_AZ: 'Azimuth',
  AST_ALT: 'Altitude',
  AST_ECLONG: 'Ecliptic longitude',
  AST_ECLAT: 'Ecliptic latitude',
  AST_GLONG: 'Galactic longitude',
  AST_GLAT: 'Galactic latitude',
  MAG: 'V\u{A0}magnitude',
  ERR_A: 'Uncertainty, long axis',
  ERR_B: 'Uncertainty, short axis',
  PA: 'Uncertainty, angle',
  DELTA: 'Distance',
  R: 'Distance from Sun',
  ELON: 'Sun elongation',
  SUN_ALT: 'Sun altitude',
  PHASE: 'Phase angle',
  APPMOT_RA: 'Motion in RA',
  APPMOT_DEC: 'Motion in Dec',
  SKY_MOV: 'Motion',
  POS_ANG: 'Motion angle',
  ELSUN: 'Solar elongation',
  AIRM: 'Airmass',
  ELEV: 'Elevation',
  MOOEL: 'Moon elongation',
  MOON_ALT: 'Moon altitude',
  MOONGLOW: 'Moonlight',
  DEN_STARS: 'Star density',
  DAYS_UNOBSERVED: 'Days unobserved',
  ARC: 'Observed arc',
};

/** The name of a column: that of dates depends on how they are written. */
export function columnWords(key: EphemerisColumnKey, { calendarDates, zone }: Notation): string {
  if (key !== 'JD_UTC' || !calendarDates) return WORDS[key];
  return zone === undefined ? 'Date and time' : 'Local time';
}

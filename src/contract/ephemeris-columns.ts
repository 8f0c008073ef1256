/** Columns of an ephemeris in the order of every row, with their units. */
export const EPHEMERIS_COLUMNS = [
  ['JD_UTC', 'd'],
  ['AST_RA', 'deg'],
  ['AST_DEC', 'deg'],
  ['AST_HA', 'deg'],
  ['AST_AZ', 'deg'],
  ['AST_ALT', 'deg'],
  ['AST_ECLONG', 'deg'],
  ['AST_ECLAT', 'deg'],
  ['AST_GLONG', 'deg'],
  ['AST_GLAT', 'deg'],
  ['MAG', 'mag'],
  ['ERR_A', 'arcsec'],
  ['ERR_B', 'arcsec'],
  ['PA', 'deg'],
  ['DELTA', 'au'],
  ['R', 'au'],
  ['ELON', 'deg'],
  ['SUN_ALT', 'deg'],
  ['PHASE', 'deg'],
  ['APPMOT_RA', 'arcsec/min'],
  ['APPMOT_DEC', 'arcsec/min'],
  ['SKY_MOV', 'arcsec/min'],
  ['POS_ANG', 'deg'],
  ['ELSUN', 'deg'],
  ['AIRM', ''],
  ['ELEV', 'deg'],
  ['MOOEL', 'deg'],
  ['MOON_ALT', 'deg'],
  ['MOONGLOW', 'mag/arcsec2'],
  ['DEN_STARS', 'stars/arcmin2'],
  ['DAYS_UNOBSERVED', 'd'],
  ['ARC', 'd'],
] as const;

/** Name of an ephemeris column. */
export type EphemerisColumn = (typeof EPHEMERIS_COLUMNS)[number][0];

/** Columns of the Sun and Moon at the same epochs. */
export const SUN_MOON_COLUMNS = ['JD_UTC', 'SUN_ALT', 'MOON_ALT'] as const satisfies EphemerisColumn[];

/** Columns of the long-term plots. */
export const LONG_TERM_COLUMNS = [
  'JD_UTC',
  'MOOEL',
  'ELON',
  'AST_GLAT',
  'SKY_MOV',
  'MAG',
  'DEN_STARS',
] as const satisfies EphemerisColumn[];

/** Columns of the short-term timelines. */
export const SHORT_TERM_COLUMNS = [
  'JD_UTC',
  'AST_AZ',
  'AST_ALT',
  'SKY_MOV',
  'MAG',
  'ERR_A',
  'ELEV',
] as const satisfies EphemerisColumn[];

/** Position of a column in a row of all columns. */
export function columnIndex(name: EphemerisColumn): number {
  return EPHEMERIS_COLUMNS.findIndex(([column]) => column === name);
}

/** Unit of a column; empty for a pure number. */
export function unitOf(name: EphemerisColumn): string {
  return EPHEMERIS_COLUMNS[columnIndex(name)]?.[1] ?? '';
}

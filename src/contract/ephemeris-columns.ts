import type { EphemerisColumnKey } from '#engine/observe/columns.ts';

/**
 * Columns of the long-term plots; those of a calculation are `EPHEMERIS_COLUMNS`, those of the Sun and Moon
 * `SUN_MOON_COLUMNS` of the engine.
 */
export const LONG_TERM_COLUMNS = [
  'JD_UTC',
  'MOOEL',
  'ELON',
  'AST_GLAT',
  'SKY_MOV',
  'MAG',
  'DEN_STARS',
] as const satisfies EphemerisColumnKey[];

/** Columns of the short-term timelines. */
export const SHORT_TERM_COLUMNS = [
  'JD_UTC',
  'AST_AZ',
  'AST_ALT',
  'SKY_MOV',
  'MAG',
  'ERR_A',
  'ELEV',
] as const satisfies EphemerisColumnKey[];

import type { EphemerisColumnKey, SUN_MOON_COLUMNS } from '#engine/observe/columns.ts';

/** Key of a column of the Sun and Moon. */
export type SunMoonColumnKey = (typeof SUN_MOON_COLUMNS)[number]['key'];

/** Quantities of the long-term plots. */
export const LONG_TERM_QUANTITIES = [
  'MOOEL',
  'ELON',
  'AST_GLAT',
  'SKY_MOV',
  'MAG',
  'DEN_STARS',
] as const satisfies EphemerisColumnKey[];

/**
 * Columns of the long-term plots; those of a calculation are `EPHEMERIS_COLUMNS`, those of the Sun and Moon
 * `SUN_MOON_COLUMNS` of the engine.
 */
export const LONG_TERM_COLUMNS = ['JD_UTC', ...LONG_TERM_QUANTITIES] as const satisfies EphemerisColumnKey[];

/** Columns of the Sun and Moon in the short-term timelines. */
export const SHORT_TERM_SUN_MOON_COLUMNS = [
  'JD_UTC',
  'SUN_ALT',
  'MOON_ALT',
] as const satisfies SunMoonColumnKey[];

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

/** Files in `static/sky`, whose names change with their content. Made by `npm run bright-stars`. */
export const BRIGHT_STARS_FILE = 'bright-stars.b16cb8a3.bin';
export const CONSTELLATIONS_FILE = 'constellations.43cf877c.json';

/** Name of the file of tiles in the folder of data. */
export const STAR_TILES_FILE = 'stars.bin';

/** The constellations as a file of JSON, degrees, J2000. */
export type ConstellationFile = {
  /** Figures and borders as lines of right ascension and declination by turns. */
  readonly lines: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  /** Abbreviation of the IAU, Latin name, place of the name, and rank: 1 for the best known ones. */
  readonly names: readonly (readonly [id: string, name: string, ra: number, dec: number, rank: number])[];
};

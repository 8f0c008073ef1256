/** Files in `static/sky`, whose names change with their content. Made by `npm run bright-stars`. */
export const BRIGHT_STARS_FILE = 'bright-stars.b16cb8a3.bin';
export const CONSTELLATIONS_FILE = 'constellations.43cf877c.json';

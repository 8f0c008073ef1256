/**
 * How near names count to be: those of objects come before those of planets, bright stars, constellations and deep-sky objects, each an
 * octave farther away than the one before.
 */
export const LABEL_DEPTH = {
  object: 1,
  planet: 2,
  star: 4,
  constellation: 8,
  deepSky: 16,
  guide: 32,
} as const;

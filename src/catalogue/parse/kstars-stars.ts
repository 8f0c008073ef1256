import { STAR_KNOWN } from '#engine/sky/star-columns.ts';
import type { StarRow } from '../stars/star-row.ts';

/**
 * The stars of KStars' text edition of Hipparcos and Tycho (`stars.dat`), J2000.0.
 *
 * A line has fixed columns: RA hhmmss.ss, Dec ±ddmmss.s, proper motions (mas/yr, in RA times cos Dec), parallax (mas), V, B-V.
 *
 * @returns the stars, and how many lines were no star.
 */
export function parseKstarsStars(lines: Iterable<string>): {
  readonly stars: readonly StarRow[];
  readonly dropped: number;
} {
  const stars: StarRow[] = [];
  let dropped = 0;
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const star = starOf(line);
    if (star === undefined) dropped++;
    else stars.push(star);
  }
  return { stars, dropped };
}

function starOf(line: string): StarRow | undefined {
  const number = (from: number, to: number) => Number(line.slice(from, to));
  const sign = line[10] === '-' ? -1 : 1;
  const ra = 15 * (number(0, 2) + number(2, 4) / 60 + number(4, 9) / 3600);
  const dec = sign * (number(11, 13) + number(13, 15) / 60 + number(15, 19) / 3600);
  const [pmRa, pmDec, parallax] = [number(20, 29), number(29, 38), number(38, 45)];
  const [magnitude, colourIndex] = [number(46, 51), number(51, 56)];
  const all = [ra, dec, pmRa, pmDec, parallax, magnitude, colourIndex];
  if (!all.every(Number.isFinite) || Math.abs(dec) > 90 || ra >= 360) return undefined;
  const hasColour = line.slice(51, 56).trim() !== '';
  return {
    ra,
    dec,
    pmRa,
    pmDec,
    parallax: Math.max(0, parallax),
    magnitude,
    colourIndex: hasColour ? colourIndex : 0,
    known: STAR_KNOWN.motion | (hasColour ? STAR_KNOWN.colour : 0),
  };
}

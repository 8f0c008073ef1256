import type { Colour } from '../colour.ts';

/** Brightness, nanolamberts, at which a clear sky begins to be seen as lit, and that of full day. */
const DARK = 150;
const DAY = 4e8;

/** What the sky looks like from night to day, evenly in the logarithm of its brightness. */
const COLOURS: readonly Colour[] = [
  [0.02, 0.03, 0.07],
  [0.03, 0.06, 0.16],
  [0.06, 0.13, 0.32],
  [0.1, 0.2, 0.42],
  [0.2, 0.35, 0.58],
];
const GLOW: Colour = [0.95, 0.52, 0.25];

/** How far a sky is between night (0) and day (1), by its brightness in nanolamberts. */
export function dayShare(nanolamberts: number): number {
  const share = Math.log(nanolamberts / DARK) / Math.log(DAY / DARK);
  return Math.min(1, Math.max(0, share));
}

/** How well stars are seen on a sky, 0.15 to 1: a chart shows them by day, too. */
export function starOpacityOn(nanolamberts: number): number {
  return 1 - 0.85 * dayShare(nanolamberts) ** 1.5;
}

/**
 * The colour of the sky and its opacity over the background of a chart.
 *
 * @param glow how much of the light of dawn and dusk is in it, 0 to 1.
 */
export function skyColour(nanolamberts: number, glow: number): readonly [...Colour, opacity: number] {
  const share = dayShare(nanolamberts);
  const place = share * (COLOURS.length - 1);
  const below = Math.min(COLOURS.length - 2, Math.floor(place));
  const part = (index: 0 | 1 | 2) => {
    const plain =
      COLOURS[below][index] + (place - below) * (COLOURS[below + 1][index] - COLOURS[below][index]);
    return plain + glow * share * (GLOW[index] - plain);
  };
  return [part(0), part(1), part(2), Math.min(1, 2.5 * share)];
}

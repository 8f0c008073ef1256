import type { Colour } from '../layers/layer.ts';

/** Background of a picture with the Milky Way: #0a111b. */
const MILKY_WAY_BACKGROUND: Colour = [0x0a / 255, 0x11 / 255, 0x1b / 255];

/** Background of an exported picture: the one that is set, as shown, or a fixed one behind the Milky Way. */
export function exportBackground({
  background,
  milkyWay,
  inverted,
}: {
  readonly background: Colour;
  readonly milkyWay: boolean;
  readonly inverted: boolean;
}): Colour {
  if (!milkyWay) return background;
  const [red, green, blue] = MILKY_WAY_BACKGROUND;
  return inverted ? [1 - red, 1 - green, 1 - blue] : MILKY_WAY_BACKGROUND;
}

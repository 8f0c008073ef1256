import type REGL from 'regl';
import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';
import { starVectors } from '#engine/sky/star-place.ts';
import { splitVector } from '../../geometry/split-double.ts';
import { SKY_STAR_FLOATS, skyStarsVao } from '../../layers/sky/sky-stars.ts';
import type { Colour } from '../../picture/colour.ts';
import { starColour } from '../../picture/star-colour.ts';

/** A list of stars on the GPU. */
export type StarRows = {
  readonly stars: REGL.VertexArrayObject;
  readonly destroy: () => void;
};

const UNKNOWN: Colour = [0.92, 0.94, 1];
const INK: Colour = [0, 0, 0];

/** Puts a list of stars on the GPU, for a dark sky or as ink. */
export function createStarRows(regl: REGL.Regl, stars: StarColumns, inverted: boolean): StarRows {
  const rows = new Float32Array(SKY_STAR_FLOATS * Math.max(1, stars.count));
  for (let row = 0; row < stars.count; row++) {
    const { direction, motion, parallax } = starVectors(stars, row);
    const { high, low } = splitVector(direction);
    const at = SKY_STAR_FLOATS * row;
    rows.set(high, at);
    rows.set(low, at + 3);
    rows.set(motion, at + 6);
    rows[at + 9] = parallax;
    rows[at + 10] = stars.magnitude[row];
    rows.set(inkOfStar(stars, row, inverted), at + 11);
  }
  const buffer = regl.buffer(rows);
  const vao = skyStarsVao(regl, buffer);
  return {
    stars: vao,
    destroy() {
      vao.destroy();
      buffer.destroy();
    },
  };
}

/** The colour of a star on a dark sky, by its B − V, or as ink. */
export function inkOfStar({ known, colourIndex }: StarColumns, row: number, inverted: boolean): Colour {
  if (inverted) return INK;
  return (known[row] & STAR_KNOWN.colour) === 0 ? UNKNOWN : starColour(colourIndex[row]);
}

/** How many stars of a list, which begins with the brightest, are no fainter than a magnitude. */
export function countTo({ magnitude, count }: StarColumns, limit: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (magnitude[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type REGL from 'regl';
import { ARCSECOND } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';
import { starVectors, type StarVectors } from '#engine/sky/star-place.ts';
import type { SkyView } from '../../cameras/sky-camera.ts';
import { isBeyond, sidesOf } from '../../cameras/sky-sides.ts';
import { cellCount, skyCellOf } from '../../geometry/sky-cells.ts';
import { vec3 } from '../../geometry/vectors.ts';
import { splitVector } from '../../geometry/split-double.ts';
import { SKY_STAR_FLOATS, skyStarsVao } from '../../layers/sky/sky-stars.ts';
import type { Colour } from '../../picture/colour.ts';
import { diameterEnds } from '../../picture/sky/star-size.ts';
import { starColour } from '../../picture/star-colour.ts';

/** A list of stars on the GPU: those of a cell of the sky stand together, the brightest first. */
export type StarRows = {
  readonly stars: REGL.VertexArrayObject;
  readonly cells: readonly StarCell[];
  readonly destroy: () => void;
};

/** The stars of a part of the sky. */
export type StarCell = {
  /** The first of their rows. */
  readonly first: number;
  /** The brightest first. */
  readonly magnitude: Float32Array;
  /** Unit vector, and how far from it the stars are at most, rad. */
  readonly middle: Vector3;
  readonly reach: number;
  /** Of their proper motions, rad a year. */
  readonly fastest: number;
};

/** Rows that stand one after the other. */
export type RowRange = { readonly first: number; readonly count: number };

/** Stars of a cell, on average: fewer would be more cells, each looked at in every picture, than are saved by them. */
const STARS_IN_CELL = 100;
const MOST_ALONG = 12;

/** Rows outside of the picture that are drawn rather than that the rows after them are drawn by themselves. */
const BRIDGED = 300;

/** Half of the largest disc of a star, with its soft edge, and how far a parallax moves any, CSS px and rad. */
const DISC_PX = 8;
const LARGEST_PARALLAX = ARCSECOND;

const UNKNOWN: Colour = [0.92, 0.94, 1];
const INK: Colour = [0, 0, 0];

/** Of lists that were made ready and are not yet on the GPU. */
const ready = new WeakMap<StarColumns, StarCells>();

/** Makes a list of stars ready before it is to be seen: of thousands that takes longer than a frame. */
export function makeStarsReady(stars: StarColumns): void {
  ready.set(stars, cellsOf(stars));
}

/** Puts a list of stars on the GPU, for a dark sky or as ink. */
export function createStarRows(regl: REGL.Regl, stars: StarColumns, inverted: boolean): StarRows {
  const rows = new Float32Array(SKY_STAR_FLOATS * Math.max(1, stars.count));
  const { cells, order, vectors } = ready.get(stars) ?? cellsOf(stars);
  ready.delete(stars);
  order.forEach((star, row) => {
    const { direction, motion, parallax } = vectors[star];
    const { high, low } = splitVector(direction);
    const at = SKY_STAR_FLOATS * row;
    rows.set(high, at);
    rows.set(low, at + 3);
    rows.set(motion, at + 6);
    rows[at + 9] = parallax;
    rows.set(diameterEnds(stars.magnitude[star]), at + 10);
    rows.set(inkOfStar(stars, star, inverted), at + 12);
  });
  const buffer = regl.buffer(rows);
  const vao = skyStarsVao(regl, buffer);
  return {
    stars: vao,
    cells,
    destroy() {
      vao.destroy();
      buffer.destroy();
    },
  };
}

/** The cells of a list of stars, its rows in their order, and the vectors of each star. */
type StarCells = {
  readonly cells: readonly StarCell[];
  readonly order: Uint32Array;
  readonly vectors: readonly StarVectors[];
};

/** Puts the stars of a list into cells. */
export function cellsOf(stars: StarColumns): StarCells {
  const along = Math.min(MOST_ALONG, Math.max(1, Math.round(Math.sqrt(stars.count / (6 * STARS_IN_CELL)))));
  const vectors = Array.from({ length: stars.count }, (_, row) => starVectors(stars, row));
  const members = Array.from({ length: cellCount(along) }, (): number[] => []);
  vectors.forEach(({ direction }, row) => members[skyCellOf(direction, along)].push(row));
  const order = new Uint32Array(stars.count);
  const cells: StarCell[] = [];
  let first = 0;
  for (const own of members) {
    if (own.length === 0) continue;
    order.set(own, first);
    const middle: [number, number, number] = [0, 0, 0];
    for (const row of own) vec3.add(middle, middle, vectors[row].direction);
    vec3.normalize(middle, middle);
    const most = (valueOf: (star: StarVectors) => number) =>
      own.reduce((greatest, row) => Math.max(greatest, valueOf(vectors[row])), 0);
    cells.push({
      first,
      magnitude: Float32Array.from(own, (row) => stars.magnitude[row]),
      middle,
      reach: most(({ direction }) => angleBetween(middle, direction)),
      fastest: most(({ motion }) => vec3.length(motion)),
    });
    first += own.length;
  }
  return { cells, order, vectors };
}

/**
 * The rows of the cells that a view sees something of, down to a magnitude; and those of cells between them where they are so few
 * that it costs less.
 *
 * @param years from the epoch of the stars to when they are seen.
 */
export function rowsInView(
  cells: readonly StarCell[],
  view: SkyView,
  limit: number,
  years: number,
): readonly RowRange[] {
  const sides = sidesOf(view);
  const around = DISC_PX / view.pixelsPerRadian + LARGEST_PARALLAX;
  const ranges: { first: number; count: number }[] = [];
  let wholeTo = 0;
  for (const { first, magnitude, middle, reach, fastest } of cells) {
    const { length } = magnitude;
    const isWhole = magnitude[length - 1] <= limit;
    const within = reach + fastest * Math.abs(years) + around;
    if (!sides.some((side) => isBeyond(side, middle, within))) {
      const count = isWhole ? length : countTo({ magnitude, count: length }, limit);
      const last = ranges[ranges.length - 1];
      if (last !== undefined && wholeTo === first && first - last.first - last.count <= BRIDGED)
        last.count = first + count - last.first;
      else if (count > 0) {
        ranges.push({ first, count });
        wholeTo = first;
      }
    }
    if (isWhole && wholeTo === first) wholeTo = first + length;
  }
  return ranges;
}

function angleBetween([x, y, z]: Vector3, [a, b, c]: Vector3): number {
  return Math.acos(Math.min(1, Math.max(-1, x * a + y * b + z * c)));
}

/** The colour of a star on a dark sky, by its B − V, or as ink. */
export function inkOfStar({ known, colourIndex }: StarColumns, row: number, inverted: boolean): Colour {
  if (inverted) return INK;
  return (known[row] & STAR_KNOWN.colour) === 0 ? UNKNOWN : starColour(colourIndex[row]);
}

/** How many stars of a list, which begins with the brightest, are no fainter than a magnitude. */
export function countTo(
  { magnitude, count }: Pick<StarColumns, 'magnitude' | 'count'>,
  limit: number,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (magnitude[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

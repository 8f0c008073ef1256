import type REGL from 'regl';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';
import type { SkyView } from '../../cameras/sky-camera.ts';
import { SKY_STAR_BYTES, skyStarsVao } from '../../layers/sky/sky-stars.ts';
import { type Colour, starColour } from '../../picture/colour.ts';
import type { StarInstant } from '../../picture/sky/star-instant.ts';
import { diameterEnds, narrowness } from '../../picture/sky/star-size.ts';
import { type StarVectorColumns, starVectorColumns, writeOffsets } from './star-vectors.ts';
import { createStarSearch } from './stars-in-view.ts';

/** A list of stars, of which those in a view are on the GPU. */
export type StarRows = {
  readonly stars: REGL.VertexArrayObject;
  /** Fills the rows with the stars that a view may show, down to a magnitude, unless they hold these already. */
  readonly follow: (view: SkyView, limit: number, instant: StarInstant) => StarsThere;
  readonly destroy: () => void;
};

/** How many stars are on the GPU, and the unit vector in ICRF to which their directions are relative. */
export type StarsThere = { readonly count: number; readonly reference: Vector3 };

const FLOATS = SKY_STAR_BYTES / 4; // of a star

/** Discs larger than this hide fainter stars, so that these are drawn over them, CSS px. */
const LARGE_PX = 3;

const UNKNOWN: Colour = [0.92, 0.94, 1];
const INK: Colour = [0, 0, 0];

/** Rows of lists that are ready and not yet drawn. */
const ready = new WeakMap<StarColumns, StarVectorColumns>();

/** Makes a list of stars ready before it is to be seen: of thousands that takes longer than a frame. */
export function makeStarsReady(stars: StarColumns): void {
  ready.set(stars, starVectorColumns(stars));
}

/** Makes room on the GPU for a list of stars, for a dark sky or as ink. */
export function createStarRows(regl: REGL.Regl, stars: StarColumns, inverted: boolean): StarRows {
  const vectors = ready.get(stars) ?? starVectorColumns(stars);
  ready.delete(stars);
  const [inks, ends] = [inksOf(stars, inverted), endsOf(stars)];
  const floats = new Float32Array(FLOATS * Math.max(1, stars.count));
  const words = new Uint32Array(floats.buffer);
  const buffer = regl.buffer({ usage: 'dynamic', type: 'float', length: floats.byteLength });
  const vao = skyStarsVao(regl, buffer);
  const search = createStarSearch(vectors);
  let sizes: ReturnType<typeof sizesOf> | undefined;
  let there: StarsThere = { count: 0, reference: [0, 0, 1] };
  return {
    stars: vao,
    follow(view, limit, { year, observer }) {
      if (sizes?.field !== view.fieldOfView || sizes.limit !== limit)
        sizes = sizesOf(stars, ends, view.fieldOfView, limit);
      const { count, large, narrow } = sizes;
      const seen = { years: year - stars.epoch, observer };
      const rows = search(view, { count, large, seen });
      if (rows === undefined) return there;
      there = { count: rows.length, reference: view.centre };
      if (rows.length === 0) return there;
      writeOffsets(vectors, rows, seen, view.centre, floats, FLOATS);
      for (let index = 0; index < rows.length; index++) {
        const row = rows[index];
        floats[FLOATS * index + 3] = diameterOf(ends, row, narrow);
        words[FLOATS * index + 4] = inks[row];
      }
      buffer.subdata(floats.subarray(0, FLOATS * rows.length));
      return there;
    },
    destroy() {
      vao.destroy();
      buffer.destroy();
    },
  };
}

/** How narrow a field of view is, how many stars are drawn in it down to a magnitude, and how many of these are large. */
function sizesOf(stars: StarColumns, ends: Float32Array, field: number, limit: number) {
  const narrow = narrowness(field);
  const count = countTo(stars, limit);
  const large = countWhile(count, (row) => diameterOf(ends, row, narrow) > LARGE_PX);
  return { field, limit, narrow, count, large };
}

/** Diameter of a star, CSS px. @param ends in a wide and in a narrow field, of each star. */
function diameterOf(ends: Float32Array, row: number, narrow: number): number {
  const wide = ends[2 * row];
  return wide + narrow * (ends[2 * row + 1] - wide);
}

function endsOf({ magnitude, count }: StarColumns): Float32Array {
  const ends = new Float32Array(2 * count);
  for (let row = 0; row < count; row++) ends.set(diameterEnds(magnitude[row]), 2 * row);
  return ends;
}

/** Colours of stars, a byte for each of red, green and blue as they lie in memory. */
function inksOf(stars: StarColumns, inverted: boolean): Uint32Array {
  const bytes = new Uint8ClampedArray(4 * stars.count);
  for (let row = 0; row < stars.count; row++)
    bytes.set(
      inkOfStar(stars, row, inverted).map((part) => 255 * part),
      4 * row,
    );
  return new Uint32Array(bytes.buffer);
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
  return countWhile(count, (row) => magnitude[row] <= limit);
}

/** How many of the first rows fulfil a condition, in a list in which those that do come first. */
function countWhile(count: number, fulfils: (row: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fulfils(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

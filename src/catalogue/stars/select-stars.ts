import type { StarColumns } from '#engine/sky/star-columns.ts';
import type { StarsFound, StarsWanted } from './star-catalogue.ts';

/**
 * What is sent of the stars that lie in a region: the brightest, in their order, and how faint the list is complete.
 *
 * @param rows of the stars in `stars`; they are put in order.
 * @param numbers of all stars of `stars`.
 * @param heldTo V to which the catalogue holds every star of the region.
 */
export function selectStars(
  stars: StarColumns,
  rows: number[],
  numbers: ArrayLike<number>,
  { faintest, most }: Pick<StarsWanted, 'faintest' | 'most'>,
  heldTo: number,
): StarsFound {
  rows.sort((a, b) => stars.magnitude[a] - stars.magnitude[b]);
  const cut = rows.length > most ? stars.magnitude[rows[most]] : Number.POSITIVE_INFINITY;
  const chosen = rows.slice(0, most);
  const faintLimit = Math.min(faintest, heldTo, cut);
  return {
    stars: pickStars(stars, chosen),
    numbers: Uint32Array.from(chosen, (row) => numbers[row]),
    faintLimit,
    limitedBy: faintLimit === faintest ? 'query' : faintLimit === cut ? 'count' : 'catalogue',
  };
}

/** Some stars of others, in the order of their rows. */
export function pickStars(stars: StarColumns, rows: readonly number[]): StarColumns {
  return {
    count: rows.length,
    epoch: stars.epoch,
    ra: Float64Array.from(rows, (row) => stars.ra[row]),
    dec: Float64Array.from(rows, (row) => stars.dec[row]),
    pmRa: Float32Array.from(rows, (row) => stars.pmRa[row]),
    pmDec: Float32Array.from(rows, (row) => stars.pmDec[row]),
    parallax: Float32Array.from(rows, (row) => stars.parallax[row]),
    magnitude: Float32Array.from(rows, (row) => stars.magnitude[row]),
    colourIndex: Float32Array.from(rows, (row) => stars.colourIndex[row]),
    known: Uint8Array.from(rows, (row) => stars.known[row]),
  };
}

import type { StarColumns } from '#engine/sky/star-columns.ts';

/** One star, in the units of `StarColumns`. */
export type StarRow = {
  readonly ra: number;
  readonly dec: number;
  readonly pmRa: number;
  readonly pmDec: number;
  readonly parallax: number;
  readonly magnitude: number;
  readonly colourIndex: number;
  /** Bits of `STAR_KNOWN`. */
  readonly known: number;
};

/** One star of columns. @throws {RangeError} for a row beyond the last. */
export function starAt(stars: StarColumns, row: number): StarRow {
  const [ra, dec, pmRa, pmDec] = [stars.ra[row], stars.dec[row], stars.pmRa[row], stars.pmDec[row]];
  const [parallax, magnitude] = [stars.parallax[row], stars.magnitude[row]];
  const [colourIndex, known] = [stars.colourIndex[row], stars.known[row]];
  if (
    ra === undefined ||
    dec === undefined ||
    pmRa === undefined ||
    pmDec === undefined ||
    parallax === undefined ||
    magnitude === undefined ||
    colourIndex === undefined ||
    known === undefined
  ) {
    throw new RangeError(`${stars.count} stars have no row ${row}`);
  }
  return { ra, dec, pmRa, pmDec, parallax, magnitude, colourIndex, known };
}

/** Stars as columns. @param epoch of their places, Julian year. */
export function columnsOfRows(rows: readonly StarRow[], epoch: number): StarColumns {
  const stars = emptyColumns(rows.length, epoch);
  rows.forEach((star, row) => {
    stars.ra[row] = star.ra;
    stars.dec[row] = star.dec;
    stars.pmRa[row] = star.pmRa;
    stars.pmDec[row] = star.pmDec;
    stars.parallax[row] = star.parallax;
    stars.magnitude[row] = star.magnitude;
    stars.colourIndex[row] = star.colourIndex;
    stars.known[row] = star.known;
  });
  return stars;
}

/** Empty columns for this many stars. @param epoch of their places, Julian year. */
export function emptyColumns(count: number, epoch: number): StarColumns {
  return {
    count,
    epoch,
    ra: new Float64Array(count),
    dec: new Float64Array(count),
    pmRa: new Float32Array(count),
    pmDec: new Float32Array(count),
    parallax: new Float32Array(count),
    magnitude: new Float32Array(count),
    colourIndex: new Float32Array(count),
    known: new Uint8Array(count),
  };
}

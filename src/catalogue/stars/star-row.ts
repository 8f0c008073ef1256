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

/** One star of columns. @throws {RangeError} for a row that they have not. */
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
  return {
    count: rows.length,
    epoch,
    ra: Float64Array.from(rows, ({ ra }) => ra),
    dec: Float64Array.from(rows, ({ dec }) => dec),
    pmRa: Float32Array.from(rows, ({ pmRa }) => pmRa),
    pmDec: Float32Array.from(rows, ({ pmDec }) => pmDec),
    parallax: Float32Array.from(rows, ({ parallax }) => parallax),
    magnitude: Float32Array.from(rows, ({ magnitude }) => magnitude),
    colourIndex: Float32Array.from(rows, ({ colourIndex }) => colourIndex),
    known: Uint8Array.from(rows, ({ known }) => known),
  };
}

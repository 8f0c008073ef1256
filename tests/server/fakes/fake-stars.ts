import { columnsCatalogue } from '#catalogue/stars/bright-star-catalogue.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';

/** A star: degrees, V, and where they are known B-V and the proper motion, mas/yr. */
export type FakeStar = {
  readonly ra: number;
  readonly dec: number;
  readonly magnitude: number;
  readonly colourIndex?: number;
  readonly motion?: readonly [east: number, north: number];
};

/** Stars as columns, at J2000.0. */
function starColumns(stars: readonly FakeStar[]): StarColumns {
  return {
    count: stars.length,
    epoch: 2000,
    ra: Float64Array.from(stars, ({ ra }) => ra),
    dec: Float64Array.from(stars, ({ dec }) => dec),
    pmRa: Float32Array.from(stars, ({ motion }) => motion?.[0] ?? 0),
    pmDec: Float32Array.from(stars, ({ motion }) => motion?.[1] ?? 0),
    parallax: new Float32Array(stars.length),
    magnitude: Float32Array.from(stars, ({ magnitude }) => magnitude),
    colourIndex: Float32Array.from(stars, ({ colourIndex }) => colourIndex ?? 0),
    known: Uint8Array.from(
      stars,
      ({ colourIndex, motion }) =>
        (colourIndex === undefined ? 0 : STAR_KNOWN.colour) | (motion === undefined ? 0 : STAR_KNOWN.motion),
    ),
  };
}

/** A catalogue of given stars. @param faintLimit V to which it is complete. */
export function fakeStars(
  stars: readonly FakeStar[] = [{ ra: 10, dec: 20, magnitude: 6 }],
  faintLimit = 12,
): StarCatalogue {
  return columnsCatalogue(starColumns(stars), {
    sources: ['test stars'],
    unmovedEpoch: 1991.25,
    faintLimit,
  });
}

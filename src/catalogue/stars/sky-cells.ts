import { DEGREE } from '#engine/constants.ts';
import type { SkyBox } from './sky-region.ts';

/** A division of the sky into cells of nearly equal area: bands of declination, each cut into equal pieces of right ascension. */
export type SkyCells = {
  readonly count: number;
  /** The cell of a place, degrees. */
  readonly cellOf: (ra: number, dec: number) => number;
  /** Cells that a box touches. */
  readonly cellsIn: (box: SkyBox) => readonly number[];
};

/** Cells of so many degrees of declination, and as wide on the sky in the middle of their band. */
export function skyCells(heightDeg: number): SkyCells {
  const bands = Math.round(180 / heightDeg);
  const pieces = Int32Array.from({ length: bands }, (_, band) =>
    Math.max(1, Math.round((360 / heightDeg) * Math.cos(((band + 0.5) * heightDeg - 90) * DEGREE))),
  );
  const firsts = new Int32Array(bands + 1);
  pieces.forEach((count, band) => (firsts[band + 1] = firsts[band] + count));
  const bandOf = (dec: number) => Math.min(Math.max(Math.floor((dec + 90) / heightDeg), 0), bands - 1);
  const pieceOf = (band: number, ra: number) =>
    Math.min(Math.max(Math.floor((ra / 360) * pieces[band]), 0), pieces[band] - 1);
  return {
    count: firsts[bands],
    cellOf(ra, dec) {
      const band = bandOf(dec);
      return firsts[band] + pieceOf(band, ra);
    },
    cellsIn({ raFrom, raTo, decFrom, decTo }) {
      const cells: number[] = [];
      for (let band = bandOf(decFrom); band <= bandOf(decTo); band++) {
        const last = pieceOf(band, raTo);
        for (let piece = pieceOf(band, raFrom); piece <= last; piece++) cells.push(firsts[band] + piece);
      }
      return cells;
    },
  };
}

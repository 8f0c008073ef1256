import { DEGREE } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { SkyBox } from './sky-region.ts';

/** A division of the sky into cells of nearly equal area: bands of declination, each cut into equal pieces of right ascension. */
export type SkyCells = {
  readonly count: number;
  /** The cell of a place, degrees. */
  readonly cellOf: (ra: number, dec: number) => number;
  /** Cells that a box touches. */
  readonly cellsIn: (box: SkyBox) => readonly number[];
};

/** Height of cells in degrees of declination; they are as wide on the sky in the middle of their band. */
export function skyCells(heightDeg: number): SkyCells {
  let count = 0;
  const bands = Array.from({ length: Math.round(180 / heightDeg) }, (_, band) => {
    const first = count;
    const middle = ((band + 0.5) * heightDeg - 90) * DEGREE;
    const pieces = Math.max(1, Math.round((360 / heightDeg) * Math.cos(middle)));
    count += pieces;
    return { first, pieces };
  });
  const bandOf = (dec: number) => Math.min(Math.max(Math.floor((dec + 90) / heightDeg), 0), bands.length - 1);
  const cellIn = (band: number, ra: number) => {
    const { first, pieces } = itemAt(bands, band);
    return first + Math.min(Math.max(Math.floor((ra / 360) * pieces), 0), pieces - 1);
  };
  return {
    count,
    cellOf: (ra, dec) => cellIn(bandOf(dec), ra),
    cellsIn({ raFrom, raTo, decFrom, decTo }) {
      const cells: number[] = [];
      for (let band = bandOf(decFrom); band <= bandOf(decTo); band++) {
        const last = cellIn(band, raTo);
        for (let cell = cellIn(band, raFrom); cell <= last; cell++) cells.push(cell);
      }
      return cells;
    },
  };
}

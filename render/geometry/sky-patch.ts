import { TURN } from '#engine/constants.ts';

/** Cells between two heights over a horizon. */
export type SkyPatch = {
  /** x y z of each corner: north, west and up. */
  readonly directions: Float32Array;
  /** Azimuth and altitude of each corner, rad. */
  readonly coordinates: Float64Array;
  /** Three rows of a triangle. */
  readonly faces: Uint16Array;
};

/**
 * A patch all around the horizon.
 *
 * @param columns steps of azimuth.
 * @param altitudes from the lowest row of corners to the highest, rad, by azimuth.
 */
export function skyPatch(columns: number, altitudes: readonly ((azimuth: number) => number)[]): SkyPatch {
  const corners = (columns + 1) * altitudes.length;
  const directions = new Float32Array(3 * corners);
  const coordinates = new Float64Array(2 * corners);
  for (let corner = 0; corner < corners; corner++) {
    const azimuth = (TURN * (corner % (columns + 1))) / columns;
    const altitude = altitudes[Math.floor(corner / (columns + 1))](azimuth);
    const cosine = Math.cos(altitude);
    directions.set([cosine * Math.cos(azimuth), -cosine * Math.sin(azimuth), Math.sin(altitude)], 3 * corner);
    coordinates.set([azimuth, altitude], 2 * corner);
  }
  const cells = columns * (altitudes.length - 1);
  const faces = new Uint16Array(6 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const here = Math.floor(cell / columns) * (columns + 1) + (cell % columns);
    const above = here + columns + 1;
    faces.set([here, here + 1, above + 1, here, above + 1, above], 6 * cell);
  }
  return { directions, coordinates, faces };
}

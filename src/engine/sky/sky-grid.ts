import { TURN } from '../constants.ts';

/** Rows of a map of the galactic sky, from the south pole to the north pole, all of the same height in sin b. */
export const GRID_ROWS = 90;

/** Columns of a map, from the galactic centre on in growing longitude, 2 deg each. */
export const GRID_COLUMNS = 180;

/** Cells of a map, row by row; all have the same area, 2.55 square degrees. */
export const GRID_CELLS = GRID_ROWS * GRID_COLUMNS;

/** Area of the sky, square degrees. */
export const SKY_SQUARE_DEGREES = (360 * 360) / Math.PI;

/** A function of direction; x to the galactic centre, z to the north galactic pole, of length 1. */
export type OnSky = (x: number, y: number, z: number) => number;

/** The cell a direction lies in. */
export function cellOf(x: number, y: number, z: number): number {
  const row = Math.min(Math.floor(((z + 1) / 2) * GRID_ROWS), GRID_ROWS - 1);
  return row * GRID_COLUMNS + (Math.floor(columnOf(x, y)) % GRID_COLUMNS);
}

/** Direction of the middle of a cell. */
export function middleOf(cell: number): readonly [x: number, y: number, z: number] {
  const z = (2 * (Math.floor(cell / GRID_COLUMNS) + 0.5)) / GRID_ROWS - 1;
  const longitude = (TURN * ((cell % GRID_COLUMNS) + 0.5)) / GRID_COLUMNS;
  const across = Math.sqrt(1 - z * z);
  return [across * Math.cos(longitude), across * Math.sin(longitude), z];
}

/** A map between the middles of its cells: linear in longitude and in sin b, and level from the last rows to the poles. */
export function interpolatedMap(values: Float32Array): OnSky {
  return (x, y, z) => {
    const place = Math.min(Math.max(((z + 1) / 2) * GRID_ROWS - 0.5, 0), GRID_ROWS - 1);
    const row = Math.min(Math.floor(place), GRID_ROWS - 2);
    const column = columnOf(x, y) - 0.5 + GRID_COLUMNS;
    const left = Math.floor(column);
    const [west, east] = [left % GRID_COLUMNS, (left + 1) % GRID_COLUMNS];
    const south = row * GRID_COLUMNS;
    const north = south + GRID_COLUMNS;
    const share = column - left;
    const below = values[south + west] + share * (values[south + east] - values[south + west]);
    const above = values[north + west] + share * (values[north + east] - values[north + west]);
    return below + (place - row) * (above - below);
  };
}

/** Place in longitude, in columns, 0 to GRID_COLUMNS. */
function columnOf(x: number, y: number): number {
  const turns = Math.atan2(y, x) / TURN;
  return (turns < 0 ? turns + 1 : turns) * GRID_COLUMNS;
}

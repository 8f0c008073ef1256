/** A square grid about the origin of a scene, in its plane of x and y, with half axes. */
export type Grid = {
  /** Side of one cell, in the unit of the scene. */
  readonly cell: number;
  /** Number of cells along a side. */
  readonly divisions: number;
  /** Text beside the first cell: its side with the unit. */
  readonly label: string;
  /** Length of a half axis, in the unit of the scene. */
  readonly axisLength: number;
};

/** Side of the grid in its own units, and number of its cells along a side. */
const GRID_SIZE = 120;
const GRID_DIVISIONS = 18;

/** The grid of a scene of the solar system, au. */
export const SOLAR_SYSTEM_GRID: Grid = { cell: 1, divisions: GRID_DIVISIONS, label: '1 au', axisLength: 2 };

/** One unit of that grid, au. */
export const GRID_UNIT_AU = (SOLAR_SYSTEM_GRID.cell * GRID_DIVISIONS) / GRID_SIZE;

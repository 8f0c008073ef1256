import { AU_KM } from '#engine/constants.ts';
import type { Grid } from '#render/picture/grid.ts';

/** Side of the grid in its own units. */
const GRID_SIZE = 120;

/** Cells along a side, km of one, and how that is written. */
const CELLS = {
  rocky: { divisions: 36, km: 50_000, label: '50.000 km' },
  'gas giant': { divisions: 18, km: 100_000, label: '100.000 km' },
} as const;

export type BodyType = keyof typeof CELLS;

const GRIDS: Readonly<Record<BodyType, Grid>> = { rocky: gridOf('rocky'), 'gas giant': gridOf('gas giant') };

/** The grid of a scene about a body; the same object for the same type. */
export function flybyGrid(type: BodyType): Grid {
  return GRIDS[type];
}

/** One unit of the grid, au: 15 000 km. */
export const FLYBY_GRID_UNIT_AU = (CELLS.rocky.km * CELLS.rocky.divisions) / GRID_SIZE / AU_KM;

function gridOf(type: BodyType): Grid {
  const { divisions, km, label } = CELLS[type];
  const cell = km / AU_KM;
  return { cell, divisions, label, axisLength: 2 * cell };
}

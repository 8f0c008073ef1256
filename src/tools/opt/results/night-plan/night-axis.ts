import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { NightTable } from '#machines/opt/night-plan/night-table.ts';
import type { NightGrid } from '#machines/opt/night-plan/plan-candidates.ts';
import { darkSpan } from './dark-span.ts';

/** Part of an hour that is shown before and after the night, days. */
const MARGIN = 0.5 / 24;

/** The one axis of time that all rows of a plan share. */
export type NightAxis = {
  readonly width: number;
  readonly x: ScaleLinear<number, number>;
  /** Ends of what is shown, and of the dark part of it, Julian dates UTC. */
  readonly start: number;
  readonly end: number;
  readonly dusk: number;
  readonly dawn: number;
  /** Places in the table of the first moment shown, and after the last. */
  readonly first: number;
  readonly last: number;
};

/** @param sunBelow altitude of the Sun below which it is dark, degrees. */
export function nightAxis(table: NightTable, grid: NightGrid, sunBelow: number, width: number): NightAxis {
  const { moments } = table;
  const { start: dusk, end: dawn } = darkSpan(table, grid, sunBelow);
  const [start, end] = [dusk - MARGIN, dawn + MARGIN];
  return {
    width,
    x: scaleLinear([start, end], [0, width]),
    start,
    end,
    dusk,
    dawn,
    first: Math.max(0, moments.findIndex((moment) => moment >= start) - 1),
    last: moments.findLastIndex((moment) => moment <= end) + 2,
  };
}

import { propagateWithPartials } from '../propagate/partials.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { Direction } from '../propagate/variations.ts';
import { SUN_GM } from '../orbit/sun-gm.ts';
import { conicPartials } from '../kepler/conic-partials.ts';
import { nodeNear, type OrbitNodes, SHIFT_SIZE } from './orbit-nodes.ts';

/**
 * Stores what two independent standard deviations of an orbit have become at the object's first node, by integration from the
 * orbit's epoch on: for objects that have met a planet on the way.
 *
 * @param directions changes of the state at the epoch, one standard deviation each.
 * @throws as `propagate` does.
 */
export function storeIntegratedShifts(
  orbit: Orbit,
  directions: readonly Direction[],
  ephemeris: Ephemeris,
  nodes: OrbitNodes,
  object: number,
): void {
  const day = firstNodeDay(nodes, object);
  if (day === undefined) return;
  const span = { model: 'survey', fromDay: day, toDay: day } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, span, directions);
  if (day < trajectory.firstDay || day > trajectory.lastDay) return;
  const partials = new Float64Array(6 * trajectory.varied);
  trajectory.partials(day, 0, partials);
  storeShifts(nodes, object, (column, row) => partials[trajectory.varied * row + column]);
}

/** Stores the same by Keplerian motion: for objects that have met no planet since the epoch. */
export function storeKeplerianShifts(
  { epoch, position, velocity }: Orbit,
  directions: readonly Direction[],
  nodes: OrbitNodes,
  object: number,
): void {
  const day = firstNodeDay(nodes, object);
  if (day === undefined) return;
  const start = Float64Array.of(...position, ...velocity);
  const days = day - epoch.day - epoch.offset;
  const shifts = directions.map((shift) => keplerianShift(start, shift, days));
  storeShifts(nodes, object, (column, row) => shifts[column][row]);
}

function storeShifts(
  { shifts }: OrbitNodes,
  object: number,
  at: (column: number, row: number) => number,
): void {
  for (let k = 0; k < SHIFT_SIZE; k++) shifts[SHIFT_SIZE * object + k] = at(Math.floor(k / 6), k % 6);
}

/** Julian date TDB of an object's first node; undefined where it has none. */
function firstNodeDay(nodes: OrbitNodes, object: number): number | undefined {
  const node = nodeNear(nodes, object, nodes.grid.firstDay);
  return node === undefined ? undefined : nodes.grid.firstDay + node * nodes.grid.interval;
}

/** Changes of the state at the object's first node; nothing where none are stored. */
export function propagatedShifts({ shifts }: OrbitNodes, object: number): readonly Direction[] | undefined {
  const at = SHIFT_SIZE * object;
  const both = [shifts.subarray(at, at + 6), shifts.subarray(at + 6, at + SHIFT_SIZE)];
  return both.some((shift) => shift.some((value) => value !== 0)) ? both : undefined;
}

/** Heliocentric state of an object at one of its nodes. */
export function stateAtNode({ grid, states }: OrbitNodes, object: number, node: number): Float64Array {
  const at = (object * grid.count + node) * 6;
  return states.slice(at, at + 6);
}

/** What a change of a heliocentric state becomes on its Keplerian orbit in some days. */
export function keplerianShift(start: ArrayLike<number>, shift: Direction, days: number): Direction {
  const shifted = new Float64Array(6);
  conicPartials(SUN_GM, start, [shift], days, shifted);
  return shifted;
}

import { propagateWithPartials } from '../propagate/partials.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { Direction } from '../propagate/variations.ts';
import { type AlongTrack, shiftsAtEpoch } from '../uncertainty/run-off.ts';
import { nodeNear, type OrbitNodes, SHIFT_SIZE } from './orbit-nodes.ts';

/**
 * Stores what two independent standard deviations of an orbit along its track have become at the object's first node, by
 * integration from its epoch on: for objects that have met a planet on the way.
 *
 * @throws as `propagate` does.
 */
export function storeShifts(
  orbit: Orbit,
  alongTrack: AlongTrack,
  ephemeris: Ephemeris,
  nodes: OrbitNodes,
  object: number,
): void {
  const directions = shiftsAtEpoch(orbit, alongTrack);
  const node = nodeNear(nodes, object, nodes.grid.firstDay);
  if (directions === undefined || node === undefined) return;
  const day = nodes.grid.firstDay + node * nodes.grid.interval;
  const span = { model: 'survey', fromDay: day, toDay: day } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, span, directions);
  if (day < trajectory.firstDay || day > trajectory.lastDay) return;
  const partials = new Float64Array(6 * trajectory.varied);
  trajectory.partials(day, 0, partials);
  for (let k = 0; k < SHIFT_SIZE; k++) {
    nodes.shifts[SHIFT_SIZE * object + k] = partials[trajectory.varied * (k % 6) + Math.floor(k / 6)];
  }
}

/** Those changes of the state at the object's first node; nothing where none are stored. */
export function carriedShifts({ shifts }: OrbitNodes, object: number): readonly Direction[] | undefined {
  const at = SHIFT_SIZE * object;
  const both = [shifts.subarray(at, at + 6), shifts.subarray(at + 6, at + SHIFT_SIZE)];
  return both.some((shift) => shift.some((value) => value !== 0)) ? both : undefined;
}

/** Heliocentric state of an object at one of its nodes. */
export function stateAtNode({ grid, states }: OrbitNodes, object: number, node: number): Float64Array {
  const at = (object * grid.count + node) * 6;
  return states.slice(at, at + 6);
}

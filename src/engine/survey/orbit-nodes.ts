import { sharedMemory } from '../shared-memory.ts';
import { lastDayOf, type NodeGrid } from './node-grid.ts';

/** State of an object's nodes. */
export const NODE_STATUS = {
  /** Not computed yet. */
  pending: 0,
  /** Good between all nodes. */
  ready: 1,
  /** Meets a planet or the Moon within the grid: start from its first node, but propagate. */
  encounter: 2,
  /** Hits a body before the grid ends: propagate from its last node; after the impact there are none. */
  impacted: 3,
  /** The orbit's epoch lies outside the ephemeris, or its integration failed. */
  refused: 4,
} as const;

/**
 * Orbits of many objects near today.
 *
 * `states`: 6 x grid.count numbers per object, object after object, node after node: x y z vx vy vz, au and au/d,
 * heliocentric, ICRF; zeros where there is no node. `status`: one of {@link NODE_STATUS} per object. `shifts`: {@link SHIFT_SIZE}
 * numbers per object, two changes of its state at its first node, each a standard deviation of what is not known along the
 * track; zeros where it has met no planet since its epoch, or nothing is known. All may lie in shared memory.
 */
export type OrbitNodes = {
  readonly grid: NodeGrid;
  readonly states: Float64Array;
  readonly status: Uint8Array;
  readonly shifts: Float64Array;
};

/** Numbers of the two shifts of an object. */
export const SHIFT_SIZE = 12;

/** Allocates the nodes of `objects` objects, all pending. */
export function emptyNodes(grid: NodeGrid, objects: number): OrbitNodes {
  return {
    grid,
    states: new Float64Array(sharedMemory(nodeBytes(grid, objects))),
    status: new Uint8Array(sharedMemory(objects)),
    shifts: new Float64Array(sharedMemory(shiftBytes(objects))),
  };
}

/** The nodes of some neighbouring objects, in the same memory. */
export function nodesAmong(
  { grid, states, status, shifts }: OrbitNodes,
  { from, to }: { readonly from: number; readonly to: number },
): OrbitNodes {
  const size = 6 * grid.count;
  return {
    grid,
    states: states.subarray(from * size, to * size),
    status: status.subarray(from, to),
    shifts: shifts.subarray(from * SHIFT_SIZE, to * SHIFT_SIZE),
  };
}

/** Bytes that the states of this many objects take. */
export function nodeBytes({ count }: NodeGrid, objects: number): number {
  return objects * count * 6 * Float64Array.BYTES_PER_ELEMENT;
}

/** Bytes that their shifts take. */
export function shiftBytes(objects: number): number {
  return objects * SHIFT_SIZE * Float64Array.BYTES_PER_ELEMENT;
}

/**
 * The object's node nearest to a Julian date TDB: the last one before its impact, or else the first one after its
 * emergence; undefined where it has no node.
 */
export function nodeNear({ grid, states }: OrbitNodes, object: number, day: number): number | undefined {
  const inside = Math.min(Math.max(day, grid.firstDay), lastDayOf(grid));
  const nearest = Math.round((inside - grid.firstDay) / grid.interval);
  for (let node = nearest; node >= 0; node--) if (isStored(node)) return node;
  for (let node = nearest + 1; node < grid.count; node++) if (isStored(node)) return node;
  return undefined;

  function isStored(node: number): boolean {
    const at = (object * grid.count + node) * 6;
    return states[at] !== 0 || states[at + 1] !== 0 || states[at + 2] !== 0;
  }
}

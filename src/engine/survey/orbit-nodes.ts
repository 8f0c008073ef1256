import type { NodeGrid } from './node-grid.ts';

/** What stands behind an object's nodes. */
export const NODE_STATUS = {
  /** Not computed yet. */
  pending: 0,
  /** Good between all nodes. */
  ready: 1,
  /** Meets a planet or the Moon within the grid: start from its first node, but propagate. */
  encounter: 2,
  /** Has hit a body before the grid ends: it is observed no more. */
  impacted: 3,
  /** The orbit's epoch lies outside the ephemeris, or its integration failed. */
  refused: 4,
} as const;

/**
 * Orbits of many objects near today.
 *
 * `states`: 6 x grid.count numbers per object, object after object, node after node: x y z vx vy vz, au and au/d,
 * heliocentric, ICRF. `status`: one of {@link NODE_STATUS} per object. Both may lie in shared memory.
 */
export type OrbitNodes = {
  readonly grid: NodeGrid;
  readonly states: Float64Array;
  readonly status: Uint8Array;
};

/** Room for the nodes of `objects` objects, all pending. */
export function emptyNodes(grid: NodeGrid, objects: number): OrbitNodes {
  return {
    grid,
    states: new Float64Array(
      new SharedArrayBuffer(objects * grid.count * 6 * Float64Array.BYTES_PER_ELEMENT),
    ),
    status: new Uint8Array(new SharedArrayBuffer(objects)),
  };
}

import { numberAt } from '#engine/numbers-in.ts';
import { isSameGrid, type NodeGrid } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS, type OrbitNodes, SHIFT_SIZE } from '#engine/survey/orbit-nodes.ts';
import { ORIGIN_SIZE, originsOf, type SurveyBodies } from '../../tasks/survey-bodies.ts';

/** Nodes with what they follow from: {@link ORIGIN_SIZE} numbers per object. */
export type StoredNodes = { readonly nodes: OrbitNodes; readonly origins: Float64Array };

/** Where prepared orbits are stored beyond the life of the service. */
export type NodeStore = {
  /** Nodes that were stored last, or nothing; a damaged file is nothing. */
  load(): Promise<StoredNodes | undefined>;
  save(stored: StoredNodes): Promise<void>;
};

/**
 * Nodes of objects over a grid, as far as they were stored, of any catalogue: those of an object whose orbit is the same
 * number for number. What could not be followed is examined again, since the reason is not stored.
 */
export function nodesFrom(stored: StoredNodes | undefined, bodies: SurveyBodies, grid: NodeGrid): OrbitNodes {
  const nodes = emptyNodes(grid, bodies.count);
  if (stored === undefined || !isSameGrid(stored.nodes.grid, grid)) return nodes;
  const places = placesOf(stored);
  const origins = originsOf(bodies);
  for (let object = 0; object < bodies.count; object++) {
    const place = places.get(originText(origins, object));
    if (place !== undefined) copyNodes(stored.nodes, place, nodes, object);
  }
  return nodes;
}

/** How many objects have nodes that are worth storing. */
export function countUsable({ status }: Pick<OrbitNodes, 'status'>): number {
  return status.reduce((count, one) => count + Number(isUsable(one)), 0);
}

function placesOf({ nodes: { status }, origins }: StoredNodes): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  status.forEach((one, place) => {
    if (isUsable(one)) places.set(originText(origins, place), place);
  });
  return places;
}

function isUsable(status: number): boolean {
  return status === NODE_STATUS.ready || status === NODE_STATUS.encounter;
}

/** The bits of an object's numbers, so that none has to be written. */
function originText({ buffer, byteOffset }: Float64Array, object: number): string {
  const at = byteOffset + object * ORIGIN_SIZE * Float64Array.BYTES_PER_ELEMENT;
  return String.fromCharCode(...new Uint16Array(buffer, at, ORIGIN_SIZE * 4));
}

function copyNodes(from: OrbitNodes, place: number, to: OrbitNodes, object: number): void {
  const size = 6 * to.grid.count;
  to.states.set(from.states.subarray(place * size, (place + 1) * size), object * size);
  to.shifts.set(from.shifts.subarray(place * SHIFT_SIZE, (place + 1) * SHIFT_SIZE), object * SHIFT_SIZE);
  to.status[object] = numberAt(from.status, place);
}

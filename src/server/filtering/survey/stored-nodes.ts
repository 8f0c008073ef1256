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
 * By how much the numbers of an orbit differ at most, to their size, where only the sines of two programs do: its state, 15 cm at 1 au,
 * and standard deviations of what is not known along the track.
 */
const SAME_STATE = 1e-12;
const SAME_DEVIATION = 1e-6;

/**
 * Nodes of objects over a grid, as far as they were stored, of any catalogue: those of an object whose orbit is the same number for number,
 * or at the same place all but the same, as where another program has made them of this catalogue. What could not be followed is examined
 * again, since the reason is not stored.
 */
export function nodesFrom(stored: StoredNodes | undefined, bodies: SurveyBodies, grid: NodeGrid): OrbitNodes {
  const nodes = emptyNodes(grid, bodies.count);
  if (stored === undefined || !isSameGrid(stored.nodes.grid, grid)) return nodes;
  const places = placesOf(stored);
  const origins = originsOf(bodies);
  for (let object = 0; object < bodies.count; object++) {
    const place = isSameAt(stored, origins, object) ? object : places.get(originText(origins, object));
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

/** Whether the stored nodes at an object's place are usable, and belong to its orbit up to the rounding of sines. */
function isSameAt(
  { nodes: { status }, origins: stored }: StoredNodes,
  origins: Float64Array,
  object: number,
): boolean {
  if (object >= status.length || !isUsable(numberAt(status, object))) return false;
  const from = object * ORIGIN_SIZE;
  return ORIGIN_PARTS.every(({ first, end, within }) => {
    const numbers = origins.subarray(from + first, from + end);
    const most = within * numbers.reduce((size, number) => Math.max(size, Math.abs(number)), 0);
    return numbers.every(
      (number, place) => Math.abs(number - numberAt(stored, from + first + place)) <= most,
    );
  });
}

/** Numbers of an origin that are of one size: the epoch, place and velocity; day, mean anomaly, mean motion and place along the track. */
const ORIGIN_PARTS = [
  { first: 0, end: 1, within: 0 },
  { first: 1, end: 2, within: 0 },
  { first: 2, end: 5, within: SAME_STATE },
  { first: 5, end: 8, within: SAME_STATE },
  { first: 8, end: 9, within: 0 },
  { first: 9, end: 10, within: SAME_DEVIATION },
  { first: 10, end: 11, within: SAME_DEVIATION },
  { first: 11, end: 12, within: SAME_DEVIATION },
];

/** The bits of an object's numbers as a text, so that no number has to be formatted. */
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

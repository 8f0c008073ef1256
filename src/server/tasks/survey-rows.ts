import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { SurveyBodies } from './survey-bodies.ts';

/** Numbers of many objects, the same count for each, object after object. */
export type Numbers = Float64Array | Uint8Array;

/** Copies of some objects, in the order of the rows. */
export function bodiesAt(bodies: SurveyBodies, rows: Int32Array): SurveyBodies {
  const { count } = bodies;
  return {
    count: rows.length,
    orbits: numbersAt(bodies.orbits, count, rows),
    brightness: numbersAt(bodies.brightness, count, rows),
    alongTrack: numbersAt(bodies.alongTrack, count, rows),
    endUtc: numbersAt(bodies.endUtc, count, rows),
  };
}

/** Copies of the nodes of some objects. */
export function nodesAt({ grid, states, status, shifts }: OrbitNodes, rows: Int32Array): OrbitNodes {
  const count = status.length;
  return {
    grid,
    states: numbersAt(states, count, rows),
    status: numbersAt(status, count, rows),
    shifts: numbersAt(shifts, count, rows),
  };
}

/** Copies of the extremes of some objects. */
export function extremesAt({ objects, bounds }: ExtremesTable, rows: Int32Array): ExtremesTable {
  return { objects: rows.length, bounds: numbersAt(bounds, objects, rows) };
}

/** Puts copies of rows back to where they are from. @param count objects that the numbers are of. */
export function putRows(copies: Numbers, numbers: Numbers, count: number, rows: Int32Array): void {
  const size = numbers.length / count;
  rows.forEach((row, place) => numbers.set(copies.subarray(place * size, (place + 1) * size), row * size));
}

/** Copies of the numbers of some objects. @param count objects that the numbers are of. */
export function numbersAt<Some extends Numbers>(numbers: Some, count: number, rows: Int32Array): Some;
export function numbersAt(numbers: Numbers, count: number, rows: Int32Array): Numbers {
  const size = numbers.length / count;
  const length = rows.length * size;
  const copies = numbers instanceof Float64Array ? new Float64Array(length) : new Uint8Array(length);
  rows.forEach((row, place) => copies.set(numbers.subarray(row * size, (row + 1) * size), place * size));
  return copies;
}

import { sharedMemory } from '../shared-memory.ts';
import { measuresOf, type ObjectSamples } from './object-samples.ts';
import { DIRECT_QUANTITIES, type DirectQuantity, type Threshold } from './thresholds.ts';

const PER_OBJECT = 2 * DIRECT_QUANTITIES.length;

/**
 * Smallest and largest measure of each direct quantity per object, low and high in turn; an empty interval (low above
 * high) where the object has no such quantity or is not there at all. Its memory is shared between workers.
 */
export type ExtremesTable = { readonly objects: number; readonly bounds: Float64Array };

/** A table of empty intervals. */
export function createExtremesTable(objects: number): ExtremesTable {
  const memory = sharedMemory(objects * PER_OBJECT * Float64Array.BYTES_PER_ELEMENT);
  const table = { objects, bounds: new Float64Array(memory) };
  for (let object = 0; object < objects; object++) clearExtremes(table, object);
  return table;
}

/** Makes all intervals of an object empty. */
export function clearExtremes({ bounds }: ExtremesTable, object: number): void {
  for (let k = 0; k < PER_OBJECT; k += 2) {
    bounds[object * PER_OBJECT + k] = Number.POSITIVE_INFINITY;
    bounds[object * PER_OBJECT + k + 1] = Number.NEGATIVE_INFINITY;
  }
}

/** Stores the extremes of an object's samples. */
export function storeExtremes(
  table: ExtremesTable,
  object: number,
  samples: ObjectSamples,
  zenith: boolean,
): void {
  clearExtremes(table, object);
  DIRECT_QUANTITIES.forEach((quantity, index) => {
    const measures = measuresOf(quantity, samples, zenith);
    if (measures !== undefined) {
      storeBounds(table.bounds, object * PER_OBJECT + 2 * index, measures, samples.filled);
    }
  });
}

/** Stores a magnitude than which an object that was not measured is never brighter. */
export function storeBrightnessBound(
  table: ExtremesTable,
  object: number,
  brightest: number,
  zenith: boolean,
): void {
  DIRECT_QUANTITIES.forEach((quantity, index) => {
    const isAbsent = quantity === 'elevation' && !zenith;
    const low = quantity === 'magnitude' ? brightest : Number.NEGATIVE_INFINITY;
    const at = object * PER_OBJECT + 2 * index;
    table.bounds[at] = isAbsent ? Number.POSITIVE_INFINITY : low;
    table.bounds[at + 1] = isAbsent ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  });
}

/** Whether the extremes of an object are measured: it has others than a bound on its magnitude. */
export function isMeasured({ bounds }: ExtremesTable, object: number): boolean {
  return bounds[object * PER_OBJECT + 2 * DIRECT_QUANTITIES.indexOf('magnitude') + 1] !== Infinity;
}

/** Low and high measure of an object's quantity; nothing where it has none. */
export function boundsOf(
  table: ExtremesTable,
  object: number,
  quantity: DirectQuantity,
): { readonly low: number; readonly high: number } | undefined {
  const at = object * PER_OBJECT + 2 * DIRECT_QUANTITIES.indexOf(quantity);
  const low = table.bounds[at];
  const high = table.bounds[at + 1];
  return low <= high ? { low, high } : undefined;
}

/** Whether the extremes of an object allow a moment inside all thresholds. */
export function mayPass(table: ExtremesTable, object: number, thresholds: readonly Threshold[]): boolean {
  return thresholds.every(({ quantity, low, high, acceptsAbsent }) => {
    const bounds = boundsOf(table, object, quantity);
    return bounds === undefined ? acceptsAbsent : bounds.low <= high && bounds.high >= low;
  });
}

/** The extremes of some neighbouring objects, in the same memory. */
export function extremesAmong(
  { bounds }: ExtremesTable,
  { from, to }: { readonly from: number; readonly to: number },
): ExtremesTable {
  return { objects: to - from, bounds: bounds.subarray(from * PER_OBJECT, to * PER_OBJECT) };
}

/** Widens the intervals of an object so that they hold those that are measured in another table. */
export function widenExtremes({ bounds }: ExtremesTable, object: number, others: ExtremesTable): void {
  if (!isMeasured(others, object)) return;
  const at = object * PER_OBJECT;
  for (let k = at; k < at + PER_OBJECT; k += 2) {
    bounds[k] = Math.min(bounds[k], others.bounds[k]);
    bounds[k + 1] = Math.max(bounds[k + 1], others.bounds[k + 1]);
  }
}

function storeBounds(bounds: Float64Array, at: number, measures: Float64Array, count: number): void {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const measure = measures[k];
    if (measure < low) low = measure;
    if (measure > high) high = measure;
  }
  bounds[at] = low;
  bounds[at + 1] = high;
}

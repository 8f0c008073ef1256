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
  const memory = new SharedArrayBuffer(objects * PER_OBJECT * Float64Array.BYTES_PER_ELEMENT);
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

/** Widens the intervals of some neighbouring objects so that they hold those of another table, which has these alone. */
export function widenExtremes(
  { bounds }: ExtremesTable,
  from: number,
  { bounds: others }: ExtremesTable,
): void {
  const at = from * PER_OBJECT;
  for (let k = 0; k < others.length; k += 2) {
    bounds[at + k] = Math.min(bounds[at + k], others[k]);
    bounds[at + k + 1] = Math.max(bounds[at + k + 1], others[k + 1]);
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

import { crc32 } from '#catalogue/crc32.ts';
import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { ByteStore } from './byte-store.ts';
import type { FrameStore } from './stored-frames.ts';
import { loadNodes, saveNodesOfDay } from './survey/node-stores.ts';

/** Stored years of time frames, each as states and as extremes: with 26,000 objects 6.5 MB and 2.5 MB, 1 GB in all. */
const STORED_YEARS = 110;

const CHECKSUM_BYTES = 8;

/**
 * Stores what was found in the years of long time frames. Extremes are stored as their checksum (CRC-32 as float64) and the numbers of
 * the table, little-endian.
 */
export function createFrameStore(bytes: ByteStore): FrameStore {
  return {
    loadStates: (day) => loadNodes(bytes, 'frame-states', `${day}.bin`),
    saveStates: (stored) => saveNodesOfDay(bytes, 'frame-states', stored, STORED_YEARS),
    loadExtremes: async (key, objects) => {
      const stored = await bytes.read('frame-extremes', key);
      return stored && decode(stored, objects);
    },
    saveExtremes: (key, table) => bytes.write('frame-extremes', key, encode(table), STORED_YEARS),
  };
}

function encode({ bounds }: ExtremesTable): Uint8Array {
  const numbers = new Uint8Array(bounds.buffer, bounds.byteOffset, bounds.byteLength);
  const bytes = new Uint8Array(CHECKSUM_BYTES + numbers.length);
  bytes.set(numbers, CHECKSUM_BYTES);
  new DataView(bytes.buffer).setFloat64(0, crc32(bytes.subarray(CHECKSUM_BYTES)), true);
  return bytes;
}

/** Returns nothing where the bytes are damaged, or of another number of objects. */
function decode(bytes: Uint8Array, objects: number): ExtremesTable | undefined {
  const numbers = bytes.subarray(CHECKSUM_BYTES);
  const table = createExtremesTable(objects);
  if (numbers.length !== table.bounds.byteLength) return undefined;
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0, true);
  if (checksum !== crc32(numbers)) return undefined;
  new Uint8Array(table.bounds.buffer).set(numbers);
  return table;
}

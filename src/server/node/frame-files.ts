import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { crc32 } from '#catalogue/crc32.ts';
import { createExtremesTable, type ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { FrameStore } from '#server/filtering/stored-frames.ts';
import { loadNodes, saveNodes } from './page/node-files.ts';
import { readUsed, removeSurplus } from './used-files.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/** Stored files of each kind, one a year of a time frame: with 26,000 objects 6.5 MB of states and 2.5 MB of extremes, 1 GB in all. */
const STORED_YEARS = 110;

const CHECKSUM_BYTES = 8;

/**
 * Stores what was found in the years of long time frames in two folders. The file of extremes is their checksum (CRC-32 as float64) and
 * the numbers of the table, little-endian.
 */
export function createFrameFiles(dataFolder: string): FrameStore {
  const states = join(dataFolder, 'frame-states');
  const extremes = join(dataFolder, 'frame-extremes');
  const fileOf = (key: string) =>
    join(extremes, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.bin`);
  return {
    loadStates: (day) => loadNodes(join(states, `${day}.bin`)),
    saveStates: async (stored) => {
      await saveNodes(join(states, `${stored.nodes.grid.firstDay}.bin`), stored);
      await removeSurplus(states, STORED_YEARS);
    },
    loadExtremes: async (key, objects) => {
      const bytes = await readUsed(fileOf(key));
      return bytes && decode(bytes, objects);
    },
    saveExtremes: async (key, table) => {
      await writeAtomically(fileOf(key), encode(table));
      await removeSurplus(extremes, STORED_YEARS);
    },
  };
}

function encode({ bounds }: ExtremesTable): Uint8Array {
  const numbers = new Uint8Array(bounds.buffer, bounds.byteOffset, bounds.byteLength);
  const bytes = new Uint8Array(CHECKSUM_BYTES + numbers.length);
  bytes.set(numbers, CHECKSUM_BYTES);
  new DataView(bytes.buffer).setFloat64(0, crc32(bytes.subarray(CHECKSUM_BYTES)), true);
  return bytes;
}

/** Nothing where the file is damaged, or of another number of objects. */
function decode(bytes: Uint8Array, objects: number): ExtremesTable | undefined {
  const numbers = bytes.subarray(CHECKSUM_BYTES);
  const table = createExtremesTable(objects);
  if (numbers.length !== table.bounds.byteLength) return undefined;
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0, true);
  if (checksum !== crc32(numbers)) return undefined;
  new Uint8Array(table.bounds.buffer).set(numbers);
  return table;
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from '#catalogue/crc32.ts';
import { emptyNodes, nodeBytes, shiftBytes } from '#engine/survey/orbit-nodes.ts';
import type { StoredNodes, NodeStore } from '#server/filtering/survey/stored-nodes.ts';
import type { StationStore } from '#server/filtering/survey/stations.ts';
import { ORIGIN_SIZE } from '#server/tasks/survey-bodies.ts';
import { readUsed, removeSurplus } from '../used-files.ts';
import { writeAtomically } from '#files/write-atomically.ts';

/** Begins the file; the number is that of the layout. */
const MAGIC = 'NEONODE5';

const FILE = 'prepared-orbits.bin';

/** Files of earlier layouts. */
const OUTDATED = /^nodes-\w+\.bin$/;

/** Stored files of states of the turns of decades, 6.5 MB each with 26,000 objects. */
const STORED_STATIONS = 60;

/** Where the checksum is, where the numbers behind it begin, and where they end. */
const CHECKSUM_AT = 8;
const NUMBERS_AT = 16;
const HEADER_BYTES = NUMBERS_AT + 4 * Float64Array.BYTES_PER_ELEMENT;

/**
 * Stores prepared orbits in a file.
 *
 * Layout: magic; CRC-32 of all that is behind it, as float64; first day, interval, nodes and objects as float64; the origins;
 * the states; the shifts; the statuses. Little-endian.
 *
 * @param preparedFolder holds such a file, too, which is only read: the later one of both counts.
 */
export function createNodeFiles(folder: string, preparedFolder?: string): NodeStore {
  const path = join(folder, FILE);
  return {
    load: async () => {
      const own = await loadNodes(path);
      const prepared = preparedFolder === undefined ? undefined : await loadNodes(join(preparedFolder, FILE));
      const isLater = (prepared?.nodes.grid.firstDay ?? -Infinity) >= (own?.nodes.grid.firstDay ?? -Infinity);
      return isLater ? (prepared ?? own) : own;
    },
    save: async (stored) => {
      await saveNodes(path, stored);
      const names = await readdir(folder);
      const outdated = names.filter((name) => OUTDATED.test(name));
      await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/**
 * Stores states of the turns of decades in files of the same layout, one a decade, in a folder beside. Where there are more than
 * {@link STORED_STATIONS}, those used longest ago go: the decades from 1900 to 2470 are fewer.
 */
export function createStationFiles(dataFolder: string): StationStore {
  const folder = join(dataFolder, 'stations');
  const pathOf = (day: number) => join(folder, `${day}.bin`);
  return {
    load: (day) => loadNodes(pathOf(day)),
    save: async (stored) => {
      await saveNodes(pathOf(stored.nodes.grid.firstDay), stored);
      await removeSurplus(folder, STORED_STATIONS);
    },
  };
}

/** The nodes of a file; nothing where there is none, or it is damaged. */
export async function loadNodes(path: string): Promise<StoredNodes | undefined> {
  const bytes = await readUsed(path);
  return bytes && decode(bytes);
}

/** @throws Error of the file system. */
export function saveNodes(path: string, stored: StoredNodes): Promise<void> {
  return writeAtomically(path, encode(stored));
}

/** Nodes as bytes. */
export function encode({ nodes: { grid, states, shifts, status }, origins }: StoredNodes): Uint8Array {
  const sections = [
    Float64Array.of(grid.firstDay, grid.interval, grid.count, status.length),
    origins,
    states,
    shifts,
    status,
  ];
  const bytes = new Uint8Array(sections.reduce((length, section) => length + section.byteLength, NUMBERS_AT));
  bytes.set(new TextEncoder().encode(MAGIC));
  let at = NUMBERS_AT;
  for (const { buffer, byteOffset, byteLength } of sections) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  new DataView(bytes.buffer).setFloat64(CHECKSUM_AT, crc32(bytes.subarray(NUMBERS_AT)), true);
  return bytes;
}

/** Nodes from bytes; nothing where they are damaged. */
export function decode(bytes: Uint8Array): StoredNodes | undefined {
  if (bytes.length < HEADER_BYTES || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC)
    return undefined;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  if (head.getFloat64(CHECKSUM_AT, true) !== crc32(bytes.subarray(NUMBERS_AT))) return undefined;
  const numberOf = (place: number) => head.getFloat64(NUMBERS_AT + 8 * place, true);
  const grid = { firstDay: numberOf(0), interval: numberOf(1), count: numberOf(2) };
  const objects = numberOf(3);
  const statesAt = HEADER_BYTES + objects * ORIGIN_SIZE * Float64Array.BYTES_PER_ELEMENT;
  const shiftsAt = statesAt + nodeBytes(grid, objects);
  const statusAt = shiftsAt + shiftBytes(objects);
  if (bytes.length !== statusAt + objects) return undefined;
  const nodes = emptyNodes(grid, objects);
  const origins = new Float64Array(objects * ORIGIN_SIZE);
  new Uint8Array(origins.buffer).set(bytes.subarray(HEADER_BYTES, statesAt));
  new Uint8Array(nodes.states.buffer).set(bytes.subarray(statesAt, shiftsAt));
  new Uint8Array(nodes.shifts.buffer).set(bytes.subarray(shiftsAt, statusAt));
  nodes.status.set(bytes.subarray(statusAt));
  return { nodes, origins };
}

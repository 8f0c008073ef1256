import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from '#catalogue/crc32.ts';
import { emptyNodes, nodeBytes, type OrbitNodes, shiftBytes } from '#engine/survey/orbit-nodes.ts';
import type { NodeStore } from '#server/survey/preparation.ts';
import { writeAtomically } from './write-atomically.ts';

/** Begins every file of nodes; the number is that of the layout. */
const MAGIC = 'NEONODE4';

/** Where the checksum is, where the numbers behind it begin, and where they end. */
const CHECKSUM_AT = 8;
const NUMBERS_AT = 16;
const HEADER_BYTES = NUMBERS_AT + 4 * Float64Array.BYTES_PER_ELEMENT;

/**
 * Keeps prepared orbits in a folder, a file per catalogue: the newest replaces all others.
 *
 * Layout: magic; CRC-32 of all that is behind it, as float64; first day, interval, nodes and objects as float64; the states;
 * the shifts; the statuses. Little-endian.
 */
export function createNodeFiles(folder: string): NodeStore {
  return {
    load: async (catalogueVersion, objects) => {
      const bytes = await readFile(pathOf(folder, catalogueVersion)).catch(() => undefined);
      return bytes === undefined ? undefined : decode(bytes, objects);
    },
    save: async (catalogueVersion, nodes) => {
      const path = pathOf(folder, catalogueVersion);
      await writeAtomically(path, encode(nodes));
      const names = await readdir(folder);
      const others = names.filter((name) => /^nodes-\w+\.bin$/.test(name) && join(folder, name) !== path);
      await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** Nodes as bytes. */
export function encode({ grid, states, shifts, status }: OrbitNodes): Uint8Array {
  const shiftsAt = HEADER_BYTES + states.byteLength;
  const statusAt = shiftsAt + shifts.byteLength;
  const bytes = new Uint8Array(statusAt + status.byteLength);
  bytes.set(new TextEncoder().encode(MAGIC));
  const head = Float64Array.of(grid.firstDay, grid.interval, grid.count, status.length);
  bytes.set(new Uint8Array(head.buffer), NUMBERS_AT);
  bytes.set(new Uint8Array(states.buffer, states.byteOffset, states.byteLength), HEADER_BYTES);
  bytes.set(new Uint8Array(shifts.buffer, shifts.byteOffset, shifts.byteLength), shiftsAt);
  bytes.set(status, statusAt);
  new DataView(bytes.buffer).setFloat64(CHECKSUM_AT, crc32(bytes.subarray(NUMBERS_AT)), true);
  return bytes;
}

/** Nodes from bytes; nothing where they are damaged or of another number of objects. */
export function decode(bytes: Uint8Array, objects: number): OrbitNodes | undefined {
  if (bytes.length < HEADER_BYTES || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC)
    return undefined;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  if (head.getFloat64(CHECKSUM_AT, true) !== crc32(bytes.subarray(NUMBERS_AT))) return undefined;
  const [firstDay, interval, count, stored] = [0, 8, 16, 24].map((at) =>
    head.getFloat64(NUMBERS_AT + at, true),
  );
  if (stored !== objects) return undefined;
  const grid = { firstDay, interval, count };
  const shiftsAt = HEADER_BYTES + nodeBytes(grid, objects);
  const statusAt = shiftsAt + shiftBytes(objects);
  if (bytes.length !== statusAt + objects) return undefined;
  const nodes = emptyNodes(grid, objects);
  new Uint8Array(nodes.states.buffer).set(bytes.subarray(HEADER_BYTES, shiftsAt));
  new Uint8Array(nodes.shifts.buffer).set(bytes.subarray(shiftsAt, statusAt));
  nodes.status.set(bytes.subarray(statusAt));
  return nodes;
}

function pathOf(folder: string, catalogueVersion: string): string {
  return join(folder, `nodes-${catalogueVersion}.bin`);
}

import { crc32 } from '#catalogue/crc32.ts';
import { emptyNodes, nodeBytes, shiftBytes } from '#engine/survey/orbit-nodes.ts';
import { ORIGIN_SIZE } from '../../tasks/survey-bodies.ts';
import type { StoredNodes } from './stored-nodes.ts';
import { transposedBytes } from './transposed-bytes.ts';

/** Begins the bytes; the number is that of the layout. */
const MAGIC = 'NEONODE6';

/** Where the checksum is, where the numbers behind it begin, and where they end. */
const CHECKSUM_AT = 8;
const NUMBERS_AT = 16;
const HEADER_BYTES = NUMBERS_AT + 4 * Float64Array.BYTES_PER_ELEMENT;

/**
 * Nodes as bytes.
 *
 * Layout: magic; CRC-32 of all that is behind it, as float64; first day, interval, nodes and objects as float64; the origins;
 * the states and the shifts, both by {@link transposedBytes}; the statuses. Little-endian.
 */
export function writeNodes({ nodes: { grid, states, shifts, status }, origins }: StoredNodes): Uint8Array {
  const sections = [
    Float64Array.of(grid.firstDay, grid.interval, grid.count, status.length),
    origins,
    ...[states, shifts].map((numbers) => transposedBytes(bytesOf(numbers), status.length)),
    status,
  ];
  const bytes = new Uint8Array(sections.reduce((length, section) => length + section.byteLength, NUMBERS_AT));
  bytes.set(new TextEncoder().encode(MAGIC));
  let at = NUMBERS_AT;
  for (const section of sections) {
    bytes.set(bytesOf(section), at);
    at += section.byteLength;
  }
  new DataView(bytes.buffer).setFloat64(CHECKSUM_AT, crc32(bytes.subarray(NUMBERS_AT)), true);
  return bytes;
}

/** Nodes from bytes; nothing where they are damaged. */
export function readNodes(bytes: Uint8Array): StoredNodes | undefined {
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
  takeTransposed(bytes.subarray(statesAt, shiftsAt), nodes.states);
  takeTransposed(bytes.subarray(shiftsAt, statusAt), nodes.shifts);
  nodes.status.set(bytes.subarray(statusAt));
  return { nodes, origins };

  function takeTransposed(columns: Uint8Array, numbers: Float64Array): void {
    bytesOf(numbers).set(transposedBytes(columns, columns.length / Math.max(1, objects)));
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

import * as z from 'zod/mini';
import type { CloudTable } from '#engine/table/cloud-table.ts';
import { readBytes, writeBytes } from '../rest/bytes.ts';

const MAGIC = 'NEOCLD01';

const LAYOUT = { positions: 'Float32Array', velocities: 'Float32Array', flies: 'Uint8Array' } as const;
const WIDTHS = { positions: 3, velocities: 3, flies: 1 };

const header = z.object({
  day: z.number(),
  clones: z.int().check(z.gte(1)),
  offsets: z.array(z.number()).check(z.minLength(2)),
});

/** Sampled orbits as bytes. */
export function writeCloud(cloud: CloudTable): Uint8Array<ArrayBuffer> {
  const { day, clones, offsets } = cloud;
  return writeBytes(MAGIC, LAYOUT, { day, clones, offsets: [...offsets] }, clones * offsets.length, cloud);
}

/**
 * Reads what {@link writeCloud} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readCloud(bytes: Uint8Array): CloudTable {
  const read = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const known = z.safeParse(header, read.header);
  if (!known.success || known.data.clones * known.data.offsets.length !== read.rows) {
    throw new RangeError('these are no clones of an orbit');
  }
  const { day, clones, offsets } = known.data;
  return { day, clones, offsets: Float64Array.from(offsets), ...read.sections };
}

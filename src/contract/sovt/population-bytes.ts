import * as z from 'zod/mini';
import { readBytes, type Sections, writeBytes } from '../rest/bytes.ts';
import { mjdUtc } from '../rest/modified-julian-dates.ts';

const MAGIC = 'NEOPOP01';

/**
 * Columns of objects in a time frame. `row` is the object's row in the swarm; `slope` is G, or K1 of a comet; the brightest
 * magnitude in hundredths, and when it is; the first span inside the limits, {@link NO_WINDOW} where there is none; instants
 * in days from the beginning of the time frame; `marks` bits of {@link POPULATION_MARK}.
 */
const LAYOUT = {
  row: 'Uint32Array',
  slope: 'Float32Array',
  brightest: 'Int16Array',
  brightestAt: 'Float32Array',
  windowStart: 'Float32Array',
  windowEnd: 'Float32Array',
  marks: 'Uint8Array',
} as const;

/** Beginning and end of a span that there is not. */
export const NO_WINDOW = -1;

/**
 * Bits of `marks`: integrated as it meets a planet; hits a body in the time frame; its slope is unknown, and `slope` the value
 * that represents it; a comet that counts as lost.
 */
export const POPULATION_MARK = { integrated: 1, impact: 2, slopeAssumed: 4, lost: 8 } as const;

const header = z.object({
  /** The time frame. */
  start: mjdUtc,
  end: mjdUtc,
  /** Objects looked at so far, this part included, and all that are to be. */
  done: z.number(),
  total: z.number(),
  /** Catalogue, instant and number of rows of the swarm that `row` counts in. */
  catalogueDate: z.string(),
  swarm: z.object({ day: z.number(), rows: z.number() }),
  /** When comets that count as lost were last observed, by their rows in the swarm: YYYY-MM-DD, or YYYY. */
  lostSince: z.optional(z.record(z.string(), z.string())),
});

/** Part of the population, as it is sent while the rest is still being looked at. */
export type PopulationPart = z.output<typeof header> & {
  readonly count: number;
  readonly columns: Sections<typeof LAYOUT>;
};

/** Bytes before each part: their number (uint32), and four zero bytes. */
const LENGTH_BYTES = 8;

/** A part with its length before it. */
export function writePopulationPart({ count, columns, ...rest }: PopulationPart): Uint8Array<ArrayBuffer> {
  const part = writeBytes(MAGIC, LAYOUT, rest, count, columns);
  const bytes = new Uint8Array(LENGTH_BYTES + part.length);
  new DataView(bytes.buffer).setUint32(0, part.length, true);
  bytes.set(part, LENGTH_BYTES);
  return bytes;
}

/**
 * Reads the whole parts that some bytes begin with.
 *
 * @returns them, and how many bytes they took; the rest belongs to a part that has not come yet.
 * @throws {RangeError} for bytes of another kind.
 */
export function readPopulationParts(bytes: Uint8Array): {
  readonly parts: readonly PopulationPart[];
  readonly taken: number;
} {
  const parts: PopulationPart[] = [];
  let taken = 0;
  while (bytes.length >= taken + LENGTH_BYTES) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + taken, LENGTH_BYTES).getUint32(0, true);
    const end = taken + LENGTH_BYTES + length;
    if (end > bytes.length) break;
    parts.push(partOf(bytes.subarray(taken + LENGTH_BYTES, end)));
    taken = end;
  }
  return { parts, taken };
}

function partOf(bytes: Uint8Array): PopulationPart {
  const { header: json, rows, sections } = readBytes(MAGIC, LAYOUT, {}, bytes);
  const known = z.safeParse(header, json);
  if (!known.success) throw new RangeError('this is no part of a population');
  return { ...known.data, count: rows, columns: sections };
}

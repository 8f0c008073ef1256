import * as z from 'zod/mini';
import type { CloudTable } from '#engine/table/cloud-table.ts';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import { readBytes, writeBytes } from '../rest/bytes.ts';
import { readCloud, writeCloud } from './cloud-bytes.ts';
import { flybyEllipsoid, type FlybyEllipsoid, flybyFacts, type FlybyFacts } from './flyby.ts';

const MAGIC = 'NEOFLY02';

const LAYOUT = {
  offsets: 'Float64Array',
  positions: 'Float64Array',
  velocities: 'Float64Array',
  accelerations: 'Float64Array',
} as const;
const WIDTHS = { offsets: 1, positions: 3, velocities: 3, accelerations: 3 };

/** Tables of a flyby, in the order in which their rows follow each other. */
const TABLES = ['object', 'sun', 'moon', 'conic'] as const;

const rows = z.int().check(z.gte(2));
const header = z.object({
  facts: flybyFacts,
  ellipsoids: z.array(flybyEllipsoid),
  /** Length of the sampled orbits, which follow the tables. */
  cloudBytes: z.optional(z.int().check(z.gte(1))),
  /** Day that offsets are counted from, and rows of each table there is. */
  tables: z.object({
    object: z.object({ day: z.number(), rows }),
    sun: z.object({ day: z.number(), rows }),
    moon: z.optional(z.object({ day: z.number(), rows })),
    conic: z.optional(z.object({ day: z.number(), rows })),
  }),
});

/**
 * A flyby as tables about the centre of its main body, ecliptic and equinox J2000, au, at uneven steps between which
 * `stateInTable` follows the motion within a metre.
 */
export type FlybyTables = {
  readonly object: OrbitTable;
  readonly sun: OrbitTable;
  /** The Moon about the Earth, or the Earth about the Moon. */
  readonly moon?: OrbitTable;
  /** The conic of a user-defined flyby. */
  readonly conic?: OrbitTable;
};

export type FlybyFile = {
  readonly tables: FlybyTables;
  readonly facts: FlybyFacts;
  /** Ellipsoids at even steps; none where the uncertainty is unknown, or no linear mapping gives it. */
  readonly ellipsoids: readonly FlybyEllipsoid[];
  /** Sampled orbits, where these give the uncertainty: some of all, as points to be drawn. */
  readonly cloud?: CloudTable;
};

/** A flyby as bytes. */
export function writeFlyby({ tables, facts, ellipsoids, cloud }: FlybyFile): Uint8Array<ArrayBuffer> {
  const present = TABLES.flatMap((name) => {
    const table = tables[name];
    return table === undefined ? [] : [{ name, table }];
  });
  const heads = present.map(
    ({ name, table }) => [name, { day: table.day, rows: table.offsets.length }] as const,
  );
  const total = heads.reduce((sum, [, head]) => sum + head.rows, 0);
  const column = (name: keyof typeof LAYOUT) => joined(present.map(({ table }) => table[name]));
  const clones = cloud && writeCloud(cloud);
  const head = { facts, ellipsoids, cloudBytes: clones?.length, tables: Object.fromEntries(heads) };
  const bytes = writeBytes(MAGIC, LAYOUT, head, total, {
    offsets: column('offsets'),
    positions: column('positions'),
    velocities: column('velocities'),
    accelerations: column('accelerations'),
  });
  if (clones === undefined) return bytes;
  const whole = new Uint8Array(bytes.length + clones.length);
  whole.set(bytes);
  whole.set(clones, bytes.length);
  return whole;
}

/**
 * Reads what {@link writeFlyby} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readFlyby(bytes: Uint8Array): FlybyFile {
  const read = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const known = z.safeParse(header, read.header);
  if (!known.success) throw new RangeError('this is no flyby');
  const { facts, ellipsoids, cloudBytes, tables } = known.data;
  const found: Partial<Record<(typeof TABLES)[number], OrbitTable>> = {};
  let at = 0;
  for (const name of TABLES) {
    const head = tables[name];
    if (head === undefined) continue;
    found[name] = tableAt(read.sections, head, at);
    at += head.rows;
  }
  if (at !== read.rows || found.object === undefined || found.sun === undefined)
    throw new RangeError('this is no whole flyby');
  return {
    facts,
    ellipsoids,
    tables: { ...found, object: found.object, sun: found.sun },
    ...(cloudBytes === undefined ? {} : { cloud: readCloud(bytes.subarray(bytes.length - cloudBytes)) }),
  };
}

function tableAt(
  sections: Readonly<Record<keyof typeof LAYOUT, Float64Array>>,
  head: { readonly day: number; readonly rows: number },
  at: number,
): OrbitTable {
  const part = (name: keyof typeof LAYOUT) =>
    sections[name].slice(at * WIDTHS[name], (at + head.rows) * WIDTHS[name]);
  return {
    day: head.day,
    offsets: part('offsets'),
    positions: part('positions'),
    velocities: part('velocities'),
    accelerations: part('accelerations'),
  };
}

function joined(parts: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

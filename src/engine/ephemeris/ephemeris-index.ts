import { BODY_COUNT } from './body.ts';

/** One file of the ephemeris. */
export type ChunkEntry = {
  readonly file: string;
  /** Span, Julian dates TDB. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly bytes: number;
  /** FNV-1a of the bytes, eight hexadecimal digits. */
  readonly checksum: string;
};

/** One stored motion as the index describes it. */
export type SeriesEntry = {
  readonly name: string;
  readonly centre: string;
  readonly segmentDays: number;
  /** Unit of the coefficients, au. */
  readonly quantum: number;
  /** Largest difference found between the stored series and the integration, au. */
  readonly fitErrorAu: number;
};

/** Content of `index.json`: where the numbers come from, how they are stored, and in which files. */
export type EphemerisIndex = {
  readonly format: 1;
  readonly name: string;
  readonly model: string;
  readonly inputs: readonly string[];
  /** ISO date of the integration. */
  readonly built: string;
  /** Gravitational parameters by body index, au³/d². */
  readonly gm: readonly number[];
  /** Length of a chunk, days. */
  readonly chunkDays: number;
  /** Series by body index; the Earth's entry is the Earth-Moon barycentre. */
  readonly series: readonly SeriesEntry[];
  readonly chunks: readonly ChunkEntry[];
};

/**
 * Checks what was read from `index.json`.
 *
 * @throws {RangeError} naming what is missing or impossible.
 */
export function readEphemerisIndex(json: unknown): EphemerisIndex {
  const index = json as EphemerisIndex;
  requireIndex(typeof json === 'object' && json !== null, 'is not an object');
  requireIndex(index.format === 1, `has format ${String(index.format)}, not 1`);
  requireIndex(
    isText(index.name) && isText(index.model) && isText(index.built),
    'lacks its name, model or date',
  );
  requireIndex(Array.isArray(index.gm) && index.gm.length === BODY_COUNT, `must list ${BODY_COUNT} masses`);
  requireIndex(
    index.gm.every(isPositive) && isPositive(index.chunkDays),
    'holds a mass or a length that is not positive',
  );
  requireIndex(
    Array.isArray(index.series) && index.series.length === BODY_COUNT,
    `must list ${BODY_COUNT} series`,
  );
  requireIndex(
    index.series.every((series) => isPositive(series.quantum) && index.chunkDays % series.segmentDays === 0),
    'holds a series whose segments do not divide a chunk',
  );
  requireIndex(Array.isArray(index.chunks) && index.chunks.length > 0, 'lists no chunk');
  requireIndex(
    index.chunks.every((chunk) => isText(chunk.file) && chunk.lastDay - chunk.firstDay === index.chunkDays),
    'holds a chunk of another length',
  );
  return index;
}

/** Chunks that a span needs, Julian dates TDB, both ends included. */
export function chunksBetween(
  index: EphemerisIndex,
  firstDay: number,
  lastDay: number,
): readonly ChunkEntry[] {
  return index.chunks.filter((chunk) => chunk.firstDay <= lastDay && chunk.lastDay >= firstDay);
}

/** Span of all chunks of an index, Julian dates TDB. */
export function spanOf({ chunks }: EphemerisIndex): { readonly firstDay: number; readonly lastDay: number } {
  return {
    firstDay: Math.min(...chunks.map(({ firstDay }) => firstDay)),
    lastDay: Math.max(...chunks.map(({ lastDay }) => lastDay)),
  };
}

/** Days beyond a span that an integration may look at: its last step, and the chunk at an edge. */
export const INTEGRATION_MARGIN_DAYS = 40;

/** FNV-1a, 32 bits, as eight hexadecimal digits (Fowler, Noll & Vo; RFC 9923). */
export function checksumOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function requireIndex(isValid: boolean, complaint: string): void {
  if (!isValid) throw new RangeError(`ephemeris index ${complaint}`);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

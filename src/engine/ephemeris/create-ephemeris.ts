import { BODY_COUNT } from './body.ts';
import type { Body } from './body.ts';
import { BodyTable } from './body-table.ts';
import { openChunk } from './chunk.ts';
import type { Chunk } from './chunk.ts';
import type { Ephemeris } from './ephemeris.ts';
import type { ChunkEntry, EphemerisIndex } from './ephemeris-index.ts';

/** An ephemeris whose chunks arrive one by one. */
export type LoadableEphemeris = Ephemeris & {
  readonly index: EphemerisIndex;
  /**
   * Adds the bytes of one file of the index; adding it again changes nothing.
   *
   * @throws {RangeError} when the index does not list the file or the bytes are damaged.
   */
  addChunk(file: string, bytes: Uint8Array): void;
  /** Drops all chunks and everything computed from them. */
  dropChunks(): void;
};

/** Rounding of a Julian date in one number: a chunk is valid this far beyond its ends. */
const SLACK_DAYS = 1e-9;

/**
 * The committed ephemeris, as far as its chunks are loaded.
 *
 * @param index  of `readEphemerisIndex`.
 * @param chunks  bytes by file name; more can be added later.
 *
 * Speed: 50 to 100 ns per position once its segment has been used. Accuracy: as the index says, 1e-12 au of the
 * integration for the large bodies and 1e-9 au for the asteroids.
 */
export function createEphemeris(
  index: EphemerisIndex,
  chunks: Iterable<readonly [file: string, bytes: Uint8Array]> = [],
): LoadableEphemeris {
  const origin = index.chunks[0].firstDay;
  const days = index.chunkDays;
  const loaded = new Map<number, Chunk>(); // by place on the grid of chunks
  const tables: (BodyTable | undefined)[][] = []; // by place, then by body
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;

  function addChunk(file: string, bytes: Uint8Array): void {
    const entry = index.chunks.find((chunk) => chunk.file === file);
    if (entry === undefined) throw new RangeError(`ephemeris index lists no chunk ${file}`);
    const place = placeOf(entry);
    if (loaded.has(place)) return;
    loaded.set(place, openChunk(index, entry, bytes));
    tables[place] = Array.from({ length: BODY_COUNT }, () => undefined);
    firstDay = Math.min(firstDay, entry.firstDay);
    lastDay = Math.max(lastDay, entry.lastDay);
  }

  function dropChunks(): void {
    loaded.clear();
    tables.length = 0;
    [firstDay, lastDay] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  }

  function placeOf(entry: ChunkEntry): number {
    return Math.round((entry.firstDay - origin) / days);
  }

  function tableAt(body: Body, day: number, offset: number): BodyTable {
    const place = Math.floor((day - origin + offset) / days);
    return tables[place]?.[body] ?? makeTable(place, body, day, offset);
  }

  function makeTable(place: number, body: Body, day: number, offset: number): BodyTable {
    if (!(body >= 0 && body < BODY_COUNT)) throw new RangeError(`no body ${body} in the ephemeris`);
    const chunk = loaded.get(place);
    if (chunk === undefined) return tableBeside(place, body, day, offset);
    const table = new BodyTable(chunk, body, days);
    tables[place][body] = table;
    return table;
  }

  /**
   * The table of a loaded chunk that ends or begins at the instant, where the chunk of the instant itself is
   * not loaded.
   */
  function tableBeside(place: number, body: Body, day: number, offset: number): BodyTable {
    const fromStart = day - origin - place * days + offset;
    const beside = fromStart < SLACK_DAYS ? place - 1 : fromStart > days - SLACK_DAYS ? place + 1 : undefined;
    if (beside !== undefined && loaded.has(beside)) {
      return tables[beside][body] ?? makeTable(beside, body, day, offset);
    }
    throw new RangeError(`no ephemeris at JD ${day + offset} TDB: ${spanText(firstDay, lastDay)}`);
  }

  for (const [file, bytes] of chunks) addChunk(file, bytes);

  return {
    index,
    addChunk,
    dropChunks,
    get firstDay() {
      return firstDay;
    },
    get lastDay() {
      return lastDay;
    },
    gm: Float64Array.from(index.gm),
    name: index.name,
    position(body, day, offset, out, at = 0) {
      tableAt(body, day, offset).position(day, offset, out, at);
    },
    state(body, day, offset, out, at = 0) {
      tableAt(body, day, offset).state(day, offset, out, at);
    },
    stateAndAcceleration(body, day, offset, out, at = 0) {
      tableAt(body, day, offset).stateAndAcceleration(day, offset, out, at);
    },
  };
}

function spanText(firstDay: number, lastDay: number): string {
  return firstDay > lastDay ? 'no chunk is loaded' : `loaded are JD ${firstDay} to ${lastDay}`;
}

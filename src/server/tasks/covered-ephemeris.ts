import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { type Ephemeris, requireInEphemeris } from '#engine/ephemeris/ephemeris.ts';
import {
  chunksBetween,
  type EphemerisIndex,
  INTEGRATION_MARGIN_DAYS,
  spanOf,
} from '#engine/ephemeris/ephemeris-index.ts';

/** An ephemeris that can be extended to cover a span before places in it are read. */
export type CoveredEphemeris = {
  readonly ephemeris: Ephemeris;
  /**
   * Loads what a span needs, Julian dates TDB, in any order; does nothing where it is loaded.
   *
   * @throws RangeError when the span is not in the data.
   */
  readonly cover: (...days: readonly number[]) => void;
};

/** The ephemeris of a worker, which does one task after the other. */
export type WorkerEphemeris = CoveredEphemeris & {
  /** Drops the data of former tasks where there are many. Each task covers what it needs again. */
  readonly beginTask: () => void;
};

/**
 * Chunks with which a task may begin: of 45 years and 9 MB each, once all of their bodies are used. Four reach from 1900 to today and
 * beyond, or a century and a half ahead, so that searches there and near today do not load them in turn.
 */
const MOST_CHUNKS = 4;

/**
 * The ephemeris of an index; its chunks are read when a span needs them.
 *
 * @param read returns the bytes of some chunks by their files, in this order; what it throws leaves the ephemeris as it was.
 */
export function coveredEphemeris(
  index: EphemerisIndex,
  read: (files: readonly string[]) => readonly Uint8Array[],
): WorkerEphemeris {
  const span = describeEphemeris(index);
  const ephemeris = createEphemeris(index);
  const loaded = new Set<string>();
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  return {
    ephemeris,
    beginTask() {
      if (loaded.size <= MOST_CHUNKS) return;
      ephemeris.dropChunks();
      loaded.clear();
      [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    },
    cover(...days) {
      for (const day of days) requireInEphemeris('A date that the calculation needs', day, span);
      const first = Math.min(from, ...days.map((day) => day - INTEGRATION_MARGIN_DAYS));
      const last = Math.max(to, ...days.map((day) => day + INTEGRATION_MARGIN_DAYS));
      if (first === from && last === to) return;
      const missing = chunksBetween(index, first, last).flatMap(({ file }) =>
        loaded.has(file) ? [] : [file],
      );
      read(missing).forEach((bytes, place) => {
        const file = missing[place] ?? '';
        ephemeris.addChunk(file, bytes);
        loaded.add(file);
      });
      [from, to] = [first, last];
    },
  };
}

/** What is known of an ephemeris before any of its chunks is read. */
export type DescribedEphemeris = {
  readonly name: string;
  /** Span of dates that it covers, Julian dates TDB. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Gravitational parameters by body, au³/d². */
  readonly gm: Float64Array;
};

/** The name, the span and the masses of an index. */
export function describeEphemeris(index: EphemerisIndex): DescribedEphemeris {
  return { name: index.name, gm: Float64Array.from(index.gm), ...spanOf(index) };
}

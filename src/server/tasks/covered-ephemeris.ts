import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';

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

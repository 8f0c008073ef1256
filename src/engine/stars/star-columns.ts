/** Bits of {@link StarColumns}.known: what the catalogue says of a star beside its place and magnitude. */
export const STAR_KNOWN = { motion: 1, parallax: 2, colour: 4 } as const;

/**
 * Stars as columns, one element each.
 *
 * Places are ICRF directions from the barycentre: at J2000.0 where the proper motion is known, else at the epoch of the
 * catalogue (`StarFieldFacts`), where such a star is taken to stay. A value that is not known is 0, and its bit of `known` is not set.
 */
export type StarColumns = {
  readonly count: number;
  /** Rad, 0 to 2 pi. */
  readonly rightAscension: Float64Array;
  /** Rad. */
  readonly declination: Float64Array;
  /** Proper motion in right ascension times cos Dec, rad per Julian year. */
  readonly motionEast: Float32Array;
  /** Proper motion in declination, rad per Julian year. */
  readonly motionNorth: Float32Array;
  /** Rad; 0 where it is not known, or measured as less than nothing. */
  readonly parallax: Float32Array;
  /** V, mag. */
  readonly magnitude: Float32Array;
  /** B - V, mag. */
  readonly colour: Float32Array;
  /** Bits of {@link STAR_KNOWN}. */
  readonly known: Uint8Array;
};

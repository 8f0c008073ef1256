/** Stars as columns, the brightest first; their places in ICRF at an epoch. */
export type StarColumns = {
  readonly count: number;
  /** Epoch of all places, Julian year TDB. */
  readonly epoch: number;
  /** Right ascension and declination, deg. */
  readonly ra: Float64Array;
  readonly dec: Float64Array;
  /** Proper motion, mas a Julian year, that in right ascension times cos δ; 0 where it is not known. */
  readonly pmRa: Float32Array;
  readonly pmDec: Float32Array;
  /** Trigonometric parallax, mas; 0 where it is not known. */
  readonly parallax: Float32Array;
  /** Johnson V, mag. */
  readonly magnitude: Float32Array;
  /** B − V, mag; 0 where {@link STAR_KNOWN}.colour is not set. */
  readonly colourIndex: Float32Array;
  /** Bits of {@link STAR_KNOWN} for what is known beside place and magnitude. */
  readonly known: Uint8Array;
};

/** Facts that may be known of a star. */
export const STAR_KNOWN = { colour: 1, motion: 2 } as const;

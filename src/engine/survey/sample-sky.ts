/** A run of samples that one short Taylor series of an object's motion serves: a night, or half a polar one. */
export type Stretch = {
  readonly first: number;
  readonly count: number;
  /** Middle of the run, days of TDB from the origin. */
  readonly middle: number;
};

/**
 * What a site sees at each sample, without any object: the part of the work that all objects share.
 *
 * Vectors are three numbers per sample, ICRF. `originDay` is a Julian date TDB; `offset` counts days of TDB from it.
 */
export type Sky = {
  readonly count: number;
  readonly originDay: number;
  readonly offset: Float64Array;
  readonly stretches: readonly Stretch[];
  /**
   * Every sample as a separate stretch: for objects near a planet, whose pull is missing from a series by the
   * Sun's alone.
   */
  readonly moments: readonly Stretch[];
  /** Observer relative to the Sun, au, and its velocity relative to the Sun, au/d. */
  readonly observer: Float64Array;
  readonly observerVelocity: Float64Array;
  /** Barycentric velocity of the observer over that of light, for aberration. */
  readonly beta: Float64Array;
  /** Unit vectors to the zenith and along the ground to the north; neither at the geocentre. */
  readonly zenith: Float64Array | undefined;
  readonly north: Float64Array | undefined;
  /** Unit vectors to the Sun and the Moon, topocentric. */
  readonly sun: Float64Array;
  readonly moon: Float64Array;
  /** The Moon's light at the ground before scattering; 0 below the horizon. */
  readonly moonIlluminance: Float64Array;
};

/** The sky of a window of nights. */
export type SampleSky = Sky & {
  /** Nights that hold samples, and nights in the window: of very long windows only every few nights are sampled. */
  readonly nights: { readonly sampled: number; readonly total: number };
};

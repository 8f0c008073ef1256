/** Grid of the instants of rows, days, 2.6 s: a power of two, so that offsets are exact. */
export const TICK_DAYS = 2 ** -15;

/**
 * An orbit as states at uneven instants, close enough together for quintic Hermite interpolation.
 *
 * Heliocentric, ecliptic and equinox J2000, au, au/d and au/d²; times are TDB.
 */
export type OrbitTable = {
  /** Julian date that `offsets` are counted from. */
  readonly day: number;
  /** Days from `day` of each row, rising, in tables that are sent multiples of {@link TICK_DAYS}; at least two. */
  readonly offsets: Float64Array;
  /** x y z of each row. */
  readonly positions: Float64Array;
  /** vx vy vz of each row. */
  readonly velocities: Float64Array;
  /** ax ay az of each row. */
  readonly accelerations: Float64Array;
};

/** Days from one instant to another, Julian dates TDB, both ends included. */
export type DaySpan = { readonly fromDay: number; readonly toDay: number };

/** A time during which an object is nearer to a planet than the limit; Julian dates TDB. */
export type TableApproach = DaySpan & {
  /** Index of the planet among the bodies of the ephemeris. */
  readonly body: number;
  readonly nearestDay: number;
  /** Distance from the planet's centre, au. */
  readonly nearestAu: number;
};

/**
 * The close approach that an instant belongs to: one that lasts at it, or whose nearest moment lies on the same day.
 *
 * @param approaches of a table.
 * @param dayStart, dayEnd the day in question, Julian dates TDB.
 * @returns the nearest in distance of several; undefined without one.
 */
export function approachOnDay<Approach extends Pick<TableApproach, 'fromDay' | 'toDay' | 'nearestAu'>>(
  approaches: readonly Approach[],
  dayStart: number,
  dayEnd: number,
): Approach | undefined {
  return approaches
    .filter(({ fromDay, toDay }) => fromDay < dayEnd && toDay >= dayStart)
    .sort((a, b) => a.nearestAu - b.nearestAu)
    .at(0);
}

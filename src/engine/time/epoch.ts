/** Time scales the engine knows; a bare number of days is never passed between modules without one. */
export type TimeScale = 'UTC' | 'UT1' | 'TT' | 'TDB';

/**
 * An instant as a whole part and a rest, so that it keeps nanoseconds where a plain Julian date keeps 20 microseconds.
 *
 * `day` is a Julian date, integer or half-integer; `offset` is counted from it in days and may have any sign and size,
 * though it is precise when it is small.
 */
export type Epoch<Scale extends TimeScale> = {
  readonly scale: Scale;
  readonly day: number;
  readonly offset: number;
};

/** The epoch of a Julian date, TDB: an offset in [0, 1) d from a midnight, to the 40 µs that a Julian date has. */
export function epochOfJd(jdTdb: number): Epoch<'TDB'> {
  const day = Math.floor(jdTdb - 0.5) + 0.5;
  return { scale: 'TDB', day, offset: jdTdb - day };
}

/** Julian date of an epoch, to 40 µs. */
export function jdOf(epoch: Epoch<TimeScale>): number {
  return epoch.day + epoch.offset;
}

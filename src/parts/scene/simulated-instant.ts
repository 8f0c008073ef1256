import type { Epoch } from '#engine/time/epoch.ts';
import { tdbFromUtc, utcFromTdbDay } from '#engine/time/scales.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';

/** An instant of the simulation as the timeline shows it and as orbits are calculated with. */
export type SimulatedInstant = {
  /** UTC milliseconds. */
  readonly ms: number;
  /** Julian date TDB, plus `offset` days. */
  readonly day: number;
  readonly offset: number;
};

/** The instant of a simulated date, UTC milliseconds. */
export function instantOf(ms: number): SimulatedInstant {
  const { day, offset } = tdbOfMs(ms);
  return { ms, day, offset };
}

/** The TDB epoch of a simulated date. @param ms UTC milliseconds. */
export function tdbOfMs(ms: number): Epoch<'TDB'> {
  return tdbFromUtc(julianDateFromUnixTime(ms));
}

/** The simulated date of a Julian date TDB: the inverse of {@link tdbOfMs}, UTC milliseconds. */
export function msOfTdb(day: number): number {
  return unixTimeFromJulianDate(utcFromTdbDay(day));
}

import type { Body } from './body.ts';
import { isoDateFromJulianDate } from '../time/iso.ts';

/**
 * Positions of the Sun, planets, Moon, Pluto and sixteen asteroids.
 *
 * All vectors are barycentric, ICRF axes, au and days of TDB. Times are a Julian date `day` plus an `offset` in days,
 * both TDB, so that no precision is lost (see Epoch). A time whose chunk is not loaded throws `RangeError`
 * naming the date and what is loaded.
 */
export type Ephemeris = {
  /** Loaded span, Julian dates TDB, both ends included. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Gravitational parameters by body index, au³/d². */
  readonly gm: Float64Array;
  /** Provenance of the numbers, for tables and logs. */
  readonly name: string;
  /** Writes x y z to `out[at…at+2]`. */
  position(body: Body, day: number, offset: number, out: Float64Array, at?: number): void;
  /** Writes x y z vx vy vz to `out[at…at+5]`. */
  state(body: Body, day: number, offset: number, out: Float64Array, at?: number): void;
  /** Writes x y z vx vy vz ax ay az to `out[at…at+8]`. */
  stateAndAcceleration(body: Body, day: number, offset: number, out: Float64Array, at?: number): void;
};

/**
 * Refuses an instant that an ephemeris does not cover.
 *
 * @param name begins the sentence of the error, which users may read.
 * @param day Julian date TDB.
 * @throws {RangeError} naming the instant and the dates that are covered.
 */
export function requireInEphemeris(
  name: string,
  day: number,
  { firstDay, lastDay }: Pick<Ephemeris, 'firstDay' | 'lastDay'>,
): void {
  if (day >= firstDay && day <= lastDay) return;
  const date = day >= 0 ? isoDateFromJulianDate(day) : `JD ${day}`;
  const [first, last] = [isoDateFromJulianDate(firstDay), isoDateFromJulianDate(lastDay)];
  throw new RangeError(`${name}, ${date}, lies outside the planetary ephemeris, ${first} to ${last}.`);
}

import type { Body } from './body.ts';

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

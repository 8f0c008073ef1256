/**
 * Force models, named in every provenance line.
 *
 * `survey`: Sun, planets, Moon, solar relativity, the Earth's oblateness when near; for filtering and swarms.
 * `full`: also sixteen asteroids, relativity of all large bodies, non-gravitational terms, J2 to J4; for everything
 * that a user reads as a number.
 */
export type ForceModel = 'survey' | 'full';

/** Where a trajectory meets the surface of a body before its span ends: after an impact nothing exists. */
export type Impact = {
  /** Index of the body. */
  readonly body: number;
  /** Julian date TDB of crossing the body's radius. */
  readonly dayTdb: number;
};

/**
 * A perturbed trajectory with dense output.
 *
 * Vectors are barycentric, ICRF, au and au/d; times are TDB, Julian date `day` plus `offset` days.
 * A time outside [firstDay, lastDay] throws `RangeError`; with an impact `lastDay` is its time, with an emergence `firstDay`.
 */
export type Trajectory = {
  readonly model: ForceModel | 'two-body';
  readonly firstDay: number;
  readonly lastDay: number;
  readonly impact: Impact | undefined;
  /** Where the motion traced back in time meets the surface of a body: nothing can have flown before. */
  readonly emergence: Impact | undefined;
  /** Accepted integration steps. */
  readonly steps: number;
  /** Writes x y z vx vy vz to `out[at…at+5]`. */
  state(day: number, offset: number, out: Float64Array, at?: number): void;
  /** Writes ax ay az, au/d², to `out`; a trajectory of one instant has none and throws `RangeError`. */
  acceleration(day: number, offset: number, out: Float64Array): void;
};

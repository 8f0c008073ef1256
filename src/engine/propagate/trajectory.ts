/**
 * Force models, named in every provenance line.
 *
 * `survey`: Sun, planets, Moon, solar relativity, the Earth's oblateness when near; for filtering and swarms.
 * `full`: also sixteen asteroids, relativity of all large bodies, non-gravitational terms, J2 to J4; for everything
 * that a user reads as a number.
 */
export type ForceModel = 'survey' | 'full';

/** How a trajectory ended before its span did: nothing exists after an impact. */
export type Impact = {
  /** Body index that was hit. */
  readonly body: number;
  /** Julian date TDB of crossing the body's radius. */
  readonly dayTdb: number;
};

/**
 * A perturbed trajectory with dense output.
 *
 * Vectors are barycentric, ICRF, au and au/d; times are TDB, Julian date `day` plus `offset` days.
 * A time outside [firstDay, lastDay] throws `RangeError`; after an impact `lastDay` is the impact.
 */
export type Trajectory = {
  readonly model: ForceModel;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly impact: Impact | undefined;
  /** Accepted integration steps. */
  readonly steps: number;
  /** Writes x y z vx vy vz to `out[at…at+5]`. */
  state(day: number, offset: number, out: Float64Array, at?: number): void;
  /** Writes ax ay az, au/d², to `out`; a trajectory of one instant has none and throws `RangeError`. */
  acceleration(day: number, offset: number, out: Float64Array): void;
};

/** Where a body is seen at one row of the frames; the arrays are overwritten by the next `locate`. */
export type Place = {
  /** TDB Julian date of the row; minus infinity before the first one. */
  instant: number;
  /** Days that the light travelled. */
  lightTime: number;
  /** Change of the light time, days per day. */
  lightTimeRate: number;
  /** |body(t - light time) - observer(t)|, au. */
  delta: number;
  /** Body at the time the light left it: barycentric x y z vx vy vz, ICRF, au and au/d. */
  readonly state: Float64Array;
  /** The line from observer to body, ICRF, au: the astrometric direction times delta. */
  readonly line: Float64Array;
  /** Unit vector of the apparent direction in ICRF axes: deflected by the Sun, aberrated. */
  readonly apparent: Float64Array;
  /** The same on the true equator and equinox of date. */
  readonly ofDate: Float64Array;
};

/** An empty place, to be filled by `locate` again and again. */
export function createPlace(): Place {
  return {
    instant: -Infinity,
    lightTime: 0,
    lightTimeRate: 0,
    delta: 0,
    state: new Float64Array(6),
    line: new Float64Array(3),
    apparent: new Float64Array(3),
    ofDate: new Float64Array(3),
  };
}

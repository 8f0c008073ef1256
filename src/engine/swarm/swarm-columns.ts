/**
 * Orbits of a swarm as they are sent to be drawn, one entry of every column per object; vectors three numbers per object,
 * ecliptic J2000; au, days, rad. In single precision what the GPU gets as it is.
 */
export type SwarmColumns = {
  readonly count: number;
  /** a P: from the centre of the ellipse to the perihelion. */
  readonly alongP: Float32Array;
  /** b Q: from the centre to where the eccentric anomaly is a quarter turn. */
  readonly alongQ: Float32Array;
  readonly eccentricity: Float64Array;
  /** rad/d. */
  readonly meanMotion: Float64Array;
  /** Mean anomaly at `day`. */
  readonly meanAnomaly: Float64Array;
  /** Julian date TDB. */
  readonly day: number;
};

/** Group of an object that is not drawn, in a column of groups (uint8). */
export const HIDDEN = 255;

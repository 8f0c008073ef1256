/** Uncertainty of a place on the sky, one standard deviation. */
export type SkyEllipse = {
  /** Semi-major axis, arcsec. */
  readonly major: number;
  /** Semi-minor axis, arcsec. */
  readonly minor: number;
  /** Position angle of the major axis, from north through east, rad, in [0, π). */
  readonly positionAngle: number;
};

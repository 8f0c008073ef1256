import type { Epoch } from '../time/epoch.ts';

/**
 * Osculating elements of any conic, angles in radians, ecliptic and equinox J2000, heliocentric.
 *
 * The position of the body on its conic is given by `perihelionTime`, or without it by `meanAnomaly` at the epoch; a
 * parabola has no mean motion and needs `perihelionTime`.
 */
export type Elements = Conic &
  (
    | { readonly perihelionTime: Epoch<'TDB'>; readonly meanAnomaly?: number | undefined }
    | { readonly meanAnomaly: number; readonly perihelionTime?: undefined }
  );

/** Shape and attitude of an orbit. */
export type Conic = {
  /** Instant at which the elements osculate. */
  readonly epoch: Epoch<'TDB'>;
  /** q, au, > 0. */
  readonly perihelionDistance: number;
  /** e, ≥ 0. */
  readonly eccentricity: number;
  /** i, rad, in [0, π]. */
  readonly inclination: number;
  /** Ω, rad. */
  readonly node: number;
  /** ω, rad. */
  readonly argumentOfPerihelion: number;
};

/** Elements as `stateToElements` returns them: the place by time and by anomaly, where both exist. */
export type OsculatingElements = Conic & {
  /** Nearest perihelion to the epoch. */
  readonly perihelionTime: Epoch<'TDB'>;
  /** M, rad: in (−π, π] for an ellipse, any real for a hyperbola, absent for a parabola. */
  readonly meanAnomaly: number | undefined;
  /** ν, rad, in (−π, π]. */
  readonly trueAnomaly: number;
};

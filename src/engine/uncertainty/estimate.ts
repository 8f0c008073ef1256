import type { SkyEllipse } from './sky-ellipse.ts';

/** What an uncertainty is derived from: the covariance of the orbit, or the MPC's parameter U of it. */
export type UncertaintyOrigin = 'covariance' | 'U';

/** How an ellipse was found: by linear mapping of one of the two, or from clones where the mapping is not linear. */
export type UncertaintyBasis = UncertaintyOrigin | 'clones';

/** The uncertainty of a place on the sky, or that nothing is known of it. */
export type SkyEstimate =
  | {
      readonly ellipse: SkyEllipse;
      readonly basis: UncertaintyBasis;
      /** Whether the ellipse describes the region: not where one standard deviation exceeds {@link LOST_FROM} or most clones are gone. */
      readonly valid: boolean;
      /**
       * Set where the region is curved: the ellipse has the second moments of the clones, and does not hold as many of them as of a
       * normal distribution. How far each clone lies east and north of the place, arcsec, in pairs of numbers.
       */
      readonly cloud?: Float64Array;
    }
  | { readonly basis: 'none' };

/** The position of an object is unknown where the semi-major axis of its 1-sigma ellipse exceeds a degree, arcsec. */
export const LOST_FROM = 3600;

/**
 * The uncertainty of an object on the sky, with its basis; none at some instants.
 *
 * @param day, offset instant at which the light left the object, TDB.
 * @param line from observer to object, ICRF, au: the astrometric direction times the distance; valid during the call only.
 */
export type SkyUncertainty = (day: number, offset: number, line: Float64Array) => SkyEstimate;

import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { SkyUncertainty } from '#engine/uncertainty/estimate.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials, type TrajectoryWithPartials } from '#engine/propagate/partials.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import type { MovingBody } from './moving-body.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { ifFollowed } from './computed.ts';

/** Numbers of a covariance without non-gravitational parameters, which the survey model carries as well as the full one. */
export const STATE_COVARIANCE = 36;

/** A filter looks at many objects: as many clones as show the size of a bent region. */
const CLONES_OF_FILTER = 24;

/** An orbit with its covariance on its way by the full model, and its uncertainty on the sky. */
export function uncertainTrajectory(
  orbit: Orbit,
  covariance: Float64Array,
  ephemeris: Ephemeris,
  span: DaySpan,
): { readonly trajectory: TrajectoryWithPartials; readonly uncertainty: SkyUncertainty } {
  const options = { model: 'full', ...span } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const motion = { orbit, covariance, origin: 'covariance', trajectory, ephemeris, options } as const;
  return { trajectory, uncertainty: skyUncertainty(motion) };
}

/**
 * The same uncertainty at what a filter may cost: by the survey model where no parameter of a force was solved for, and with
 * fewer clones.
 *
 * @returns nothing where the body has no covariance, or its orbit cannot be followed so far.
 */
export function surveyedUncertainty(
  body: MovingBody,
  { ephemeris, cover }: CoveredEphemeris,
  { fromDay, toDay }: DaySpan,
): SkyUncertainty | undefined {
  const orbit = orbitOf(body);
  const { covariance } = orbit;
  if (covariance === undefined) return undefined;
  cover(fromDay, toDay, orbit.epoch.day);
  const model = covariance.length > STATE_COVARIANCE ? 'full' : 'survey';
  const options = { model, fromDay, toDay } as const;
  return ifFollowed(() =>
    skyUncertainty({
      orbit,
      covariance,
      origin: 'covariance',
      clones: CLONES_OF_FILTER,
      trajectory: propagateWithPartials(orbit, ephemeris, options),
      ephemeris,
      options,
    }),
  );
}

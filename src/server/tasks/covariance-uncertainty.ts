import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { SkyUncertainty } from '#engine/uncertainty/estimate.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials, type TrajectoryWithPartials } from '#engine/propagate/partials.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { ifFollowed } from './computed.ts';

/** Numbers of a covariance without non-gravitational parameters, which the survey model propagates as well as the full one. */
const STATE_COVARIANCE = 36;

/** A filter looks at many objects: as many clones as show the size of a bent region. */
const CLONES_OF_FILTER = 24;

/** An orbit with its covariance on its way, and its uncertainty on the sky. */
export type UncertainTrajectory = {
  readonly trajectory: TrajectoryWithPartials;
  readonly uncertainty: SkyUncertainty;
};

/** The trajectory of an orbit by the full model. */
export function uncertainTrajectory(
  orbit: Orbit,
  covariance: Float64Array,
  ephemeris: Ephemeris,
  span: DaySpan,
): UncertainTrajectory {
  const options = { model: 'full', ...span } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const motion = { orbit, covariance, origin: 'covariance', trajectory, ephemeris, options } as const;
  return { trajectory, uncertainty: skyUncertainty(motion) };
}

/**
 * The same at what a filter may cost: by the survey model where no parameter of a force was solved for, and with fewer clones.
 *
 * @returns nothing where the orbit has none, or cannot be followed so far.
 */
export function surveyedTrajectory(
  orbit: Orbit,
  ephemeris: Ephemeris,
  span: DaySpan,
): UncertainTrajectory | undefined {
  const { covariance } = orbit;
  if (covariance === undefined) return undefined;
  const model = covariance.length > STATE_COVARIANCE ? 'full' : 'survey';
  const options = { model, ...span } as const;
  return ifFollowed(() => {
    const trajectory = propagateWithPartials(orbit, ephemeris, options);
    const motion = { orbit, covariance, origin: 'covariance', trajectory, ephemeris, options } as const;
    return { trajectory, uncertainty: skyUncertainty({ ...motion, clones: CLONES_OF_FILTER }) };
  });
}

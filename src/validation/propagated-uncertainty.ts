import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';

/**
 * The trajectory of an orbit in the full model, and the uncertainty on the sky that its covariance has along it.
 *
 * @param span first and last Julian date TDB.
 */
export function propagatedUncertainty(
  orbit: Orbit,
  covariance: Float64Array,
  span: { readonly fromDay: number; readonly toDay: number },
  ephemeris: Ephemeris,
) {
  const options = { model: 'full', ...span } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const uncertainty = skyUncertainty({
    orbit,
    covariance,
    origin: 'covariance',
    trajectory,
    ephemeris,
    options,
  });
  return { options, trajectory, uncertainty };
}

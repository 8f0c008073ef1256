import { type Ellipsoid, ellipsoidOf } from '#engine/approach/ellipsoid.ts';
import { passageLinearity } from '#engine/approach/linearity.ts';
import { linearSpread } from '#engine/approach/passage-uncertainty.ts';
import type { Passage } from '#engine/approach/passage.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { covarianceAlong } from '#engine/approach/state-covariance.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { positionCovariance } from '#engine/uncertainty/map-covariance.ts';
import type { ComputedSpread, MovingBody } from '../compute.ts';
import { ifFollowed } from './computed.ts';
import { orbitUncertainty } from './orbit-uncertainty.ts';

/** The uncertainty of an orbit on its way. */
export type CarriedUncertainty = {
  /** How uncertain a passage in the span is; numbers only where a linear mapping gives them. */
  readonly spreadOf: (passage: Passage) => ComputedSpread;
  /** The ellipsoid of one standard deviation about a place, linearly mapped; undefined where nothing is known. */
  readonly ellipsoidAt: (day: number, offset: number) => Ellipsoid | undefined;
};

/** Nobody knows. */
const UNKNOWN: CarriedUncertainty = {
  spreadOf: () => ({ origin: 'none', method: 'none' }),
  ellipsoidAt: () => undefined,
};

/** Carries what is known of the uncertainty of an orbit over a span. */
export function carriedUncertainty(
  body: MovingBody,
  orbit: Orbit,
  ephemeris: Ephemeris,
  span: DaySpan,
): CarriedUncertainty {
  const known = orbitUncertainty(orbit, body);
  if (known.kind === 'unknown') return UNKNOWN;
  const { covariance, origin, directions, atMost } = known;
  const bound = atMost && { atMost };
  const unmapped: ComputedSpread = { origin, method: 'none', ...bound };
  const options = { model: 'full', ...span } as const;
  const carried = ifFollowed(() => {
    const trajectory = propagateWithPartials(orbit, ephemeris, options, directions);
    const isLinear = passageLinearity(orbit, covariance, trajectory, ephemeris, options);
    return { trajectory, covarianceAt: covarianceAlong(covariance, trajectory), isLinear };
  });
  if (carried === undefined) return { ...UNKNOWN, spreadOf: () => unmapped };
  const { trajectory, covarianceAt, isLinear } = carried;
  return {
    spreadOf(passage) {
      const { day, offset } = passage;
      if (!reaches(trajectory, day + offset)) return unmapped;
      const motion = objectAbout(trajectory, passage.body, ephemeris);
      const spread = linearSpread(passage, covarianceAt(day, offset), motion, ephemeris);
      return isLinear(passage, spread) ? { origin, method: 'linear', ...bound, spread } : unmapped;
    },
    ellipsoidAt: (day, offset) =>
      reaches(trajectory, day + offset)
        ? ellipsoidOf(positionCovariance(covarianceAt(day, offset)))
        : undefined,
  };
}

function reaches({ firstDay, lastDay }: Trajectory, instant: number): boolean {
  return instant >= firstDay && instant <= lastDay;
}

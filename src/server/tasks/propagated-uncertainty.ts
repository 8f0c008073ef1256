import { defined } from '#catalogue/defined.ts';
import { type Ellipsoid, ellipsoidOf } from '#engine/approach/ellipsoid.ts';
import { type ClonedPassage, clonedPassages } from '#engine/approach/cloned-passages.ts';
import { passageLinearity } from '#engine/approach/linearity.ts';
import { linearSpread, type PassageSpread } from '#engine/approach/passage-uncertainty.ts';
import { instantOf, type Passage } from '#engine/approach/passage.ts';
import { sampledSpread } from '#engine/approach/sampled-spread.ts';
import { objectAbout } from '#engine/approach/relative-motion.ts';
import { covarianceAlong } from '#engine/approach/state-covariance.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { positionCovariance } from '#engine/uncertainty/map-covariance.ts';
import type { ComputedSpread } from './approach-tasks.ts';
import type { MovingBody } from './moving-body.ts';
import { ifFollowed } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { orbitUncertainty } from './orbit-uncertainty.ts';

/** The uncertainty of an orbit on its way. */
export type PropagatedUncertainty = {
  readonly origin: ComputedSpread['origin'];
  /** The path of the orbit itself, as `propagate` has it; absent where its uncertainty is unknown or not propagated. */
  readonly trajectory?: Trajectory;
  /** How uncertain a passage in the span is: by linear mapping, else by clones, if these pass. */
  readonly spreadOf: (passage: Passage) => ComputedSpread;
  /** The ellipsoid of one standard deviation about a place, linearly mapped; undefined where nothing is known or the region is bent. */
  readonly ellipsoidAt: (day: number, offset: number) => Ellipsoid | undefined;
  /** Clones through a passage in the span; undefined where there are none. */
  readonly clonesOf: (passage: Passage) => readonly ClonedPassage[] | undefined;
};

/** How many clones are made at most, and for which days beside those around a passage. */
export type PropagatedClones = { readonly count: number; readonly followed?: DaySpan };

/** The unknown uncertainty. */
const UNKNOWN: PropagatedUncertainty = {
  origin: 'none',
  spreadOf: () => ({ origin: 'none', method: 'none' }),
  ellipsoidAt: () => undefined,
  clonesOf: () => undefined,
};

/** Carries what is known of the uncertainty of an orbit over a span. @param clones which are requested. */
export function propagatedUncertainty(
  body: MovingBody,
  orbit: Orbit,
  { ephemeris, cover }: CoveredEphemeris,
  span: DaySpan,
  clones: PropagatedClones,
): PropagatedUncertainty {
  const known = orbitUncertainty(orbit, body);
  if (known.kind === 'unknown') return UNKNOWN;
  const { covariance, origin, directions, place } = known;
  const unmapped: ComputedSpread = { origin, method: 'none' };
  const options = { model: 'full', ...span } as const;
  const propagated = ifFollowed(() => {
    const trajectory = propagateWithPartials(orbit, ephemeris, options, directions);
    const covarianceAt = covarianceAlong(defined({ covariance, trajectory, place }), ephemeris);
    const linearity = passageLinearity(orbit, covariance, trajectory, ephemeris, options);
    return { trajectory, covarianceAt, ...linearity };
  });
  if (propagated === undefined) return { ...UNKNOWN, origin, spreadOf: () => unmapped };
  const { trajectory, covarianceAt, isLinear, isBentAt } = propagated;
  const cloned = new Map<Passage, readonly ClonedPassage[] | undefined>();
  return {
    origin,
    trajectory,
    spreadOf(passage) {
      const linear = linearOf(passage);
      if (linear === undefined) return unmapped;
      if (isLinear(passage, linear)) return { origin, method: 'linear', spread: linear };
      const found = clonesOf(passage);
      if (found === undefined) return unmapped;
      const sampled = sampledSpread(found.map((clone) => clone.passage));
      const { distance } = passage; // the known orbit is possible, too, and may lie outside a few clones
      const spread = {
        ...sampled,
        least: Math.min(sampled.least, distance),
        most: Math.max(sampled.most, distance),
      };
      return { origin, method: 'clones', spread, clones: found.length };
    },
    clonesOf,
    ellipsoidAt: (day, offset) =>
      reaches(trajectory, day + offset) && !isBentAt(day, offset)
        ? ellipsoidOf(positionCovariance(covarianceAt(day, offset)))
        : undefined,
  };

  function linearOf(passage: Passage): PassageSpread | undefined {
    const { day, offset } = passage;
    if (!reaches(trajectory, day + offset)) return undefined;
    const motion = objectAbout(trajectory, passage.body, ephemeris);
    return linearSpread(passage, covarianceAt(day, offset), motion, ephemeris);
  }

  function clonesOf(passage: Passage): readonly ClonedPassage[] | undefined {
    if (cloned.has(passage)) return cloned.get(passage);
    const linear = linearOf(passage);
    const instant = instantOf(passage);
    const { count, followed = { fromDay: instant, toDay: instant } } = clones;
    const rules = { count, span: followed, cover };
    const varied = defined({ orbit, covariance, trajectory, place });
    const found = linear && clonedPassages(varied, passage, linear.timeSigma, ephemeris, rules);
    cloned.set(passage, found);
    return found;
  }
}

function reaches({ firstDay, lastDay }: Trajectory, instant: number): boolean {
  return instant >= firstDay && instant <= lastDay;
}

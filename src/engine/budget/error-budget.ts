import type { MainBody } from '../approach/main-bodies.ts';
import { instantOf, type Passage, passagesBy } from '../approach/passage.ts';
import { ARCSECOND, AU_KM, SECONDS_PER_DAY } from '../constants.ts';
import { type EarthOrientation, NO_POLE } from '../earth/earth-orientation.ts';
import type { Site } from '../earth/site.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { lightTimeMargin } from '../observe/light-source.ts';
import { observerFrames } from '../observe/observer-frames.ts';
import { observingTime } from '../observe/observing-time.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { roundedOrbit } from '../orbit/rounded-orbit.ts';
import type { Photometry } from '../photometry/photometry.ts';
import { keplerianTrajectory } from '../propagate/keplerian-trajectory.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import { refraction } from '../sky/refraction.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { tdbFromUtc } from '../time/scales.ts';
import { effectsWithout, motionWithout, OMITTED_EFFECTS, OMITTED_FORCES, whyUnfelt } from './omissions.ts';
import type { OmittedEffect, OmittedForce } from './omissions.ts';
import { changeOfSight, type Sight, sightOf } from './sight.ts';

/** Days before and after the date in which a close approach is looked for. */
const APPROACH_DAYS = 30;

/** The omitted or simplified cause. */
export type BudgetCause =
  OmittedForce | OmittedEffect | 'two-body' | 'digits' | 'polar-motion' | 'delta-t' | 'refraction';

/**
 * Why nothing is changed by a cause: it is the pull of the object itself; the orbit has no such term; the observer is at the centre
 * of the Earth, on no ground; the object is below the horizon; where the pole is at the date is not known; or there is no place
 * without the cause, since the object would have fallen onto a body.
 */
export type BudgetAbsence = 'itself' | 'no-term' | 'no-ground' | 'below-horizon' | 'pole-unknown' | 'impact';

/** How a computed place changes; absent is what does not change. */
export type BudgetChange = {
  /** Given where nothing else is. */
  readonly absence?: BudgetAbsence;
  /** Angle on the sky between the apparent places, in the axes of the site's horizon, arcsec. */
  readonly arcsec?: number;
  /** Distance between the places in space when the light left, km. */
  readonly km?: number;
  /** V without the cause minus V. */
  readonly magnitude?: number;
  /** The nearest point to the body without the cause minus that with it: its time and its distance. */
  readonly approach?: { readonly seconds: number; readonly km: number };
};

/** An object, a date and a place. */
export type BudgetRequest = {
  readonly orbit: Orbit;
  readonly photometry?: Photometry | undefined;
  /** Other orbits of the same object, which are compared by the full model. */
  readonly others: readonly Orbit[];
  readonly site: Site;
  /** Julian date UTC. */
  readonly jdUtc: number;
  /** The body whose close approach counts. */
  readonly centre: MainBody;
  readonly ephemeris: Ephemeris;
  readonly earth: EarthOrientation;
};

/** What each force and each effect is worth for one object at one date. */
export type ErrorBudget = {
  readonly changes: readonly { readonly cause: BudgetCause; readonly change: BudgetChange }[];
  /** The same for each of the other orbits. */
  readonly others: readonly BudgetChange[];
  /** By the full model: instant TDB at which the light left, and the line from observer to object, ICRF, au. */
  readonly sight: { readonly day: number; readonly offset: number; readonly line: Float64Array };
  /** V. */
  readonly magnitude?: number;
  /** The close approach by the full model that is nearest in time. */
  readonly passage?: Passage;
};

/** Days that the trajectories of a budget cover, Julian dates TDB. */
export function budgetSpan(orbit: Orbit, jdUtc: number): DaySpan {
  const { day, offset } = tdbFromUtc(jdUtc);
  const instant = day + offset;
  return {
    fromDay: instant - Math.max(APPROACH_DAYS, lightTimeMargin(orbit, instant)),
    toDay: instant + APPROACH_DAYS,
  };
}

/**
 * What each force and each effect between object and observer is worth: differences to the full model when one is left out.
 *
 * A body that is left out attracts neither object nor Sun; it stays where it is, and so does the Earth. Without ΔT the date is
 * read as TDB, and the Earth is turned as it is. Refraction is what the toolkit leaves out of altitudes; it is given where
 * the object is up.
 *
 * @throws {RangeError} as `propagate`, and when the object does not exist at the date.
 *
 * Accuracy: differences below 10 m in ten years are of the integration.
 */
export function errorBudget(request: BudgetRequest): ErrorBudget {
  const { orbit, photometry, others, site, jdUtc, ephemeris, earth } = request;
  const span = budgetSpan(orbit, jdUtc);
  const time = observingTime(jdUtc, earth);
  const framesAt = (instant: typeof time) => observerFrames(site, ephemeris, [instant]);
  const frames = framesAt(time);
  const full = propagate(orbit, ephemeris, { model: 'full', ...span });
  const sight = sightOf(full, frames, photometry);
  if (sight === undefined) throw new RangeError('The object does not exist at the date.');
  const passage = nearestPassage(full, request, span, instantOf(sight), request.centre.limitAu);

  const without = (trajectory: Trajectory): BudgetChange => {
    const other = sightOf(trajectory, frames, photometry);
    if (other === undefined) return { absence: 'impact' };
    const approach =
      passage && nearestPassage(trajectory, request, span, instantOf(passage), Number.POSITIVE_INFINITY);
    return {
      ...changeOfSight(sight, other),
      ...(passage === undefined || approach === undefined
        ? {}
        : { approach: changeOfApproach(passage, approach) }),
    };
  };
  const withoutForce = (force: OmittedForce): BudgetChange => {
    const absence = whyUnfelt(force, orbit);
    if (absence !== undefined) return { absence };
    const motion = motionWithout(force, orbit);
    return without(propagate(motion.orbit, ephemeris, { model: 'full', forces: motion.forces, ...span }));
  };
  const onOrbit = (other: Orbit) => without(propagate(other, ephemeris, { model: 'full', ...span }));
  const withoutEffect = (effect: OmittedEffect) => {
    const other = sightOf(full, frames, photometry, effectsWithout(effect));
    return effect === 'light-time' ? changeOf(other) : directionOf(other);
  };
  const withoutDeltaT = {
    ...time,
    tdb: { ...time.tdb, offset: time.tdb.offset - time.deltaT / SECONDS_PER_DAY },
    deltaT: 0,
  };
  const changes = [
    { cause: 'two-body' as const, change: without(keplerianTrajectory(orbit, ephemeris, span)) },
    ...OMITTED_FORCES.map((cause) => ({ cause, change: withoutForce(cause) })),
    ...OMITTED_EFFECTS.map((cause) => ({ cause, change: withoutEffect(cause) })),
    { cause: 'delta-t' as const, change: changeOf(sightOf(full, framesAt(withoutDeltaT), photometry)) },
    { cause: 'polar-motion' as const, change: withoutPolarMotion() },
    { cause: 'refraction' as const, change: refractionOf(sight.altitude) },
    { cause: 'digits' as const, change: onOrbit(roundedOrbit(orbit)) },
  ];
  const { day, offset, line, magnitude } = sight;
  return {
    changes,
    others: others.map(onOrbit),
    sight: { day, offset, line },
    ...(magnitude === undefined ? {} : { magnitude }),
    ...(passage === undefined ? {} : { passage }),
  };

  function withoutPolarMotion(): BudgetChange {
    if (site.kind === 'geocentre') return { absence: 'no-ground' };
    if (time.pole.x === 0 && time.pole.y === 0) return { absence: 'pole-unknown' };
    return directionOf(sightOf(full, framesAt({ ...time, pole: NO_POLE }), photometry));
  }

  function changeOf(other: Sight | undefined): BudgetChange {
    return other === undefined || sight === undefined ? {} : changeOfSight(sight, other);
  }

  function directionOf(other: Sight | undefined): BudgetChange {
    const { arcsec } = changeOf(other);
    return arcsec === undefined ? {} : { arcsec };
  }
}

function changeOfApproach(passage: Passage, other: Passage): { seconds: number; km: number } {
  return {
    seconds: SECONDS_PER_DAY * (other.day - passage.day + (other.offset - passage.offset)),
    km: AU_KM * (other.distance - passage.distance),
  };
}

function refractionOf(altitude: number | undefined): BudgetChange {
  if (altitude === undefined) return { absence: 'no-ground' };
  if (altitude < 0) return { absence: 'below-horizon' };
  return { arcsec: refraction(altitude) / ARCSECOND };
}

/** The passage by the centre of a request that is nearest in time to an instant. @param limit au */
function nearestPassage(
  trajectory: Trajectory,
  { centre, ephemeris }: BudgetRequest,
  span: DaySpan,
  instant: number,
  limit: number,
): Passage | undefined {
  return passagesBy(centre.body, trajectory, ephemeris, span, limit).reduce<Passage | undefined>(
    (best, one) =>
      best !== undefined && Math.abs(instantOf(best) - instant) <= Math.abs(instantOf(one) - instant)
        ? best
        : one,
    undefined,
  );
}

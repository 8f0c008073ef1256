import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { IntegrationError } from '../integrate/integration-error.ts';
import type { Orbit } from '../orbit/orbit.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { DaySpan } from '../table/orbit-table.ts';
import { clonesOnTheWay } from '../uncertainty/clones-on-the-way.ts';
import type { VariedOrbit } from '../uncertainty/varied-orbit.ts';
import { partialsGrowth, QUIET_GROWTH } from '../uncertainty/nonlinearity.ts';
import { instantOf, type Passage, passagesBy } from './passage.ts';

/** A clone of an orbit, and its own passage: the nearest in time to that of the orbit. */
export type ClonedPassage = { readonly trajectory: Trajectory; readonly passage: Passage };

/** How many clones to follow, and over which days. */
export type CloneRequest = {
  /** Largest number of clones. */
  readonly count: number;
  /** Days in which they are followed at least, Julian dates TDB; the passage is among them. */
  readonly span: DaySpan;
  /** Called with the days that the ephemeris must cover. */
  readonly cover: (...days: readonly number[]) => void;
};

/** Arbitrary, but the same for all clones, so that a result can be reproduced. */
const SEED = 4179;

/** Days before a passage at which clones begin, beside the standard deviations of its instant by which they are ahead. */
const LEAD_DAYS = 15;
const LEAD_SIGMAS = 4.5;

/** Days by which the search for a quiet instant goes towards the epoch. */
const QUIET_STEP_DAYS = 20;

/** 1-sigma of the instant from which an object is anywhere on its orbit, and no passage of clones is that of the orbit, days. */
const LOST_DAYS = 30;

/** Longest time, days, over which all requested clones are followed; over longer times there are fewer. */
const WHOLE_COUNT_DAYS = 400;

/** Fraction of the requested number below which clones are too few to describe a passage. */
const LEAST_PART = 0.1;

/** Days beyond which fewer clones than that part would be followed. */
const LONGEST_SPAN_DAYS = WHOLE_COUNT_DAYS / LEAST_PART;

/**
 * Clones of an orbit through a passage: from the last instant before any encounter bends them.
 *
 * @param timeSigma of the instant of the passage by linear mapping, days.
 * @returns nothing where the position is unknown, the passage is too many days off to follow clones, or fewer than half of them pass.
 * @throws {RangeError} where the ephemeris cannot cover their days.
 */
export function clonedPassages(
  varied: VariedOrbit,
  passage: Passage,
  timeSigma: number,
  ephemeris: Ephemeris,
  { count, span, cover }: CloneRequest,
): readonly ClonedPassage[] | undefined {
  if (!(timeSigma <= LOST_DAYS)) return undefined;
  const { orbit, trajectory } = varied;
  const instant = instantOf(passage);
  const lead = LEAD_DAYS + LEAD_SIGMAS * timeSigma;
  const start = quietDay(orbit, trajectory, instant, lead);
  if (start === undefined) return undefined;
  const part = Math.min(1, WHOLE_COUNT_DAYS / (Math.abs(start - instant) + lead));
  const clones = clonesOnTheWay(varied, start, Math.round(part * count), SEED, ephemeris);
  const around = {
    fromDay: Math.min(span.fromDay, instant - lead),
    toDay: Math.max(span.toDay, instant + lead),
  };
  cover(around.fromDay, around.toDay, start);
  const passed = clones.flatMap((clone) => {
    const followed = followedClone(clone, ephemeris, around);
    if (followed === undefined) return [];
    const clonePassage = nearestInTime(followed, passage, instant, lead, ephemeris);
    return clonePassage === undefined ? [] : [{ trajectory: followed, passage: clonePassage }];
  });
  return 2 * passed.length < clones.length ? undefined : passed;
}

/**
 * The day nearest to the lead before a passage, seen from the epoch, on which nothing has bent the motion; undefined where it is too far
 * off for clones.
 */
function quietDay(
  orbit: Orbit,
  trajectory: TrajectoryWithPartials,
  instant: number,
  lead: number,
): number | undefined {
  const epoch = orbit.epoch.day + orbit.epoch.offset;
  const towards = Math.sign(epoch - instant);
  const growthAt = partialsGrowth(orbit, trajectory);
  const transition = new Float64Array(6 * trajectory.varied);
  const whole = Math.abs(epoch - instant);
  const farthest = LONGEST_SPAN_DAYS - lead;
  for (let days = lead; days < Math.min(whole, farthest); days += QUIET_STEP_DAYS) {
    const day = instant + towards * days;
    trajectory.partials(day, 0, transition);
    if (growthAt(day, 0, transition) <= QUIET_GROWTH) return day;
  }
  return whole <= farthest ? epoch : undefined;
}

/** Follows a clone; nothing where it begins inside a body, or cannot be integrated. */
function followedClone(clone: Orbit, ephemeris: Ephemeris, span: DaySpan): Trajectory | undefined {
  try {
    return propagate(clone, ephemeris, { model: 'full', ...span });
  } catch (error) {
    if (error instanceof IntegrationError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function nearestInTime(
  trajectory: Trajectory,
  { body }: Passage,
  instant: number,
  window: number,
  ephemeris: Ephemeris,
): Passage | undefined {
  const span = { fromDay: instant - window, toDay: instant + window };
  const all = passagesBy(body, trajectory, ephemeris, span, Number.POSITIVE_INFINITY);
  const far = (one: Passage) => Math.abs(instantOf(one) - instant);
  return all.sort((a, b) => far(a) - far(b)).at(0);
}

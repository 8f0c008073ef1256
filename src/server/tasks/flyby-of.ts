import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { bisect } from '#engine/bisection.ts';
import { type AtmosphericEntry, atmosphericEntry } from '#engine/approach/atmospheric-entry.ts';
import type { ClonedPassage } from '#engine/approach/cloned-passages.ts';
import { conicMotion } from '#engine/approach/conic-motion.ts';
import { type Flyby, flybyOf } from '#engine/approach/flyby.ts';
import { type MainBody, mainBodyOf } from '#engine/approach/main-bodies.ts';
import { motionTable } from '#engine/approach/motion-table.ts';
import { passageCloud } from '#engine/approach/passage-cloud.ts';
import type { Passage } from '#engine/approach/passage.ts';
import type { RelativeMotion } from '#engine/approach/relative-motion.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import { BODY, nameOfBody } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import { eclipticToIcrf, type Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import type { Epoch } from '#engine/time/epoch.ts';
import type { ComputedFlyby, ComputedSpread, ConicFlybyTask, FlybyTask } from './approach-tasks.ts';
import { propagatedUncertainty } from './propagated-uncertainty.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Distance from the centre, in radii, at which a conic that begins inside a body is begun. */
const START_RADII = 1.1;

/** Halvings of half the days of a flyby: to a millisecond. */
const HALVINGS = 30;

/** Days between ellipsoids: as many as are drawn at most lie in the days of a flyby. */
const ELLIPSOID_STEP = 1 / 24;

/** Clones of a flyby, and how many of them are sent to be drawn. */
const CLONES = 1000;
const CLONES_DRAWN = 250;

/** Entries of clones into the atmosphere that are returned at most. */
const MOST_ENTRIES = 200;

/** Uncertainty of a user-defined flyby: it counts as exact. */
const UNKNOWN = { origin: 'none', method: 'none' } as const;

/** Makes flybys. */
type FlybyMaker = {
  /** @throws RangeError where there is no passage, or dates or the orbit's epoch lie outside the ephemeris. */
  readonly flybyOf: (task: FlybyTask) => ComputedFlyby;
  readonly conicFlybyOf: (task: ConicFlybyTask) => ComputedFlyby;
};

/** A maker of flybys by the full force model. @param cloneCount clones through a flyby at most. */
export function createFlybyMaker(
  covered: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
  cloneCount = CLONES,
): FlybyMaker {
  const { ephemeris, cover } = covered;
  return {
    flybyOf: ({ body, centre, span, aroundDay }) => {
      const orbit = orbitOf(body);
      cover(span.fromDay, span.toDay, orbit.epoch.day);
      const clones = { count: cloneCount, followed: span };
      const propagated = propagatedUncertainty(body, orbit, covered, span, clones);
      const { spreadOf, ellipsoidAt, clonesOf } = propagated;
      const trajectory = propagated.trajectory ?? propagate(orbit, ephemeris, { model: 'full', ...span });
      const flyby = foundFlyby(trajectory, mainBodyOf(centre), ephemeris, span, aroundDay);
      const uncertainty = spreadOf(flyby.passage);
      const instants = uncertainty.method === 'linear' ? ellipsoidInstants(flyby) : [];
      const ellipsoids = instants.flatMap(({ day, offset }) => {
        const ellipsoid = ellipsoidAt(day, offset);
        return ellipsoid === undefined ? [] : [{ day, offset, ...ellipsoid }];
      });
      // where an encounter on the way has bent the region, clones show what no ellipsoid does
      const isBent = ellipsoids.length < instants.length;
      const drawn =
        uncertainty.method === 'clones' || isBent
          ? clonesOf(flyby.passage)?.slice(0, CLONES_DRAWN)
          : undefined;
      const paths = drawn?.map((clone) => clone.trajectory);
      return defined({
        ...flyby,
        uncertainty,
        ellipsoids,
        cloud: paths && passageCloud(paths, flyby.object, flyby.passage.body, ephemeris),
        entry: entryOf(flyby.passage, trajectory),
        corridor: mayFall(flyby.passage, uncertainty) ? corridorOf(clonesOf(flyby.passage) ?? []) : undefined,
      });
    },
    conicFlybyOf: ({ elements, centre, span }) => {
      cover(span.fromDay, span.toDay, elements.epoch.day);
      const main = mainBodyOf(centre);
      const motion = conicMotion(elements, numberAt(ephemeris.gm, main.body));
      const orbit = orbitOnConic(motion, main, elements, span, ephemeris);
      const trajectory = propagate(orbit, ephemeris, { model: 'full', ...span });
      const flyby = foundFlyby(trajectory, main, ephemeris, span, instantOf(pericentreOf(elements)));
      const conic = motionTable(motion, span);
      const entry = entryOf(flyby.passage, trajectory);
      return defined({ ...flyby, conic, uncertainty: UNKNOWN, ellipsoids: [], entry });
    },
  };

  function entryOf({ impact }: Passage, trajectory: Trajectory): AtmosphericEntry | undefined {
    return impact && atmosphericEntry(trajectory, impact, ephemeris, earthNow());
  }

  function corridorOf(clones: readonly ClonedPassage[]): readonly AtmosphericEntry[] {
    return clones
      .filter(({ passage }) => passage.impact !== undefined)
      .sort((a, b) => a.passage.distance - b.passage.distance)
      .slice(0, MOST_ENTRIES)
      .flatMap(({ passage, trajectory }) => entryOf(passage, trajectory) ?? []);
  }
}

/** Whether an object may fall onto the Earth within three standard deviations. */
function mayFall({ body, impact }: Passage, { spread }: ComputedSpread): boolean {
  if (body !== BODY.Earth) return false;
  return impact !== undefined || (spread !== undefined && spread.least < numberAt(BODY_RADIUS, body));
}

/** @throws RangeError where there is no passage. */
function foundFlyby(
  trajectory: Trajectory,
  centre: MainBody,
  ephemeris: Ephemeris,
  span: DaySpan,
  aroundDay: number,
): Flyby {
  const flyby = flybyOf(trajectory, centre, ephemeris, span, aroundDay);
  if (flyby !== undefined) return flyby;
  throw new RangeError(
    `The object has no nearest point to ${nameOfBody(centre.body)} on the days around the date.`,
  );
}

/** A conic about a body as an orbit about the Sun at its epoch; at its way in where it lies inside the body then. */
function orbitOnConic(
  motion: RelativeMotion,
  { body }: MainBody,
  elements: Elements,
  span: DaySpan,
  ephemeris: Ephemeris,
): Orbit {
  const state = new Float64Array(6);
  const start = startOutside(motion, elements, span, START_RADII * numberAt(BODY_RADIUS, body));
  motion.state(start.day, start.offset, state);
  const centre = new Float64Array(6);
  const sun = new Float64Array(6);
  ephemeris.state(body, start.day, start.offset, centre);
  ephemeris.state(BODY.Sun, start.day, start.offset, sun);
  const fromSun = (from: 0 | 3): Vector3 => {
    const [x, y, z] = eclipticToIcrf(vectorAt(state, from));
    const [cx, cy, cz] = vectorAt(centre, from);
    const [sx, sy, sz] = vectorAt(sun, from);
    return [x + cx - sx, y + cy - sy, z + cz - sz];
  };
  return { epoch: start, position: fromSun(0), velocity: fromSun(3) };
}

/** The epoch of a conic, or where it lies inside a radius the latest instant before the pericentre outside it. */
function startOutside(
  motion: RelativeMotion,
  elements: Elements,
  span: DaySpan,
  radius: number,
): Epoch<'TDB'> {
  const { epoch } = elements;
  const state = new Float64Array(6);
  const isOutside = (day: number, offset: number) => {
    motion.state(day, offset, state);
    return Math.hypot(...vectorAt(state)) > radius;
  };
  if (isOutside(epoch.day, epoch.offset)) return epoch;
  const { day, offset } = pericentreOf(elements);
  const earliest = day - span.fromDay + offset;
  const days = bisect(0, earliest, (before) => isOutside(day, offset - before), HALVINGS).after;
  return { scale: 'TDB', day, offset: offset - days };
}

/** Instants of the path every hour, and that of the nearest point, in order. */
function ellipsoidInstants({ object, passage }: Flyby): readonly Instant[] {
  const { day, offsets } = object;
  const [first, last] = [numberAt(offsets, 0), numberAt(offsets, offsets.length - 1)];
  const hourly = Array.from(
    { length: Math.floor((last - first) / ELLIPSOID_STEP) + 1 },
    (_, hour) => first + hour * ELLIPSOID_STEP,
  );
  const nearest = passage.day - day + passage.offset;
  return [...hourly, nearest].sort((a, b) => a - b).map((offset) => ({ day, offset }));
}

type Instant = Pick<Passage, 'day' | 'offset'>;

function pericentreOf({ perihelionTime, epoch }: Elements): Epoch<'TDB'> {
  return perihelionTime ?? epoch;
}

function instantOf({ day, offset }: Epoch<'TDB'>): number {
  return day + offset;
}

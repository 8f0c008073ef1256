import { orbitOf } from '#catalogue/orbit-of.ts';
import { isInKeplerReach, mayBeDeflected, mayComeNear } from '#engine/approach/kepler-filter.ts';
import { kickedMotion } from '#engine/approach/kicked-motion.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { type NearBody, nearWindows } from '#engine/approach/near-windows.ts';
import { GRID_MARGIN_DAYS, planetGrid } from '#engine/approach/planet-grid.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { itemAt, numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { PropagatedStates, PropagationTask, ScannedBody, ScanTask } from './approach-tasks.ts';
import type { MovingBody } from './moving-body.ts';
import { createApproachMaker } from './approaches-of.ts';
import { isAboutTheOrbit } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** By how much an object may be off its motion with kicks by the planets, au: from its elements, and from a propagated state. */
const DRIFT_AU = 0.01;
const DRIFT_OF_PROPAGATED_AU = 0.03;

/** The orbit of a body in a span, and by how much its motion with kicks may be off. */
type NearOrbit = { readonly orbit: Orbit; readonly drift: number };

/** Looks through many bodies for those that come near a main body. */
type ScanMaker = {
  /** Bodies with approaches; those that cannot be followed are left out. */
  readonly scanOf: (task: ScanTask) => readonly ScannedBody[];
  readonly propagatedOf: (task: PropagationTask) => PropagatedStates;
};

/** Finds by conics, and by kicks of the planets, which bodies are worth integrating, and when. */
export function createScanMaker(covered: CoveredEphemeris, earthNow?: () => EarthOrientation): ScanMaker {
  const { ephemeris, cover } = covered;
  const { approachesOf } = createApproachMaker(covered, earthNow);
  const planets = planetGrid(ephemeris);

  return { scanOf, propagatedOf };

  function scanOf({ bodies, starts, ...search }: ScanTask): readonly ScannedBody[] {
    cover(search.span.fromDay, search.span.toDay);
    return bodies.flatMap((body, index) => {
      const approaches = ifFollowed(() => {
        const near = nearBodies(orbitNear(body, index, search.span, starts), search);
        if (near.length === 0) return [];
        const centres = near.map(({ id }) => id);
        return approachesOf({ ...search, centres, windows: near.map(({ windows }) => windows), body });
      });
      return approaches === undefined || approaches.length === 0 ? [] : [{ index, approaches }];
    });
  }

  /** Bodies that an orbit may come near, by its conic unless it is deflected, and then by kicks of the planets, and when. */
  function nearBodies({ orbit, drift }: NearOrbit, { centres, farthestAu, span }: Omit<ScanTask, 'bodies'>) {
    cover(...around(span.fromDay, span.toDay, orbit.epoch.day));
    const isDeflected = mayBeDeflected(orbit, span, ephemeris);
    const reached = centres
      .map((id) => ({ id, ...limitOf(id, farthestAu) }))
      .filter(({ body, limit }) => isDeflected || mayComeNear(orbit, { body }, limit, span, ephemeris));
    if (reached.length === 0) return [];
    if (orbit.nonGravitational !== undefined) return reached.map(({ id }) => ({ id, windows: [span] }));
    const windows = nearWindows(orbit, reached, span, planets, drift);
    return reached
      .map(({ id }, index) => ({ id, windows: itemAt(windows, index) }))
      .filter((one) => one.windows.length > 0);
  }

  /** The osculating orbit of a body within ten years of a span. */
  function orbitNear(
    body: MovingBody,
    index: number,
    span: DaySpan,
    starts: PropagatedStates | undefined,
  ): NearOrbit {
    const orbit = orbitOf(body);
    const epoch = orbit.epoch.day + orbit.epoch.offset;
    if (isInKeplerReach(epoch, span)) return { orbit, drift: DRIFT_AU };
    const isKnown = starts !== undefined && starts.present[index] === 1;
    const near = isKnown
      ? orbitAt(starts, index, orbit)
      : propagatedTo(orbit, Math.min(Math.max(epoch, span.fromDay), span.toDay));
    return { orbit: near, drift: DRIFT_OF_PROPAGATED_AU };
  }

  /**
   * Carries an orbit by kicks of the planets, or where those bend it too much by integration. @throws
   * RangeError where it does not lead so far.
   */
  function propagatedTo(orbit: Orbit, day: number): Orbit {
    cover(...around(day, orbit.epoch.day));
    const kicked = kickedMotion(orbit, day, planets);
    if (kicked.kind === 'reached') return orbitWith(kicked.state, day, orbit);
    const options = { model: 'survey', fromDay: day, toDay: day } as const;
    const state = new Float64Array(6);
    propagate(orbit, ephemeris, options).state(day, 0, state);
    ephemeris.state(BODY.Sun, day, 0, sun);
    return orbitWith(
      state.map((value, k) => value - numberAt(sun, k)),
      day,
      orbit,
    );
  }

  function propagatedOf({ bodies, starts, toDay }: PropagationTask): PropagatedStates {
    const states = new Float64Array(6 * bodies.length);
    const present = new Uint8Array(bodies.length);
    bodies.forEach((body, index) => {
      if (starts !== undefined && starts.present[index] === 0) return;
      const found = ifFollowed(() => {
        const orbit = orbitOf(body);
        return propagatedTo(starts === undefined ? orbit : orbitAt(starts, index, orbit), toDay);
      });
      if (found === undefined) return;
      states.set([...found.position, ...found.velocity], 6 * index);
      present[index] = 1;
    });
    return { day: toDay, states, present };
  }
}

const sun = new Float64Array(6);

/** Days, and as far around them as motion with kicks needs planets. */
function around(...days: readonly number[]): readonly number[] {
  return days.flatMap((day) => [day - GRID_MARGIN_DAYS, day + GRID_MARGIN_DAYS]);
}

function limitOf(id: MainBodyId, farthestAu: number | undefined): NearBody {
  const { body, limitAu } = mainBodyOf(id);
  return { body, limit: farthestAu ?? limitAu };
}

function orbitAt({ day, states }: PropagatedStates, index: number, orbit: Orbit): Orbit {
  return orbitWith(states.subarray(6 * index, 6 * index + 6), day, orbit);
}

/** An orbit from a state of another day, heliocentric ICRF. */
function orbitWith(state: Float64Array, day: number, orbit: Orbit): Orbit {
  const { covariance: _, ...rest } = orbit;
  return {
    ...rest,
    epoch: { scale: 'TDB', day, offset: 0 },
    position: vectorAt(state),
    velocity: vectorAt(state, 3),
  };
}

/** Returns nothing where the engine refuses the orbit or cannot follow it. */
function ifFollowed<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (!isAboutTheOrbit(error)) throw error;
    return undefined;
  }
}

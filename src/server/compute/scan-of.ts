import { orbitOf } from '#catalogue/orbit-of.ts';
import { KEPLER_REACH_DAYS, mayComeNear } from '#engine/approach/kepler-filter.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import type { CarriedStates, CarryTask, MovingBody, ScannedBody, ScanTask } from '../compute.ts';
import { createApproachMaker } from './approaches-of.ts';
import { isAboutTheOrbit } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Looks through many bodies for those that come near a main body. */
export type ScanMaker = {
  /** Bodies with approaches; those that cannot be followed are left out. */
  readonly scanOf: (task: ScanTask) => readonly ScannedBody[];
  readonly carriedOf: (task: CarryTask) => CarriedStates;
};

/** Kepler's conics tell which bodies are worth integrating. */
export function createScanMaker(covered: CoveredEphemeris, earthNow?: () => EarthOrientation): ScanMaker {
  const { ephemeris, cover } = covered;
  const { approachesOf } = createApproachMaker(covered, earthNow);

  return { scanOf, carriedOf };

  function scanOf({ bodies, starts, ...search }: ScanTask): readonly ScannedBody[] {
    cover(search.span.fromDay, search.span.toDay);
    return bodies.flatMap((body, index) => {
      const approaches = ifFollowed(() => {
        const orbit = orbitNear(body, index, search.span, starts);
        const centres = search.centres.filter((id) => {
          const main = mainBodyOf(id);
          return mayComeNear(orbit, main, search.farthestAu ?? main.limitAu, search.span, ephemeris);
        });
        return centres.length === 0 ? [] : approachesOf({ ...search, centres, body });
      });
      return approaches === undefined || approaches.length === 0 ? [] : [{ index, approaches }];
    });
  }

  /** The osculating orbit of a body within ten years of a span. */
  function orbitNear(
    body: MovingBody,
    index: number,
    span: DaySpan,
    starts: CarriedStates | undefined,
  ): Orbit {
    const orbit = orbitOf(body);
    const epoch = orbit.epoch.day + orbit.epoch.offset;
    if (epoch >= span.toDay - KEPLER_REACH_DAYS && epoch <= span.fromDay + KEPLER_REACH_DAYS) return orbit;
    if (starts !== undefined && starts.present[index] === 1) return orbitAt(starts, index, orbit);
    return carried(orbit, Math.min(Math.max(epoch, span.fromDay), span.toDay));
  }

  /** @throws RangeError where the orbit does not lead so far. */
  function carried(orbit: Orbit, day: number): Orbit {
    cover(day, orbit.epoch.day);
    const options = { model: 'survey', fromDay: day, toDay: day } as const;
    const state = new Float64Array(6);
    propagate(orbit, ephemeris, options).state(day, 0, state);
    ephemeris.state(BODY.Sun, day, 0, sun);
    const { covariance: _, ...rest } = orbit;
    return {
      ...rest,
      epoch: { scale: 'TDB', day, offset: 0 },
      position: [state[0] - sun[0], state[1] - sun[1], state[2] - sun[2]],
      velocity: [state[3] - sun[3], state[4] - sun[4], state[5] - sun[5]],
    };
  }

  function carriedOf({ bodies, starts, toDay }: CarryTask): CarriedStates {
    const states = new Float64Array(6 * bodies.length);
    const present = new Uint8Array(bodies.length);
    bodies.forEach((body, index) => {
      if (starts !== undefined && starts.present[index] === 0) return;
      const found = ifFollowed(() => {
        const orbit = orbitOf(body);
        return carried(starts === undefined ? orbit : orbitAt(starts, index, orbit), toDay);
      });
      if (found === undefined) return;
      states.set([...found.position, ...found.velocity], 6 * index);
      present[index] = 1;
    });
    return { day: toDay, states, present };
  }
}

const sun = new Float64Array(6);

function orbitAt({ day, states }: CarriedStates, index: number, orbit: Orbit): Orbit {
  const [x, y, z, vx, vy, vz] = states.subarray(6 * index, 6 * index + 6);
  const { covariance: _, ...rest } = orbit;
  return {
    ...rest,
    epoch: { scale: 'TDB', day, offset: 0 },
    position: [x, y, z],
    velocity: [vx, vy, vz],
  };
}

/** Nothing where the engine refuses the orbit or cannot follow it. */
function ifFollowed<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (!isAboutTheOrbit(error)) throw error;
    return undefined;
  }
}

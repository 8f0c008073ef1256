import { kickedMotion } from '#engine/approach/kicked-motion.ts';
import { GRID_MARGIN_DAYS, planetGrid } from '#engine/approach/planet-grid.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { vectorAt } from '#engine/numbers-in.ts';
import { createNodeBuilder, type EpochShifts } from '#engine/survey/build-nodes.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import { propagatedShifts } from '#engine/survey/node-shifts.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { orbitAtNode } from '#engine/survey/trajectory-track.ts';
import type { SurveyBody } from '#engine/survey/surveyor.ts';
import { LOST_FROM } from '#engine/uncertainty/estimate.ts';
import { shiftsAtEpoch } from '#engine/uncertainty/run-off.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { NodesTask, WithoutNodes } from './survey-tasks.ts';
import { orbitOf, type SurveyBodies, surveyBodyOf } from './survey-bodies.ts';
import { isAboutTheOrbit } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** An orbit whose epoch is nearer to its nodes than this is integrated, days. */
const SHORTEST_KICKED_DAYS = 400;

/** Brings orbits to their nodes. */
type NodeMaker = {
  /** Writes the nodes of the objects of a range that have none yet; returns those that get none. */
  readonly nodesOf: (task: NodesTask) => readonly WithoutNodes[];
};

/**
 * A maker of nodes by the survey force model.
 *
 * An orbit of which one standard deviation along the track is a degree or more goes to the grid by kicks of the planets: a fifth of
 * the work, and what they neglect is far less than what is not known.
 */
export function createNodeMaker({ ephemeris, cover }: CoveredEphemeris): NodeMaker {
  const planets = planetGrid(ephemeris);
  return {
    nodesOf: ({ bodies, nodes, range, starts, next }) => {
      const { grid } = nodes;
      cover(grid.firstDay, lastDayOf(grid));
      const build = createNodeBuilder(ephemeris, grid);
      const without: WithoutNodes[] = [];
      const leaveOut = (object: number, status: number) => {
        for (const some of [nodes, next]) if (some !== undefined) some.status[object] = status;
      };
      for (let object = range.from; object < range.to; object++) {
        if (nodes.status[object] !== NODE_STATUS.pending) continue;
        try {
          const start = startOf(object, bodies, starts);
          if (start === 'gone') {
            leaveOut(object, NODE_STATUS.impacted);
            continue;
          }
          cover(start.orbit.epoch.day);
          const isRough = isLost(surveyBodyOf(bodies, object), grid.firstDay);
          const { orbit, shifts } = isRough ? kickedTo(grid.firstDay, start) : start;
          const outcome = build(orbit, nodes, object, shifts, next);
          if (outcome.kind !== 'stored') without.push({ object, failure: outcome });
        } catch (error) {
          if (!isAboutTheOrbit(error)) throw error;
          leaveOut(object, NODE_STATUS.refused);
          without.push({ object, failure: { kind: 'refused', reason: error.message } });
        }
      }
      return without;
    },
  };

  /** Where kicks of the planets lead; where one of them bends the motion too much, or the way is short, it is left to integration. */
  function kickedTo(day: number, start: Start): Start {
    const { epoch } = start.orbit;
    const days = [epoch.day, day];
    if (Math.abs(day - epoch.day) < SHORTEST_KICKED_DAYS) return start;
    cover(...days.flatMap((end) => [end - GRID_MARGIN_DAYS, end + GRID_MARGIN_DAYS]));
    const kicked = kickedMotion(start.orbit, day, planets);
    if (kicked.kind !== 'reached') return start;
    const orbit = {
      epoch: { scale: 'TDB', day, offset: 0 },
      position: vectorAt(kicked.state),
      velocity: vectorAt(kicked.state, 3),
    } as const;
    return { orbit, shifts: undefined };
  }
}

/** Whether an object may be anywhere in a degree of its orbit, seen from the Sun. */
function isLost({ alongTrack }: SurveyBody, day: number): boolean {
  if (alongTrack === undefined) return false;
  const { meanAnomaly, meanMotion } = alongTrack;
  return Math.hypot(meanAnomaly, meanMotion * (day - alongTrack.day)) > LOST_FROM * ARCSECOND;
}

/** The orbit from which an object is followed, and its uncertainty there. */
type Start = { readonly orbit: Orbit; readonly shifts: EpochShifts | undefined };

/**
 * The state to which an object was propagated, or else its elements. @throws RangeError when these are not those
 * of an orbit.
 */
function startOf(object: number, bodies: SurveyBodies, starts: OrbitNodes | undefined): Start | 'gone' {
  const { alongTrack } = surveyBodyOf(bodies, object);
  if (starts === undefined || starts.status[object] === NODE_STATUS.refused) {
    const orbit = orbitOf(bodies, object);
    return {
      orbit,
      shifts: alongTrack && { directions: shiftsAtEpoch(orbit, alongTrack), arePropagated: false },
    };
  }
  const node = nodeNear(starts, object, starts.grid.firstDay);
  if (node === undefined) return 'gone';
  const orbit = orbitAtNode(starts, object, node);
  const propagated = propagatedShifts(starts, object);
  if (propagated !== undefined) return { orbit, shifts: { directions: propagated, arePropagated: true } };
  return {
    orbit,
    shifts: alongTrack && { directions: shiftsAtEpoch(orbit, alongTrack), arePropagated: false },
  };
}

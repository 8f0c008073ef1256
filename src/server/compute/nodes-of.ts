import { createNodeBuilder, type EpochShifts } from '#engine/survey/build-nodes.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import { carriedShifts } from '#engine/survey/node-shifts.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { orbitAtNode } from '#engine/survey/trajectory-track.ts';
import { shiftsAtEpoch } from '#engine/uncertainty/run-off.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import type { NodesTask, WithoutNodes } from './survey-tasks.ts';
import { orbitOf, type SurveyBodies, surveyBodyOf } from '../survey/survey-bodies.ts';
import { isAboutTheOrbit } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Brings orbits to their nodes. */
export type NodeMaker = {
  /** Writes the nodes of the objects of a range that have none yet; tells those that get none. */
  readonly nodesOf: (task: NodesTask) => readonly WithoutNodes[];
};

/** A maker of nodes by the survey force model. */
export function createNodeMaker({ ephemeris, cover }: CoveredEphemeris): NodeMaker {
  return {
    nodesOf: ({ bodies, nodes, range, starts }) => {
      const { grid } = nodes;
      cover(grid.firstDay, lastDayOf(grid));
      const build = createNodeBuilder(ephemeris, grid);
      const without: WithoutNodes[] = [];
      for (let object = range.from; object < range.to; object++) {
        if (nodes.status[object] !== NODE_STATUS.pending) continue;
        try {
          const start = startOf(object, bodies, starts);
          if (start === 'gone') {
            nodes.status[object] = NODE_STATUS.impacted;
            continue;
          }
          const { orbit, shifts } = start;
          cover(orbit.epoch.day);
          const outcome = build(orbit, nodes, object, shifts);
          if (outcome.kind !== 'stored') without.push({ object, trouble: outcome });
        } catch (error) {
          if (!isAboutTheOrbit(error)) throw error;
          nodes.status[object] = NODE_STATUS.refused;
          without.push({ object, trouble: { kind: 'refused', reason: error.message } });
        }
      }
      return without;
    },
  };
}

/** Where an object is followed from, and its uncertainty there. */
type Start = { readonly orbit: Orbit; readonly shifts: EpochShifts | undefined };

/** From where it was carried to, or else from its elements. @throws RangeError when these are no orbit. */
function startOf(object: number, bodies: SurveyBodies, starts: OrbitNodes | undefined): Start | 'gone' {
  const { alongTrack } = surveyBodyOf(bodies, object);
  if (starts === undefined || starts.status[object] === NODE_STATUS.refused) {
    const orbit = orbitOf(bodies, object);
    return {
      orbit,
      shifts: alongTrack && { directions: shiftsAtEpoch(orbit, alongTrack), areCarried: false },
    };
  }
  if (nodeNear(starts, object, starts.grid.firstDay) === undefined) return 'gone';
  const orbit = orbitAtNode(starts, object, 0);
  const carried = carriedShifts(starts, object);
  if (carried !== undefined) return { orbit, shifts: { directions: carried, areCarried: true } };
  return { orbit, shifts: alongTrack && { directions: shiftsAtEpoch(orbit, alongTrack), areCarried: false } };
}

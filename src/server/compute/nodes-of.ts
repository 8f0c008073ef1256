import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { lastDayOf } from '#engine/survey/node-grid.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { NodesTask, WithoutNodes } from './survey-tasks.ts';
import { orbitOf, surveyBodyOf } from '../survey/survey-bodies.ts';
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
    nodesOf: ({ bodies, nodes, range }) => {
      const { grid } = nodes;
      cover(grid.firstDay, lastDayOf(grid));
      const build = createNodeBuilder(ephemeris, grid);
      const without: WithoutNodes[] = [];
      for (let object = range.from; object < range.to; object++) {
        if (nodes.status[object] !== NODE_STATUS.pending) continue;
        try {
          const orbit = orbitOf(bodies, object);
          cover(orbit.epoch.day);
          const outcome = build(orbit, nodes, object, surveyBodyOf(bodies, object).alongTrack);
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

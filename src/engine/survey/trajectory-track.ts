import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Track } from './node-track.ts';
import { nodeNear, type OrbitNodes } from './orbit-nodes.ts';

/**
 * A track by integration (survey model) from the node nearest to a span: for objects that meet a planet or hit one, and
 * for spans outside the grid. It begins with an emergence and ends with an impact.
 *
 * @param fromDay, toDay Julian dates TDB; offsets of the track count from the grid's first node
 * @throws {RangeError} when the object has no nodes or the span lies outside the ephemeris
 */
export function propagatedTrack(
  nodes: OrbitNodes,
  object: number,
  ephemeris: Ephemeris,
  fromDay: number,
  toDay: number,
): Track {
  const origin = nodes.grid.firstDay;
  const node = nodeNear(nodes, object, fromDay);
  if (node === undefined) throw new RangeError(`object ${object} has no nodes`);
  const trajectory = propagate(orbitAtNode(nodes, object, node), ephemeris, {
    model: 'survey',
    fromDay,
    toDay,
  });
  const sun = new Float64Array(6);
  return {
    firstOffset: trajectory.emergence === undefined ? -Infinity : trajectory.firstDay - origin,
    lastOffset: trajectory.impact === undefined ? Infinity : trajectory.lastDay - origin,
    state(offset, out) {
      trajectory.state(origin, offset, out);
      ephemeris.state(BODY.Sun, origin, offset, sun);
      for (let k = 0; k < 6; k++) out[k] -= sun[k];
    },
  };
}

/** The osculating orbit of an object at one of its nodes. */
export function orbitAtNode({ grid, states }: OrbitNodes, object: number, node: number): Orbit {
  const at = (object * grid.count + node) * 6;
  return {
    epoch: { scale: 'TDB', day: grid.firstDay, offset: node * grid.interval },
    position: [states[at], states[at + 1], states[at + 2]],
    velocity: [states[at + 3], states[at + 4], states[at + 5]],
  };
}

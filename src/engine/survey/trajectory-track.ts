import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { Track } from './node-track.ts';
import { nodeNear, type OrbitNodes } from './orbit-nodes.ts';

/**
 * The motion of an object by integration (survey model) from the node nearest to a span: of one that meets a planet or hits one, and
 * for spans outside the grid.
 *
 * @param fromDay, toDay Julian dates TDB.
 * @throws {RangeError} when the object has no nodes or the span lies outside the ephemeris.
 */
export function trajectoryFromNode(
  nodes: OrbitNodes,
  object: number,
  ephemeris: Ephemeris,
  fromDay: number,
  toDay: number,
): Trajectory {
  const node = nodeNear(nodes, object, fromDay);
  if (node === undefined) throw new RangeError(`object ${object} has no nodes`);
  return propagate(orbitAtNode(nodes, object, node), ephemeris, { model: 'survey', fromDay, toDay });
}

/**
 * A trajectory as a track, which begins with an emergence and ends with an impact.
 *
 * @param origin Julian date TDB that offsets of the track count from.
 */
export function trackAlong(trajectory: Trajectory, ephemeris: Ephemeris, origin: number): Track {
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

/** {@link trajectoryFromNode} as a track; its offsets count from the grid's first node. */
export function propagatedTrack(
  nodes: OrbitNodes,
  object: number,
  ephemeris: Ephemeris,
  fromDay: number,
  toDay: number,
): Track {
  const trajectory = trajectoryFromNode(nodes, object, ephemeris, fromDay, toDay);
  return trackAlong(trajectory, ephemeris, nodes.grid.firstDay);
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

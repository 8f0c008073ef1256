import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Track } from './node-track.ts';
import { lastDayOf } from './node-grid.ts';
import type { OrbitNodes } from './orbit-nodes.ts';

/**
 * A track by integration (survey model) from the node nearest to a span: for objects that meet a planet, and for spans
 * outside the grid.
 *
 * @param fromDay, toDay Julian dates TDB; offsets of the track count from the grid's first node
 * @throws {RangeError} when the span lies outside the ephemeris
 */
export function propagatedTrack(
  nodes: OrbitNodes,
  object: number,
  ephemeris: Ephemeris,
  fromDay: number,
  toDay: number,
): Track {
  const origin = nodes.grid.firstDay;
  const trajectory = propagate(orbitAtNode(nodes, object, fromDay), ephemeris, {
    model: 'survey',
    fromDay,
    toDay,
  });
  const sun = new Float64Array(6);
  return {
    lastOffset: trajectory.lastDay - origin,
    state(offset, out) {
      trajectory.state(origin, offset, out);
      ephemeris.state(BODY.Sun, origin, offset, sun);
      for (let k = 0; k < 6; k++) out[k] -= sun[k];
    },
  };
}

/** The osculating orbit of an object at the node nearest to a Julian date TDB. */
function orbitAtNode({ grid, states }: OrbitNodes, object: number, day: number): Orbit {
  const inside = Math.min(Math.max(day, grid.firstDay), lastDayOf(grid));
  const node = Math.round((inside - grid.firstDay) / grid.interval);
  const at = (object * grid.count + node) * 6;
  return {
    epoch: { scale: 'TDB', day: grid.firstDay, offset: node * grid.interval },
    position: [states[at], states[at + 1], states[at + 2]],
    velocity: [states[at + 3], states[at + 4], states[at + 5]],
  };
}

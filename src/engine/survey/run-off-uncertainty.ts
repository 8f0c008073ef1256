import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { propagateWithPartials } from '../propagate/partials.ts';
import type { Direction } from '../propagate/variations.ts';
import { widenedAcross } from '../uncertainty/across-track.ts';
import { LOST_FROM, type SkyEstimate, type SkyUncertainty } from '../uncertainty/estimate.ts';
import { type AlongTrack, alongTrackShifts } from '../uncertainty/run-off.ts';
import { skyEllipse } from '../uncertainty/sky-ellipse.ts';
import type { Course } from './follow-object.ts';
import { NODE_STATUS, nodeNear, type OrbitNodes } from './orbit-nodes.ts';
import { propagatedShifts, keplerianShift, stateAtNode } from './node-shifts.ts';
import { orbitAtNode } from './trajectory-track.ts';

/** Changes of a place by two independent standard deviations; nothing where U says nothing of such an orbit. */
type ShiftsAt = (day: number, offset: number) => readonly Direction[] | undefined;

const state = new Float64Array(6);

/**
 * The uncertainty of an object's places along its course by that of its orbit along the track, mapped linearly.
 *
 * Where the object met a planet between the epoch of its orbit and the nodes, its nodes hold what the encounter made of
 * the uncertainty; where it meets one near the course, the uncertainty is integrated with it; else it runs off along the
 * Keplerian orbit.
 *
 * @param fromDay, toDay Julian dates TDB between which it is needed.
 */
export function runOffUncertainty(
  nodes: OrbitNodes,
  object: number,
  ephemeris: Ephemeris,
  course: Course,
  alongTrack: AlongTrack,
  [fromDay, toDay]: readonly [number, number],
): SkyUncertainty {
  const covariance = new Float64Array(9);
  let shiftsAt: ShiftsAt | undefined;

  return (day, offset, line): SkyEstimate => {
    shiftsAt ??= isQuiet() ? keplerian() : integratedShifts();
    const shifts = shiftsAt(day, offset);
    if (shifts === undefined) return { basis: 'none' };
    covariance.fill(0);
    for (const shift of shifts) {
      for (let k = 0; k < 9; k++) covariance[k] += shift[Math.floor(k / 3)] * shift[k % 3];
    }
    const along = skyEllipse(covariance, line);
    const ellipse = widenedAcross(along, alongTrack.place, [day, offset, line], ephemeris);
    return { ellipse, basis: 'U', valid: ellipse.major <= LOST_FROM };
  };

  /** Whether no planet is met near the course. */
  function isQuiet(): boolean {
    return nodes.status[object] === NODE_STATUS.ready;
  }

  function keplerian(): ShiftsAt {
    const node = nodeNear(nodes, object, nodes.grid.firstDay);
    const propagated = propagatedShifts(nodes, object);
    if (propagated === undefined || node === undefined) return alongTheOrbit;
    const start = stateAtNode(nodes, object, node);
    const startDay = nodes.grid.firstDay + node * nodes.grid.interval;
    return (day, offset) => propagated.map((shift) => keplerianShift(start, shift, day - startDay + offset));
  }

  function alongTheOrbit(day: number, offset: number): readonly Direction[] | undefined {
    course.track.state(day - course.origin + offset, state);
    const shifts = alongTrackShifts(state, day - alongTrack.day + offset, alongTrack);
    return shifts && [shifts.byAnomaly, shifts.byMotion];
  }

  function integratedShifts(): ShiftsAt {
    const node = nodeNear(nodes, object, nodes.grid.firstDay);
    if (node === undefined) return () => undefined;
    const startDay = nodes.grid.firstDay + node * nodes.grid.interval;
    const start = alongTrackShifts(stateAtNode(nodes, object, node), startDay - alongTrack.day, alongTrack);
    const directions = propagatedShifts(nodes, object) ?? (start && [start.byAnomaly, start.byMotion]);
    if (directions === undefined) return () => undefined;
    const span = { model: 'survey', fromDay, toDay } as const;
    const trajectory = propagateWithPartials(orbitAtNode(nodes, object, node), ephemeris, span, directions);
    const partials = new Float64Array(6 * trajectory.varied);
    return (day, offset) => {
      if (day + offset < trajectory.firstDay || day + offset > trajectory.lastDay) return undefined;
      trajectory.partials(day, offset, partials);
      return directions.map((_, column) =>
        [0, 1, 2].map((row) => partials[trajectory.varied * row + column]),
      );
    };
  }
}

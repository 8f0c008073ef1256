import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { propagate } from '../propagate/propagate.ts';
import type { Trajectory } from '../propagate/trajectory.ts';
import type { Direction } from '../propagate/variations.ts';
import { daysOutside, createEncounterBetween } from './met-on-the-way.ts';
import { type NodeGrid, lastDayOf } from './node-grid.ts';
import { storeIntegratedShifts, storeKeplerianShifts } from './node-shifts.ts';
import { NODE_STATUS, type OrbitNodes } from './orbit-nodes.ts';
import { roundStates } from './round-states.ts';

/** Result for one object: all its nodes are stored, or those before it hits a body at a Julian date TDB. */
export type NodeOutcome =
  { readonly kind: 'stored' } | { readonly kind: 'impacted'; readonly dayTdb: number };

/**
 * Brings one orbit to the nodes at an object's place. Where it meets no planet between them, they are rounded, see `roundStates`.
 *
 * @param shifts uncertainty of the orbit at its epoch: where an encounter has changed it, on the way or
 *   before the epoch, the
 *   result is stored.
 * @param next nodes at one instant of the grid, to which the same orbit is brought.
 * @throws RangeError when the epoch of the orbit or the grid lies outside the ephemeris.
 * @throws IntegrationError when the orbit cannot be followed to the nodes.
 */
export type NodeBuilder = (
  orbit: Orbit,
  nodes: OrbitNodes,
  object: number,
  shifts?: EpochShifts,
  next?: OrbitNodes,
) => NodeOutcome;

/** Two independent standard deviations of an orbit at its epoch: none where nothing is known. */
export type EpochShifts = {
  readonly directions: readonly Direction[] | undefined;
  /** Whether they are stored even where no planet is met: what an encounter before the epoch has made of them is stored nowhere else. */
  readonly arePropagated: boolean;
};

/** A builder of nodes for one grid by the survey force model. */
export function createNodeBuilder(ephemeris: Ephemeris, grid: NodeGrid): NodeBuilder {
  const meetsPlanet = createEncounterTest(ephemeris, grid);
  const hasMetPlanet = createEncounterBetween(ephemeris);
  const sun = tabulateSun(ephemeris, grid);
  const span = { model: 'survey', fromDay: grid.firstDay, toDay: lastDayOf(grid) } as const;

  return (orbit, nodes, object, shifts, next) => {
    const trajectory = propagate(orbit, ephemeris, span);
    const status = statusOf(trajectory);
    integrateTo(nodes, sun);
    if (next !== undefined) integrateTo(next, tabulateSun(ephemeris, next.grid));
    if (trajectory.impact === undefined) return { kind: 'stored' };
    return { kind: 'impacted', dayTdb: trajectory.impact.dayTdb };

    function integrateTo(some: OrbitNodes, sunThere: Float64Array): void {
      store(trajectory, sunThere, some, object);
      some.status[object] = status;
      const size = 6 * some.grid.count;
      if (status === NODE_STATUS.ready && some.grid.count > 1)
        roundStates(some.states, object * size, (object + 1) * size);
      if (shifts?.directions === undefined) return;
      const { directions, arePropagated } = shifts;
      if (hasMetPlanet(trajectory, orbit.epoch.day, some.grid.firstDay))
        storeIntegratedShifts(orbit, directions, ephemeris, some, object);
      else if (arePropagated) storeKeplerianShifts(orbit, directions, some, object);
    }
  };

  function statusOf(trajectory: Trajectory): number {
    if (trajectory.impact !== undefined) return NODE_STATUS.impacted;
    const isInPieces = trajectory.emergence !== undefined || meetsPlanet(trajectory);
    return isInPieces ? NODE_STATUS.encounter : NODE_STATUS.ready;
  }
}

function tabulateSun(ephemeris: Ephemeris, grid: NodeGrid): Float64Array {
  const sun = new Float64Array(grid.count * 6);
  for (let node = 0; node < grid.count; node++) {
    ephemeris.state(BODY.Sun, grid.firstDay, node * grid.interval, sun, 6 * node);
  }
  return sun;
}

/** Writes the nodes from an emergence on and up to an impact. */
function store(trajectory: Trajectory, sun: Float64Array, nodes: OrbitNodes, object: number): void {
  const { grid, states } = nodes;
  const first = object * grid.count * 6;
  for (let node = 0; node < grid.count; node++) {
    const offset = node * grid.interval;
    if (grid.firstDay + offset < trajectory.firstDay) continue;
    if (grid.firstDay + offset > trajectory.lastDay) return;
    const at = 6 * node;
    trajectory.state(grid.firstDay, offset, states, first + at);
    for (let k = at; k < at + 6; k++) states[first + k] -= sun[k];
  }
}

/**
 * Distances, au, inside which an arc between nodes is not good to an arcsecond as seen from the Earth. The error of the
 * correction grows as GM v²/d⁴; the motion of half a sampling interval is included.
 */
const REACH: readonly (readonly [Body, number])[] = [
  [BODY.Earth, 0.07],
  [BODY.Venus, 0.04],
  [BODY.Mercury, 0.03],
  [BODY.Mars, 0.03],
];

const REACHES = REACH.map(([, reach]) => reach);

/** Days between samples; those at which no planet can be near are left out. */
const SAMPLE_INTERVAL = 0.5;

/** Whether a trajectory comes so near to a planet within the grid that its nodes alone do not describe it. */
type EncounterTest = (trajectory: Trajectory) => boolean;

/** Tabulates the planets over a grid once, for many trajectories. */
export function createEncounterTest(ephemeris: Ephemeris, grid: NodeGrid): EncounterTest {
  const samples = Math.round((lastDayOf(grid) - grid.firstDay) / SAMPLE_INTERVAL) + 1;
  const planets = new Float64Array(samples * REACH.length * 3);
  for (let sample = 0; sample < samples; sample++) {
    REACH.forEach(([body], index) => {
      ephemeris.position(
        body,
        grid.firstDay,
        sample * SAMPLE_INTERVAL,
        planets,
        (sample * REACH.length + index) * 3,
      );
    });
  }

  const state = new Float64Array(6);
  return (trajectory) => {
    for (let sample = 0; sample < samples;) {
      trajectory.state(grid.firstDay, sample * SAMPLE_INTERVAL, state);
      const days = daysOutside(state, planets, sample * REACH.length * 3, REACHES);
      if (days === 0) return true;
      sample += Math.max(1, Math.floor(days / SAMPLE_INTERVAL));
    }
    return false;
  };
}

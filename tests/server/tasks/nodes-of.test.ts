import { expect, test } from 'vitest';
import { BODY } from '#engine/ephemeris/body.ts';
import { gridAt, gridCovering } from '#engine/survey/node-grid.ts';
import { propagatedShifts } from '#engine/survey/node-shifts.ts';
import { emptyNodes, NODE_STATUS, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { createNodeMaker } from '#server/tasks/nodes-of.ts';
import { emptySurveyBodies, type SurveyBodies } from '#server/tasks/survey-bodies.ts';
import { CITED } from '../../accuracy/cited.ts';
import { orbitOf, propagationCase } from '#validation/propagation-cases.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const RANGE = { from: 0, to: 1 };
const ARCSEC = Math.PI / 648_000;
const covered = { ephemeris: testEphemeris(), cover: () => undefined };
const { nodesOf } = createNodeMaker(covered);

test.each([
  ['433 Eros', '07_433_Eros_A898_PA_states'],
  ['54509 YORP', '04_54509_YORP_2000_PH5_states'],
  ['5145 Pholus', '22_5145_Pholus_1992_AD_states'],
])('%s is where the full model has it in 1930 and 2080, propagated there decade by decade', (_, name) => {
  const one = propagationCase(CITED, name, 0);
  const orbit = orbitOf(one.rows[0], one);
  for (const years of [
    [2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930],
    [2030, 2040, 2050, 2060, 2070, 2080],
  ]) {
    const day = julianDay(years[years.length - 1], 1, 1);
    const propagated = propagatedTo(bodiesOf(orbit), years);
    expect(arcsecondsOff([...propagated.states.subarray(0, 3)], heliocentric(orbit, day))).toBeLessThan(0.2);
  }
});

test('nodes of a window that follow from a station are those that follow from the elements', () => {
  const one = propagationCase(CITED, '07_433_Eros_A898_PA_states', 0);
  const bodies = bodiesOf(orbitOf(one.rows[0], one));
  const grid = gridCovering(julianDay(2055, 3, 1), julianDay(2055, 4, 1));
  const [near, direct] = [emptyNodes(grid, 1), emptyNodes(grid, 1)];
  nodesOf({ bodies, nodes: near, range: RANGE, starts: propagatedTo(bodies, [2030, 2040, 2050]) });
  nodesOf({ bodies, nodes: direct, range: RANGE });
  expect([near.status[0], direct.status[0]]).toEqual([NODE_STATUS.ready, NODE_STATUS.ready]);
  for (let node = 0; node < grid.count; node++) {
    const [a, b] = [near, direct].map(({ states }) => [...states.subarray(6 * node, 6 * node + 3)]);
    expect(arcsecondsOff(a, b)).toBeLessThan(0.01);
  }
});

test('what an encounter has made of the uncertainty is propagated', () => {
  const apophis = propagationCase(CITED, 'apophis_220_flyby2029', 1);
  const bodies = bodiesOf(orbitOf(apophis.rows[0], apophis));
  bodies.alongTrack.set([2_459_000, 1e-8, 1e-12, 0]);
  const spreadIn = (years: readonly number[]) => {
    const shifts = propagatedShifts(propagatedTo(bodies, years), 0) ?? [];
    return Math.hypot(...shifts.map((shift) => Math.hypot(shift[0], shift[1], shift[2])));
  };
  expect(spreadIn([2032, 2034]) / spreadIn([2034])).toBeCloseTo(1, 2);
  expect(spreadIn([2030]) / spreadIn([2029])).toBeGreaterThan(100);
});

test('an orbit of which a degree is not known goes by kicks, and is not led astray by more than that', () => {
  const one = propagationCase(CITED, '07_433_Eros_A898_PA_states', 0);
  const orbit = orbitOf(one.rows[0], one);
  const bodies = bodiesOf(orbit);
  bodies.alongTrack.set([orbit.epoch.day, 0.02, 1e-9, 0]);
  const rough = propagatedTo(bodies, [2030, 2040, 2050, 2060, 2070, 2080]);
  const off = arcsecondsOff([...rough.states.subarray(0, 3)], heliocentric(orbit, julianDay(2080, 1, 1)));
  expect(off).toBeGreaterThan(0.2); // by integration it would be less
  expect(off).toBeLessThan(3600);
  expect(rough.status[0]).toBe(NODE_STATUS.ready);
});

test('an object that has hit the Earth before a station is not there, nor later', () => {
  const bodies = bodiesOf({
    epoch: { scale: 'TDB', day: julianDay(2026, 1, 1), offset: 0 },
    position: [0.1, 0, 0],
    velocity: [0, 0, 0],
  });
  const fallen = propagatedTo(bodies, [2030]);
  expect(fallen.status[0]).toBe(NODE_STATUS.impacted);
  expect(propagatedTo(bodies, [2030, 2040]).status[0]).toBe(NODE_STATUS.impacted);
});

/** Nodes at the beginning of the last of some years, propagated through the others. */
function propagatedTo(bodies: SurveyBodies, years: readonly number[]): OrbitNodes {
  let starts: OrbitNodes | undefined;
  for (const year of years) {
    const nodes = emptyNodes(gridAt(julianDay(year, 1, 1)), 1);
    nodesOf({ bodies, nodes, range: RANGE, ...(starts === undefined ? {} : { starts }) });
    starts = nodes;
  }
  return starts as OrbitNodes;
}

function bodiesOf({ epoch, position, velocity }: Orbit): SurveyBodies {
  const bodies = emptySurveyBodies(1);
  bodies.orbits.set([epoch.day, epoch.offset, ...position, ...velocity]);
  return bodies;
}

function heliocentric(orbit: Orbit, day: number): readonly number[] {
  const trajectory = propagate(orbit, covered.ephemeris, { model: 'full', fromDay: day, toDay: day });
  const [state, sun] = [new Float64Array(6), new Float64Array(6)];
  trajectory.state(day, 0, state);
  covered.ephemeris.state(BODY.Sun, day, 0, sun);
  return [0, 1, 2].map((axis) => state[axis] - sun[axis]);
}

/** Distance of two places as seen from the Sun. */
function arcsecondsOff(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - b[axis])) / Math.hypot(...b) / ARCSEC;
}

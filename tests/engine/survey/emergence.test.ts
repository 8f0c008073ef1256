import { expect, test } from 'vitest';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor } from '#engine/survey/surveyor.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const EPOCH = 2_461_365.5;
const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);
const BODY_H_20 = { photometry: { law: 'H-G', h: 20, g: 0.15 } } as const;

const ephemeris = testEphemeris();

test('an object that leaves the Earth at 12 km/s has nodes from then on', () => {
  const { nodes, outcome } = nodesFrom(EPOCH - 14);
  expect(outcome).toEqual({ kind: 'stored' });
  expect(nodes.status[0]).toBe(NODE_STATUS.encounter);
  expect(nodes.states.subarray(0, 12).every((value) => value === 0)).toBe(true);
  expect(nodes.states.subarray(12).every((value) => value !== 0)).toBe(true);
});

test.each([
  ['is not there in a window before', -14, -10, -8, false],
  ['is left out of a window that begins before', -14, -3, 3, false],
  ['is followed in a window right after, though the nearest node is from before', -3, 1, 1.5, true],
  ['is followed in a window after the nodes', -14, 50, 52, true],
  ['is not there in a window before the nodes', -14, -40, -38, false],
  ['is not there in a window before it left, though all nodes are from after', 5, -10, -8, false],
  ['is left out of a window that begins before, though all nodes are from after', 5, -3, 3, false],
])('an object that leaves the Earth at 12 km/s %s', (_, firstNode, from, to, isFollowed) => {
  const { nodes } = nodesFrom(EPOCH + firstNode);
  const window = { fromUtc: EPOCH + from, toUtc: EPOCH + to };
  const surveyor = createSurveyor(nodes, ephemeris, surveySky(PARANAL, ephemeris, window));
  expect(surveyor.extremes(0, BODY_H_20) !== undefined).toBe(isFollowed);
});

/** Four nodes of the object from a day on. */
function nodesFrom(firstDay: number) {
  const nodes = emptyNodes({ firstDay, interval: 10, count: 4 }, 1);
  const outcome = createNodeBuilder(ephemeris, nodes.grid)(leavingEarth(), nodes, 0);
  return { nodes, outcome };
}

/** 15 000 km from the Earth's centre along x, moving away from it. */
function leavingEarth(): Orbit {
  const [earth, sun] = [new Float64Array(6), new Float64Array(6)];
  ephemeris.state(BODY.Earth, EPOCH, 0, earth);
  ephemeris.state(BODY.Sun, EPOCH, 0, sun);
  const [x, y, z, vx, vy, vz] = earth.map((value, k) => value - sun[k]);
  return {
    epoch: { scale: 'TDB', day: EPOCH, offset: 0 },
    position: [x + 15_000 / AU_KM, y, z],
    velocity: [vx + (12 * SECONDS_PER_DAY) / AU_KM, vy, vz],
  };
}

import { expect, test } from 'vitest';
import { AU_KM, LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { type CloseApproach, nearestToEarth } from '#engine/survey/close-approach.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { propagatedTrack } from '#engine/survey/trajectory-track.ts';
import { CITED } from '../../accuracy/cited.ts';
import { orbitOf, propagationCase } from '#validation/propagation-cases.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

/** Nearest point of JPL's solution 220 of Apophis to the Earth in 2029, Julian date TDB and km. */
const PERIGEE = { day: 2_462_240.407_097, distanceKm: 38_012.5 };

const ephemeris = testEphemeris();
const apophis = propagationCase(CITED, 'apophis_220_flyby2029', 1);
const nodes = emptyNodes(gridCovering(2_462_225, 2_462_255), 1);
createNodeBuilder(ephemeris, nodes.grid)(orbitOf(apophis.rows[0], apophis), nodes, 0);

test('the flyby of Apophis in 2029 is found at the time and distance that JPL gives', () => {
  const { dayTdb, distanceAu } = nearestBetween(2_462_228.5, 2_462_250.5);
  expect(nodes.status[0]).toBe(NODE_STATUS.encounter);
  expect(Math.abs(dayTdb - PERIGEE.day) * 86_400).toBeLessThan(5);
  expect(Math.abs(distanceAu * AU_KM - PERIGEE.distanceKm)).toBeLessThan(50);
});

test('the flyby of Apophis in 2029 is not there in a window that ends a week before it', () => {
  const { dayTdb, distanceAu } = nearestBetween(2_462_228.5, 2_462_233.5);
  expect(dayTdb).toBe(2_462_233.5);
  expect(distanceAu).toBeGreaterThan(3 * LUNAR_DISTANCE_AU);
});

function nearestBetween(fromDay: number, toDay: number): CloseApproach {
  const track = propagatedTrack(nodes, 0, ephemeris, fromDay, toDay);
  return nearestToEarth(track, nodes.grid.firstDay, ephemeris, fromDay, toDay);
}

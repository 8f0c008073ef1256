import { expect, test } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { createExtremesTable } from '#engine/survey/extremes-table.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { createNodeMaker } from '#server/tasks/nodes-of.ts';
import { createSurveyMaker } from '#server/tasks/survey-of.ts';
import { emptySurveyBodies } from '#server/tasks/survey-bodies.ts';
import { CITED } from '../../accuracy/cited.ts';
import { orbitOf, propagationCase } from '#validation/propagation-cases.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const RANGE = { from: 0, to: 1 };

/** Apophis by JPL's solution 220, a day or less from its flyby of 2029 April 13, looked at from the geocentre. */
test.each([
  ['has the flyby inside it', 2_462_237.5, 2_462_242.5, '2029-04-13T21:45'],
  ['has nothing of a flyby a week later', 2_462_228.5, 2_462_233.5, undefined],
])('a window %s', (_, startUtc, endUtc, approach) => {
  const covered = { ephemeris: testEphemeris(), cover: () => undefined };
  const { nodesOf } = createNodeMaker(covered);
  const { extremesOf } = createSurveyMaker(covered);
  const apophis = propagationCase(CITED, 'apophis_220_flyby2029', 1);
  const { epoch, position, velocity } = orbitOf(apophis.rows[0], apophis);
  const bodies = emptySurveyBodies(1);
  bodies.orbits.set([epoch.day, epoch.offset, ...position, ...velocity]);
  const nodes = emptyNodes(gridCovering(2_462_225, 2_462_255), 1);
  expect(nodesOf({ bodies, nodes, range: RANGE })).toEqual([]);
  const window = { site: { kind: 'geocentre' }, startUtc, endUtc } as const;
  const [{ closeApproachUtc }] = extremesOf({ bodies, nodes, window, objects: Int32Array.of(0) });
  expect(closeApproachUtc && isoFromJulianDate(closeApproachUtc).slice(0, 16)).toBe(approach);
});

test('an object that cannot be followed through a window leaves the others in the list', () => {
  const covered = { ephemeris: testEphemeris(), cover: () => undefined };
  const { surveyOf, measureOf, extremesOf } = createSurveyMaker(covered);
  const apophis = propagationCase(CITED, 'apophis_220_flyby2029', 1);
  const { epoch, position, velocity } = orbitOf(apophis.rows[0], apophis);
  const bodies = emptySurveyBodies(2);
  for (const object of [0, 1]) {
    bodies.orbits.set([epoch.day, epoch.offset, ...position, ...velocity], 8 * object);
  }
  const nodes = emptyNodes(gridCovering(2_462_225, 2_462_255), 2);
  createNodeMaker(covered).nodesOf({ bodies, nodes, range: { from: 0, to: 2 } });
  const beyondNumbers = [1, 0, 0, 1e300, 0, 0];
  for (let node = 0; node < nodes.grid.count; node++) nodes.states.set(beyondNumbers, 6 * node);
  const window = { site: { kind: 'geocentre' }, startUtc: 2_462_237.5, endUtc: 2_462_242.5 } as const;
  const objects = Int32Array.of(0, 1);
  const extremes = createExtremesTable(2);
  const task = { bodies, nodes, window, objects, extremes, measure: [{ from: 0, to: 2 }], limits: {} };
  expect([[...surveyOf(task)], [...measureOf(task)]]).toEqual([[1], [1]]);
  expect(extremesOf(task).map(({ object }) => object)).toEqual([1]);
});

test.each([
  ['Maunakea has one night in a day of UTC', -155.47, 19.83, [2026, 1, 10], 1, 1],
  ['Greenwich has the end of one night and the beginning of the next', 0, 51.48, [2026, 1, 10], 1, 2],
  ['Longyearbyen has no night in June', 15.6, 78.22, [2026, 6, 10], 20, 0],
  [
    'Longyearbyen has twenty nights in twenty days of December, from noon to noon',
    15.6,
    78.22,
    [2026, 12, 10],
    20,
    21,
  ],
] as const)('%s', (_, longitude, latitude, [year, month, day], days, nights) => {
  const { nightsOf } = createSurveyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const startUtc = julianDay(year, month, day);
  const site = siteFromGeodetic(longitude, latitude, 0);
  expect(nightsOf({ site, startUtc, endUtc: startUtc + days - 0.0001 })).toBe(nights);
});

test('there are no nights at the geocentre', () => {
  const { nightsOf } = createSurveyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  expect(nightsOf({ site: { kind: 'geocentre' }, startUtc: 2461050.5, endUtc: 2461052.5 })).toBe(0);
});

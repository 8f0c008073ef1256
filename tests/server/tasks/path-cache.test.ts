import { expect, test } from 'vitest';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { createNodeMaker } from '#server/tasks/nodes-of.ts';
import { createPathCache } from '#server/tasks/path-cache.ts';
import { createSurveyMaker } from '#server/tasks/survey-of.ts';
import { emptySurveyBodies, storeBody } from '#server/tasks/survey-bodies.ts';
import { bytesOf } from '../../catalogue/bytes.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { BU_BEFORE_FLYBY } from '../../engine/uncertainty/bu-2023.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const COVERED = { ephemeris: testEphemeris(), cover: () => undefined };
const PARANAL = siteFromGeodetic(289.5972, -24.6275, 2635);
const CATALINA = siteFromGeodetic(249.2117, 32.4417, 2491);

/** 2023 BU, three days before it passed the Earth at 9 900 km. */
const [ROW] = parseNeoccOrbit(bytesOf(BU_BEFORE_FLYBY)).rows;
const { covariance = new Float64Array(36), elements = fakeBody({}).elements } = ROW;
const BU = fakeBody({ elements, covariance });
const WEEK = { fromDay: 2_459_967.5, toDay: 2_459_974.5 };

test('an orbit with a covariance is integrated once over the same days, and anew over others or with another covariance', () => {
  const { uncertainty } = createPathCache(COVERED);
  const known = uncertainty(BU, WEEK);
  expect(uncertainty(structuredClone(BU), { ...WEEK })).toBe(known);
  expect(uncertainty(BU, { ...WEEK, toDay: 2_459_975.5 })).not.toBe(known);
  expect(uncertainty({ ...BU, covariance: covariance.map((value) => 4 * value) }, WEEK)).not.toBe(known);
});

test('through a flyby, a second site has the extremes that it has as the first', () => {
  const bodies = emptySurveyBodies(1);
  storeBody(bodies, 0, BU);
  const nodes = emptyNodes(gridCovering(WEEK.fromDay - 1, WEEK.toDay + 1), 1);
  createNodeMaker(COVERED).nodesOf({ bodies, nodes, range: { from: 0, to: 1 } });
  const cachedOrbits = new Map([[0, BU]]);
  const [first, second] = [createSurveyMaker(COVERED), createSurveyMaker(COVERED)];
  const extremesAt = (maker: typeof first, site: typeof PARANAL) => {
    const window = { site, startUtc: WEEK.fromDay, endUtc: WEEK.toDay };
    return maker.extremesOf({ bodies, nodes, window, objects: Int32Array.of(0), cachedOrbits });
  };
  extremesAt(first, CATALINA);
  const alone = extremesAt(second, PARANAL);
  expect(alone[0]?.extremes.skyUncertainty?.max).toBeGreaterThan(0);
  expect(extremesAt(first, PARANAL)).toEqual(alone);
});

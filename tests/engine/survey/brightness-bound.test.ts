import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import { createDailyBrightness } from '#engine/survey/brightness-bound.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { boundsOf, createExtremesTable, isMeasured } from '#engine/survey/extremes-table.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor } from '#engine/survey/surveyor.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';

/** Mount Lemmon, from the MPC's list of observatories. */
const G96 = siteFromParallaxConstants(249.21128, 0.845_111, 0.533_614);

const OBJECTS = 120;
const YEAR = { fromUtc: SAMPLE_EPOCH + 100, toUtc: SAMPLE_EPOCH + 465 };

test('of 120 random orbits those that are left out as too faint for a year never become as bright as their bound', () => {
  const { surveyor, nodes, laws } = yearOfOrbits();
  const [cut, whole] = [createExtremesTable(OBJECTS), createExtremesTable(OBJECTS)];
  const [search, measuring] = [surveyor.search(upTo(20), cut), surveyor.search(upTo(Infinity), whole)];
  const found = laws.map((photometry, object) => search.measure(object, { photometry }, true));
  const all = laws.map((photometry, object) => {
    measuring.measure(object, { photometry }, false);
    return surveyor.search(upTo(20), whole).passes(object, { photometry });
  });
  expect(found).toEqual(all);
  expect(found.filter(Boolean).length).toBeGreaterThan(8);
  let left = 0;
  for (const object of laws.keys()) {
    const [bound, measured] = [cut, whole].map((table) => boundsOf(table, object, 'magnitude')?.low ?? 0);
    if (isMeasured(cut, object)) {
      expect(measured, `object ${object}`).toBe(bound);
      continue;
    }
    left++;
    expect(nodes.status[object]).toBe(NODE_STATUS.ready);
    expect(bound, `object ${object}`).toBeGreaterThan(20);
    expect(measured, `object ${object}`).toBeGreaterThanOrEqual(bound);
  }
  expect(left).toBeGreaterThan(OBJECTS / 3);
});

test('what was left out is measured when another limit lets it in', () => {
  const { surveyor, laws } = yearOfOrbits();
  const [table, whole] = [createExtremesTable(OBJECTS), createExtremesTable(OBJECTS)];
  const [narrow, wide] = [surveyor.search(upTo(18), table), surveyor.search(upTo(21), table)];
  laws.forEach((photometry, object) => narrow.measure(object, { photometry }, true));
  const measuring = surveyor.search(upTo(21), whole);
  for (const [object, photometry] of laws.entries()) {
    const passes = wide.passes(object, { photometry });
    expect(passes, `object ${object}`).toBe(measuring.measure(object, { photometry }, true));
    if (passes) expect(boundsOf(table, object, 'elevation')).toEqual(boundsOf(whole, object, 'elevation'));
  }
});

/** What has a bound wherever it is, far from the Earth. */
const FOLLOWED: readonly number[] = [NODE_STATUS.ready, NODE_STATUS.encounter];

test('on no half hour of a month is one of 120 random orbits brighter than its bound of that day, which most come near', () => {
  const { nodes, laws, ephemeris } = yearOfOrbits();
  const days = Array.from({ length: 30 }, (_, day) => Math.ceil(YEAR.fromUtc) + 1 + day);
  const store = createDailyBrightness(nodes, ephemeris, days);
  const bounds = laws.map((law, object) => {
    const out = new Float32Array(days.length);
    store(object, law, out);
    expect(out.some((bound) => bound > -Infinity)).toBe(FOLLOWED.includes(nodes.status[object] ?? 0));
    return out;
  });
  let [near, all] = [0, 0];
  for (const [place, day] of days.entries()) {
    const window = { fromUtc: day - 0.5, toUtc: day + 0.5 };
    const surveyor = createSurveyor(nodes, ephemeris, surveySky(G96, ephemeris, window));
    for (const [object, photometry] of laws.entries()) {
      const bound = bounds[object]?.[place] ?? NaN;
      const brightest = surveyor.extremes(object, { photometry }, 'magnitude')?.magnitude?.min;
      if (brightest === undefined) continue;
      expect(brightest, `object ${object} on day ${day}`).toBeGreaterThanOrEqual(bound);
      if (brightest > 24) continue;
      all++;
      if (brightest - bound < 0.15) near++;
    }
  }
  expect(all).toBeGreaterThan(1000);
  expect(near / all).toBeGreaterThan(0.8);
});

test('an object whose brightness is unknown has no bound', () => {
  const { nodes, ephemeris } = yearOfOrbits();
  const out = new Float32Array(2);
  createDailyBrightness(nodes, ephemeris, [YEAR.fromUtc + 1, YEAR.fromUtc + 2])(1, undefined, out);
  expect([...out]).toEqual([-Infinity, -Infinity]);
});

function upTo(magnitude: number): Limits {
  return {
    magnitude: { range: { min: -30, max: magnitude }, acceptsAbsent: false },
    sunElongation: { range: { min: 50, max: 180 }, acceptsAbsent: false },
    elevation: { range: { min: 20, max: 90 }, acceptsAbsent: false },
  };
}

/** Random orbits from the Sun's neighbourhood to the main belt, every seventh that of a comet, through a year at a site. */
function yearOfOrbits() {
  const random = seededRandom(11);
  const ephemeris = testEphemeris();
  const grid = gridCovering(YEAR.fromUtc - 1, YEAR.toUtc + 1);
  const nodes = emptyNodes(grid, OBJECTS);
  const build = createNodeBuilder(ephemeris, grid);
  const laws = Array.from({ length: OBJECTS }, (_, object): Photometry => {
    const orbit = randomOrbit(random, [0.1, 1.5], [0.05, 0.8], (one) => 60 * DEGREE * one ** 2);
    build(orbit, nodes, object);
    if (object % 7 === 0) return { law: 'comet', m1: 12 + 8 * random(), k1: 10 };
    return { law: 'H-G', h: 15 + 10 * random(), g: 0.5 * random() };
  });
  return {
    surveyor: createSurveyor(nodes, ephemeris, surveySky(G96, ephemeris, YEAR)),
    nodes,
    laws,
    ephemeris,
  };
}

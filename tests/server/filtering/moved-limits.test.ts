import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { type Site, siteFromGeodetic } from '#engine/earth/site.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { Limit, Limits, SurveyQuantity } from '#engine/survey/quantities.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { createRangesCache, extremesByRanges } from '#server/filtering/cached-ranges.ts';
import { createSetSearch } from '#server/filtering/moved-limits.ts';
import { matchesInSet } from '#server/filtering/survey-set-matches.ts';
import { surveyObjects, surveySet, type SurveySet } from '#server/filtering/survey/survey-set.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import type { Compute } from '#server/tasks/compute.ts';
import { extremesInRow } from '#server/tasks/extremes-rows.ts';
import type { RangesTask, SurveyTask } from '#server/tasks/survey-tasks.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

/** 2029 March 30: Apophis meets the Earth on the fourteenth day. */
const START = 2_462_225.5;

const OBJECTS = 80;

const FIRST: Limits = {
  magnitude: between(-30, 22),
  sunElongation: between(50, 180),
  moonElongation: between(30, 180),
  elevation: between(20, 90),
};

const ABSENT: Limit = { range: undefined, acceptsAbsent: true };

/** Where limits are moved to, one after the other, from {@link FIRST} on or from none. */
const MOVES: readonly (readonly [SurveyQuantity, readonly Limit[]])[] = [
  ['magnitude', [between(-30, 21), between(-30, 18.5), between(19, 19.4), between(-30, 25), ABSENT]],
  ['elevation', [between(25, 90), between(60, 70), between(62, 62.5), between(-90, 10), ABSENT]],
  ['sunElongation', [between(60, 180), between(90, 90.2), between(100, 140)]],
  ['moonElongation', [between(0, 25), between(80, 180)]],
  ['galaxyLatitude', [between(0, 5), between(40, 90)]],
  ['skyMovement', [between(0, 1), between(1, 1.02), { ...between(2, 100), acceptsAbsent: true }]],
  ['densityOfStars', [between(0, 2), between(5, 1000)]],
  ['skyUncertainty', [between(0, 1), { ...between(0, 30), acceptsAbsent: true }, ABSENT]],
  ['moonglow', [between(-0.5, 0), between(-10, -1)]],
];

/** Sites, first day after {@link START} and days. */
const WINDOWS: readonly (readonly [string, Site, number, number])[] = [
  ['a week at Mount Lemmon', siteFromGeodetic(-110.79, 32.44, 2776), 0, 7],
  ['two nights at Uppsala', siteFromGeodetic(17.6, 59.9, 0), 1, 2],
  ['ten days near the date line', siteFromGeodetic(179.9, -16.5, 0), 12, 10],
  ['three days at the geocentre', { kind: 'geocentre' }, 5, 3],
];

let set: SurveySet;
let compute: Compute;
const looked: (SurveyTask | RangesTask)[] = [];

beforeAll(async () => {
  const bytes = new Uint8Array(readFileSync('public/catalogue/built-in.bin'));
  const { catalogue, nearEarthObjects } = serviceCatalogue(readCatalogue(bytes), 'built-in', 'built-in');
  const isApophis = (row: number) => catalogue.names(row).designation === '2004 MN4';
  const rows = nearEarthObjects.toSorted((a, b) => Number(isApophis(b)) - Number(isApophis(a)));
  const objects = await surveyObjects(catalogue, rows.slice(0, OBJECTS));
  set = surveySet(objects, gridCovering(START - 2, START + 40));
  const tasks = createTasks({ ephemeris: testEphemeris(), cover: () => undefined }, () => BUILT_IN_EARTH);
  for (const range of set.ranges) tasks.nodesOf({ bodies: set.bodies, nodes: set.nodes, range });
  set.prepared.fill(true);
  expect(set.nodes.status).toContain(NODE_STATUS.encounter);
  compute = fakeCompute({
    surveyOf: async (task) => (looked.push(task), tasks.surveyOf(task)),
    rangesOf: async (task) => (looked.push(task), tasks.rangesOf(task)),
    extremesOf: async (task) => tasks.extremesOf(task),
  });
}, 120_000);

test.each(WINDOWS)(
  'over %s a list after a moved limit is that of a first search with it',
  async (_, site, from, days) => {
    const window = { site, startUtc: START + from, endUtc: START + from + days };
    let found = 0;
    for (const first of [FIRST, {}]) {
      for (const [quantity, moves] of MOVES) {
        const search = createSetSearch(compute, createRangesCache(compute));
        const before = { set, window, limits: first, isIncluded: () => true, enough: Infinity };
        expect(await search(before, enter)).toEqual(await matchesInSet(before, compute, enter));
        for (const [turn, limit] of [...moves, ...moves].entries()) {
          const isIncluded = (object: number) => object % 3 !== turn % 4;
          const limits = { ...first, [quantity]: limit };
          const moved = { set, window, limits, isIncluded, enough: turn % 2 === 0 ? Infinity : 3 };
          const matches = await search(moved, enter);
          expect([quantity, limit, [...matches]]).toEqual([
            quantity,
            limit,
            [...(await matchesInSet(moved, compute, enter))],
          ]);
          found += matches.length;
        }
      }
    }
    expect(found).toBeGreaterThan(100);
  },
  120_000,
);

test('a limit that moves on after it has become wider is compared without looking at any object again', async () => {
  const at = searchAbove();
  await at(50);
  await at(40);
  looked.length = 0;
  for (const min of [30, 20, 45, 60]) await at(min);
  expect(looked).toEqual([]);
});

test('a limit that moves on within a wider one is compared, too, once it has moved so often that its matches are measured', async () => {
  const at = searchAbove();
  const matches = await at(20);
  looked.length = 0;
  for (const min of [25, 30, 22, 40, 24, 31, 50, 20]) await at(min);
  expect(looked.map(({ objects }) => [...objects])).toEqual(Array.from({ length: 5 }, () => [...matches]));
});

test('limits that become narrower are compared with the former matches alone, and with what the former search left out', async () => {
  const [[, site]] = WINDOWS;
  const window = { site, startUtc: START, endUtc: START + 7 };
  const search = createSetSearch(compute, createRangesCache(compute));
  const all = (limits: Limits, isIncluded: (object: number) => boolean = () => true) =>
    search({ set, window, limits, isIncluded, enough: Infinity }, enter);
  const matches = await all(FIRST, isEven);
  looked.length = 0;
  const narrower = { ...FIRST, magnitude: between(-30, 21), elevation: between(30, 90) };
  await all(narrower, isEven);
  await all({ ...narrower, magnitude: between(-30, 20) }, isEven);
  await all({ ...narrower, magnitude: between(-30, 20) });
  const others = Array.from({ length: set.bodies.count }, (_, object) => object).filter(
    (object) => matches.includes(object) || !isEven(object),
  );
  expect(looked.map(({ objects }) => [...objects])).toEqual([[...matches], [...matches], others]);
  expect(matches.length).toBeLessThan(OBJECTS / 2);
});

test('a limit of magnitude that moves on, in a list that was sorted by it, looks at no object again', async () => {
  const [[, site]] = WINDOWS;
  const window = { site, startUtc: START, endUtc: START + 7 };
  const cache = createRangesCache(compute);
  const search = createSetSearch(compute, cache);
  const upTo = (max: number) => {
    const limits = { magnitude: between(-30, max) };
    return search({ set, window, limits, isIncluded: () => true, enough: Infinity }, enter);
  };
  const matches = await upTo(20);
  await extremesByRanges(cache, { set, window, quantity: 'magnitude' }, matches, enter);
  looked.length = 0;
  for (const max of [20, 19, 22]) await upTo(max);
  expect(looked.map(({ objects }) => objects.length)).toEqual([OBJECTS - matches.length]);
});

test('the least and greatest values by which a list is sorted are those of its rows', async () => {
  const [[, site]] = WINDOWS;
  const window = { site, startUtc: START, endUtc: START + 7 };
  const objects = Int32Array.from({ length: set.bodies.count }, (_, object) => object);
  for (const quantity of ['magnitude', 'elevation', 'skyMovement'] as const) {
    const where = { set, window, quantity };
    const sorted = await extremesByRanges(createRangesCache(compute), where, objects, enter);
    const { bodies, nodes } = set;
    const listed = await compute.extremesOf({ bodies, nodes, window, objects });
    const rows = Array.from(listed.objects, (_, place) => extremesInRow(listed, place));
    const expected = rows.flatMap(({ object, extremes: { [quantity]: range } }) =>
      range === undefined ? [] : [{ object, extremes: { [quantity]: range } }],
    );
    expect(sorted).toEqual(expected);
  }
});

/** A search through a week by the lowest altitude alone, which remembers the former ones. */
function searchAbove(): (lowest: number) => Promise<Int32Array> {
  const [[, site]] = WINDOWS;
  const window = { site, startUtc: START, endUtc: START + 7 };
  const search = createSetSearch(compute, createRangesCache(compute));
  return (lowest) => {
    const limits = { ...FIRST, elevation: between(lowest, 90) };
    return search({ set, window, limits, isIncluded: () => true, enough: Infinity }, enter);
  };
}

function isEven(object: number): boolean {
  return object % 2 === 0;
}

function between(min: number, max: number): Limit {
  return { range: { min, max }, acceptsAbsent: false };
}

async function enter(work: readonly Work[]): Promise<void> {
  for (const piece of work) await piece();
}

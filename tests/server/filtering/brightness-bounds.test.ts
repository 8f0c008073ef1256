import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { nodesAmong, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { createBrightnessBounds } from '#server/filtering/brightness-bounds.ts';
import { matchesInSet } from '#server/filtering/survey-set-matches.ts';
import {
  type SurveyObjects,
  surveyObjects,
  surveySet,
  type SurveySet,
} from '#server/filtering/survey/survey-set.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import type { Compute } from '#server/tasks/compute.ts';
import type { BrightnessTask } from '#server/tasks/survey-tasks.ts';
import { nodesAt } from '#server/tasks/survey-rows.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

/** 2029 March 30: Apophis meets the Earth on the fourteenth day. */
const START = 2_462_225.5;

/** More than a worker looks at at once; their orbits repeat those of some. */
const OBJECTS = 1100;
const ORBITS = 100;

/** Ranges that are prepared first. */
const PREPARED = 8;

const UPPSALA = siteFromGeodetic(17.6, 59.9, 0);
const CERRO_PACHON = siteFromGeodetic(-70.8, -30.2, 2700);

const tasks = createTasks({ ephemeris: testEphemeris(), cover: () => undefined }, () => BUILT_IN_EARTH);
const measured: BrightnessTask[] = [];
const compute: Compute = fakeCompute({
  surveyOf: async (task) => tasks.surveyOf(task),
  brightestOf: async (task) => (measured.push(task), tasks.brightestOf(task)),
});
let objects: SurveyObjects;
let set: SurveySet;

beforeAll(async () => {
  const bytes = new Uint8Array(readFileSync('public/catalogue/built-in.bin'));
  const { catalogue, nearEarthObjects } = serviceCatalogue(readCatalogue(bytes), 'built-in', 'built-in');
  const listed = Int32Array.from({ length: OBJECTS }, (_, place) => nearEarthObjects[place % ORBITS] ?? 0);
  objects = await surveyObjects(catalogue, listed);
  set = surveySet(objects, gridCovering(START - 2, START + 40));
  const { bodies, nodes } = set;
  tasks.nodesOf({ bodies, nodes, range: { from: 0, to: ORBITS } });
  const rows = Int32Array.from({ length: OBJECTS }, (_, object) => object % ORBITS);
  copyNodes(nodesAt(nodes, rows), nodes);
  set.prepared.fill(true);
}, 120_000);

beforeEach(() => {
  measured.length = 0;
});

test.each([16, 19, 22])(
  'no object that is left out as too faint is as bright as %i mag at any moment of a week, at any site',
  async (faintest) => {
    const limits = upTo(faintest);
    const testsOf = createBrightnessBounds(compute);
    for (const site of [UPPSALA, CERRO_PACHON, { kind: 'geocentre' } as const]) {
      const window = { site, startUtc: START + 10, endUtc: START + 17 };
      const isIncluded = await testsOf(set, window, limits, enter);
      const search = { set, window, limits, enough: Infinity };
      const all = await matchesInSet({ ...search, isIncluded: () => true }, compute, enter);
      expect(await matchesInSet({ ...search, isIncluded }, compute, enter)).toEqual(all);
      const left = Array.from({ length: OBJECTS }, (_, object) => isIncluded(object)).filter(Boolean).length;
      expect(left).toBeLessThan(0.9 * OBJECTS);
    }
  },
  120_000,
);

test('a day is measured once for all sites, limits and windows', async () => {
  const testsOf = createBrightnessBounds(compute);
  const week = { site: UPPSALA, startUtc: START, endUtc: START + 7 };
  await testsOf(set, week, upTo(20), enter);
  const days = measured.map((task) => task.days.length);
  expect(days).toEqual([8, 8]);
  await testsOf(set, { ...week, site: CERRO_PACHON }, upTo(22), enter);
  await testsOf(set, { ...week, endUtc: START + 3 }, upTo(22), enter);
  expect(measured).toHaveLength(2);
});

test('objects whose orbits are prepared later are measured then', async () => {
  const half = surveySet(objects, set.nodes.grid);
  copyNodes(nodesAmong(set.nodes, { from: 0, to: half.ranges[PREPARED]?.from ?? 0 }), half.nodes);
  const testsOf = createBrightnessBounds(compute);
  const window = { site: UPPSALA, startUtc: START, endUtc: START + 2 };
  const left = async (some: SurveySet) => {
    const isIncluded = await testsOf(some, window, upTo(20), enter);
    return Array.from({ length: OBJECTS }, (_, object) => isIncluded(object)).filter(Boolean).length;
  };
  half.prepared.fill(false);
  half.prepared.fill(true, 0, PREPARED);
  const before = await left(half);
  copyNodes(set.nodes, half.nodes);
  half.prepared.fill(true);
  expect(before).toBeGreaterThan(await left(half));
  expect(await left(half)).toBe(await left(set));
});

test('nothing is left out without a limit of magnitude, or where the orbits do not reach', async () => {
  const testsOf = createBrightnessBounds(compute);
  const window = { site: UPPSALA, startUtc: START, endUtc: START + 2 };
  const free = await testsOf(set, window, {}, enter);
  const beyond = await testsOf(set, { ...window, endUtc: START + 80 }, upTo(10), enter);
  expect([free(0), beyond(0)]).toEqual([true, true]);
  expect(measured).toEqual([]);
});

function copyNodes({ states, status, shifts }: OrbitNodes, nodes: OrbitNodes): void {
  nodes.states.set(states);
  nodes.status.set(status);
  nodes.shifts.set(shifts);
}

function upTo(max: number): Limits {
  return { magnitude: { range: { min: -30, max }, acceptsAbsent: false } };
}

async function enter(work: readonly Work[]): Promise<void> {
  for (const piece of work) await piece();
}

import { expect, test, vi } from 'vitest';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { isShared } from '#engine/shared-memory.ts';
import { createExtremesTable } from '#engine/survey/extremes-table.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { ExtremesRows } from '#server/tasks/extremes-rows.ts';
import { packedTask, writtenBy } from '#server/tasks/packed-task.ts';
import { emptySurveyBodies, storeBody } from '#server/tasks/survey-bodies.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const OBJECTS = 6;

const tasks = createTasks({ ephemeris: testEphemeris(), cover: () => undefined }, () => BUILT_IN_EARTH);

/** Does a task on the tables of the caller. */
const inPlace: typeof viaCopies = (name, task) => tasks[name](task as never);

test('workers that share no memory write the same numbers into the tables as those that do', () => {
  const shared = surveyBy(inPlace);
  vi.stubGlobal('SharedArrayBuffer', undefined);
  const copied = surveyBy(viaCopies);
  expect(copied).toEqual(shared);
  expect(shared.passing.length).toBeGreaterThan(0);
  expect(shared.found).toEqual(shared.passing);
  expect([...shared.extremes.objects]).toEqual([5, 2]);
  expect(shared.population.map(({ object }) => object)).toEqual([2, 3, 4]);
});

test('a task on shared memory is sent as it is', () => {
  const nodes = emptyNodes(gridCovering(2_461_050, 2_461_060), OBJECTS);
  const task = { bodies: emptySurveyBodies(OBJECTS), nodes, range: { from: 0, to: 1 } };
  expect(isShared(nodes.states)).toBe(true);
  expect(packedTask('nodesOf', task).task).toBe(task);
});

/** Nodes, a search and a year of some of six orbits that differ in their nodes alone. */
function surveyBy(run: typeof viaCopies) {
  const bodies = emptySurveyBodies(OBJECTS);
  for (let object = 0; object < OBJECTS; object++) {
    const body = fakeBody({ index: object });
    storeBody(bodies, object, { ...body, elements: { ...body.elements, node: object } });
  }
  const nodes = emptyNodes(gridCovering(2_461_050, 2_461_080), OBJECTS);
  const next = emptyNodes({ firstDay: 2_461_080, interval: 10, count: 1 }, OBJECTS);
  const range = { from: 2, to: 5 };
  run('nodesOf', { bodies, nodes, next, range });
  run('nodesOf', { bodies, nodes, range: { from: 5, to: 6 } });
  const site = siteFromGeodetic(0, 0, 0);
  const window = { site, startUtc: 2_461_055.5, endUtc: 2_461_057.5 };
  const table = createExtremesTable(OBJECTS);
  const search = { bodies, nodes, window, limits: {} };
  const passing = run('measureOf', {
    ...search,
    extremes: table,
    measure: [range],
    objects: Int32Array.of(4, 2),
  }) as Int32Array;
  const found = run('surveyOf', { ...search, objects: Int32Array.of(4, 2) }) as Int32Array;
  const extremes = run('extremesOf', { ...search, objects: Int32Array.of(5, 2) }) as ExtremesRows;
  const about = { quantity: 'elevation', faintest: 40, objects: Int32Array.of(5, 2) };
  const ranges = run('rangesOf', { ...search, ...about });
  const year = { startUtc: 2_461_055.5, endUtc: 2_461_070.5, limits: { faintest: 30, leastElongation: 0.1 } };
  const population = run('populationOf', { bodies, nodes, range, ...year }) as { object: number }[];
  return { nodes, next, table, passing: [...passing], found: [...found], extremes, ranges, population };
}

/** Does a task on copies, as a worker gets them and sends them back. */
function viaCopies(name: keyof typeof tasks, task: unknown): unknown {
  const packed = packedTask(name, task);
  const received: unknown = structuredClone(packed.task);
  const value: unknown = tasks[name](received as never);
  return packed.unpack(structuredClone(value), structuredClone(writtenBy(name, received)));
}

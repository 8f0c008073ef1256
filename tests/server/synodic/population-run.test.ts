import { expect, test } from 'vitest';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import type { ObjectRange, PopulationTask } from '#server/tasks/survey-tasks.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import { beginPopulation } from '#server/synodic/population-run.ts';
import type { SurveySet } from '#server/filtering/survey/survey-set.ts';
import { emptySurveyBodies } from '#server/tasks/survey-bodies.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

const RANGES = 30;
const SIZE = 4;
const REQUEST = { startUtc: 2_461_366.5, endUtc: 2_461_731.5, limits: { faintest: 18, leastElongation: 0 } };
const atOnce = (works: readonly Work[]) => works.forEach((work) => void work());

test('a population that is being looked at is of every prepared object once, several ranges at a time', async () => {
  const requests: ObjectRange[] = [];
  const compute = fakeCompute();
  const populationOf = (task: PopulationTask) => {
    requests.push(task.range);
    return compute.populationOf(task);
  };
  const run = beginPopulation(setWithout(11), REQUEST, { populationOf }, atOnce);
  await run.complete;
  const objects = requests.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, k) => from + k));
  expect(new Set(objects).size).toBe(objects.length);
  expect(objects).toHaveLength((RANGES - 1) * SIZE);
  expect(objects).not.toContain(11 * SIZE);
  expect(run.objects).toBe(objects.length);
  expect(requests.length).toBeLessThan(RANGES / 4);
});

test('a population that is being looked at is sent to every client in the order in which it is found, also to late ones', async () => {
  const waiting: (() => void)[] = [];
  const populationOf = (task: PopulationTask) =>
    new Promise<Awaited<ReturnType<typeof compute.populationOf>>>((resolve) => {
      waiting.push(() => void compute.populationOf(task).then(resolve));
    });
  const compute = fakeCompute();
  const run = beginPopulation(setWithout(0), REQUEST, { populationOf }, atOnce);
  const early = firstObjects(run.pieces());
  for (const answer of waiting.toReversed()) answer();
  await run.complete;
  const late = await firstObjects(run.pieces());
  expect(late).toEqual(await early);
  expect(late).toEqual(late.toSorted((a, b) => b - a));
});

async function firstObjects(pieces: ReturnType<ReturnType<typeof beginPopulation>['pieces']>) {
  const firsts: number[] = [];
  for await (const { found } of pieces) firsts.push(found[0].object);
  return firsts;
}

/** Objects all of which are prepared but those of one range. */
function setWithout(unprepared: number): SurveySet {
  const bodies = emptySurveyBodies(RANGES * SIZE);
  return {
    catalogue: fakeCatalogue().catalogue,
    rows: new Int32Array(bodies.count),
    bodies,
    facts: [],
    covariances: { update: async () => undefined, fetched: () => 0, among: () => new Map() },
    nodes: emptyNodes(gridCovering(2_461_360, 2_461_400), bodies.count),
    ranges: Array.from({ length: RANGES }, (_, k) => ({ from: k * SIZE, to: (k + 1) * SIZE })),
    prepared: Array.from({ length: RANGES }, (_, k) => k !== unprepared),
    failures: new Map(),
  };
}

import { expect, test } from 'vitest';
import type { SurveyTask } from '#server/tasks/survey-tasks.ts';
import { unmeasured } from '#server/filtering/extremes-cache.ts';
import { matchesInSet, measureRest } from '#server/filtering/survey-set-matches.ts';
import type { Work } from '#server/queue/fair-queue.ts';
import { surveyObjects, surveySet } from '#server/filtering/survey/survey-set.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

const WINDOW = { site: { kind: 'geocentre' }, startUtc: 2461050.5, endUtc: 2461051.5 } as const;

async function smallSet() {
  const { catalogue, nearEarthObjects } = fakeCatalogue();
  const objects = await surveyObjects(catalogue, nearEarthObjects);
  const set = surveySet(objects, { firstDay: 2461040, interval: 10, count: 3 });
  set.prepared.fill(true);
  return set;
}

test('objects of a set that will not be requested again are not measured', async () => {
  const set = await smallSet();
  const tasks: SurveyTask[] = [];
  const aside: Work[] = [];
  let isIncluded = true;
  const compute = fakeCompute({ surveyOf: async (task) => (tasks.push(task), task.objects) });
  const search = { set, window: WINDOW, table: unmeasured(set), limits: {} };
  measureRest(
    search,
    compute,
    (work) => aside.push(...work),
    () => isIncluded,
  );
  isIncluded = false;
  for (const work of aside) await work();
  expect([aside.length, tasks.length]).toEqual([1, 0]);
});

test('a range that is just being measured is awaited, not measured twice', async () => {
  const set = await smallSet();
  const tasks: SurveyTask[] = [];
  const releases: (() => void)[] = [];
  const compute = fakeCompute({
    surveyOf: async (task) => {
      tasks.push(task);
      await new Promise<void>((resolve) => releases.push(resolve));
      return task.objects;
    },
  });
  const search = {
    set,
    window: WINDOW,
    table: unmeasured(set),
    limits: {},
    isIncluded: () => true,
    enough: 1000,
  };
  const answers = [matchesInSet(search, compute, beginAll), matchesInSet(search, compute, beginAll)];
  await untilIdle();
  expect(tasks).toHaveLength(1);
  releases[0]();
  await untilIdle();
  releases[1]();
  await Promise.all(answers);
  expect(tasks.map(({ measure }) => measure)).toEqual([set.ranges, []]);
});

function beginAll(work: readonly Work[]): void {
  for (const piece of work) void piece();
}

/** All promises that can go on have gone on. */
async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

import { expect, test } from 'vitest';
import type { SurveyTask } from '#server/tasks/survey-tasks.ts';
import { matchesInSet } from '#server/filtering/survey-set-matches.ts';
import { surveyObjects, surveySet } from '#server/filtering/survey/survey-set.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

const WINDOW = { site: { kind: 'geocentre' }, startUtc: 2461050.5, endUtc: 2461051.5 } as const;

test('workers look at included objects of prepared ranges alone, two thousand together, until enough are found', async () => {
  const bodies = Array.from({ length: 12_800 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  const { catalogue, nearEarthObjects } = fakeCatalogue(bodies);
  const objects = await surveyObjects(catalogue, nearEarthObjects);
  const set = surveySet(objects, { firstDay: 2461040, interval: 10, count: 3 });
  set.prepared.fill(true, 1);
  const tasks: SurveyTask[] = [];
  const compute = fakeCompute({ surveyOf: async (task) => (tasks.push(task), task.objects) });
  const search = {
    set,
    window: WINDOW,
    limits: {},
    isIncluded: (object: number) => object % 2 === 1,
    enough: 2400,
  };
  const found = await matchesInSet(search, compute, async (work) => {
    for (const piece of work) await piece();
  });
  expect(tasks.map((task) => task.objects.length)).toEqual([2048, 2048]);
  expect([found.length, found[0], found[2399]]).toEqual([2400, 65, 65 + 2 * 2399]);
});

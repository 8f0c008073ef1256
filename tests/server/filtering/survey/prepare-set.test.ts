import { expect, test } from 'vitest';
import type { Work } from '#server/queue/visitor-lines.ts';
import type { ObjectRange } from '#server/tasks/survey-tasks.ts';
import { prepareSet } from '#server/filtering/survey/prepare-set.ts';
import { progressOf, surveyObjects, surveySet } from '#server/filtering/survey/survey-set.ts';
import { fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';

const GRID = { firstDay: 2461040, interval: 10, count: 3 };

async function setOf(count: number) {
  const { catalogue, nearEarthObjects } = fakeCatalogue(
    Array.from({ length: count }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` })),
  );
  return surveySet(await surveyObjects(catalogue, nearEarthObjects), GRID);
}

test('a range whose worker failed is tried once more', async () => {
  const set = await setOf(300);
  const reported: unknown[] = [];
  let failures = 1;
  const compute = fakeCompute({
    nodesOf: async (task) => {
      if (failures-- > 0) throw new Error('the worker stopped');
      return fakeCompute().nodesOf(task);
    },
  });
  await prepareSet(set, { compute, report: (error) => reported.push(error) }, beginAll);
  expect(progressOf(set)).toEqual({ done: 300, total: 300 });
  expect(reported).toEqual([new Error('the worker stopped')]);
});

test('a set that is no longer requested is left as it is', async () => {
  const set = await setOf(300);
  const begun: ObjectRange[] = [];
  const compute = fakeCompute({
    workers: 1,
    nodesOf: async (task) => {
      begun.push(task.range);
      return fakeCompute().nodesOf(task);
    },
  });
  const isRequested = () => begun.length < 2;
  await prepareSet(set, { compute, report: () => undefined }, beginAll, { isRequested });
  expect(begun).toEqual(set.ranges.slice(0, 2));
});

function beginAll(work: readonly Work[]): void {
  for (const piece of work) void piece();
}

import { expect, test } from 'vitest';
import type { SurveyWindow } from '#server/tasks/survey-tasks.ts';
import { createLongExtremes } from '#server/filtering/long-extremes.ts';
import { surveyObjects } from '#server/filtering/survey/survey-set.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';

const TODAY = 2461050.5;
const YEARS = [0, 365, 730].map((days) => yearFrom(TODAY + days));

test('rows of a long list that two visitors request at once are each followed from where it is', async () => {
  const { extremes, misplaced, release } = await watchedExtremes({ isPaused: true });
  const first = extremes.extremesOf(Int32Array.of(0, 1), YEARS, enter);
  await turns();
  const second = extremes.extremesOf(Int32Array.of(0, 1, 2, 3), YEARS, enter);
  for (let turn = 0; turn < 20; turn++) {
    release();
    await turns();
  }
  await first;
  expect((await second).map(({ object }) => object)).toEqual([0, 1, 2, 3]);
  expect(misplaced).toEqual([]);
});

test('rows of a long list are each followed from where it is after a worker has failed', async () => {
  const { extremes, misplaced } = await watchedExtremes({ failsAtCall: 2 });
  await expect(extremes.extremesOf(Int32Array.of(0, 1), YEARS, enter)).rejects.toThrow('out of memory');
  const all = await extremes.extremesOf(Int32Array.of(0, 1, 2, 3), YEARS, enter);
  expect(all.map(({ object }) => object)).toEqual([0, 1, 2, 3]);
  expect(misplaced).toEqual([]);
});

/** Extremes of four objects by workers that write the day of each node into it, and note which objects are said to be where they are not. */
async function watchedExtremes({ isPaused = false, failsAtCall = Number.NaN }) {
  const catalogue = fakeCatalogue(
    Array.from({ length: 4 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` })),
  );
  const objects = await surveyObjects(catalogue.catalogue, Int32Array.of(0, 1, 2, 3));
  const misplaced: number[] = [];
  const waiting: (() => void)[] = [];
  let calls = 0;
  const compute = fakeCompute({
    nodesOf: async (task) => {
      const { nodes, range, starts } = task;
      for (let object = range.from; object < range.to; object++) {
        if (starts !== undefined && starts.states[6 * starts.grid.count * object] !== starts.grid.firstDay)
          misplaced.push(object);
        nodes.states[6 * nodes.grid.count * object] = nodes.grid.firstDay;
      }
      return fakeCompute().nodesOf(task);
    },
    extremesOf: async (task) => {
      if (++calls === failsAtCall) throw new Error('out of memory');
      if (isPaused) await new Promise<void>((resolve) => waiting.push(resolve));
      return fakeCompute().extremesOf(task);
    },
  });
  const extremes = createLongExtremes(objects, compute, async () => undefined, TODAY);
  return { extremes, misplaced, release: () => waiting.shift()?.() };
}

function yearFrom(startUtc: number): SurveyWindow {
  return { site: { kind: 'geocentre' }, startUtc, endUtc: startUtc + 365 };
}

function enter(work: readonly Work[]): void {
  for (const one of work) void one();
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

import * as z from 'zod/mini';
import { filteringResult } from '#contract/opt/filtering.ts';
import { DIRECT_QUANTITIES } from '#engine/survey/thresholds.ts';
import { extremesRows } from '#server/tasks/extremes-rows.ts';
import type { Compute } from '#server/tasks/compute.ts';
import type { MeasuringTask, SurveyTask } from '#server/tasks/survey-tasks.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

type App = Awaited<ReturnType<typeof fakeService>>['app'];

export function from(startUtc: number, days: number): string {
  return `/rest/opt/filtering?julianDateStart=${startUtc}&julianDateEnd=${startUtc + days}&step=1&observatoryCode=568`;
}

export async function resultOf(app: App, query: string, headers: Record<string, string> = {}) {
  const response = await app.request(query, { headers });
  return z.parse(filteringResult, await response.json());
}

export async function wholeOf(app: App, query: string) {
  let result = await resultOf(app, query);
  for (let poll = 0; poll < 60 && result.preparation !== undefined; poll++)
    result = await resultOf(app, query);
  return result;
}

/** Workers that note what is searched for: the first object is of magnitude 16, the second of 15. */
export function measuring(): { tasks: MeasuringTask[]; compute: Compute } {
  const tasks: MeasuringTask[] = [];
  const compute = fakeCompute({
    measureOf: async (task) => {
      tasks.push(task);
      const { extremes, measure, objects, limits } = task;
      for (const { from: first, to } of measure) {
        for (let object = first; object < to; object++) {
          extremes.bounds.set([16 - object, 17 - object], object * 2 * DIRECT_QUANTITIES.length);
        }
      }
      return objects.filter((object) => 16 - object <= (limits.magnitude?.range?.max ?? 0));
    },
  });
  return { tasks, compute };
}

/** Workers that look through a piece when they are let, or bring the values of more than one object. */
export function pausedCompute(what: 'measureOf' | 'extremesOf' = 'measureOf') {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const wait = async () => {
    begun++;
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const compute = fakeCompute({
    [what]: async (task: SurveyTask) => {
      if (what === 'measureOf' || task.objects.length > 1) await wait();
      if (what === 'measureOf') return task.objects;
      return extremesRows(
        Array.from(task.objects, (object) => ({
          object,
          extremes: { moonglow: { min: -1 - object, max: 0 } },
        })),
      );
    },
  });
  const release = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { compute, release, begun: () => begun };
}

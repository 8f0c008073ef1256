import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filteringResult } from '#contract/opt/filtering.ts';
import { extremesRows } from '#server/tasks/extremes-rows.ts';
import { RANGE_MARK } from '#server/tasks/survey-tasks.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const FILTERING = `/rest/opt/filtering?${ONE_NIGHT}`;

test.each([
  ['sort=magnitude', ['2026 A1298', '2026 A1297', '2026 A1296']],
  ['sort=magnitude&order=desc', ['2026 A5', '2026 A0', '2026 A1']],
  ['sort=skyUncertainty', ['2026 A1000', '2026 A999', '2026 A1001']],
  ['sort=object&order=desc', ['2026 A1299', '2026 A1298', '2026 A1297']],
  ['sort=pha&order=desc', ['2026 A700', '2026 A0', '2026 A1']],
  ['sort=observationArc&order=desc', ['2026 A6', '2026 A13', '2026 A20']],
])('a sorted list with %s is sorted before it is cut at 1000', async (sorting, first) => {
  const { app } = await sortedService();
  const { object, totalResults } = await resultOf(await app.request(`${FILTERING}&${sorting}&size=3`));
  expect([totalResults, object.data.map(({ designator }) => designator)]).toEqual([1000, first]);
});

test('a sorted list has what has no value at its end, whichever way it is sorted', async () => {
  const { app } = await sortedService();
  for (const order of ['asc', 'desc']) {
    const names = ['2026 A1299', '2026 A1', '2026 A2'].map(encodeURIComponent).join(',');
    const address = `${FILTERING}&sort=nrOfDaysUnobserved&order=${order}&names=${names}`;
    const { object } = await resultOf(await app.request(address));
    expect(object.data.at(-1)?.designator).toBe('2026 A1299');
  }
});

test('a sorted list keeps its order over all pages', async () => {
  const { app } = await sortedService();
  const sorted = `${FILTERING}&sort=magnitude`;
  const first = await resultOf(await app.request(`${sorted}&size=250`));
  const headers = { Token: first.token };
  const second = await resultOf(await app.request(`${sorted}&from=250&size=20`, { headers }));
  expect(second.object.data[0].designator).toBe('2026 A1048');
});

test('a sorted list by a column that there is not is refused', async () => {
  const { app } = await sortedService();
  expect((await app.request(`${FILTERING}&sort=colour`)).status).toBe(400);
});

/** 1300 objects, the later the brighter, but for the last, which has neither magnitude nor observations. */
async function sortedService() {
  const bodies = Array.from({ length: 1300 }, (_, k) =>
    fakeBody({
      index: k,
      designation: `2026 A${k}`,
      arcDays: k % 7,
      pha: k === 700,
      ...(k === 1299 ? {} : { lastObservation: '2025-12-01' }),
    }),
  );
  const compute = fakeCompute({
    rangesOf: async ({ objects }) => ({
      low: Float64Array.from(objects, (object) => 30 - object / 100),
      high: Float64Array.from(objects, (object) => 30 - object / 100 + (object === 5 ? 20 : 1)),
      marks: Uint8Array.from(objects, (object) => RANGE_MARK[object === 1299 ? 'hasAbsent' : 'inside']),
    }),
    extremesOf: async ({ objects }) =>
      extremesRows(
        Array.from(objects, (object) => ({
          object,
          extremes: { skyUncertainty: { min: Math.abs(object - 1000), max: 2000 } },
        })),
      ),
  });
  return fakeService({ catalogue: fakeCatalogue(bodies), compute });
}

async function resultOf(response: Response) {
  return z.parse(filteringResult, await response.json());
}

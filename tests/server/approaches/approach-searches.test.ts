import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { closeApproaches, closeApproachesLine } from '#contract/fvt/close-approaches.ts';
import type { PropagationTask, ScanTask } from '#server/tasks/approach-tasks.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

/** The year of the service's clock, from today on. */
const YEAR = 'startDate=61050&endDate=61400';

test('without names every near-Earth object is examined', async () => {
  const { app, parts } = await service();
  const answer: unknown = await (await app.request(`/rest/fvt/closeApproaches?${YEAR}`)).json();
  const { closeApproaches: found } = z.parse(closeApproaches, answer);
  const objects = new Set(found.map(({ designator }) => designator));
  expect(objects.size).toBe(parts.catalogue().nearEarthObjects.length);
});

test('found approaches, and parts of them, are sent again without another search', async () => {
  const { app, scanned } = await service();
  const first: unknown = await (await app.request(`/rest/fvt/closeApproaches?${YEAR}&mainBody=all`)).json();
  const once = scanned.length;
  const again: unknown = await (await app.request(`/rest/fvt/closeApproaches?${YEAR}&mainBody=all`)).json();
  expect(again).toEqual(first);
  const part = await app.request('/rest/fvt/closeApproaches?startDate=61090&endDate=61100');
  expect(z.parse(closeApproaches, await part.json()).closeApproaches).toEqual([]);
  expect(scanned).toHaveLength(once);
  await app.request(`/rest/fvt/closeApproaches?${YEAR}&distMax=0.1`);
  expect(scanned.length).toBeGreaterThan(once);
});

test('the search that visitors begin with is made before they request it', async () => {
  const { app, parts, scanned } = await service();
  await parts.approachSearches.prepare(parts.catalogue());
  const once = scanned.length;
  expect(once).toBeGreaterThan(0);
  const response = await app.request(
    '/rest/fvt/closeApproaches?startDate=61050&endDate=61060&mainBody=earth',
  );
  expect(response.status).toBe(200);
  expect(scanned).toHaveLength(once);
});

test('a search reports line by line what is done, and that it is complete', async () => {
  const { app, parts } = await service();
  const headers = { Accept: 'application/x-ndjson' };
  const response = await app.request(`/rest/fvt/closeApproaches?${YEAR}`, { headers });
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson');
  const text = await response.text();
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => z.parse(closeApproachesLine, JSON.parse(line)));
  const total = parts.catalogue().nearEarthObjects.length;
  expect(lines[0]).toMatchObject({ done: 0, total, complete: false });
  expect(lines.at(-2)).toMatchObject({ done: total, total });
  expect(lines.at(-1)).toMatchObject({ complete: true });
});

test('elements that are too old for a conic are propagated to today once, whatever is searched for', async () => {
  const { app, propagated, scanned } = await service(fakeCatalogue([fakeBody({ elements: OLD_ELEMENTS })]));
  await app.request(`/rest/fvt/closeApproaches?${YEAR}`);
  expect(propagated).toHaveLength(1);
  expect(scanned.at(-1)?.starts?.day).toBe(propagated[0].toDay);
  await app.request(`/rest/fvt/closeApproaches?${YEAR}&mainBody=venus`);
  expect(scanned.length).toBeGreaterThan(1);
  expect(propagated).toHaveLength(1);
});

test('a search whose reader has gone ends', async () => {
  const { app, queue } = await service();
  const headers = { Accept: 'application/x-ndjson' };
  const century = 'startDate=61050&endDate=96000';
  const response = await app.request(`/rest/fvt/closeApproaches?${century}`, { headers });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await queue.idle();
  expect(queue.waiting()).toBe(0);
});

/** Elements of 1968. */
const OLD_ELEMENTS = {
  ...fakeBody().elements,
  epoch: { scale: 'TDB', day: 2_440_000.5, offset: 0 },
} as const;

async function service(catalogue = fakeCatalogue()) {
  const scanned: ScanTask[] = [];
  const propagated: PropagationTask[] = [];
  const compute = fakeCompute();
  const made = await fakeService({
    catalogue,
    compute: {
      ...compute,
      scanOf: (task) => {
        scanned.push(task);
        return compute.scanOf(task);
      },
      propagatedOf: (task) => {
        propagated.push(task);
        return compute.propagatedOf(task);
      },
    },
  });
  return { ...made, scanned, propagated };
}

import { expect, test } from 'vitest';
import { APPROACH_LINES } from '#contract/fvt/close-approaches.ts';
import { FEATURED_OBJECTS } from '#contract/fvt/featured-objects.ts';
import type { WrittenApproaches } from '#contract/local/written-approaches.ts';
import { STATIC_FILES, type StaticFile } from '#contract/static-manifest.ts';
import { writtenAnswers } from '#server/browser/written-answers.ts';
import { approach } from '../../machines/fakes/flybys.ts';

const NOW = Date.parse('2026-11-27T20:00:00Z');
const TONIGHT = '/rest/opt/tonight?observatoryCode=950&most=12';

test('a written response is found whatever the order of the parameters, and those that are empty', async () => {
  const answer = pageWith([[STATIC_FILES.answer(TONIGHT, 0), 'the night', {}]]);
  expect(await textOf(answer('/rest/opt/tonight?most=12&observatoryCode=950&night='))).toBe('the night');
  expect(await textOf(answer('/rest/opt/tonight?most=12&observatoryCode=951'))).toBeUndefined();
});

test('of the nights of a site the first that is not over is the coming one', async () => {
  const answer = pageWith([
    [STATIC_FILES.answer(TONIGHT, 0), 'yesterday', { until: '2026-11-27T06:00:00.000Z' }],
    [STATIC_FILES.answer(TONIGHT, 1), 'tonight', { until: '2026-11-28T06:00:00.000Z' }],
    [STATIC_FILES.answer(TONIGHT, 2), 'tomorrow', { until: '2026-11-29T06:00:00.000Z' }],
  ]);
  expect(await textOf(answer(TONIGHT))).toBe('tonight');
});

test('when all written nights are over the night is computed', async () => {
  const answer = pageWith([
    [STATIC_FILES.answer(TONIGHT, 0), 'yesterday', { until: '2026-11-27T06:00:00.000Z' }],
  ]);
  expect(await answer(TONIGHT)).toBeUndefined();
});

test('a response of bytes is not one of text', async () => {
  const type = 'application/octet-stream';
  const answer = pageWith([[STATIC_FILES.answer('/rest/nov/swarm', 0), 'columns', { type }]]);
  expect(await answer('/rest/nov/swarm')).toBeUndefined();
  const response = await answer('/rest/nov/swarm', type);
  expect([response?.headers.get('Content-Type'), await response?.text()]).toEqual([type, 'columns']);
});

test('the written status is of the present, and of before anything is prepared', async () => {
  const status = {
    version: '1',
    now: '2026-11-01T00:00:00.000Z',
    catalogue: {
      name: 'built-in',
      date: '2026-07-01',
      objects: 1,
      nearEarthObjects: 1,
      observatories: 1,
      sources: [],
      loading: false,
      refresh: { state: 'off' },
    },
    preparation: { done: 1, total: 1 },
    ephemeris: { name: 'DE441', firstJulianDate: 1, lastJulianDate: 2 },
    earthOrientation: { source: 'IERS', measuredTo: '2026-11-01', predictedTo: '2027-11-01' },
  };
  const answer = pageWith([[STATIC_FILES.answer('/rest/status', 0), JSON.stringify(status), {}]]);
  expect(JSON.parse((await textOf(answer('/rest/status'))) ?? '')).toEqual({
    ...status,
    now: '2026-11-27T20:00:00.000Z',
    preparation: { done: 0, total: 0 },
  });
});

test('a response that is damaged is reported, and computed', async () => {
  const reported: unknown[] = [];
  const answer = pageWith([[STATIC_FILES.answer('/rest/status', 0), 'no status', {}]], reported);
  expect(await answer('/rest/status')).toBeUndefined();
  expect(reported).toHaveLength(1);
});

const FIRST = approach({ mjd: 61_371.5 });
const SECOND = approach({ mjd: 61_380 });
const SEARCH = '/rest/fvt/closeApproaches?mainBody=earth';

test('approaches of the days that are searched for are among those that are written, and no others', async () => {
  const answer = pageWithApproaches('all');
  const text = await textOf(answer(`${SEARCH}&startDate=61372&endDate=61385.9&names=`));
  expect(JSON.parse(text ?? '')).toEqual({ closeApproaches: [SECOND], errors: [] });
});

test('lines of written approaches say first that those of later days are not prepared', async () => {
  const response = await pageWithApproaches('all')(`${SEARCH}&startDate=61371&endDate=61385`, APPROACH_LINES);
  const lines = (await response?.text())?.trim().split('\n');
  expect(lines?.map((line) => JSON.parse(line) as unknown)).toEqual([
    { closeApproaches: [], errors: [], done: 0, total: 26_010, complete: false },
    {
      closeApproaches: [FIRST, SECOND],
      errors: [],
      done: 26_010,
      total: 26_010,
      complete: false,
    },
    { closeApproaches: [], errors: [], done: 0, total: 0, complete: true },
  ]);
});

test.each([
  ['later days, as months after the page was written', `${SEARCH}&startDate=61500&endDate=61514`],
  ['days that are not all written', `${SEARCH}&startDate=61371&endDate=61500`],
  ['another body', '/rest/fvt/closeApproaches?mainBody=mars&startDate=61371&endDate=61385'],
  ['another distance', `${SEARCH}&startDate=61371&endDate=61385&distMax=0.1`],
  ['another object', `${SEARCH}&startDate=61371&endDate=61385&names=433`],
])('approaches are computed for %s', async (_, address) => {
  expect(await pageWithApproaches('all')(address)).toBeUndefined();
});

test('approaches of the featured objects are those that are written of them', async () => {
  const names = encodeURIComponent(FEATURED_OBJECTS.join(','));
  const address = `${SEARCH}&startDate=61371&endDate=61385&names=${names}`;
  expect(await pageWithApproaches('all')(address)).toBeUndefined();
  expect(await pageWithApproaches('featured')(address)).toBeDefined();
});

function pageWithApproaches(objects: 'all' | 'featured') {
  const written: WrittenApproaches = {
    from: 61_371,
    to: 61_416,
    objects: 26_010,
    closeApproaches: [FIRST, SECOND, approach({ mjd: 61_400 })],
    errors: [],
  };
  return pageWith([[STATIC_FILES.approaches(objects), JSON.stringify(written), {}]]);
}

type Written = readonly [name: string, content: string, facts: Partial<StaticFile>];

function pageWith(written: readonly Written[], reported: unknown[] = []) {
  const contents = new Map(written.map(([name, content]) => [name, new TextEncoder().encode(content)]));
  const files = Object.fromEntries(
    written.map(([name, , facts]) => [name, { path: 'data/a', bytes: 0, sha256: '', ...facts }]),
  );
  const find = writtenAnswers(
    {
      manifest: { format: 1, toolkit: '1', madeAt: '2026-11-27T00:00:00Z', files },
      read: async (name) => contents.get(name) ?? new Uint8Array(),
      storedNames: async () => new Set(),
    },
    () => NOW,
    (error) => void reported.push(error),
  );
  return (address: string, accept = 'application/json') =>
    find(new Request(`https://page.example${address}`, { headers: { Accept: accept } }));
}

async function textOf(answer: Promise<Response | undefined>): Promise<string | undefined> {
  return (await answer)?.text();
}

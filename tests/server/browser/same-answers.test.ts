import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CALL_GUIDES } from '#contract/openapi/call-guide.ts';
import { type DescribedRoute, pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { keysOf } from '#engine/typed-record.ts';
import { createApp } from '#server/app.ts';
import { NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import type { NewCalculation } from '#server/calculations/calculation-store.ts';
import { computeBy } from '#server/compute-by.ts';
import { UNLIMITED } from '#server/http/call-allowance.ts';
import { openCatalogueHost } from '#server/node/catalogue/catalogue-host.ts';
import { openShapeFiles } from '#server/node/page/shape-files.ts';
import { createNodeService } from '#server/node/service.ts';
import { openBrightStars } from '#server/node/stars/cached-stars.ts';
import { openLog } from '#server/node/telemetry/service-log.ts';
import { signedListTokens } from '#server/node/visitors/signed-list-tokens.ts';
import { openEphemerisFiles, readIndex } from '#server/node/workers/ephemeris-files.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import { describeEphemeris } from '#server/tasks/covered-ephemeris.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import { fakeStateStore } from '../fakes/fake-state-store.ts';
import { openPageService, type PageService } from './page-service.ts';
import { staticData, WHOLE_CATALOGUE } from './static-data.ts';

const NOW = Date.UTC(2026, 0, 10);
const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

/** Calls that a page without a service does not answer. */
const NEED_A_SERVICE: readonly DescribedRoute[] = [
  'candidates',
  'candidateScatter',
  'observableCalendar',
  'observableAtom',
  'newsCalendar',
  'newsAtom',
  'oembed',
];

/** Calls that follow from another one, or post something, and are looked at by themselves. */
const BY_THEMSELVES: readonly DescribedRoute[] = [
  'calculate',
  'getCalculationResult',
  'longTerm',
  'shortTerm',
  'cancelCalculation',
  'saveToolState',
  'loadToolState',
];

const ALIKE = keysOf(CALL_GUIDES).filter(
  (route) => !NEED_A_SERVICE.includes(route) && !BY_THEMSELVES.includes(route),
);

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const reported: unknown[] = [];
const data = staticData();
const requested = new Map<string, NewCalculation>();
let onNode: Hono;
let inPage: PageService;

beforeAll(async () => {
  onNode = await startNodeService();
  vi.stubGlobal('SharedArrayBuffer', undefined);
  inPage = await openPage();
  await inPage.service.prepared();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Lists of all objects, which are measured piece by piece. */
const NIGHT = 'julianDateStart=2461050.5&julianDateEnd=2461052.4999&observatoryCode=568&step=1';
const LISTS = [
  `/rest/opt/filtering?${NIGHT}&magnitudeMax=24`,
  `/rest/opt/filtering?${NIGHT}&magnitudeMax=23&elevationMin=30`,
  `/rest/opt/filtering?${NIGHT}&skyUncertaintyMax=60`,
];

test.each([...ALIKE.map(addressOf), ...LISTS])(
  '%s has the same answer in the page as on Node, to the byte',
  async (path) => {
    for (const accept of ['application/json', 'application/octet-stream', 'application/x-ndjson']) {
      const headers = { Accept: accept };
      const [expected, answer] = [
        await onNode.request(path, { headers }),
        await inPage.request(path, { headers }),
      ];
      const [due, received] = [await textOf(expected), await textOf(answer)];
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        expected.status,
        expected.headers.get('Content-Type'),
      ]);
      expect(expected.status, due).toBe(200);
      expect(firstDifference(received, due)).toBeUndefined();
    }
  },
);

/** Calls of a page that shows the flyby of one object. */
const OF_APOPHIS = [
  '/rest/asteroid/findAsteroidByName?query=99942',
  '/rest/asteroid/shapes?names=2004%20MN4',
  '/rest/fvt/closeApproaches?startDate=62234&endDate=62245&mainBody=earth&names=2004%20MN4',
  '/rest/fvt/flyby?name=2004%20MN4&date=2029-04-13T21%3A45%3A03&center=earth',
  '/rest/fvt/solutions?name=Apophis&date=2029-04-13T21%3A45%3A03&center=earth',
  '/rest/nov/ephemerides/keplerian?names=k04m04n',
  '/rest/nov/ephemerides/perturbed?name=(99942)%20Apophis',
];

test('calls about one object are answered from a part of the catalogue as on Node, to the byte', async () => {
  const page = await openPage(new Map([...data].filter(([path]) => path !== WHOLE_CATALOGUE)));
  for (const path of OF_APOPHIS) {
    const [expected, answer] = [await onNode.request(path), await page.request(path)];
    expect(answer.status, path).toBe(200);
    expect(firstDifference(await textOf(answer), await textOf(expected))).toBeUndefined();
  }
});

test('a name that no part has is looked for in the whole catalogue', async () => {
  const page = await openPage();
  const path = '/rest/asteroid/findAsteroidByName?query=apofis';
  const [expected, answer] = [await onNode.request(path), await page.request(path)];
  expect(await answer.json()).toEqual(await expected.json());
});

test('a calculation in the page has the ephemerides of one on Node', async () => {
  const results = await Promise.all(
    [(path: string, init?: RequestInit) => onNode.request(path, init), inPage.request].map(
      async (request) => {
        const ticket = await request(addressOf('calculate'));
        const { token } = (await ticket.json()) as { readonly token: string };
        const headers = { [TOKEN_HEADER]: token };
        await vi.waitFor(async () => {
          const result = await request(addressOf('getCalculationResult'), { headers });
          expect(await result.json()).toMatchObject({ processed: 1 });
        });
        const plots = await request(addressOf('longTerm'), { headers });
        const result = await request(addressOf('getCalculationResult'), { headers });
        return [await result.text(), await plots.text()];
      },
    ),
  );
  expect(results[1]).toEqual(results[0]);
});

test.each(NEED_A_SERVICE)('%s says in the page that it needs a service', async (route) => {
  const answer = await inPage.request(addressOf(route));
  expect(answer.status).toBe(501);
  expect(await answer.json()).toMatchObject({ type: '/rest/docs#needs-service' });
});

test('a page that is reloaded has its calculation again', async () => {
  const ticket = await inPage.request(addressOf('calculate'));
  const { token } = (await ticket.json()) as { readonly token: string };
  const reloaded = await openPage();
  const headers = { [TOKEN_HEADER]: token };
  const again = await reloaded.request(addressOf('getCalculationResult'), { headers });
  expect(await again.json()).toMatchObject({ processed: 1 });
  const unknown = await reloaded.request(addressOf('getCalculationResult'), {
    headers: { [TOKEN_HEADER]: 'x' },
  });
  expect(unknown.status).toBe(404);
});

test('a call for the head of a response alone has it in the page as on Node', async () => {
  const path = addressOf('orbitNow');
  const [expected, answer] = [
    await onNode.request(path, { method: 'HEAD' }),
    await inPage.request(path, { method: 'HEAD' }),
  ];
  expect([answer.status, await answer.text()]).toEqual([expected.status, '']);
});

test('provenance names the browser as the place where numbers were computed', async () => {
  const answer = await inPage.request(addressOf('orbitNow'));
  const software = 'NEO Toolkit 0.0.0, computed in this browser';
  expect(await answer.json()).toMatchObject({ provenance: { software } });
});

test('nothing fails that no caller is notified of', () => {
  expect(reported).toEqual([]);
});

function openPage(files = data): Promise<PageService> {
  return openPageService(files, requested, {
    now: () => NOW,
    report: (error) => void reported.push(error),
  });
}

function addressOf(route: DescribedRoute): string {
  const { query, parts } = CALL_GUIDES[route];
  return `${pathOf(route, parts)}?${new URLSearchParams(query).toString()}`;
}

/** Where two texts part, as far as it is worth reading; nothing where they are the same. */
function firstDifference(received: string, due: string): readonly string[] | undefined {
  if (received === due) return undefined;
  const at = Array.from(due).findIndex((character, place) => character !== received[place]);
  return [received, due].map((text) => text.slice(Math.max(0, at - 40), at + 40));
}

/** The bytes of a response as characters, but for its token, which is drawn anew each time. */
async function textOf(response: Response): Promise<string> {
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return text.replace(/"token":"[^"]*"/, '"token":""');
}

async function startNodeService(): Promise<Hono> {
  const host = openCatalogueHost({
    builtInFile: join(PUBLIC, 'catalogue', 'built-in.bin'),
    folder: undefined,
    refreshedFile: undefined,
    dataDir: folder,
    candidates: { latest: () => undefined },
    takeIn: () => Promise.reject(new Error('nothing is read')),
    leastRows: new Map(),
    report: (error) => void reported.push(error),
  });
  const ephemeris = join(PUBLIC, 'ephemeris');
  const tasks = createTasks(openEphemerisFiles(ephemeris), () => BUILT_IN_EARTH);
  const stars = openBrightStars(join(PUBLIC, 'static', 'sky'));
  const { service, preparation } = createNodeService({
    version: '0.0.0',
    place: 'computed in this browser', // so that provenance is the same to the byte
    tileAddress: undefined,
    surveyAddress: undefined,
    compute: computeBy({
      workers: 2,
      ephemeris: describeEphemeris(readIndex(ephemeris)),
      deadlineMs: Number.POSITIVE_INFINITY,
      attempt: async (name, task) => tasks[name](task as never),
      isClosing: () => false,
      report: (error) => void reported.push(error),
    }),
    earth: () => BUILT_IN_EARTH,
    host,
    catalogueRefresh: () => ({ state: 'off' }),
    refreshRefused: () => undefined,
    earthOrientationRefused: () => undefined,
    starsRefused: () => undefined,
    news: { list: () => [], take: async () => undefined },
    dataDir: folder,
    preparedDir: undefined,
    stateStore: fakeStateStore(),
    shapes: openShapeFiles(join(PUBLIC, 'shapes'), undefined),
    latestOrbits: NO_LATEST_ORBITS,
    candidateVariants: NO_CANDIDATE_VARIANTS,
    stars: () => stars,
    starFields: catalogueStarFields(() => stars),
    callAllowance: UNLIMITED,
    listTokens: signedListTokens('secret', () => NOW),
    visitorOf: () => 'somebody',
    publicUrlOf: (c) => new URL(c.req.url),
    now: () => NOW,
    log: openLog('silent'),
  });
  await preparation.begin(service.catalogue());
  return createApp(service);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { createApp } from '#server/app.ts';
import { UNLIMITED } from '#server/http/call-allowance.ts';
import { NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { createMetrics, type Metrics } from '#server/node/telemetry/metrics.ts';
import { createNodeService } from '#server/node/service.ts';
import { openLog } from '#server/node/telemetry/service-log.ts';
import { signedListTokens } from '#server/node/visitors/signed-list-tokens.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { ONE_NIGHT } from '../fakes/fake-service.ts';
import { fakeStars } from '../fakes/fake-stars.ts';
import { fakeStateStore } from '../fakes/fake-state-store.ts';

const NOW = Date.UTC(2026, 0, 10);

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls by the cache that is looked into for them. */
const CALLS = {
  lists: `/rest/opt/filtering?${ONE_NIGHT}`,
  'perturbed orbits': '/rest/nov/ephemerides/perturbed?name=Eros',
  paths: `/rest/scd/trace?${ONE_NIGHT}&name=Eros`,
  flybys: '/rest/fvt/flyby?name=Eros&date=2026-04-13&center=earth',
} as const;

test.each(Object.entries(CALLS))(
  'a repeated request for %s is counted as a hit of the cache, and an operator sees it',
  async (cache, path) => {
    const metrics = createMetrics();
    const app = await startedService(metrics);
    const first = await app.request(path);
    expect(first.status, await first.clone().text()).toBe(200);
    expect(await looks(metrics, cache)).toEqual({ true: 0, false: 1 });
    const token = first.headers.get('Token');
    await app.request(path, { headers: token === null ? {} : { Token: token } });
    expect(await looks(metrics, cache)).toEqual({ true: 1, false: 1 });
  },
);

test('a window of nights that another list of the same site has looked through is found', async () => {
  const metrics = createMetrics();
  const app = await startedService(metrics);
  await app.request(CALLS.lists);
  await app.request(`${CALLS.lists}&magnitudeMax=20`);
  expect(await looks(metrics, 'windows of nights')).toEqual({ true: 1, false: 1 });
});

/** The parts of the service as it starts, on fake workers and a fake catalogue. */
async function startedService(metrics: Metrics) {
  const { service, preparation } = createNodeService({
    version: '0.0.0',
    tileAddress: undefined,
    surveyAddress: undefined,
    compute: fakeCompute(),
    earth: () => BUILT_IN_EARTH,
    host: {
      current: fakeCatalogue,
      isLoading: () => false,
      takeRefreshed: () => false,
      refresh: async () => undefined,
      refused: () => undefined,
    },
    catalogueRefresh: () => ({ state: 'off' }),
    refreshRefused: () => undefined,
    earthOrientationRefused: () => undefined,
    starsRefused: () => undefined,
    news: { list: () => [], compare: async () => undefined },
    dataDir: folder,
    preparedDir: undefined,
    stateStore: fakeStateStore(),
    shapes: { named: () => [] },
    latestOrbits: NO_LATEST_ORBITS,
    candidateVariants: NO_CANDIDATE_VARIANTS,
    stars: fakeStars,
    starFields: catalogueStarFields(fakeStars),
    sharedCalculations: undefined,
    servesPieces: true,
    callAllowance: UNLIMITED,
    listTokens: signedListTokens('secret', () => NOW),
    visitorOf: () => 'somebody',
    publicUrlOf: (c) => new URL(c.req.url),
    now: () => NOW,
    watchCache: metrics.watchCache,
    log: openLog('silent'),
  });
  await preparation.begin(service.catalogue());
  return createApp(service);
}

/** How often something was found in a cache, and how often not. */
async function looks(metrics: Metrics, cache: string): Promise<Record<'true' | 'false', number>> {
  const text = await metrics.text();
  const count = (found: boolean) =>
    Number(
      new RegExp(`neo_cache_looks_total\\{cache="${cache}",found="${found}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  return { true: count(true), false: count(false) };
}

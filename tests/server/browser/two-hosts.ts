import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { vi } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { createApp } from '#server/app.ts';
import { NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import type { NewCalculation } from '#server/calculations/calculation-store.ts';
import { computeBy } from '#server/tasks/compute-by.ts';
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
import { staticData } from './static-data.ts';

const NOW = Date.UTC(2026, 0, 10);
const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

/** One of the two hosts, as its calls are sent to it. */
export type SendCall = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** The service on Node and in a page, on the same catalogue, with all orbits near the same day. */
export type TwoHosts = {
  readonly onNode: SendCall;
  readonly inPage: SendCall;
  /** The data files of the page by their paths. */
  readonly data: ReadonlyMap<string, Uint8Array>;
  /** Opens another page, which has the calculations of the first. */
  readonly openPage: (data?: ReadonlyMap<string, Uint8Array>) => Promise<PageService>;
  /** What was reported of either. */
  readonly reported: readonly unknown[];
  readonly remove: () => void;
};

/** Opens both. The page is one that is not isolated, and so has no shared memory. */
export async function openTwoHosts(): Promise<TwoHosts> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const reported: unknown[] = [];
  const requested = new Map<string, NewCalculation>();
  const [now, report] = [() => NOW, (error: unknown) => void reported.push(error)];
  const data = staticData();
  const openPage = (files = data) => openPageService(files, requested, { now, report });
  const onNode = await openNodeHost(folder, now, report);
  vi.stubGlobal('SharedArrayBuffer', undefined);
  const { request, service } = await openPage();
  await service.prepared();
  return {
    onNode: (path, init) => onNode.request(path, init),
    inPage: request,
    data,
    openPage,
    reported,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The service on Node, on the built-in catalogue, with all orbits near today; what it computes is computed in this thread. */
async function openNodeHost(
  dataDir: string,
  now: () => number,
  report: (error: unknown) => void,
): Promise<Hono> {
  const host = openCatalogueHost({
    builtInFile: join(PUBLIC, 'catalogue', 'built-in.bin'),
    folder: undefined,
    refreshedFile: undefined,
    dataDir,
    candidates: { latest: () => undefined },
    takeIn: () => Promise.reject(new Error('nothing is read')),
    leastRows: new Map(),
    report,
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
      report,
    }),
    earth: () => BUILT_IN_EARTH,
    host,
    catalogueRefresh: () => ({ state: 'off' }),
    refreshRefused: () => undefined,
    earthOrientationRefused: () => undefined,
    starsRefused: () => undefined,
    news: { list: () => [], compare: async () => undefined },
    dataDir,
    preparedDir: undefined,
    stateStore: fakeStateStore(),
    shapes: openShapeFiles(join(PUBLIC, 'shapes'), undefined, report),
    latestOrbits: NO_LATEST_ORBITS,
    candidateVariants: NO_CANDIDATE_VARIANTS,
    stars: () => stars,
    starFields: catalogueStarFields(() => stars),
    callAllowance: UNLIMITED,
    listTokens: signedListTokens('secret', now),
    visitorOf: () => 'somebody',
    publicUrlOf: (c) => new URL(c.req.url),
    now,
    log: openLog('silent'),
  });
  await preparation.begin(service.catalogue());
  return createApp(service);
}

import { DATA_CACHE, type MessageFromHost, type MessageToHost } from '#contract/local/host-messages.ts';
import { MAX_PACKED_ORBIT_BYTES } from '#contract/local/night-pack.ts';
import { PREPARED_ORBITS_FILE } from '#server/filtering/survey/node-stores.ts';
import { type BrowserService, openBrowserService } from './browser-service.ts';
import { type DataFiles, openDataFiles } from './data-files.ts';
import { fetchFile } from './night-pack/fetch-file.ts';
import { lendToPage } from './night-pack/lend-to-page.ts';
import type { PackMaking } from './night-pack/make-pack.ts';
import { createNightPacks } from './night-pack/night-packs.ts';
import { packCalls } from './night-pack/pack-calls.ts';
import type { NightPack } from './night-pack/pack-file.ts';
import { offlineDataCall } from './offline-data.ts';
import { reopening } from './reopening.ts';
import { serveCall } from './serve-call.ts';
import { rangesOf } from './stars/fetch-range.ts';
import { openStarFile } from './stars/star-file.ts';
import { lazyDatabase } from './stores/database.ts';
import { databaseBytes } from './stores/database-bytes.ts';
import { databasePacks } from './stores/database-packs.ts';
import { databaseRequests } from './stores/database-requests.ts';
import { databaseStates } from './stores/database-states.ts';
import { unlessRefused } from './stores/unless-refused.ts';
import { openWorker } from './workers/open-worker.ts';

/** Folder of the page: the built worker lies one below it, beside the other scripts. */
const ROOT = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

/** SHA-256 of the ephemeris and the sky of the page by their paths; written in by the build. */
declare const DATA_DIGESTS: Readonly<Record<string, string>>;

const database = lazyDatabase();
const byteStore = databaseBytes(database, Date.now);
const packs = createNightPacks(databasePacks(database), report);

/** The service, and the files that it reads. */
type Opened = {
  readonly service: BrowserService;
  readonly files: DataFiles;
  /** Has both opened anew with their next use. */
  readonly replace: () => void;
};

const { current, present, respond } = reopening(open, ({ service }) => service.retire());

const answerOfPacks = packCalls({
  packs,
  making,
  report,
  onMade: async (pack) => {
    await changeOpened(({ service }) => service.forgetStars());
    await lendPack(pack);
  },
  onReplaced: async (pack) => {
    await changeOpened(({ replace }) => replace());
    if (pack !== undefined) await lendPack(pack);
  },
});

/** Changes what is open; what cannot be opened is opened anew with its next use. */
async function changeOpened(change: (opened: Opened) => void): Promise<void> {
  await present()?.then(change, () => undefined);
}

async function lendPack(pack: NightPack): Promise<void> {
  const caches = await unlessRefused(async () => globalThis.caches);
  if (caches !== undefined) await lendToPage(pack, ROOT, caches, DATA_DIGESTS).catch(report);
}

const answerOfData = offlineDataCall(current);

self.addEventListener('message', ({ data }: MessageEvent<MessageToHost>) => {
  if (data.kind === 'open') void current().catch(report);
  else if (data.kind === 'prepare') void prepare().catch(report);
  else void serveCall(data, ROOT, answer);
});

async function answer(request: Request): Promise<Response> {
  const ofPage = (await answerOfPacks(request)) ?? (await answerOfData(request));
  return ofPage ?? respond(request, ({ service }, one) => service.answer(one));
}

/** Brings the orbits to today where the data have them near today: the rest would take minutes that the user has not requested. */
async function prepare(): Promise<void> {
  const { hasPrepared, prepared } = (await current()).service;
  if (!hasPrepared) return;
  await prepared();
  post({ kind: 'prepared' });
}

function post(message: MessageFromHost): void {
  self.postMessage(message, { transfer: [] });
}

async function open(replace: () => void): Promise<Opened> {
  const files = await openDataFiles({
    root: ROOT,
    fetch: (address, init) => fetch(address, init),
    cache: await unlessRefused(() => globalThis.caches?.open(DATA_CACHE)),
    onProgress: (progress) => post({ kind: 'loading', ...progress }),
    packed: async () => {
      const pack = await packs.current();
      return pack && { manifest: pack.header.manifest, files: pack.files };
    },
    onReplaced: replace,
  });
  const service = await openBrowserService({
    root: ROOT,
    files,
    rangesOf: rangesOnSite,
    open: openWorker,
    workers: Math.max(1, navigator.hardwareConcurrency),
    byteStore,
    stateStore: databaseStates(database),
    requestStore: databaseRequests(database),
    packs,
    now: Date.now,
    report,
  });
  post({ kind: 'opened', isOutdone: files.manifest.fetchesOrbits === true });
  return { service, files, replace };
}

function rangesOnSite(path: string): ReturnType<typeof rangesOf> {
  return rangesOf(new URL(path, ROOT));
}

/** The parts by which a night pack is made. */
async function making(): Promise<PackMaking> {
  const { service, files } = await current();
  return {
    ...service,
    files,
    orbits: () => byteStore.read('', PREPARED_ORBITS_FILE),
    starFile: () => openStarFile(files, rangesOnSite),
    fetchFile: (path) =>
      fetchFile(new URL(path, ROOT), (address, init) => fetch(address, init), MAX_PACKED_ORBIT_BYTES),
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

/** Logs a failure; from `reportError` the page would conclude that the worker has broken down. */
function report(error: unknown): void {
  // eslint-disable-next-line no-console -- the console is the log of a service in the page
  console.warn(error);
}

import { DATA_CACHE, type MessageFromHost, type MessageToHost } from '#contract/local/host-messages.ts';
import { type BrowserService, openBrowserService } from './browser-service.ts';
import { openDataFiles } from './data-files.ts';
import { serveCall } from './serve-call.ts';
import { rangesOf } from './stars/fetch-range.ts';
import { lazyDatabase } from './stores/database.ts';
import { databaseBytes } from './stores/database-bytes.ts';
import { databaseRequests } from './stores/database-requests.ts';
import { databaseStates } from './stores/database-states.ts';
import { openWorker } from './workers/open-worker.ts';

/** Folder of the page: the built worker lies one below it, beside the other scripts. */
const ROOT = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

let opened: Promise<BrowserService> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<MessageToHost>) => {
  if (data.kind === 'open') void openOnce().catch(report);
  else if (data.kind === 'prepare') void prepare().catch(report);
  else void serveCall(data, ROOT, async (request) => (await openOnce()).answer(request));
});

/** Brings the orbits to today where the data have them near today: the rest would take minutes that the user has not asked for. */
async function prepare(): Promise<void> {
  const { hasPrepared, prepared } = await openOnce();
  if (!hasPrepared) return;
  await prepared();
  post({ kind: 'prepared' });
}

function post(message: MessageFromHost): void {
  self.postMessage(message, { transfer: [] });
}

/** Opens the service with the first call, and again after a failure. */
function openOnce(): Promise<BrowserService> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<BrowserService> {
  const files = await openDataFiles({
    root: ROOT,
    fetch: (address, init) => fetch(address, init),
    cache: await openCache(),
    onProgress: (progress) => post({ kind: 'loading', ...progress }),
  });
  const database = lazyDatabase();
  const service = await openBrowserService({
    root: ROOT,
    files,
    rangesOf: (path) => rangesOf(new URL(path, ROOT)),
    open: openWorker,
    workers: Math.max(1, navigator.hardwareConcurrency),
    byteStore: databaseBytes(database, Date.now),
    stateStore: databaseStates(database),
    requestStore: databaseRequests(database),
    now: Date.now,
    report,
  });
  post({ kind: 'opened', isOutdone: files.manifest.fetchesOrbits === true });
  return service;
}

/** Logs a failure; from `reportError` the page would conclude that the worker has broken down. */
function report(error: unknown): void {
  // eslint-disable-next-line no-console -- the console is the log of a service in the page
  console.warn(error);
}

/** Returns nothing where the browser stores nothing. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(DATA_CACHE);
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}

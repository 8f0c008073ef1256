import type { CallMessage, LoadingMessage } from '#contract/local/host-messages.ts';
import { type BrowserService, openBrowserService } from './browser-service.ts';
import { openDataFiles } from './data-files.ts';
import { serveCall } from './serve-call.ts';
import { rangesOf } from './stars/fetch-range.ts';
import { lazyDatabase } from './stores/database.ts';
import { databaseBytes } from './stores/database-bytes.ts';
import { databaseRequests } from './stores/database-requests.ts';
import { databaseStates } from './stores/database-states.ts';
import { openWorker } from './workers/open-worker.ts';

/** Name of the cache of data files. */
const CACHE = 'data-files';

/** Folder of the page: the built worker lies one below it, beside the other scripts. */
const ROOT = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

let opened: Promise<BrowserService> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  void serveCall(data, ROOT, async (request) => (await openOnce()).answer(request));
});

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
    onProgress: (message: LoadingMessage) => self.postMessage(message, { transfer: [] }),
  });
  const database = lazyDatabase();
  return openBrowserService({
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
}

/** Logs a failure; from `reportError` the page would conclude that the worker has broken down. */
function report(error: unknown): void {
  // eslint-disable-next-line no-console -- the console is the log of a service in the page
  console.warn(error);
}

/** Returns nothing where the browser stores nothing. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await globalThis.caches?.open(CACHE);
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}

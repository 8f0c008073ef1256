import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { folderOfWorker, strategyOf } from './cache-strategy.ts';
import { fromFolder } from './from-folder.ts';

/** The files of the page, with a mark of their content where their names have none; written in by the build. */
declare const PAGE_FILES: PrecacheEntry[];

/** Those of the service in the page. */
declare const HOST_FILES: PrecacheEntry[];

/** The document of every screen of the page, beside the worker, as all its files. */
const DOCUMENT = 'index.html';

/**
 * Most files of a kind that are cached: more than a build has, so that none which is needed without a network gives way to another. They
 * have no age, as a page may be without a network for long.
 */
const FILES = { maxEntries: 300 };

/** Most responses that are cached, and for how long; they make room where the browser has none. */
const RESPONSES = { maxEntries: 100, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true };

/*
 * The page without a network: its own files, and what was looked at. The document always comes from the network where
 * there is one, and names its files by their content: so no user sees a page of before an update. A new worker waits
 * until no page of the old one is open, whose files it would take away.
 */
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...PAGE_FILES, ...(hasService() ? [] : HOST_FILES)], {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
});

registerRoute(
  ({ request, url }) => strategyOf(request, url) === 'document',
  new NetworkOnly({ plugins: [{ handlerDidError: precachedDocument }] }),
);
registerRoute(
  ({ request, url }) => strategyOf(request, url) === 'unchanging',
  new CacheFirst({ cacheName: 'unchanging', plugins: [limitTo(FILES)] }),
);
registerRoute(
  ({ request, url }) => strategyOf(request, url) === 'renewed',
  new NetworkFirst({ cacheName: 'renewed', plugins: [limitTo(FILES)] }),
);
registerRoute(
  ({ request, url }) => strategyOf(request, url) === 'call',
  new NetworkFirst({ cacheName: 'responses', plugins: [limitTo(RESPONSES)] }),
);

/** A page without a service registers its worker by an address that says so. */
function hasService(): boolean {
  return !new URLSearchParams(self.location.search).has('without-service');
}

/** The document as it was precached, for any screen. */
async function precachedDocument(): Promise<Response | undefined> {
  const document = await matchPrecache(DOCUMENT);
  return document && fromFolder(document, folderOfWorker().pathname);
}

/** Limits a cache to what was used last. */
function limitTo(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  return plugin(new ExpirationPlugin(limits));
}

/** Workbox types the callbacks of its plugins as possibly undefined, which it does not accept itself. */
function plugin(callbacks: object): WorkboxPlugin {
  return callbacks;
}

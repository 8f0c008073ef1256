import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  precacheAndRoute,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { wayOf } from './ways.ts';

/** The files of the page, with a mark of their content where their names have none; written in by the build. */
declare const PAGE_FILES: PrecacheEntry[];

/** The document that stands for every screen of the page. */
const DOCUMENT = '/index.html';

const A_MONTH_SECONDS = 30 * 86_400;

/*
 * The page without a network: its own files, and what was looked at. The document always comes from the network where
 * there is one, and names its files by their content: so no visitor is shown a page of before an update. A new worker waits
 * until no page of the old one is open, whose files it would take away.
 */
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(PAGE_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

registerRoute(
  ({ request, url }) => wayOf(request, url) === 'document',
  new NetworkOnly({ plugins: [plugin(new PrecacheFallbackPlugin({ fallbackURL: DOCUMENT }))] }),
);
registerRoute(
  ({ request, url }) => wayOf(request, url) === 'unchanging',
  new CacheFirst({ cacheName: 'unchanging', plugins: [keep(200)] }),
);
registerRoute(
  ({ request, url }) => wayOf(request, url) === 'renewed',
  new NetworkFirst({ cacheName: 'renewed', plugins: [keep(100)] }),
);

/** Keeps the newest of what was looked at, and nothing where the browser has no room. */
function keep(maxEntries: number): WorkboxPlugin {
  return plugin(
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: A_MONTH_SECONDS, purgeOnQuotaError: true }),
  );
}

/** Workbox declares the callbacks of its own plugins as possibly undefined, which it does not accept itself. */
function plugin(own: object): WorkboxPlugin {
  return own;
}

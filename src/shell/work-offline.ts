import { EMBEDDING } from '#parts/embedding.ts';
import { HAS_SERVICE, onSite, SITE } from '#client/site.ts';

/**
 * Registers the service worker of the built page, by which it opens without a network, once it is loaded; and writes to the
 * console when the browser goes offline, which nothing else reports. In a frame that may store nothing there is no worker, and none for
 * an embedded page.
 */
export function workOffline(): void {
  // eslint-disable-next-line no-console -- the console is where it is to be reported
  window.addEventListener('offline', () => console.warn('The browser is offline.'));
  if (!import.meta.env.PROD || EMBEDDING !== undefined) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const worker = navigator.serviceWorker;
    const isFirstVisit = worker?.controller === null;
    await worker?.register(onSite(HAS_SERVICE ? '/sw.js' : '/sw.js?without-service'), {
      scope: SITE,
      updateViaCache: 'none',
    });
    if (isFirstVisit) (await worker.ready).active?.postMessage(whatHasCome());
  } catch (refusal) {
    if (refusal instanceof DOMException || refusal instanceof TypeError) return; // a refusal of the browser, not a fault
    throw refusal;
  }
}

/** A message of Workbox, by which the worker caches what came before it was there. */
function whatHasCome() {
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  return { type: 'CACHE_URLS', payload: { urlsToCache } };
}

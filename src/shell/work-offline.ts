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
    const registration = await navigator.serviceWorker?.register(
      onSite(HAS_SERVICE ? '/sw.js' : '/sw.js?without-service'),
      { scope: SITE, updateViaCache: 'none' },
    );
    if (navigator.serviceWorker?.controller === null) reportFetchedFiles(registration);
  } catch (refusal) {
    if (refusal instanceof DOMException || refusal instanceof TypeError) return; // a refusal of the browser, not a fault
    throw refusal;
  }
}

/** Names to the worker what comes before it controls the page, by a message of Workbox, which fetches that into its caches. */
function reportFetchedFiles({ installing, waiting, active }: ServiceWorkerRegistration): void {
  const worker = installing ?? waiting ?? active;
  const name = (entries: readonly PerformanceEntry[]) =>
    worker?.postMessage(
      { type: 'CACHE_URLS', payload: { urlsToCache: entries.map((entry) => entry.name) } },
      [],
    );
  const observer = new PerformanceObserver((list) => name(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  const stop = () => {
    name(observer.takeRecords());
    observer.disconnect();
  };
  navigator.serviceWorker.addEventListener('controllerchange', stop, { once: true });
}

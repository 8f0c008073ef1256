import ky from 'ky';
import { BRIGHT_STARS_FILE, CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import { OFFLINE_DATA_PATH, type OfflineData, offlineData } from '#contract/local/offline-data.ts';
import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { hosted } from './hosted.ts';
import { onSite } from './site.ts';

/** Files of the sky that the page itself reads, which its service worker caches when they come. */
const SKY_PATHS = [BRIGHT_STARS_FILE, CONSTELLATIONS_FILE, 'deep-sky.json', 'stars.json'].map(
  (name) => `/static/sky/${name}`,
);

/**
 * Has the browser store the data files, the sky and pictures that the tools need without a network, whichever service answers calls. The
 * progress is reported with the files that are loaded.
 *
 * @param pictures other files that the page itself reads, by their addresses from its folder.
 * @throws RequestFailed where one does not come.
 */
export async function storeOfflineData(
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<OfflineData> {
  void globalThis.navigator.storage?.persist().catch(() => false); // a hint: where it is refused, the browser may delete what is stored
  await Promise.all([...SKY_PATHS, ...pictures].map((path) => fetchOfPage(path, signal)));
  const response = await hosted(new Request(onSite(OFFLINE_DATA_PATH), { method: 'POST', signal }));
  if (response.ok) return offlineData.parse(await response.json());
  throw new RequestFailed({ kind: 'unexpected', message: API_CALL_MESSAGE }, { cause: response.status });
}

async function fetchOfPage(path: string, signal: AbortSignal): Promise<void> {
  try {
    await ky(onSite(path), { signal }).arrayBuffer();
  } catch (error) {
    throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
  }
}

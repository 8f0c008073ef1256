import { BRIGHT_STARS_FILE, CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import { OFFLINE_DATA_PATH, type OfflineData, offlineData } from '#contract/local/offline-data.ts';
import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { responseFromPage } from './response-from-page.ts';
import { fetchPageFiles } from './page-files.ts';
import { onSite } from './site.ts';

/** Files of the sky chart, which a night has, too. */
const SKY_PATHS = [BRIGHT_STARS_FILE, CONSTELLATIONS_FILE].map((name) => `/static/sky/${name}`);

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
  await fetchPageFiles([...SKY_PATHS, ...pictures], signal);
  const response = await responseFromPage(new Request(onSite(OFFLINE_DATA_PATH), { method: 'POST', signal }));
  if (response.ok) return offlineData.parse(await response.json());
  throw new RequestFailed({ kind: 'unexpected', message: API_CALL_MESSAGE }, { cause: response.status });
}

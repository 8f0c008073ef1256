import ky from 'ky';
import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { onSite } from './site.ts';

/**
 * Fetches files that the page itself reads, which its service worker caches when they come.
 *
 * @param paths from the folder of the page. @throws RequestFailed where one does not come.
 */
export async function fetchPageFiles(paths: readonly string[], signal?: AbortSignal): Promise<void> {
  try {
    await Promise.all(paths.map((path) => ky(onSite(path), { signal: signal ?? null }).arrayBuffer()));
  } catch (error) {
    throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
  }
}

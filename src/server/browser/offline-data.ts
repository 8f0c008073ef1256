import { OFFLINE_DATA_PATH, type OfflineData } from '#contract/local/offline-data.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { wrongMethod } from '#server/http/problem-response.ts';
import type { BrowserService } from './browser-service.ts';
import type { DataFiles } from './data-files.ts';

/**
 * Files that the tools do without, by the beginnings of their names: parts of a catalogue that is also stored whole, and stars that are
 * read in pieces.
 */
const NOT_NEEDED = [STATIC_FILES.catalogueParts, STATIC_FILES.starTiles, STATIC_FILES.shapes];

type Opened = { readonly files: DataFiles; readonly service: Pick<BrowserService, 'prepared'> };

/** Answers the call that has the browser store what the tools need without a network; nothing for all others. */
export function offlineDataCall(opened: () => Promise<Opened>) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname !== OFFLINE_DATA_PATH) return undefined;
    if (request.method !== 'POST') return wrongMethod(pathname, request.method, ['POST']);
    const { files, service } = await opened();
    const data = await storeForOffline(files, request.signal);
    await service.prepared(); // has the browser cache the scripts that compute, too
    return Response.json(data);
  };
}

/** Has the browser store the files, smallest first. @throws the reason of the signal; what {@link DataFiles.read} throws. */
export async function storeForOffline(files: DataFiles, signal: AbortSignal): Promise<OfflineData> {
  const needed = Object.entries(files.manifest.files)
    .filter(([name]) => !NOT_NEEDED.some((start) => name.startsWith(start)))
    .sort(([, one], [, other]) => one.bytes - other.bytes);
  for (const [name] of needed) {
    signal.throwIfAborted();
    await files.read(name);
  }
  const stored = await files.storedNames();
  return {
    needed: bytesOf(needed),
    stored: bytesOf(needed.filter(([name]) => stored.has(name))),
  };
}

function bytesOf(files: readonly (readonly [string, { readonly bytes: number }])[]): number {
  return files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

import { STATIC_FILES } from '#contract/static-manifest.ts';
import { sha256Of } from '../data-files.ts';
import type { NightPack } from './pack-file.ts';

/** Caches of the service worker: of what cannot change, and of what is renewed while there is a network. */
const UNCHANGING = 'unchanging';
const RENEWED = 'renewed';

/** A cache of the service worker. */
type PageCache = Pick<Cache, 'match' | 'put'>;

/**
 * Puts the files of a night that the page itself reads, the sky behind the chart and the ephemeris, where its service worker finds them
 * without a network. Files that are there already stay. A file is added only if it is the very one that the page was built with: the list
 * in a night says what its sender likes, and the page never fetches the file again.
 *
 * @param digests SHA-256 of the data of the page by their paths.
 */
export async function lendToPage(
  { header: { manifest }, files }: NightPack,
  root: URL,
  caches: { readonly open: (name: string) => Promise<PageCache> },
  digests: Readonly<Record<string, string>>,
): Promise<void> {
  const [unchanging, renewed] = await Promise.all([caches.open(UNCHANGING), caches.open(RENEWED)]);
  for (const [name, bytes] of files) {
    const path = manifest.files[name]?.path ?? '';
    const digest = digests[path];
    if (digest === undefined || (await sha256Of(bytes)) !== digest) continue;
    await lend(path === STATIC_FILES.ephemerisIndex ? renewed : unchanging, path, bytes);
  }

  async function lend(cache: PageCache, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const address = new URL(path, root);
    if ((await cache.match(address)) === undefined) await cache.put(address, new Response(bytes));
  }
}

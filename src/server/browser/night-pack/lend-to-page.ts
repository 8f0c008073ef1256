import { checksumOf, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { sha256Of } from '../data-files.ts';
import type { NightPack } from './pack-file.ts';

/** Caches of the service worker: of what cannot change, and of what is renewed while there is a network. */
const UNCHANGING = 'unchanging';
const RENEWED = 'renewed';

/** A file of the sky whose name has the first digits of its SHA-256. */
const NAMED_BY_DIGEST = /^static\/sky\/[\w-]+\.([0-9a-f]{8})\.(bin|json)$/;

/** A chunk of the ephemeris, whose name has its checksum. */
const CHUNK = /^ephemeris\/[\w-]+\.([0-9a-f]{8})\.bin$/;

/** A cache of the service worker. */
type PageCache = Pick<Cache, 'match' | 'put'>;

/**
 * Puts the files of a night that the page itself reads, the sky behind the chart and the ephemeris, where its service worker finds them
 * without a network. Files that are there already stay. A file of the sky or of the ephemeris is added only if its content matches its
 * name, since the page never fetches it again.
 */
export async function lendToPage(
  { header: { manifest }, files }: NightPack,
  root: URL,
  caches: { readonly open: (name: string) => Promise<PageCache> },
): Promise<void> {
  const [unchanging, renewed] = await Promise.all([caches.open(UNCHANGING), caches.open(RENEWED)]);
  for (const [name, bytes] of files) {
    const path = manifest.files[name]?.path ?? '';
    const digest = NAMED_BY_DIGEST.exec(path)?.[1];
    const isOfSky = digest !== undefined && (await sha256Of(bytes))?.startsWith(digest) === true;
    const checksum = CHUNK.exec(path)?.[1];
    const isChunk = checksum !== undefined && checksumOf(bytes) === checksum;
    if (isOfSky || isChunk) await lend(unchanging, path, bytes);
    if (name === STATIC_FILES.ephemerisIndex && path === STATIC_FILES.ephemerisIndex) {
      readEphemerisIndex(JSON.parse(new TextDecoder().decode(bytes)));
      await lend(renewed, path, bytes);
    }
  }

  async function lend(cache: PageCache, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const address = new URL(path, root);
    if ((await cache.match(address)) === undefined) await cache.put(address, new Response(bytes));
  }
}

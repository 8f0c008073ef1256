import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';

/** Bytes of cached files: somewhat more than the whole page, plain and packed. */
const CACHED_BYTES = 40_000_000;

/** A file of fewer bytes gains nothing by being packed. */
const LEAST_PACKED = 1024;

/** A path that may be that of a file of the page, and leads nowhere else. */
const PLAIN_PATH = /^(\/[\w-][\w.-]*)+$/;

/** A file as bytes, which all responses share. */
export type CachedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same bytes by gzip, where that is less. */
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
};

/** What `Cache-Control` says of a file whose name changes with its bytes. */
export const CACHED_FOR_A_YEAR = 'public, max-age=31536000, immutable';

export const pack = promisify(gzip);

/**
 * Files of a folder, read and packed once: a client that requests many at once and reads none takes no memory but that of the connections.
 *
 * @returns the file of a path; nothing where there is none, or the path is not a plain one. A file that has changed is read again.
 */
export function cachedFiles(folder: string): (path: string) => Promise<CachedFile | undefined> {
  const cached = new LRUCache<string, CachedFile, { file: string; tag: string }>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes, packed }) => Math.max(1, bytes.length + (packed?.length ?? 0)),
    fetchMethod: (_key, _stale, { context: { file, tag } }) => readCached(file, tag),
    ignoreFetchAbort: true,
  });
  return async (path) => {
    if (!PLAIN_PATH.test(path)) return undefined;
    const file = join(folder, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const tag = fileTag(stats);
    return cached.fetch(`${path} ${tag}`, { context: { file, tag } });
  };
}

async function readCached(file: string, tag: string): Promise<CachedFile> {
  const bytes = new Uint8Array(await readFile(file));
  const type = getMimeType(file) ?? 'application/octet-stream';
  const isPacked = bytes.length >= LEAST_PACKED && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  return { bytes, type, tag, ...(isPacked ? { packed: new Uint8Array(await pack(bytes)) } : {}) };
}

/** Distinguishes a file from another in its place without reading it. */
export function fileTag({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}

import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  MANIFEST_PATH,
  ORBITS_PATH,
  STATIC_FILES,
  type StaticFile,
  type StaticManifest,
} from '#contract/static-manifest.ts';
import { acceptsGzip } from '#server/http/accept.ts';
import { respondWhileStarting } from '../http/front-door.ts';
import type { StoredFiles } from '../orbits/stored-files.ts';
import { CACHED_FOR_A_YEAR, fileTag, pack } from './cached-files.ts';
import { type DataPlaces, type DataSource, dataSources, pageDataFiles } from './data-sources.ts';
import type { ShapeFiles } from './shape-files.ts';

/** The sources of the description of a service's data. */
export type DataRouteParts = DataPlaces & {
  readonly version: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  readonly shapes: Pick<ShapeFiles, 'all'>;
  /** What the service has fetched of the latest orbits of named objects; absent where it fetches none. */
  readonly orbitFiles: Pick<StoredFiles, 'read'> | undefined;
  /** Whether the catalogue of the moment is provisional. */
  readonly isLoading: () => boolean;
};

/** A file that is larger is read in ranges, and never packed, bytes. */
export const READ_IN_RANGES = 20_000_000;

/** Packed files that are cached: the catalogue and orbits near today, with those of a day before. */
const CACHED_FILES = 4;

type Described = Pick<StaticFile, 'bytes' | 'sha256'>;

/** The list, and where what it names by paths that the page has not is from. */
type DataList = {
  readonly manifest: StaticManifest;
  readonly contents: ReadonlyMap<string, DataSource['content']>;
};

/**
 * The list of the data of this service, and the data that the page has not: by them the page answers calls itself. Names change with
 * the content, and a file is served for as long as it is what the list names.
 */
export function dataRoutes(parts: DataRouteParts): Hono {
  const described = new Map<string, { readonly tag: string; readonly facts: Described }>();
  const packed = new LRUCache<string, Uint8Array<ArrayBuffer>, string>({
    max: CACHED_FILES,
    fetchMethod: async (_path, _stale, { context }) => new Uint8Array(await pack(await readFile(context))),
    ignoreFetchAbort: true,
  });
  const routes = new Hono();
  routes.get(`/${MANIFEST_PATH}`, async (c) => {
    if (parts.isLoading()) return respondWhileStarting(c.req.raw);
    return c.json((await list()).manifest, 200, { 'Cache-Control': 'no-cache' });
  });
  routes.get(`/${ORBITS_PATH}/:file`, async (c, next) => {
    const file = await parts.orbitFiles?.read(c.req.param('file'));
    if (file === undefined) return next();
    const headers = { 'Cache-Control': 'no-cache', 'Last-Modified': new Date(file.storedAt).toUTCString() };
    return c.body(new Uint8Array(file.bytes), 200, headers);
  });
  routes.get('/data/:file', async (c, next) => {
    const path = c.req.path.slice(1);
    const content = (await list()).contents.get(path);
    if (content === undefined) return next();
    c.header('Content-Type', 'application/octet-stream');
    const response =
      'bytes' in content ? c.body(new Uint8Array(content.bytes)) : await sendFile(c, content.file);
    response.headers.set('Cache-Control', CACHED_FOR_A_YEAR);
    response.headers.set('ETag', `"${path}"`);
    return response;
  });
  return routes;

  async function list(): Promise<DataList> {
    const { version, pageFolder, shapes, orbitFiles, now } = parts;
    const files = new Map<string, StaticFile>();
    const contents = new Map<string, DataSource['content']>();
    for (const { name, content, ...facts } of dataSources(parts)) {
      const found = 'bytes' in content ? describedBytes(content.bytes) : await describedFile(content.file);
      const path = hashedPath(name, found.sha256);
      contents.set(path, content);
      files.set(name, { path, ...found, ...facts });
    }
    for (const [key, { source, read }] of shapes.all) {
      const name = STATIC_FILES.shapes + key;
      const known = described.get(name)?.facts ?? describedBytes(read());
      described.set(name, { tag: '', facts: known });
      files.set(name, { path: `shapes/${key}.obj`, ...known, source });
    }
    for (const [name, path] of await pageDataFiles(pageFolder))
      files.set(name, { path, ...(await describedFile(join(pageFolder, path))) });
    const stamp = {
      format: 1 as const,
      toolkit: version,
      madeAt: new Date(now()).toISOString(),
      fetchesOrbits: orbitFiles !== undefined,
    };
    return { manifest: { ...stamp, files: Object.fromEntries(files) }, contents };
  }

  /** Length and digest of a file, which is read again when it has changed. */
  async function describedFile(path: string): Promise<Described> {
    const stats = statSync(path);
    const tag = fileTag(stats);
    const known = described.get(path);
    if (known?.tag === tag) return known.facts;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const facts = { bytes: stats.size, sha256: hash.digest('hex') };
    described.set(path, { tag, facts });
    return facts;
  }

  async function sendFile(c: Context, file: string): Promise<Response> {
    const isWhole = c.req.method === 'GET' && c.req.header('Range') === undefined;
    if (isWhole && acceptsGzip(c) && statSync(file).size <= READ_IN_RANGES) {
      const bytes = await packed.forceFetch(c.req.path, { context: file });
      return c.body(bytes, 200, {
        'Content-Encoding': 'gzip',
        'Content-Length': String(bytes.length),
        Vary: 'Accept-Encoding',
      });
    }
    const response = await serveStatic({ path: file })(c, () => Promise.resolve());
    return response ?? c.notFound();
  }
}

/** The path of a data file: its name in one part of letters, digits and hyphens, with eight digits of its SHA-256. */
export function hashedPath(name: string, sha256: string): string {
  return `data/${name.replaceAll(/\W+/g, '-')}.${sha256.slice(0, 8)}.bin`;
}

/** Length and digest of bytes. */
export function describedBytes(bytes: Uint8Array): Described {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

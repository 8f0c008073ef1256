import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { escapeHtml } from '#contract/text/markup.ts';
import { acceptsGzip } from '#server/http/accept.ts';
import { oembedAddress } from '#server/http/oembed-routes.ts';
import { noSuchFile, wrongMethod } from '#server/http/problem-response.ts';
import type { ServiceParts } from '../../service-parts.ts';
import { CACHED_FOR_A_YEAR, type CachedFile, cachedFiles, fileTag } from './cached-files.ts';
import { openedFiles, openingLinks } from './openings.ts';

/** Files whose name changes with their content: hashed assets, chunks of the ephemeris, and files of the sky. */
const HASHED = /^\/(assets\/|ephemeris\/.+\.bin$|static\/sky\/.+\.[0-9a-f]{8}\.)/;

/** What the document of the page needs of the service: the clock, Unix milliseconds, and the address of a request. */
type PageParts = Pick<ServiceParts, 'now' | 'publicUrlOf'>;

/**
 * The built page: its files, and its document for every path that is a screen of the page.
 *
 * @param folder where the page was built to.
 */
export function pageFiles(folder: string, parts: PageParts): Hono {
  const page = new Hono();
  const folders = foldersIn(folder);
  const cachedFile = cachedFiles(folder);
  void cacheAhead(openedFiles(folder), cachedFile);
  page.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.res.ok && HASHED.test(c.req.path) ? CACHED_FOR_A_YEAR : 'no-cache');
    const type = c.res.ok ? TYPES[extensionOf(c.req.path)] : undefined;
    if (type !== undefined) c.res.headers.set('Content-Type', type);
  });
  page.get('/', (c) => document(c, folder, parts));
  page.get('*', async (c, next) => {
    const file = isWhole(c) ? await cachedFile(c.req.path) : undefined;
    return file === undefined ? next() : wholeFile(c, file);
  });
  page.use(serveStatic({ root: folder, onFound: (path, c) => c.header('ETag', fileTag(statSync(path))) }));
  page.get('*', (c) => (isFile(c.req.path, folders) ? noSuchFile(c.req.path) : document(c, folder, parts)));
  page.all('*', (c) => wrongMethod(c.req.path, c.req.method, ['GET', 'HEAD']));
  return page;
}

/** Reads and packs files one by one, before a visitor waits for them. One that cannot be read is reported when it is requested. */
async function cacheAhead(
  paths: readonly string[],
  cachedFile: ReturnType<typeof cachedFiles>,
): Promise<void> {
  for (const path of paths) await cachedFile(path).catch(() => undefined);
}

/** The bytes of a file, packed for clients that unpack them; `Vary` lets caches know that it has twins. */
function wholeFile(c: Context, { bytes, packed, type, tag }: CachedFile): Response {
  if (packed === undefined) return c.body(bytes, 200, { ...ofBytes(bytes, type), ETag: tag });
  const isPacked = acceptsGzip(c);
  const sent = isPacked ? packed : bytes;
  const headers = { ...ofBytes(sent, type), ETag: tag, Vary: 'Accept-Encoding' };
  return c.body(sent, 200, isPacked ? { ...headers, 'Content-Encoding': 'gzip' } : headers);
}

/** Whether all of a file is requested, whatever the client has of it already. */
function isWhole({ req }: Context): boolean {
  return req.header('Range') === undefined && req.header('If-None-Match') === undefined;
}

function ofBytes(bytes: Uint8Array, type: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Length': String(bytes.length) };
}

/** Media types that the server of files does not know. */
const TYPES: Readonly<Record<string, string>> = {
  obj: 'model/obj',
  kml: 'application/vnd.google-earth.kml+xml',
};

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Names of the folders that files of the page are in. */
function foldersIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
}

/** A path with an extension means a file, and so does one into a folder of files; a screen of the page has neither. */
function isFile(path: string, folders: ReadonlySet<string>): boolean {
  return /\.[a-z0-9]+$/i.test(path) || folders.has(path.split('/')[1] ?? '');
}

/**
 * The document, with links to what its screen opens with, and the discovery link of oEmbed where the screen can be embedded. For an
 * address that is not a screen it says so on the start page.
 */
function document(c: Context, folder: string, { now, publicUrlOf }: PageParts): Response {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return c.text('The page is not built.', 503);
  const url = publicUrlOf(c);
  const links = [openingLinks(folder, url, now()), discoveryLink(url)].join('');
  const page = readFileSync(path, 'utf8').replace('</head>', () => `${links}</head>`);
  return c.html(page, isScreen(folder, url.pathname) ? 200 : 404);
}

function discoveryLink(url: URL): string {
  const address = oembedAddress(url);
  if (address === undefined) return '';
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}" />`;
}

/**
 * Whether a path is a screen of the page; a slash at its end changes nothing.
 *
 * @param folder where the page was built to, with its paths in `screens.json`; every path may be one without.
 */
function isScreen(folder: string, path: string): boolean {
  const file = join(folder, 'screens.json');
  if (!existsSync(file)) return true;
  const screens: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(screens) && (screens.includes(path) || screens.includes(path.replace(/\/$/, '')));
}

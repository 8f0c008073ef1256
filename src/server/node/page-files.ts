import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { escapeHtml } from '#contract/openapi/escape-html.ts';
import { oembedAddress } from '#server/routes/oembed-routes.ts';

/** Files whose name changes with their content: hashed assets, chunks of the ephemeris, and files of the sky. */
const HASHED = /^\/(assets\/|ephemeris\/.+\.bin$|static\/sky\/.+\.[0-9a-f]{8}\.)/;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * The built page: its files, and its document for every path that is a screen of the page.
 *
 * @param folder where the page was built to.
 */
export function pageFiles(folder: string): Hono {
  const page = new Hono();
  page.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.res.ok && HASHED.test(c.req.path) ? A_YEAR : 'no-cache');
    const type = c.res.ok ? TYPES[extensionOf(c.req.path)] : undefined;
    if (type !== undefined) c.res.headers.set('Content-Type', type);
  });
  page.use(serveStatic({ root: folder, onFound: (path, c) => c.header('ETag', tagOf(path)) }));
  page.get('*', (c) => (isFile(c.req.path) ? c.text('There is no such file.', 404) : document(c, folder)));
  return page;
}

/** Tells a file from another in its place; a digest of its bytes would take all of them into memory. */
function tagOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}

/** Media types that the server of files does not know. */
const TYPES: Readonly<Record<string, string>> = {
  obj: 'model/obj',
  kml: 'application/vnd.google-earth.kml+xml',
};

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** A path with an extension means a file; a screen of the page has none. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

/** The document, with the discovery link of oEmbed where the screen can be embedded. */
function document(c: Context, folder: string): Response {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return c.text('The page is not built.', 503);
  const page = readFileSync(path, 'utf8');
  const address = oembedAddress(new URL(c.req.url));
  if (address === undefined) return c.html(page);
  const link = `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}" />`;
  return c.html(page.replace('</head>', () => `  ${link}\n  </head>`));
}

import { expect, type Page, test as base } from '@playwright/test';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentSecurityPolicy } from '#server/node/http/security-headers.ts';
import { staticData } from '../server/browser/static-data.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  openPlanning,
  selectObjects,
  watchConsole,
} from './opt-journey.ts';
import { openLink } from './opened-link.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'dist', 'page');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The page with data files beside it, and nothing that answers a call. */
type StaticPage = { readonly url: string; readonly stop: () => void };

const test = base.extend<object, { readonly staticPage: StaticPage }>({
  staticPage: [
    // eslint-disable-next-line no-empty-pattern -- from the pattern Playwright reads what a fixture needs: nothing
    async ({}, use) => {
      const page = await serveStaticPage(staticData());
      await use(page);
      page.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ staticPage }, use) => use(staticPage.url),
});

test('a page without a service filters, calculates and saves in its workers, and sends no call to the network', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const requests: string[] = [];
  page.context().on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await openPlanning(page);
  await expect(page.getByText(/^Catalogue of \d{4}/)).toBeVisible();
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  await selectObjects(page, 2);
  await calculate(page);
  const row = page.getByRole('table', { name: 'Ephemerides' }).getByRole('row').nth(2);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();
  await openLink(page, link); // the worker starts anew, and has what was calculated
  await expect(row).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/rest/'))).toEqual([]);
  expect(requests.filter((path) => path === '/catalogue/built-in.bin')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a page without a service that may store nothing filters and calculates, and says that it does not save', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.addInitScript(REFUSAL);
  await page.route('**/host-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${REFUSAL}${await response.text()}` });
  });
  await calculateOne(page);
  await refusesToSave(page);
  expect(complaints.filter((text) => !text.includes('is denied'))).toEqual([]); // the log says that a calculation is not stored
});

for (const [version, layout] of [
  ['an older', 1],
  ['a newer', 9],
] as const) {
  test(`a page without a service works beside a tab of ${version} version that holds the database, and says that it does not save`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(async (number) => {
      const opening = indexedDB.open('neo-toolkit', number);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      Object.assign(globalThis, { held: opening.result }); // the browser closes what nothing names any more
    }, layout);
    const complaints = watchConsole(page);
    await calculateOne(page);
    await refusesToSave(page);
    expect(complaints.filter((text) => !/in another tab|existing version/.test(text))).toEqual([]);
  });
}

/** As a browser does in a frame of another site: naming a storage throws. */
const REFUSAL = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  const get = () => { throw new DOMException('Access to ' + name + ' is denied for this document.', 'SecurityError'); };
  if (name in self) Object.defineProperty(self, name, { get });
}`;

async function calculateOne(page: Page): Promise<void> {
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  await selectObjects(page, 2);
  await calculate(page);
  const table = page.getByRole('table', { name: 'Ephemerides' });
  await expect(table.getByRole('row').nth(2)).toBeVisible();
}

async function refusesToSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('reload the older one');
}

/** Serves the built page, whose document says that there is no service, and data files by their paths. */
async function serveStaticPage(data: ReadonlyMap<string, Uint8Array>): Promise<StaticPage> {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy({
      frameAncestors: "'self'",
      tileUrl: undefined,
      hipsUrl: undefined,
    }),
  };
  const server: Server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const content = await contentOf(pathname.slice(1), data);
    const type = TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream';
    response.writeHead(content === undefined ? 404 : 200, { ...headers, 'Content-Type': type });
    response.end(content);
  }
}

/** A file, or the document for a path that is a screen. */
async function contentOf(
  path: string,
  data: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array | string | undefined> {
  if (extname(path) !== '') return data.get(path) ?? readFile(join(PAGE, path)).catch(() => undefined);
  if (path.startsWith('rest/')) return undefined;
  const text = await readFile(join(PAGE, 'index.html'), 'utf8');
  return text.replace('</head>', '<meta name="neo-host" content="local" /></head>');
}

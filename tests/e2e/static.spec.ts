import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { MANIFEST_PATH, staticManifest } from '#contract/static-manifest.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import { NOW } from './harness.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** How long the page may take to be written, ms: the orbits of the built-in catalogue are brought to the present. */
const WRITTEN_WITHIN_MS = 240_000;

/** Screens of the five tools. */
const SCREENS = ['opt/setup', 'opt/tonight', 'scd/setup', 'ovt', 'fvt', 'sovt'] as const;

type OfWorker = {
  /** Folder of the page for hosts of files. */
  readonly folder: string;
  /** A host that serves it below a path. */
  readonly site: FileServer;
};

const test = base.extend<object, OfWorker>({
  folder: [
    // eslint-disable-next-line no-empty-pattern -- from the pattern Playwright reads what a fixture needs: nothing
    async ({}, use) => {
      const out = mkdtempSync(join(tmpdir(), 'static-'));
      execFileSync(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'build-static.js'), '--out', join(out, 'page')],
        {
          cwd: ROOT,
          env: {
            ...process.env,
            CATALOGUE_DIR: '',
            STARS_DIR: '',
            DATA_DIR: join(out, 'data'),
            LOG_LEVEL: 'warn',
            NOW,
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      await use(join(out, 'page'));
      rmSync(out, { recursive: true });
    },
    { scope: 'worker', timeout: WRITTEN_WITHIN_MS },
  ],
  site: [
    async ({ folder }, use) => {
      const site = await serveFiles(folder, '/some/path/');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const { expect } = base;

for (const screen of SCREENS) {
  test(`${screen} opens from a host of files below a path, with all that it consists of`, async ({
    page,
    site,
  }) => {
    const complaints = complaintsOf(page);
    site.sent.clear();
    await page.goto(site.url + screen);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(missing(site)).toEqual([]);
    expect(complaints).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`/some/path/${screen}$`));
    const fonts = await page.evaluate(
      () => [...document.fonts].filter(({ status }) => status === 'error').length,
    );
    expect(fonts).toBe(0);
  });
}

test('a page below a path leads from screen to screen below that path', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(`${site.url}privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await expect(page).toHaveURL(site.url);
});

test('an address that is no screen opens the page, which says so', async ({ page, folder }) => {
  const site = await serveFiles(folder, '/');
  try {
    const response = await page.goto(`${site.url}opt/nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no page at /opt/nowhere')).toBeVisible();
  } finally {
    await site.stop();
  }
});

test('a link to a saved state says that it needs a service', async ({ page, site }) => {
  await page.goto(`${site.url}privacy?c=NDI`);
  await expect(page.getByText('this page works without one')).toBeVisible();
});

test('every data file of the list is there, and none is named twice', async ({ page, site }) => {
  const response = await page.request.get(site.url + MANIFEST_PATH);
  const { files } = staticManifest.parse(await response.json());
  const paths = Object.values(files).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, bytes } of Object.values(files)) {
    const file = await page.request.get(site.url + path, { headers: { Range: 'bytes=0-9' } });
    expect(file.status(), path).toBe(206);
    expect(file.headers()['content-range']).toBe(`bytes 0-9/${bytes}`);
  }
});

test('lists and feeds of well-known sites are there as files', async ({ page, site }) => {
  const index = await page.request.get(`${site.url}lists/index.json`);
  const sites = (await index.json()) as { site: string; files: string[] }[];
  expect(sites).toHaveLength(10);
  const texts = await Promise.all(
    sites.flatMap(({ files }) => files).map(async (file) => (await page.request.get(site.url + file)).text()),
  );
  expect(texts.filter((text) => !/^(# Site|BEGIN:VCALENDAR|<\?xml)/.test(text))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every screen of a page below a path opens again without a network', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.url);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.goto(`${site.url}opt/setup`);
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
    await page.goto(`${site.url}privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });
});

/** What the console says, but for calls that no service responds to. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (/Service Worker registration blocked|GPU stall/.test(message.text())) return;
    if (!isCall(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!error.message.includes('error occurred during the API call')) complaints.push(error.message);
  });
  return complaints;
}

/** Files that were requested and are not there, but for calls. */
function missing({ url, sent }: FileServer): readonly string[] {
  return [...sent].filter(([file, size]) => size === undefined && !isCall(url + file)).map(([file]) => file);
}

function isCall(address: string): boolean {
  return address.includes('/some/path/rest/');
}

/** Packed bytes that a visitor of each tool loads at most, kilobytes, before the data of a calculation. */
const BUDGET_KB = 1500;

test(`a visitor of a tool loads at most ${BUDGET_KB} kB of page, packed, before the data of a calculation`, async ({
  browser,
  site,
}) => {
  for (const screen of SCREENS) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    site.sent.clear();
    await page.goto(site.url + screen);
    await page.waitForLoadState('networkidle');
    const data = [...site.sent].filter(([file]) => !file.startsWith('data/'));
    const kilobytes = data.reduce((sum, [, size = 0]) => sum + size, 0) / 1000;
    expect(kilobytes, screen).toBeLessThanOrEqual(BUDGET_KB);
    test.info().annotations.push({ type: screen, description: `${Math.round(kilobytes)} kB` });
    await context.close();
  }
});

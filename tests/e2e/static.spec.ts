import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { MANIFEST_PATH, staticManifest } from '#contract/static-manifest.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import { NOW } from './harness.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  hasAgreed,
  openEphemerides,
  selectObject,
  selectObjects,
  showTonightAtG96,
  untilControlled,
  watchConsole,
} from './opt-journey.ts';
import { listObjects, objectRow, press } from './ovt-journey.ts';

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

/** What each screen shows that the service in the page has computed. */
const RESULTS: Readonly<Record<(typeof SCREENS)[number], (page: Page, site: FileServer) => Promise<void>>> = {
  'opt/setup': async (page) => {
    await chooseObservatory(page, 'G96', /^G96/);
    await filter(page);
    await selectObjects(page, 1);
    await calculate(page);
    await expect(page.getByRole('table', { name: 'Ephemerides' }).getByRole('row').nth(1)).toBeVisible();
  },
  'opt/tonight': async (page) => {
    await showTonightAtG96(page);
    await expect(page.getByRole('table').first().getByRole('row').nth(2)).toBeVisible();
  },
  'scd/setup': async (page) => {
    await page.getByRole('button', { name: 'Insert a list' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Eros');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Continue to visualisation' }).click();
    await page.getByRole('button', { name: /Eros/ }).and(page.locator('[aria-pressed]')).press('Enter');
    await expect(
      page.getByRole('table', { name: 'Points of (433) Eros' }).getByRole('row').nth(2),
    ).toBeVisible();
  },
  ovt: async (page) => {
    await listObjects(page, ['Apophis']);
    const row = objectRow(page, '(99942) Apophis');
    await press(row.getByRole('switch', { name: /^Perturbed orbit/ }));
    await expect(page.getByRole('region', { name: '(99942) Apophis' })).toContainText(
      /Propagation\s*Perturbed/,
    );
  },
  fvt: showFlyby,
  sovt: async (page, site) => {
    await page.goto(`${site.url}sovt?object=Apophis`);
    await expect(page.locator('.scene-details dt')).toHaveCount(14);
  },
};

for (const screen of SCREENS) {
  test(`${screen} shows what it computes from a host of files below a path, with all that it consists of`, async ({
    page,
    site,
  }) => {
    const complaints = watchConsole(page);
    site.sent.clear();
    await hasAgreed(page);
    await page.goto(site.url + screen);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`/some/path/${screen}$`));
    await RESULTS[screen](page, site);
    expect([...site.sent].filter(([, size]) => size === undefined).map(([file]) => file)).toEqual([]);
    expect(complaints).toEqual([]);
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
  for (const { path, bytes, packedBytes = bytes } of Object.values(files)) {
    const file = await page.request.get(site.url + path, { headers: { Range: 'bytes=0-9' } });
    expect(file.status(), path).toBe(206);
    expect(file.headers()['content-range']).toBe(`bytes 0-9/${packedBytes}`);
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
    await untilControlled(page);
    await context.setOffline(true);
    await page.goto(`${site.url}opt/setup`);
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
    await page.goto(`${site.url}privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });

  test('tools never opened compute offline after “Work offline”', async ({ page, folder, context }) => {
    test.setTimeout(240_000); // all orbits are brought to today in the page
    const site = await serveFiles(folder, '/some/path/');
    await hasAgreed(page);
    await page.goto(`${site.url}provenance`);
    await untilControlled(page);
    await page.getByRole('button', { name: 'Work offline' }).click();
    await expect(page.getByText('the tools work without a network')).toBeVisible({ timeout: 100_000 });
    await Promise.all([context.setOffline(true), site.stop()]);
    await page.goto(`${site.url}opt/setup`);
    await chooseObservatory(page, 'G96', /^G96/);
    await filter(page);
    await page.goto(`${site.url}sovt?object=Apophis`);
    await expect(page.locator('.scene-details dt')).toHaveCount(14);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a flyby that was opened once, by the first visit, opens again when the host is away', async ({
    page,
    folder,
    context,
  }) => {
    const site = await serveFiles(folder, '/some/path/');
    await hasAgreed(page);
    await showFlyby(page, site);
    await untilControlled(page);
    const texture = `${site.url}static/textures/detailed/moon.jpg`; // came before there was a service worker
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, texture))
      .toBe(true);
    await context.setOffline(true);
    await site.stop();
    await expect(page.getByRole('contentinfo')).toContainText('offline'); // which the console says, too
    const complaints = watchConsole(page);
    await showFlyby(page, site);
    await expect(page.getByRole('contentinfo')).toContainText('offline');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test.describe('a night that was taken along', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is planned, tabled and charted without a network, with another object, and so is its file in another browser', async ({
    page,
    folder,
    context,
    browser,
  }) => {
    const site = await serveFiles(folder, '/some/path/');
    const other = await browser.newContext({ serviceWorkers: 'allow' });
    for (const visitor of [context, other]) {
      const first = await visitor.newPage();
      await hasAgreed(first);
      await first.goto(site.url);
      await untilControlled(first);
      await first.close();
    }
    await hasAgreed(page);
    await page.goto(`${site.url}opt/tonight`);
    await showTonightAtG96(page);
    await expect(page.getByRole('table').first().getByRole('row').nth(2)).toBeVisible();
    await page.getByRole('button', { name: TAKE }).click();
    await page.getByRole('button', { name: 'Store this night' }).click();
    await expect(page.getByRole('region', { name: 'The stored night' })).toContainText(
      'Stored in this browser',
    );
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const file = await (await saving).path();
    await page.close();

    await Promise.all([context.setOffline(true), other.setOffline(true), site.stop()]);
    const again = await context.newPage();
    await useNight(again, site, async () => undefined);
    await saveFinder(again);
    await addObject(again, site, 'Eros');
    await again.close();
    await useNight(await other.newPage(), site, async (opened) => {
      const choosing = opened.waitForEvent('filechooser');
      await opened.getByRole('button', { name: 'Open a file' }).click();
      await (await choosing).setFiles(file);
    });
    await other.close();
  });
});

test('a frame without an origin says what it needs, and one that waits has no style that is not used', async ({
  page,
  site,
}) => {
  const address = `${site.url}fvt?embed=1&autostart=1&object=99942&mainbody=earth`;
  await page.goto(address.replace('&autostart=1', ''));
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
  await page.setContent(
    `<iframe sandbox="allow-scripts" width="640" height="400" src="${address}"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('allow-scripts allow-same-origin')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Start' })).toBeHidden();
});

const TAKE = 'Take this night along';

/** Opens the stored night where there is no network, and looks at its plan, table and sky chart. */
async function useNight(page: Page, { url }: FileServer, open: (page: Page) => Promise<void>): Promise<void> {
  await hasAgreed(page);
  await page.goto(`${url}opt/setup`);
  await page.getByRole('button', { name: TAKE }).click();
  await open(page);
  await page.getByRole('region', { name: 'The stored night' }).getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'OK' }).click(); // what was there could be brought back
  await expect(page.getByText(/objects, .* used/)).toBeVisible();
  await openEphemerides(page);
  const results = page.getByRole('navigation', { name: 'Results' });
  await results.getByRole('link', { name: 'Night plan' }).click();
  await page.getByRole('button', { name: 'Show in sky chart' }).click();
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
}

/** Saves a finder chart of the sky chart that is shown. */
async function saveFinder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finder chart' }).press('Enter');
  const saving = page.waitForEvent('download');
  const finder = page.getByRole('dialog', { name: 'Finder chart' });
  await finder.getByRole('button', { name: 'Save' }).press('Enter');
  await saving;
}

/** Calculates an object of the catalogue that was not in the plan. */
async function addObject(page: Page, { url }: FileServer, name: string): Promise<void> {
  await page.goto(`${url}opt/setup`);
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Continue to filtering' }).click();
  await page.getByRole('button', { name: 'Refresh filtering' }).click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await selectObject(page, name);
  await calculate(page);
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toContainText(name);
}

async function showFlyby(page: Page, { url }: FileServer): Promise<void> {
  await page.goto(`${url}fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth`);
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText(
    /Distance to Earth380\d\d\.\d\d km/,
  );
}

/** Packed bytes that a visitor of each tool loads at most, kilobytes, before the data of a calculation. */
const BUDGET_KB = 1100;

/** Packed bytes that a visitor of a page with an embedded flyby loads at most, kilobytes, its data and all. */
const EMBEDDED_FLYBY_KB = 1500;

test(`an embedded flyby takes at most ${EMBEDDED_FLYBY_KB} kB, and a part of the catalogue alone`, async ({
  page,
  site,
}) => {
  const complaints = watchConsole(page);
  site.sent.clear();
  await page.goto(`${site.url}fvt?embed=1&start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth`);
  await page.getByRole('button', { name: /start/i }).click();
  await expect
    .poll(() => [...site.sent.keys()].some((file) => file.includes('textures/detailed')))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const kilobytes = [...site.sent.values()].reduce<number>((sum, size = 0) => sum + size, 0) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(EMBEDDED_FLYBY_KB);
  expect([...site.sent.keys()].filter((file) => /^data\/(catalogue\.|prepared-)/.test(file))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Folders of what calculations in the page start from. */
const DATA = /^(data|ephemeris)\//;

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
    const files = [...site.sent].filter(([file]) => !DATA.test(file));
    const kilobytes = files.reduce((sum, [, size = 0]) => sum + size, 0) / 1000;
    expect(kilobytes, screen).toBeLessThanOrEqual(BUDGET_KB);
    test.info().annotations.push({ type: screen, description: `${Math.round(kilobytes)} kB` });
    await context.close();
  }
});

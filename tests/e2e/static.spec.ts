import type { Page } from '@playwright/test';
import { MANIFEST_PATH, staticManifest } from '#contract/static-manifest.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import { refuseStorage, startHost } from './framing-host.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  hasAgreed,
  selectObjects,
  showTonightAtG96,
  watchConsole,
} from './opt-journey.ts';
import { listObjects, objectRow, press } from './ovt-journey.ts';
import { expect, showFlyby, test } from './static-site.ts';

/** Screens of the five tools. */
const SCREENS = ['opt/setup', 'opt/tonight', 'scd/setup', 'ovt', 'fvt', 'sovt'] as const;

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

test('a page below a path leads from screen to screen below that path, and says that a link to a saved state needs a service', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(`${site.url}privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await expect(page).toHaveURL(site.url);

  await page.goto(`${site.url}privacy?c=NDI`);
  await expect(page.getByText('this page works without one')).toBeVisible();
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

test('every data file of the list is there, none is named twice, and so are lists and feeds of well-known sites', async ({
  page,
  site,
}) => {
  await test.step('every data file of the list is there, and none is named twice', async () => {
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

  await test.step('lists and feeds of well-known sites are there as files', async () => {
    const index = await page.request.get(`${site.url}lists/index.json`);
    const sites = (await index.json()) as { site: string; files: string[] }[];
    expect(sites).toHaveLength(10);
    const texts = await Promise.all(
      sites
        .flatMap(({ files }) => files)
        .map(async (file) => (await page.request.get(site.url + file)).text()),
    );
    expect(texts.filter((text) => !/^(# Site|BEGIN:VCALENDAR|<\?xml)/.test(text))).toEqual([]);
  });
});

test('a frame that waits has no style that is not used', async ({ page, site }) => {
  await page.goto(`${site.url}fvt?embed=1&object=99942&mainbody=earth`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0);
});

/** An address of a page without a service in the frame of another site. */
const EMBEDDED = 'fvt?embed=1&autostart=1&start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth';

test('a flyby in a frame of another site is computed there, with storage refused', async ({ page, site }) => {
  const complaints = watchConsole(page);
  const host = await startHost(site.url + EMBEDDED, {}, undefined);
  await refuseStorage(page);
  await page.goto(host.url);
  await expect(page.frameLocator('iframe').getByText('13-04-2029 21:45 UTC')).toBeVisible(); // opens where it is nearest
  expect(complaints).toEqual([]);
  await host.stop();
});

test('a frame of another site without an origin says what it needs, to the page around, too', async ({
  page,
  site,
}) => {
  const complaints = watchConsole(page);
  const host = await startHost(site.url + EMBEDDED, {}, 'allow-scripts');
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ data }) => messages.push(data));
  });
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('allow-scripts allow-same-origin')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Start' })).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { messages: unknown[] }).messages))
    .toMatchObject([
      { type: 'waiting' },
      { type: 'error', message: expect.stringContaining('allow-same-origin') as unknown },
    ]);
  expect(complaints).toEqual([]);
  await host.stop();
});

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

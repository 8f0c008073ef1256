import type { Page } from '@playwright/test';
import { BRIGHT_STARS_FILE, CONSTELLATIONS_FILE } from '#catalogue/stars/sky-files.ts';
import { OFFLINE_PICTURES } from '#parts/scene/offline-pictures.ts';
import { type FileServer, serveFiles } from './file-server.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  hasAgreed,
  openEphemerides,
  selectObject,
  showTonightAtG96,
  untilControlled,
  watchConsole,
} from './opt-journey.ts';
import { expect, showFlyby, test } from './static-site.ts';

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
    const sky = [BRIGHT_STARS_FILE, CONSTELLATIONS_FILE, 'stars.json'];
    const pictures = ['textures/detailed/earth.jpg', 'shapes/generic.obj'];
    for (const file of [...sky.map((name) => `sky/${name}`), ...pictures]) {
      await expect.poll(() => isCached(page, `${site.url}static/${file}`), file).toBe(true);
    }
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
    const texture = `${site.url}static/textures/detailed/earth.jpg`; // came before there was a service worker
    await expect.poll(() => isCached(page, texture)).toBe(true);
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
    for (const picture of OFFLINE_PICTURES)
      await expect.poll(() => isCached(page, `${site.url}${picture.slice(1)}`)).toBe(true);
    await page.close();

    await Promise.all([context.setOffline(true), other.setOffline(true), site.stop()]);
    const again = await context.newPage();
    await useNight(again, site, async () => undefined);
    await saveFinder(again);
    await addObject(again, site, 'Eros');
    const complaints = watchConsole(again);
    await openScreens(again, site);
    expect(complaints).toEqual([]);
    await again.close();
    await useNight(await other.newPage(), site, async (opened) => {
      const choosing = opened.waitForEvent('filechooser');
      await opened.getByRole('button', { name: 'Open a file' }).click();
      await (await choosing).setFiles(file);
    });
    await other.close();
  });
});

const TAKE = 'Take this night along';

function isCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
}

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

/** Opens a screen of each tool, and waits for what is drawn there. */
async function openScreens(page: Page, { url }: FileServer): Promise<void> {
  for (const screen of ['opt/setup', 'scd/setup', 'ovt']) {
    await page.goto(url + screen);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${url}sovt?object=Apophis`);
  await expect(page.locator('.scene-details dt')).toHaveCount(14);
  await page.goto(`${url}fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth`);
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText(/Distance to Earth/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
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

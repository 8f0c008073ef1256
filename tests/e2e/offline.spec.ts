import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { untilControlled } from './opt-journey.ts';
import { reachableSite } from './reachable-site.ts';
import { SECOND, updatedSite } from './updated-site.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited opens without a network, and going offline is written to the console and the line on the catalogue alone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(new URL('/', page.url()).href);
  await page.goto('/opt/setup');
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
  await untilControlled(page);

  const texts: string[] = [];
  page.on('console', (message) => texts.push(`${message.type()}: ${message.text()}`));
  await expect(page.getByRole('contentinfo')).toContainText('Catalogue of');
  await expect(page.getByRole('region', { name: 'The first night' })).toContainText('with no Moon'); // nothing else is on its way
  const before = await wordsOf(page);
  await context.setOffline(true);
  await expect.poll(() => texts).toEqual(['warning: The browser is offline.']);
  await expect(page.getByRole('contentinfo')).toContainText(' · offline');
  expect((await wordsOf(page)).replace(' · offline', '')).toBe(before);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await context.setOffline(false);
});

test('a page that is open goes on after an update, and every page opened from then on is the new one', async ({
  context,
  service,
}) => {
  const site = await updatedSite(service.url);
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await untilControlled(page);
    expect(await scriptOf(page)).not.toContain(SECOND);

    site.update();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click(); // its script is one of the first build
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    expect(await scriptOf(page)).toContain(SECOND);
    await expect.poll(() => page.evaluate(waitingWorker)).toBe(true);

    await page.close();
    const next = await context.newPage();
    await next.goto(site.url);
    await expect.poll(() => next.evaluate(waitingWorker)).toBe(false);
    await context.setOffline(true);
    await next.goto(`${site.url}/privacy`);
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    expect(await scriptOf(next)).toContain(SECOND);
  } finally {
    await site.stop();
  }
});

test('what is needed without a network stays, however many calls are cached', async ({ page }) => {
  await page.goto('/privacy');
  await untilControlled(page);
  const sky = '/static/sky/stars.json';
  await page.evaluate(async (file) => void (await (await fetch(file)).arrayBuffer()), sky);
  for (let first = 0; first < 150; first += 50) {
    await page.evaluate(async (from) => {
      const calls = Array.from(
        { length: 50 },
        (_, one) => `/rest/observatory/findObservatoryByPhrase?query=${from + one}`,
      );
      await Promise.all(calls.map(async (call) => (await fetch(call)).arrayBuffer()));
    }, first);
  }
  await expect.poll(() => page.evaluate(cachedCalls)).toBe(100);
  expect(await page.evaluate(async (file) => (await caches.match(file)) !== undefined, sky)).toBe(true);
});

/** Screens, with what each says that it cannot do without the service. */
const SCREENS = [
  ['/opt/setup', 'Searching and what follows work again when it is back.'],
  ['/opt/tonight', 'This will appear once it is back.'],
  ['/scd/setup', 'Searching and what follows work again when it is back.'],
  ['/ovt', 'What you choose will appear once it is back.'],
  ['/sovt', 'What you choose will appear once it is back.'],
  ['/fvt', 'The next approaches could not be loaded.'],
] as const;

test('without the service every screen says what it cannot do, opens no dialog, throws nothing, and goes on when it is back', async ({
  page,
  service,
}) => {
  const site = await reachableSite(service.url);
  try {
    await page.goto(site.url);
    await untilControlled(page);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    site.cut(true);
    await page.setViewportSize({ width: 1120, height: 640 }); // the list of objects has room beside the details
    for (const [path, words] of SCREENS) {
      await page.goto(site.url + path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.locator('footer.footer')).toContainText('Service unreachable');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(thrown, path).toEqual([]);
    }
    await page.setViewportSize({ width: 1024, height: 640 }); // the list is folded
    await page.goto(`${site.url}/sovt`);
    await expect(page.getByRole('button', { name: 'Select objects' })).toBeVisible();
    await expect(page.getByText('What you choose will appear once it is back.')).toBeVisible();

    await page.setViewportSize({ width: 1120, height: 640 });
    await page.goto(`${site.url}/fvt`);
    site.cut(false);
    await expect(page.locator('footer.footer')).toContainText('Catalogue of');
    await expect(page.getByRole('table', { name: 'Next approaches' })).toBeVisible();
    await page.getByRole('button', { name: /^search for close approaches/ }).click();
    await page.getByRole('button', { name: /^Main bodies/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Venus' })).toBeVisible();
    expect(thrown).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('with the data of “Work offline” no screen waits for a service that is away: this browser computes', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000); // all orbits are brought to today in the page
  const site = await reachableSite(service.url);
  try {
    await page.goto(`${site.url}/provenance`);
    await untilControlled(page);
    await page.getByRole('button', { name: 'Work offline' }).click();
    await expect(page.getByText('the tools work without a network')).toBeVisible({ timeout: 90_000 });
    site.cut(true);
    await page.setViewportSize({ width: 1120, height: 640 });
    for (const path of ['/opt/setup', '/scd/setup', '/ovt', '/sovt']) {
      await page.goto(site.url + path);
      await expect(page.locator('footer.footer')).toContainText('unreachable, computed in this browser');
      await expect(page.getByText('The service cannot be reached'), path).toHaveCount(0);
    }
  } finally {
    await site.stop();
  }
});

/** How many responses to calls the browser caches. */
async function cachedCalls(): Promise<number> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().filter(({ url }) => url.includes('/rest/')).length;
}

/** Address of the script that the document names. */
async function scriptOf(page: Page): Promise<string> {
  return (await page.locator('script[type=module]').first().getAttribute('src')) ?? '';
}

/** Whether a newer worker waits for the pages of the present one to be closed. */
async function waitingWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting !== null;
}

/** What is to be read of a page, without its line breaks. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}

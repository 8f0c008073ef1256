import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtScript } from './built-script.ts';
import { expect, NOW, SMALL_SCREEN, test } from './harness.ts';
import { hasAgreed, refuseWebGl, watchConsole } from './opt-journey.ts';
import { isPainted, openOrbits, typeMoment, view } from './ovt-journey.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

const SCREENS = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
] as const;

const APOPHIS = '(99942) Apophis';

test.use({ viewport: SMALL_SCREEN });

for (const { name, width, height } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('the 3D orbits can be used by everybody', async ({ page }) => {
      const complaints = watchConsole(page);
      await openOrbits(page, '?object=Apophis');
      await isAccessible(page, 'the first picture');
      await openPanel(page);
      await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
      await isAccessible(page, 'an open panel');
      if (width < 640) await page.getByRole('button', { name: 'Close Select objects' }).click();
      await expect(page.getByRole('region', { name: APOPHIS })).toBeVisible();
      await isAccessible(page, 'details');
      await page.getByRole('button', { name: 'Display settings' }).click();
      await expect(page.getByRole('region', { name: 'Display settings' })).toBeVisible();
      await expect(page.getByRole('region', { name: APOPHIS })).toHaveCount(0); // one panel at the right
      await isAccessible(page, 'settings');
      await page.getByRole('button', { name: 'Close Display settings' }).click();
      await page.getByRole('button', { name: 'View as table' }).click();
      await expect(page.getByRole('table', { name: /Heliocentric/ })).toBeVisible();
      await isAccessible(page, 'the view as a table');
      await page.getByRole('button', { name: 'Close View as table' }).click();
      await typeMoment(page, 'Current date', '01/01/2027 00:00');
      await isAccessible(page, 'dates as fields');
      await page.getByRole('button', { name: `Close ${APOPHIS}` }).click();
      await openPanel(page);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isAccessible(page, 'the editor');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await runningAnimations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

test('the view of the orbits is also a table, fits every width, and outlives the loss of its graphics', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');

  await test.step('the table of the view follows the date', async () => {
    await page.getByRole('button', { name: 'View as table' }).click();
    const table = page.getByRole('table', { name: /Heliocentric/ });
    await expect(table.getByRole('rowheader')).toHaveText([
      'Mercury',
      'Venus',
      'Earth',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      APOPHIS,
    ]);
    // Heliocentric longitude of the Earth at the equinox of March 2030, from the Sun's opposite; of date, 0.42° of precession.
    await typeMoment(page, 'Current date', '20/03/2030 13:52');
    const earth = table.getByRole('row', { name: /^Earth/ }).getByRole('cell');
    await expect(earth.nth(1)).toHaveText(/^0\.99/);
    expect(Number(await earth.nth(3).innerText())).toBeCloseTo(180 - 0.42, 1);
  });

  await test.step('no width cuts the page off', async () => {
    for (const width of [1440, 1100, 900, 800, 700, 641, 500, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const right = await page
        .getByRole('button', { name: /Speed$/ })
        .evaluate((speed) => speed.getBoundingClientRect().right);
      expect(right, `the speed on a screen of ${width}`).toBeLessThanOrEqual(width);
      await expect.poll(async () => (await view(page).boundingBox())?.width).toBe(width);
    }
  });

  await test.step('graphics that the browser takes away are reported until they are back', async () => {
    await page.setViewportSize(SMALL_SCREEN);
    const picture = page.locator('canvas').first();
    const loss = await picture.evaluateHandle((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl')?.getExtension('WEBGL_lose_context'),
    );
    await loss.evaluate((extension) => extension?.loseContext());
    await expect(page.getByText('The graphics were interrupted.')).toBeVisible();
    await expect(picture).toBeHidden();
    await loss.evaluate((extension) => extension?.restoreContext());
    await expect(page.getByText('The graphics were interrupted.')).toBeHidden();
    await expect(picture).toBeVisible();
  });
});

test('without WebGL the page says so and shows the view as a table', async ({ page }) => {
  await refuseWebGl(page);
  const complaints = watchConsole(page);
  await hasAgreed(page);
  await page.goto('/ovt?object=Apophis');
  await expect(page.getByText(/cannot show 3D graphics \(WebGL\)/)).toBeVisible();
  const table = page.getByRole('table', { name: /Heliocentric/ });
  await expect(table.getByRole('row', { name: /^Earth/ })).toBeVisible();
  await expect(table.getByRole('row', { name: APOPHIS })).toBeVisible();
  const before = await table.innerText();
  await typeMoment(page, 'Current date', '20/03/2030 13:52');
  await expect(table.getByRole('row', { name: /^Earth/ })).toContainText('179.'); // the equinox, of J2000
  expect(await table.innerText()).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('a panel that does not load is reported in its place, and can be tried again there', async ({
  page,
}) => {
  const script = `**/${builtScript('src/parts/display-settings/display-settings-panel.tsx')}`;
  await openOrbits(page);
  await page.route(script, (route) => route.abort());
  await page.getByRole('button', { name: 'Display settings' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('This part of the page could not be loaded.');
  await expect(view(page)).toBeVisible();
  await page.unroute(script);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Display settings' })).toBeVisible();
});

test('a page at rest paints nothing and has no quick timer', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.addInitScript(() => {
    const counts = { frames: 0, timers: 0 };
    Object.assign(window, { counts });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return request(callback);
    };
    const repeat = window.setInterval.bind(window);
    window.setInterval = ((handler: TimerHandler, pause?: number, ...rest: unknown[]) =>
      repeat(counted(handler), pause, ...rest)) as typeof window.setInterval;
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, pause?: number, ...rest: unknown[]) =>
      later(counted(handler), pause, ...rest)) as typeof window.setTimeout;
    function counted(handler: TimerHandler): TimerHandler {
      return (...parts: unknown[]) => {
        counts.timers++;
        if (typeof handler === 'function') Reflect.apply(handler, window, parts);
      };
    }
  });
  await openOrbits(page, '?object=Apophis');
  await expect(page.getByRole('checkbox', { name: `Show ${APOPHIS}` })).toBeChecked();
  await page.clock.pauseAt(Date.parse(NOW) + 3_600_000);
  await expect.poll(() => countsOver(page, 3000)).toEqual({ frames: 0, isQuick: false });
  await page.getByRole('button', { name: 'Play forward' }).click();
  await expect.poll(async () => (await countsOver(page, 1000)).frames).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => countsOver(page, 3000)).toEqual({ frames: 0, isQuick: false });
  await isPainted(page);
});

/** What runs in a time of the page's clock, ms: frames that are requested, and whether timers end more often than once a second. */
async function countsOver(page: Page, time: number): Promise<{ frames: number; isQuick: boolean }> {
  const counts = () =>
    page.evaluate(() => ({
      ...(window as unknown as { counts: { frames: number; timers: number } }).counts,
    }));
  const before = await counts();
  await page.clock.runFor(time);
  const after = await counts();
  return { frames: after.frames - before.frames, isQuick: after.timers - before.timers > time / 1000 };
}

async function openPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Select objects' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Select objects' }).click();
  await expect(panel).toBeVisible();
}

/** Animations of the page that run although the user prefers none. */
function runningAnimations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ id, effect }) => `${id} ${(effect as KeyframeEffect | null)?.target?.className ?? ''}`),
  );
}

async function isAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, what).toEqual([]);
}

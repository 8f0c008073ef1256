import type { ServiceStatus } from '#contract/status.ts';
import { alterResponse, answersNothing, delayResponse } from './answers.ts';
import { chooseObservatory, openPlanning, watchConsole } from './opt-journey.ts';
import { expect, test } from './harness.ts';

const TOOLS = [
  'Observation planning',
  'Sky chart display',
  'Orbit visualisation',
  'Flyby visualisation',
  'Synodic orbit visualisation',
];

test('the shell names five tools, its sources and its version, wears the theme that is chosen, and has its notice agreed to once', async ({
  page,
}) => {
  await test.step('the welcome page names five tools and opens one', async () => {
    const complaints = watchConsole(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Near-Earth object toolkit');
    const tools = page.locator('main').getByRole('listitem');
    for (const tool of TOOLS)
      await expect(tools.filter({ hasText: new RegExp(`^${tool}`, 'i') })).toHaveCount(1);
    await expect(tools).toHaveCount(TOOLS.length);

    await page
      .locator('main')
      .getByRole('link', { name: /^Observation planning/ })
      .click();
    await expect(page).toHaveURL(/\/opt\/setup$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observation planning');
    await expect(page).toHaveTitle(/^Observation planning/);
    expect(complaints).toEqual([]);
  });

  await test.step('the header holds menu, load, save, share, the title, home and the agency', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Observation planning');
    await expect(header.getByRole('button', { name: 'Open tools menu' })).toBeVisible();
    for (const name of ['Save', 'Share']) {
      await expect(header.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }
    const load = header.getByRole('button', { name: 'Load' });
    await expect(load).toHaveAttribute('aria-disabled', 'true');
    await load.focus();
    await expect(page.getByRole('tooltip', { name: 'Nothing was saved in this browser' })).toBeVisible();
    const agency = header.getByRole('link', { name: 'Agency' });
    await expect(agency).toHaveAttribute('href', /^https:\/\//);
    await expect
      .poll(() => agency.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
      .toBeGreaterThan(0);

    await header.getByRole('link', { name: 'Toolkit home' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('heading')).toHaveCount(0);
    await expect(page).toHaveTitle('Near-Earth object toolkit');
  });

  await test.step('the policy of the page forbids eval and inline scripts', async () => {
    const response = await page.goto('/');
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');

    const inline = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    );
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "inline"';
      document.head.append(script);
    });
    await inline;
    await expect(page).not.toHaveTitle('inline');
  });

  await test.step('every theme is applied at once and after a reload', async () => {
    await page.goto('/');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [title, theme] of [
      ['Light', 'light'],
      ['Red night', 'red'],
      ['Paper', 'inverted'],
      ['Match system', 'light'],
    ] as const) {
      await page.getByRole('button', { name: 'Change theme' }).click();
      await page.getByRole('menuitemradio', { name: title }).click();
      await expect(root).toHaveAttribute('data-theme', theme);
    }
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'light');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(background).not.toBe(light);
  });

  await test.step('the cookie notice stays until the user agrees, and then for thirty days away', async () => {
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await expect(notice).toContainText('track visits only');
    await page.reload();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'I agree' }).click();
    await expect(page.locator('main')).toBeFocused();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(notice).toBeHidden();

    const cookies = await page.context().cookies();
    const agreement = cookies.find(({ name }) => name === 'COOKIE_AGREEMENT');
    const days = ((agreement?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  await test.step('the footer leads to what the toolkit says of itself, names its sources, the year and the version', async () => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
    await page.reload();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('2031');
    await expect(footer).toContainText('v2.20.1');
    for (const name of ['Milky Way image', 'Astrometry mission', 'Creative Commons', 'Asteroid families']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
    }
    for (const name of ['About the centre', 'Terms and conditions', 'Privacy', 'Provenance', 'Validation']) {
      await footer.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Near-Earth object toolkit`);
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the footer stays one line when it has news of the catalogue', async ({ page }) => {
    await alterResponse<ServiceStatus>(page, '**/rest/status', ({ catalogue, ...status }) => ({
      ...status,
      catalogue: { ...catalogue, usualDate: '2021-07-08', refused: 'a page instead of rows' },
    }));
    await page.goto('/opt/setup');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('a newer one was rejected')).toBeVisible();
    expect((await footer.boundingBox())?.height).toBeLessThan(30);
  });
});

test('a list that is requested is covered by a spinner, and found again from the list of tools', async ({
  page,
}) => {
  await test.step('a spinner covers the list while it is requested, and offers to stop only what can be stopped', async () => {
    await openPlanning(page);
    await chooseObservatory(page, 'G96', /G96/);
    const filtering = await delayResponse(page, '**/rest/opt/filtering*');
    await page.getByRole('button', { name: 'Continue to filtering' }).click();
    await expect(page.getByText('Looking for observable objects', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop calculations' })).toBeHidden();
    filtering.release();
    await expect(page.getByText('Looking for observable objects', { exact: true })).toBeHidden();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check({ force: true });

    await answersNothing(page, '**/rest/opt/calculate*');
    await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
    await expect(page.getByText('Calculating', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop calculations' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('calculations stopped');
    await expect(page.getByText('Calculating', { exact: true })).toBeHidden();
  });

  await test.step('the navigation list slides in with five tools and leads back to the screen last visited', async () => {
    const complaints = watchConsole(page);
    await page.getByRole('link', { name: 'Toolkit home' }).click();
    await expect(page).toHaveURL('/');

    await page.getByRole('button', { name: 'Open tools menu' }).click();
    const list = page.getByRole('dialog', { name: 'Tools' });
    await expect(list).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 }); // a phone has no footer
    const ownPages = ['About the centre', 'Terms and conditions', 'Privacy', 'Provenance', 'Validation'];
    for (const name of [...ownPages, 'Milky Way image', 'Asteroid families'])
      await expect(list.getByRole('link', { name })).toBeVisible();
    await list.getByRole('link', { name: 'Observation planning' }).click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/\/opt\/filtering$/);
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a page that names an object is called by it, in a frame as well, and not any more where the object is left', async ({
  page,
}) => {
  await page.goto('/ovt?object=Apophis');
  await expect(page).toHaveTitle('(99942) Apophis · Orbit visualisation · Near-Earth object toolkit');
  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await expect(page).toHaveTitle('Near-Earth object toolkit');
  await page.goto('/sovt?embed=1&object=99942');
  await expect(page).toHaveTitle('(99942) Apophis · Synodic orbit visualisation · Near-Earth object toolkit');
});

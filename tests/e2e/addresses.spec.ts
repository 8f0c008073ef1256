import type { Page } from '@playwright/test';
import { chooseObservatory, filter, openPlanning, watchConsole } from './opt-journey.ts';
import { expect, test } from './harness.ts';

test('an address leads to its screen with a slash at its end, and where it may when nothing responds to it', async ({
  page,
}) => {
  await test.step('an address with a slash at its end opens its screen, and an unknown one is not remembered', async () => {
    await page.goto('/opt/');
    await expect(page).toHaveURL(/\/opt\/setup$/);
    await page.evaluate(() => {
      history.pushState(null, '', '/opt/nowhere');
    });
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Open tools menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Observation planning/ })
      .click();
    await expect(page).toHaveURL(/\/opt\/setup$/);
  });

  await test.step('an address that nothing responds to, or not yet, leads where it may', async () => {
    for (const [address, end, status] of [
      ['/nowhere', '/', 404],
      ['/ovt/nowhere', '/', 404],
      ['/opt/filtering', '/opt/setup', 200],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(status);
      if (status === 404) await expect(page.getByText(`There is no page at ${address}`)).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname).toBe(end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('the tabs open in their order, as far as the work has come', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPlanning(page);
  const tabs = page.getByRole('navigation', { name: 'Observation planning' });
  await expect(tabs.locator('.tab')).toHaveText(['Setup', 'Filtering', 'Results']);
  await expect(tabs.getByRole('button', { name: 'Filtering' })).toHaveAttribute('aria-disabled', 'true');
  await expect(tabs.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('canvas')).toHaveCount(0);

  await chooseObservatory(page, 'G96', /G96/);
  await filter(page);
  await expect(tabs.getByRole('link', { name: 'Filtering' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
  await box.check({ force: true });
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await page.getByRole('button', { name: 'Go to results' }).click();
  await expect(page).toHaveURL(/\/opt\/results\/long-term$/);
  await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();

  await walkBackAndForth(page);
  await tabs.getByRole('link', { name: 'Filtering' }).click();
  await box.uncheck({ force: true });
  await expect(tabs.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
  await box.check({ force: true });
  await isAboutTheStep(page);
  expect(complaints).toEqual([]);
});

/** From the results to the welcome page and back by the browser's own buttons. */
async function walkBackAndForth(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/opt\/filtering$/);
  await expect(page.getByRole('button', { name: 'Calculate ephemerides' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/opt\/setup$/);
  await expect(page.getByRole('combobox', { name: /observatory/i })).toHaveValue(/G96/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Calculate ephemerides' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
}

/** Results of another time step open a question, unless the address says to show them. */
async function isAboutTheStep(page: Page): Promise<void> {
  const step = page.getByRole('spinbutton', { name: 'Time step' });
  await step.fill('2');
  await step.press('Enter');
  await page.getByRole('link', { name: 'Results' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('filtering configuration was changed');
  await question.getByRole('button', { name: 'Go to results' }).click();
  await expect(page).toHaveURL(/\/opt\/results\/long-term\?ifc=true$/);
  await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/opt/results/ephemerides');
  await expect(question).toContainText('filtering configuration was changed');
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/opt\/filtering$/);
  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Open tools menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Tools' });
  await expect(menu.getByRole('link', { name: 'Observation planning' })).toHaveAttribute(
    'href',
    '/opt/filtering',
  );
  await menu.getByRole('link', { name: 'Observation planning' }).click();
  await expect(step).toHaveValue('2');
}

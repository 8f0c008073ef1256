import { builtScript } from './built-script.ts';
import { tabTo } from './keyboard.ts';
import { openPlanning, typeDate } from './opt-journey.ts';
import { expect, test } from './harness.ts';

const PLANNING = `**/${builtScript('src/tools/opt/opt-tool.tsx')}`;
const ABOUT = `**/${builtScript('src/shell/information/about.tsx')}`;
const MENU = `**/${builtScript('src/shell/navigation.tsx')}`;
const DEFINITION = `**/${builtScript('src/parts/glossary/definition-text.tsx')}`;

test('a part that comes at the second try is shown, with its styles and without reloading the page', async ({
  page,
}) => {
  for (const file of [PLANNING, '**/assets/opt-scd-later*.css']) {
    await page.goto('/');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.route(file, (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Observation planning/ })
      .click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('An error has occurred. Please try again.');
    await page.unroute(file);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
    await expect(page.locator('.planning')).toHaveCSS('display', 'grid');
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  }
});

test('a part that does not come although the service is there is loaded by a new page, nothing entered lost', async ({
  page,
}) => {
  await openPlanning(page);
  await typeDate(page, 'End', '2026-12-05');
  await page.keyboard.press('Tab');
  await page.route(ABOUT, (route) => route.abort());
  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await page.getByRole('link', { name: 'About the centre' }).click();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('body[data-same-page]')).toHaveCount(0);
  await page.unroute(ABOUT);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('group', { name: /^End/ })).toContainText('05/12/2026');
});

test('a part that fails is reported in its place, and the shell stays', async ({ page }) => {
  await page.route(PLANNING, (route) => route.abort());
  await page.goto('/opt/setup');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('An error has occurred. Please try again.');
  await expect(page.getByRole('button', { name: 'Open tools menu' })).toBeVisible();
  await page.unroute(PLANNING);
  await failure.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();

  await page.getByRole('link', { name: 'Toolkit home' }).click();
  await expect(failure).toBeHidden();
});

test('the menu that cannot be loaded is reported below its button, and the tool stays', async ({ page }) => {
  await openPlanning(page);
  await typeDate(page, 'End', '2026-12-05');
  await page.route(MENU, (route) => route.abort());
  const menu = page.getByRole('button', { name: 'Open tools menu' });
  await menu.click();
  const failure = page.getByRole('banner').getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await expect(page.getByRole('group', { name: /^End/ })).toContainText('05/12/2026');
  await menu.click();
  await expect(failure).toHaveCount(0);
  await page.unroute(MENU);
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Tools' })).toBeVisible();
});

test('a definition that cannot be loaded is missed in its tooltip, and the tool stays', async ({ page }) => {
  await openPlanning(page);
  await page.route(DEFINITION, (route) => route.abort());
  await tabTo(page, page.getByRole('button', { name: 'UTC', exact: true }).first());
  await expect(page.getByRole('tooltip')).toContainText('The definition could not be loaded.');
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
});

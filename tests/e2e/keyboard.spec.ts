import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { objectBoxes } from './opt-journey.ts';

test('a whole plan is made by the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'I agree' }));
  await press(page, page.locator('main').getByRole('link', { name: /^Observation planning/ }));
  const search = page.getByRole('combobox', { name: /observatory/i });
  await tabTo(page, search);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('G96');
  await expect(page.getByRole('option', { name: /G96/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue(/G96/);
  await press(page, page.getByRole('button', { name: 'Continue to filtering' }));

  await expect(objectBoxes(page).first()).toBeVisible();
  await tabTo(page, objectBoxes(page).first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(objectBoxes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Select all, 2 of/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Calculate ephemerides' }), 'Shift+Tab');
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Go to results' }));

  const views = page.getByRole('navigation', { name: 'Results' });
  await press(page, views.getByRole('link', { name: 'Ephemerides' }));
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Download' }));
  await expect(page.getByRole('menuitem', { name: /txt/ })).toBeFocused();
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toContain('AST_RA');
});

async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

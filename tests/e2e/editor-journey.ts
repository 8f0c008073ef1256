import { expect, type Locator, type Page } from '@playwright/test';

/** A typed field of the editor. */
export function editorField(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** Types a moment into a date of the editor: day, month, year, hour and minute. */
export async function typeFieldDate(page: Page, name: string, digits: string): Promise<void> {
  await page
    .getByRole('group', { name: `${name} (UTC)` })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(digits);
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
}

/** Defines a copy of an object of the catalogue in the set-up. @param name that the editor gives it. */
export async function copyOf(page: Page, phrase: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add user-defined object' }).click();
  await page.getByRole('combobox', { name: 'Existing object to copy' }).fill(phrase);
  await page
    .getByRole('option', { name: new RegExp(phrase) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy values', exact: true }).click();
  await expect(editorField(page, 'Object name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save object' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

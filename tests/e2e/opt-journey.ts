import { expect, type Locator, type Page } from '@playwright/test';

/** Texts of the browser's console that a visitor's developer would frown at. */
export function watchConsole(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Makes the visitor one who has agreed to cookies, so that no notice stands in the way of what opens at once. */
export async function hasAgreed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'COOKIE_AGREEMENT=true; path=/';
  });
}

/** Opens observation planning for a visitor who has agreed to cookies. */
export async function openPlanning(page: Page): Promise<void> {
  await hasAgreed(page);
  await page.goto('/opt');
}

/** Searches an observatory by its code and takes the first offer. */
export async function chooseObservatory(page: Page, code: string, name: RegExp): Promise<void> {
  const search = page.getByRole('combobox', { name: /observatory/i });
  await search.fill(code);
  await page.getByRole('option', { name }).click();
  await expect(search).toHaveValue(name);
}

/** Types a date into a date field, day, month and year in turn. */
export async function typeDate(page: Page, field: 'Start' | 'End', date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  const group = page.getByRole('group', { name: new RegExp(`^${field}`) });
  await group.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
}

/** Goes to filtering and waits for rows. */
export async function filter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to filtering' }).click();
  await expect(objectBoxes(page).first()).toBeVisible();
}

/** Checkboxes of the listed objects. */
export function objectBoxes(page: Page): Locator {
  return page.getByRole('checkbox', { name: /^Select (?!all)/ });
}

/** Selects the first objects of the list. */
export async function selectObjects(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await objectBoxes(page).nth(index).check({ force: true });
  await expect(page.getByRole('checkbox', { name: new RegExp(`Select all, ${count} of`) })).toBeVisible();
}

/** Points at a control until its tooltip says something: one that appears under a pointer at rest is not pointed at yet. */
export async function hint(page: Page, control: Locator, words: string | RegExp): Promise<void> {
  const tooltip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await control.hover();
    await expect(tooltip).toContainText(words, { timeout: 3000 });
  }).toPass();
}

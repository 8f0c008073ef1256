import { readFile } from 'node:fs/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Said by the browser of the tests, which lets no service worker come between a page and its test. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Said by the driver of the browser of the tests, which has no graphics card to lay pictures over the page: it reads them. */
const PICTURE_READ = /^\[\.WebGL-\w+\]GL Driver Message .*GPU stall due to ReadPixels/;

/** A warning of a browser with so much to do that the script of the page comes seconds after what was fetched for it. */
const FETCHED_EARLY = /was preloaded using link preload but not used within a few seconds/;

/** Texts of the browser's console that a web developer would frown at. */
export function watchConsole(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const isOfBrowser = text === WORKER_BLOCKED || PICTURE_READ.test(text) || FETCHED_EARLY.test(text);
    if (isComplaint && !isOfBrowser) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Waits until the service worker controls a page. */
export async function untilControlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Makes the browser one without WebGL. */
export async function refuseWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...parts: readonly unknown[]): unknown {
        if (String(parts[0]).startsWith('webgl')) return null;
        return Reflect.apply(given?.value as () => unknown, this, parts);
      },
    });
  });
}

/** Makes the user one who has agreed to cookies, so that no notice covers what opens at once. */
export async function hasAgreed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'COOKIE_AGREEMENT=true; path=/';
  });
}

/** Opens observation planning for a user who has agreed to cookies. */
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

/** Leaves the example of Tonight for the night at G96. */
export async function showTonightAtG96(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'From your place' }).click();
  await page.getByRole('combobox', { name: /observatory/i }).fill('G96');
  await page.getByRole('option', { name: /^G96/ }).click();
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

/** Looks for an object of the list and selects it. */
export async function selectObject(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill(name);
  await page.getByRole('checkbox', { name: new RegExp(`^Select (?!all).*${name}`) }).check({ force: true });
}

/** Lists every object, without filters, and checks the first two. */
export async function selectTwoOfAll(page: Page): Promise<void> {
  await openPlanning(page);
  await filter(page);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('No filters on');
  await expect(page.getByText('Looking for observable objects')).toBeHidden();
  await selectObjects(page, 2);
}

/** From another view of the results to the table. */
export async function openEphemerides(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Ephemerides' }).click();
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toBeVisible();
}

/** Calculates what is selected and opens the table. */
export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  await page.getByRole('button', { name: 'Go to results' }).click();
  await openEphemerides(page);
}

/** Downloads the results. @param kind ending of the file. */
export async function download(page: Page, kind: 'txt' | 'csv' | 'pdf'): Promise<Buffer> {
  await page.mouse.move(0, 0); // from the head whose explanation lies over the button
  await page.getByRole('button', { name: 'Download' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(kind) }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^Near-Earth-object-toolkit_ephemerides_\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z\\.${kind}$`),
  );
  return readFile(await file.path());
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

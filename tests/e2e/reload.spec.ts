import type { Page } from '@playwright/test';
import { filter, objectBoxes, openEphemerides, openPlanning, watchConsole } from './opt-journey.ts';
import { expect, openResults, test } from './stored-results.ts';

test('results that the service has forgotten are calculated again, and a reload brings them back, then the list with its filters and checks', async ({
  page,
  resultsLink,
}) => {
  await openResults(page, resultsLink);

  await test.step('a reload after the service has forgotten the results lands on filtering and says so', async () => {
    await readSexagesimal(page);
    await page.route('**/rest/opt/getCalculationResult*', async (route) => {
      const headers = { ...route.request().headers(), token: 'forgotten' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await page.reload();
    await expect(page.getByText('There is no saved results.')).toBeVisible();
    await expect(page).toHaveURL(/\/opt\/filtering/);
    await page.unroute('**/rest/opt/getCalculationResult*');
    await page.getByRole('button', { name: 'Calculate again' }).click();
    await page.getByRole('button', { name: 'Go to results' }).click();
    await openEphemerides(page);
    await expect(page.getByRole('table', { name: 'Ephemerides' }).getByRole('rowheader')).toHaveCount(3);
  });

  await test.step('a reload brings the table back, then the list with its filters and checks', async () => {
    const complaints = watchConsole(page);
    const table = page.getByRole('table', { name: 'Ephemerides' });
    const rows = await table.innerText();

    await page.reload();
    await expect.poll(() => table.innerText()).toBe(rows);
    await expect(page).toHaveURL(/\/opt\/results\/ephemerides/);

    await page.getByRole('link', { name: 'Filtering' }).click();
    const list = page.getByRole('table', { name: /^Observable objects/ });
    const filters = page.getByRole('region', { name: 'Active filters' });
    await expect(page.getByRole('checkbox', { name: /Select all, 3 of/ })).toBeVisible();
    await expect(objectBoxes(page).first()).toBeVisible();
    await objectBoxes(page).first().uncheck({ force: true });
    await expect(page.getByRole('checkbox', { name: /Select all, 2 of/ })).toBeVisible();
    const [objects, limits] = [await list.innerText(), await filters.innerText()];

    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Select all, 2 of/ })).toBeVisible();
    await expect.poll(() => list.innerText()).toBe(objects);
    await expect.poll(() => filters.innerText()).toBe(limits);
    await expect(page).toHaveURL(/\/opt\/filtering/);
    expect(complaints).toEqual([]);
  });
});

test('where storage is refused the tool works and a reload starts over', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
  const complaints = watchConsole(page);
  await openPlanning(page);
  await filter(page);
  await page.reload();
  await expect(page).toHaveURL(/\/opt\/setup/);
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A change, after which the page no longer is what its link says. */
async function readSexagesimal(page: Page): Promise<void> {
  await page.getByText('Sexagesimal').click();
  await expect(page.getByRole('switch', { name: 'Sexagesimal' })).toBeChecked();
}

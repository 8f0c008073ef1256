import type { Page } from '@playwright/test';
import { watchFiltering } from './filtering-calls.ts';
import { expect, test } from './harness.ts';
import { chooseObservatory, filter, openPlanning } from './opt-journey.ts';

test.use({ isMetered: false });

test('limits that are moved are answered in the page, and go on there when the service is away', async ({
  page,
}) => {
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  const calls = watchFiltering(page);
  let limit = 20;
  await expect(async () => {
    const before = calls.length;
    await limitMagnitude(page, (limit -= 0.1));
    expect(calls.length).toBe(before); // no request: the service in the page has data and orbits by now
  }).toPass();
  const answered = await matching(page);

  await page.route('**/rest/**', (route) => route.fulfill({ status: 502 }));
  await limitMagnitude(page, 15);
  expect(Number.parseInt(await matching(page), 10)).toBeLessThan(Number.parseInt(answered, 10));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** How many objects match, as the page says. */
async function matching(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'Summary' }).getByRole('status').innerText();
}

/** Sets the faintest magnitude, and waits for the list. */
async function limitMagnitude(page: Page, limit: number): Promise<void> {
  await page.getByRole('button', { name: /^Filter Magnitude/ }).click();
  const form = page.getByRole('form', { name: 'Magnitude' });
  await form.getByLabel('Max').fill(limit.toFixed(1));
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Filter Magnitude.*${limit.toFixed(1)}$`) }),
  ).toBeVisible();
  await expect(page.getByText('Looking for observable objects')).toBeHidden();
}

import type { Locator, Page } from '@playwright/test';
import { watchConsole } from './opt-journey.ts';
import { expect, openResults, test } from './stored-results.ts';
import { tabTo } from './keyboard.ts';

test('a night is planned by keyboard alone', async ({ page, resultsLink }) => {
  const complaints = watchConsole(page);
  await openResults(page, resultsLink);
  await tabTo(page, page.getByRole('link', { name: 'Night plan' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Plan the night' }));
  await page.keyboard.press('Enter');

  const plan = page.getByRole('table', { name: /^Plan of the night/ });
  await expect(plan).toBeVisible();
  await expect(page.getByRole('region', { name: 'Night', exact: true })).toBeFocused(); // the button that was pressed has gone
  const title = await plan.getByRole('rowheader').first().locator('.designation').innerText();
  const bar = page.locator('.plan-slot').first();
  const before = await bar.getAttribute('aria-label');
  await tabTo(page, bar);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /, locked$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: before ?? '', exact: true })).toBeHidden();
  await page.keyboard.press('+');
  await expect(plan.getByRole('row').filter({ hasText: title })).toContainText('40 min');

  await tabTo(page, page.getByText('Limits and weights'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Object above' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Not in the plan/ })).toContainText('Never above 85°');

  await page.getByRole('radio', { name: 'UTC' }).press('Space');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'UTC' })).toBeChecked();
  expect(complaints).toEqual([]);
});

test('a telescope that is described once is there at every visit, and shows what it makes of each slot', async ({
  page,
  resultsLink,
}) => {
  const complaints = watchConsole(page);
  await openResults(page, resultsLink);
  await page.getByRole('link', { name: 'Night plan' }).click();
  await page.getByRole('button', { name: 'Plan the night' }).click();
  await page.getByRole('button', { name: 'Add a telescope' }).click();
  const editor = page.getByRole('dialog', { name: 'Add a telescope' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Needed for all that is computed')).toHaveCount(2);
  const aperture = editor.getByRole('spinbutton', { name: 'Aperture' });
  await expect(aperture).toBeFocused();
  await aperture.fill('300');
  await editor.getByText('Name, camera and site').click();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Backyard');
  await editor.getByRole('spinbutton', { name: 'Focal length' }).fill('600');
  await editor.getByRole('button', { name: 'Save' }).click();

  const plan = page.getByRole('table', { name: /^Plan of the night/ });
  await expect(plan.getByRole('columnheader', { name: /^In field/ })).toBeVisible();
  const details = page.getByRole('complementary', { name: /^Slot of/ });
  await expect(details).toContainText('Field 2.2 × 1.5 deg');
  await expect(details).toContainText('S/N stacked');

  await page.getByText('Limits and weights').click();
  await page.getByRole('textbox', { name: 'Obstruction horizon' }).fill('0 89');
  await expect(page.getByRole('region', { name: /^Not in the plan/ })).toContainText('Behind your horizon');
  await page.getByRole('textbox', { name: 'Obstruction horizon' }).fill('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change Backyard' })).toBeVisible();
  await expect(plan.getByRole('columnheader', { name: /^In field/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the details of a slot are a sheet below its row, which is drawn or moved by keys to three heights', async ({
    page,
    resultsLink,
  }) => {
    await openResults(page, resultsLink);
    await page.getByRole('link', { name: 'Night plan' }).tap();
    await page.getByRole('button', { name: 'Plan the night' }).tap();
    const plan = page.getByRole('table', { name: /^Plan of the night/ });
    const row = plan.getByRole('row').last();
    await row.getByRole('rowheader').tap();
    const title = await row.locator('.designation').innerText();
    const sheet = page.getByRole('complementary', { name: `Slot of ${title}` });
    const handle = sheet.getByRole('button', { name: /^More/ });
    const longer = sheet.getByRole('button', { name: /^Longer/ });
    await expect(longer).toBeHidden();

    await draw(page, handle, -100);
    await expect(longer).toBeVisible();
    const half = await sheet.boundingBox();
    await draw(page, handle, -100);
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeGreaterThan(half?.height ?? 844);
    const [strip, curve, top] = await Promise.all(
      [plan.locator('thead'), row.locator('.plan-night-cell'), sheet].map((part) => part.boundingBox()),
    );
    expect(curve?.y).toBeGreaterThanOrEqual((strip?.y ?? 844) + (strip?.height ?? 0));
    expect((curve?.y ?? 844) + (curve?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);

    await longer.press('Escape');
    await expect(longer).toBeHidden();
    await expect(handle).toBeFocused();
    await page.keyboard.press('End');
    await expect(longer).toBeVisible();
    await page.keyboard.press('Home');
    await expect(longer).toBeHidden();
    await handle.tap();
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
  });
});

/** Draws a handle this many pixels down, or up where they are negative. */
async function draw(page: Page, handle: Locator, pixels: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 8 + pixels, { steps: 3 });
  await page.mouse.up();
}

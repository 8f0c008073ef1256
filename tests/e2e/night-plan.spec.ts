import { watchConsole } from './opt-journey.ts';
import { expect, openResults, test } from './kept-results.ts';
import { tabTo } from './keyboard.ts';

test('a night is planned by keyboard alone', async ({ page, resultsLink }) => {
  const complaints = watchConsole(page);
  await openResults(page, resultsLink);
  await tabTo(page, page.getByRole('link', { name: 'Night plan' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Plan the night' }));
  await page.keyboard.press('Enter');

  const plan = page.getByRole('table', { name: /^Plan of the night/ });
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
  expect(complaints).toEqual([]);
});

test('a telescope that is described once is there at every visit, and tells what it makes of each slot', async ({
  page,
  resultsLink,
}) => {
  const complaints = watchConsole(page);
  await openResults(page, resultsLink);
  await page.getByRole('link', { name: 'Night plan' }).click();
  await page.getByRole('button', { name: 'Plan the night' }).click();
  await page.getByRole('button', { name: 'Add a telescope' }).click();
  const editor = page.getByRole('dialog', { name: 'Add a telescope' });
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
  await page.getByRole('button', { name: 'Plan the night' }).click();
  await expect(page.getByRole('button', { name: 'Change Backyard' })).toBeVisible();
  await expect(plan.getByRole('columnheader', { name: /^In field/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

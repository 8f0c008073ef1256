import { expect, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { watchConsole } from './opt-journey.ts';

test('tonight is planned from the welcome page by keyboard alone, with nothing known beforehand', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /^Tonight/ }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('combobox', { name: /^Search observatory/ }));
  await page.keyboard.type('G96');
  await expect(page.getByRole('option', { name: /^G96/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const list = page.getByRole('table', { name: /up tonight, brightest first/ });
  const brightest = list.getByRole('rowheader').first().locator('.designation');
  await expect(brightest).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Fri 20 – Sat 21 Nov 2026');

  await tabTo(page, page.getByRole('spinbutton', { name: 'Lowest altitude' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(async () => {
    const altitudes = await list.getByRole('row').locator('td:nth-child(6)').allInnerTexts();
    expect(altitudes.length).toBeGreaterThan(0);
    expect(Math.min(...altitudes.map((text) => Number.parseInt(text, 10)))).toBeGreaterThanOrEqual(45);
  }).toPass();

  await tabTo(page, page.getByRole('button', { name: 'Plan these' }));
  await page.keyboard.press('Enter');
  const plan = page.getByRole('table', { name: /^Plan of the night/ });
  await expect(plan.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Fri 20 – Sat 21 Nov 2026')).toBeVisible();
  expect(complaints).toEqual([]);
});

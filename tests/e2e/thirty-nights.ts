import { expect, type Page } from '@playwright/test';
import {
  chooseObservatory,
  filter,
  objectBoxes,
  openPlanning,
  selectObjects,
  typeDate,
  watchConsole,
  calculate,
  download,
} from './opt-journey.ts';
import { setToday } from './ovt-journey.ts';
import { NOW } from './harness.ts';

/** Thirty nights at Mount Lemmon: from an observatory to a table in hand, without a complaint of the browser. */
export async function planThirtyNights(page: Page): Promise<void> {
  const complaints = watchConsole(page);
  await setToday(page, NOW); // the last day is typed before the page has read that of the service
  await openPlanning(page);
  await typeDate(page, 'End', '2026-12-20');
  await chooseObservatory(page, 'G96', /G96/);
  await filter(page);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('30nights');
  await selectObjects(page, 5);

  await stopOneCalculation(page);
  await calculate(page);
  await expect(page).toHaveURL(/\/opt\/results\/ephemerides/);
  const table = page.getByRole('table', { name: 'Ephemerides' });
  await expect(table.getByRole('rowheader')).toHaveCount(5);
  await readsText(page);
  await readsPdf(page);
  expect(complaints).toEqual([]);
}

/** Starts a calculation whose results are delayed, stops it, and sees that it stopped. */
async function stopOneCalculation(page: Page): Promise<void> {
  await page.route('**/rest/opt/calculate*', async (route) => {
    const response = await route.fetch();
    const ticket = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...ticket, estimatedTime: 30 } });
  });
  await page.route('**/rest/opt/getCalculationResult*', () => undefined);
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  const progress = page.getByRole('dialog', { name: /calculation in progress/i });
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await progress.getByRole('button', { name: /stop/i }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /yes|stop/i })
    .click();
  await expect(page.getByText(/calculations stopped/i)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(objectBoxes(page).first()).toBeChecked();
}

async function readsText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  const text = (await download(page, 'txt')).toString('utf8');
  const lines = text.trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(5 * 30);
  expect(lines.some((line) => line.includes('AST_RA'))).toBe(true);
}

async function readsPdf(page: Page): Promise<void> {
  const pdf = await download(page, 'pdf');
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(5000);
}

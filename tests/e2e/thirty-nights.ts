import { expect, type Page } from '@playwright/test';
import {
  chooseObservatory,
  filter,
  openPlanning,
  selectObjects,
  typeDate,
  watchConsole,
  calculate,
  download,
} from './opt-journey.ts';

/** Thirty nights at Mount Lemmon: from an observatory to a table in hand, without a complaint of the browser. */
export async function planThirtyNights(page: Page): Promise<void> {
  const complaints = watchConsole(page);
  await openPlanning(page);
  await typeDate(page, 'End', '2026-12-20');
  await chooseObservatory(page, 'G96', /G96/);
  await filter(page);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('30nights');
  await selectObjects(page, 5);

  await calculate(page);
  await expect(page).toHaveURL(/\/opt\/results\/ephemerides/);
  const table = page.getByRole('table', { name: 'Ephemerides' });
  await expect(table.getByRole('rowheader')).toHaveCount(5);
  await readsText(page);
  await readsPdf(page);
  expect(complaints).toEqual([]);
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

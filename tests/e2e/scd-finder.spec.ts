import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { PNG } from 'pngjs';
import { COMMON_TELESCOPE } from '../../machines/planning/telescope-camera.ts';
import { textOfPdf } from '../parts/downloads/pdf-text.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';
import { hasAgreed, watchConsole } from './opt-journey.ts';
import { expectMessage } from './ovt-journey.ts';

test('a finder chart is available as PDF, SVG and PNG, with the field of the telescope that is chosen, and one that cannot be made says so', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.setViewportSize(SMALL_SCREEN);
  await hasAgreed(page);
  await page.addInitScript((profile) => {
    localStorage.setItem('telescopes', JSON.stringify({ profiles: [profile] }));
  }, COMMON_TELESCOPE);
  await page.goto('/scd');
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Eros');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const traced = page.waitForResponse('**/scd/trace?*');
  await page.getByRole('button', { name: 'Continue to visualisation' }).click();
  await traced;
  await page.getByRole('button', { name: 'Display settings' }).press('Enter');
  await page.getByRole('button', { name: /No telescope/ }).press('Enter');
  await page.getByRole('option', { name: '30 cm f/4' }).press('Enter');
  await page.getByRole('slider', { name: 'Position angle' }).press('ArrowRight');

  const svg = await finder(page, 'SVG');
  const read = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      broken: file.querySelectorAll('parsererror').length,
      texts: Array.from(file.querySelectorAll('text'), (each) => each.textContent),
      stars: file.querySelectorAll('circle').length,
    };
  }, svg.toString('utf8'));
  expect(read.broken).toBe(0);
  const [first, last] = endsOf(read.texts);
  expect(read.texts).toEqual(
    expect.arrayContaining(['(433) Eros', '30 cm f/4, 67 × 45 arcmin', 'N', 'E', first]),
  );
  expect(read.stars).toBeGreaterThan(50);

  const pdf = await finder(page, 'PDF');
  const [page1] = (await PDFDocument.load(pdf)).getPages();
  expect(page1?.getSize()).toEqual({ width: 595.28, height: 841.89 });
  const lines = (await textOfPdf(pdf)).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['(433) Eros', '30 cm f/4, 67 × 45 arcmin', last, '2 / 2']));

  const png = PNG.sync.read(await finder(page, 'PNG'));
  expect(png.width).toBe(1488); // A4 at 180 dots to the inch
  expect([...png.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(complaints).toEqual([]);

  await page.route('**/*.woff', (route) => route.abort());
  await requestFinder(page, 'PDF');
  await expectMessage(page, 'The file could not be made. Check the connection and try again.', 'Error');

  await page.reload();
  await page.getByRole('button', { name: 'Display settings' }).press('Enter');
  await expect(page.getByRole('button', { name: '30 cm f/4 Telescope' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Position angle' })).toHaveValue('1');
});

/** The dates of the first and the last point, which are the ends of the time frame in the title: it begins now. */
function endsOf(texts: readonly (string | null)[]): readonly string[] {
  const title = texts.find((text) => text?.startsWith('Finder chart, ') === true) ?? '';
  const dates = [...title.matchAll(/(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)/g)];
  expect(dates).toHaveLength(2);
  return dates.map(([, day, month, year, time]) => `${year}-${month}-${day} ${time}`);
}

/** Requests a finder chart in a format. */
async function requestFinder(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: /Finder chart/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Finder chart' });
  await dialog.getByText(format, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
}

/** A finder chart in a format, as the browser saves it. */
async function finder(page: Page, format: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await requestFinder(page, format);
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(String.raw`^Near-Earth-object-toolkit_finder-chart_2026-11-21T.*\.${format.toLowerCase()}$`),
  );
  return readFile(await download.path());
}

import type { Locator, Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import type { CalculationResult } from '../../src/contract/opt/calculation.ts';
import { textOfPdf } from '../parts/downloads/pdf-text.ts';
import { NOW } from './harness.ts';
import { tabTo } from './keyboard.ts';
import {
  chooseObservatory,
  filter,
  openPlanning,
  selectObjects,
  calculate,
  download,
} from './opt-journey.ts';
import { expect, openResults, quietTest as test } from './stored-results.ts';

const DEFAULT = ['JD_UTC', 'AST_RA', 'AST_DEC', 'MAG', 'APPMOT_RA', 'APPMOT_DEC', 'MOON_ALT'];

test('only rows at night with the object up and every threshold met are observable', async ({ page }) => {
  const { object, sunmoon } = await hourlyResults(page);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByText('Only observable timestamps').click();
  const altitude = object.fields.indexOf('AST_ALT');
  const sun = sunmoon.fields.indexOf('SUN_ALT');
  const expected = object.data[0].data.filter(
    (values, index) => (values[altitude] ?? 0) > 0 && (sunmoon.data[index][sun] ?? 0) < -18,
  );
  expect(expected.length).toBeGreaterThan(0);
  const file = await lines(await download(page, 'txt'));
  const rows = file.filter((line) => line.startsWith('161P/Hartley-IRAS'));
  expect(rows).toHaveLength(1); // thresholds are midpoints at first, and never all met
  expect(rows[0]).toContain('long-term thresholds exclude all its time up at night');
});

test("the table of results is read, limited, configured and downloaded, and is an observer's by the clock of the place", async ({
  page,
  resultsLink,
}) => {
  const { object, sunmoon } = await openResults(page, resultsLink);

  await test.step('a threshold excludes the same share of the time of an object in the ephemerides and on its plots', async () => {
    await page.getByText('Only observable timestamps').click();
    const shares = page.locator('.excluded-shares');
    await expect(shares.first()).toContainText(/\d %/);
    const ofTable = await shares.first().textContent();
    await page.getByRole('link', { name: 'Long-term plots' }).click();
    await expect(page.locator('.long-term').locator(shares)).toHaveText(ofTable ?? '');
    await page.getByRole('link', { name: 'Ephemerides' }).click();
    await page.getByText('Only observable timestamps').click();
  });

  await test.step('the table shows the numbers of the service, with their units and decimals, and folds an object to its first row', async () => {
    expect(await heads(page)).toEqual(['Object', 'Source', ...DEFAULT]);
    await expect(head(page, 'MAG')).toHaveText('V magnitudeMAG [mag]');
    await expect(head(page, 'APPMOT_RA')).toHaveText('Motion in RAAPPMOT_RA [arcsec/min]');
    await page.getByRole('button', { name: 'V magnitude' }).focus();
    await expect(page.getByRole('tooltip')).toHaveText(/Apparent V magnitude.*Unit: mag/);

    const comet = table(page).getByRole('button', { name: '161P/Hartley-IRAS', exact: true });
    await expect(table(page).locator('tbody tr')).toHaveCount(3);
    await comet.click();
    await expect(table(page).locator('tbody tr')).toHaveCount(10);
    await comet.click();
    await expect(table(page).locator('tbody tr')).toHaveCount(3);
    const link = table(page).getByRole('link', { name: /^Previous observations of 161P\/Hartley-IRAS/ });
    await expect(link).toHaveAttribute('href', /object=161P%2FHartley-IRAS$/);

    await page.getByRole('button', { name: 'Expand all' }).click();
    const rows = await texts(page);
    const [first] = object.data;
    expect(rows).toHaveLength(object.data.reduce((sum, { data }) => sum + data.length, 0));
    expect(rows[0][0]).toBe('161P/Hartley-IRAS');
    const at = (name: string) => object.fields.indexOf(name);
    const moon = sunmoon.fields.indexOf('MOON_ALT');
    for (const [index, values] of first.data.entries()) {
      expect(rows[index].slice(2)).toEqual([
        fixed(values[at('JD_UTC')], 5),
        fixed(values[at('AST_RA')], 6),
        fixed(values[at('AST_DEC')], 6),
        fixed(values[at('MAG')], 1),
        fixed(values[at('APPMOT_RA')], 3),
        fixed(values[at('APPMOT_DEC')], 3),
        fixed(sunmoon.data[index][moon], 1),
      ]);
    }
    await page.getByRole('button', { name: 'Collapse all' }).click();
  });

  await test.step('the text file is the visible table, the csv file all rows with their origin, and the document a PDF on the paper that was chosen, which says whose orbits it has', async () => {
    const visible = await texts(page);
    const text = await lines(await download(page, 'txt'));
    expect(text[0]).toBe(
      'Object,Source,JD_UTC [d],AST_RA [deg],AST_DEC [deg],MAG [mag],APPMOT_RA [arcsec/min],APPMOT_DEC [arcsec/min],MOON_ALT [deg]',
    );
    expect(text.slice(1)).toEqual(visible.map((row) => row.join(',').replaceAll('−', '-')));

    const csv = await lines(await download(page, 'csv'));
    const remarks = csv.filter((line) => line.startsWith('#'));
    expect(remarks.join('\n')).toContain('Orbit of 161P/Hartley-IRAS');
    expect(csv.length - remarks.length).toBe(1 + 3 * 8);

    await page.getByRole('button', { name: 'File options' }).click();
    await page.getByRole('switch', { name: 'Comment lines in the csv' }).click({ force: true });
    await page.keyboard.press('Escape');
    expect(await lines(await download(page, 'csv'))).toHaveLength(1 + 3 * 8);

    await page.getByText('All', { exact: true }).click();
    await page.getByRole('button', { name: 'File options' }).click();
    await page.getByRole('radio', { name: 'Letter' }).click({ force: true });
    await page.keyboard.press('Escape');
    const pdf = await download(page, 'pdf');
    const pages = (await PDFDocument.load(pdf)).getPages();
    expect(new Set(pages.map((each) => each.getWidth()))).toEqual(new Set([792]));
    const words = await textOfPdf(pdf);
    for (const part of [
      'Orbit of 161P/Hartley-IRAS',
      'Mt. Lemmon',
      'Declination',
      'AST_RA [deg]',
      'left out',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain(`© ${NOW.slice(0, 4)}`);
  });

  await test.step('columns are the default, all 32, or those chosen one by one, and calendar dates and sexagesimal places replace decimals', async () => {
    await page.getByText('All', { exact: true }).click();
    expect(await heads(page)).toHaveLength(2 + 32);
    await page.getByText('User defined', { exact: true }).click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: 'Remove all' }).click();
    await expect(popup.getByRole('button', { name: 'Save' })).toBeDisabled();
    await popup.getByRole('option', { name: /^AST_HA/ }).click();
    await popup.getByRole('button', { name: 'Add', exact: true }).click();
    await popup.getByRole('button', { name: 'Save' }).click();
    await expect(popup).toBeHidden();
    expect(await heads(page)).toEqual(['Object', 'Source', 'AST_HA']);
    await page.getByText('User defined', { exact: false }).first().click();
    await popup.getByRole('button', { name: 'Add all' }).click();
    await expect(popup.getByRole('heading', { name: 'Selected quantities, 32' })).toBeVisible();
    await popup.getByRole('listbox', { name: 'Selected quantities' }).getByRole('option').first().click();
    await popup.getByRole('button', { name: 'Remove', exact: true }).click();
    await popup.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('radio', { name: 'User defined, 31' })).toBeChecked();
    await page.getByText('Default', { exact: true }).click();
    expect(await heads(page)).toEqual(['Object', 'Source', ...DEFAULT]);
    await page.getByText('Calendar dates').click();
    await page.getByText('Sexagesimal').click();
    const [row] = await texts(page);
    expect(row[2]).toBe('2026-11-21 00:00');
    expect(row[3]).toMatch(/^\d\d [0-5]\d [0-5]\d\.\d{3}$/);
    expect(row[4]).toMatch(/^[+−]\d\d [0-5]\d [0-5]\d\.\d\d$/);
    await expect(head(page, 'AST_RA')).toHaveText('Right ascensionAST_RA [h m s]');
    await page.getByText('Sexagesimal').click();
    await page.getByText('Calendar dates').click();
  });

  await test.step("an observer's table is by the clock of the place, and its rows are those of the chosen hours", async () => {
    await page.getByText('Observer', { exact: true }).click();
    await expect(head(page, 'JD_UTC')).toHaveText('Local time GMT -07:00JD_UTC [d]');
    await expect(table(page)).toContainText('None of these times is at night');
    await page.getByText(/^Up at night only/).click();
    const [, [moment]] = await texts(page);
    expect(moment).toBe('161P/Hartley-IRAS, 17:00Fri 20 NovSat 21, 00:00 UTC2461365.50000');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(table(page)).toContainText('Fri 20 – Sat 21 Nov 2026');
    await page.getByRole('link', { name: 'Short-term plots' }).click();
    await expect(table(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Ephemerides' }).click();
    await expect(page.getByRole('switch', { name: 'Up at night only' })).not.toBeChecked();
    const file = await lines(await download(page, 'txt'));
    expect(file[0]).toContain('DATE_LOCAL [GMT -07:00]');

    await page.getByRole('button', { name: 'Altitude and hours' }).click();
    await page.getByRole('button', { name: /From, local time/ }).click();
    await page.getByRole('option', { name: '20:00' }).click();
    await page.keyboard.press('Escape');
    await expect(table(page)).toContainText('Nothing within the limits of altitude and hours');
    await page.getByText('UTC', { exact: true }).click();
    await expect(head(page, 'JD_UTC')).toHaveText('Date and time UTCJD_UTC [d]');
    await expect.poll(async () => (await texts(page))[1]?.[0]).toContain('00:00Sat 21 Nov');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the table has its columns beside the name, begins below one line of tools, and is an observer's within the width of a phone", async ({
    page,
    resultsLink,
  }) => {
    await openResults(page, resultsLink);

    await test.step('the table begins below one line of tools, and a button shows its settings', async () => {
      await openResults(page, resultsLink);
      const tabs = await page.getByRole('navigation', { name: 'Results' }).boundingBox();
      const tools = await page.getByRole('button', { name: 'Download' }).boundingBox();
      const top = await page.getByRole('region', { name: 'Ephemerides' }).boundingBox();
      if (tabs === null || tools === null || top === null) throw new Error('the results are not in sight');
      expect(top.y - (tabs.y + tabs.height)).toBeLessThan(2 * tools.height);
      const sexagesimal = page.getByRole('switch', { name: 'Sexagesimal' });
      await expect(sexagesimal).toBeHidden();
      const settings = page.getByRole('button', { name: 'Settings', exact: true });
      await settings.press('Enter');
      await expect(settings).toHaveAttribute('aria-expanded', 'true');
      await tabTo(page, sexagesimal);
      await page.keyboard.press('Space');
      await expect(table(page)).toContainText(/\d\d [0-5]\d [0-5]\d\.\d{3}/);
      for (const name of ['Expand all', 'File options', 'Altitude and hours'])
        await expect(page.getByRole('button', { name })).toBeVisible();
      await page.getByRole('button', { name: 'Altitude and hours' }).click();
      await page.getByRole('spinbutton', { name: 'Altitude at least' }).fill('10');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings, rows are limited' }).press('Enter');
      await expect(sexagesimal).toBeHidden();
    });

    await test.step("the table keeps its columns beside the name, and an observer's has time, altitude and magnitude beside one another", async () => {
      expect(await heads(page)).toEqual(['Object', ...DEFAULT]);
      await page.getByRole('button', { name: 'Settings, rows are limited' }).click();
      await page.getByText('Observer', { exact: true }).click();
      for (const name of ['JD_UTC', 'AST_ALT', 'MAG']) {
        const box = await head(page, name).boundingBox();
        if (box === null) throw new Error(`${name} is not in sight`);
        expect(box.x + box.width).toBeLessThanOrEqual(390);
      }
    });
  });
});

/** Calculates two objects in steps of an hour, and returns the response of the service. */
async function hourlyResults(page: Page): Promise<CalculationResult> {
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);
  await selectObjects(page, 2);
  await page.getByRole('button', { name: /Unit of the time step/ }).click();
  await page.getByRole('option', { name: 'hour' }).click();
  const requested = page.waitForRequest('**/rest/opt/getCalculationResult*');
  await calculate(page);
  const headers = { Token: (await requested).headers()['token'] };
  const answer = await page.request.get('/rest/opt/getCalculationResult', { headers });
  return (await answer.json()) as CalculationResult;
}

function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Ephemerides' });
}

function head(page: Page, name: string): Locator {
  return table(page).getByRole('columnheader', { name: new RegExp(`\\b${name}\\b`) });
}

function heads(page: Page): Promise<string[]> {
  return table(page)
    .locator('thead th')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const code = cell.querySelector('.data-table-unit')?.textContent.split(' ')[0];
        return code ?? cell.textContent;
      }),
    );
}

/** The cells of the table as they are read, the name in every row and without the badge of a place in doubt. */
function texts(page: Page): Promise<string[][]> {
  return table(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => {
          const badge = cell.querySelector('.badge')?.textContent ?? '';
          return (cell.textContent ?? '').replace(badge, '');
        }),
      ),
    );
}

async function lines(file: Buffer): Promise<string[]> {
  return file.toString('utf8').trim().split('\r\n');
}

function fixed(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined) return '–';
  const size = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(size) !== 0 ? `−${size}` : size;
}

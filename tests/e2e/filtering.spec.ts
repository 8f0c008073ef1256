import type { Locator, Page } from '@playwright/test';
import { alterResponse } from './answers.ts';
import { type FilteringCall, watchFiltering } from './filtering-calls.ts';
import { expect, quietTest as test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import {
  chooseObservatory,
  filter,
  objectBoxes,
  openPlanning,
  selectObjects,
  typeDate,
} from './opt-journey.ts';

let calls: readonly FilteringCall[];

test.beforeEach(async ({ page }) => {
  calls = watchFiltering(page);
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
});

test('the list of the defaults is sorted, searched, selected and calculated in steps within bounds', async ({
  page,
}) => {
  await test.step('the first request carries the five default limits; the head shows what came of it, and every cell the range of its quantity', async () => {
    const answer = page.waitForResponse(/opt\/filtering/);
    await filter(page);
    const { totalResults, object } = (await (await answer).json()) as FilteringAnswer;
    const { query, token } = calls[0];
    expect(token).toBeUndefined();
    expect(Object.fromEntries(query)).toMatchObject({
      from: '0',
      size: '250',
      header: 'true',
      observatoryCode: 'G96',
      lastCalculatedEphemerides: 'false',
      magnitudeMax: '23',
      sunElongationMin: '50',
      moonElongationMin: '30',
      skyMovementMax: '100',
      elevationMin: '20',
      elevationNA: 'false',
      galaxyLatitudeNA: 'true',
      database: 'ESA/PDO,NEOCP,JPL',
    });
    expect([...query.keys()].filter((key) => /^(densityOfStars|moonglow|skyUncertainty)/.test(key))).toEqual(
      [],
    );

    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText(`${totalResults}objects match`);
    await expect(summary).toContainText('0selected');
    await expect(summary).toContainText('8nights');
    await expect(summary.getByRole('status')).toHaveText(`${totalResults} objects match, 0 selected`);
    const timeFrame = page.getByText('Fri 20 – Sat 28 Nov 2026');
    for (const width of [320, 390, 1040]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(timeFrame).toBeInViewport({ ratio: 1 });
    }
    for (const button of ['Reset all', 'Clear all filters', 'Calculate ephemerides'])
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByLabel('Time step', { exact: true }).first()).toHaveValue('1');
    await expect(page.getByRole('button', { name: /^Filter / })).toHaveCount(16);

    const heads = await table(page).getByRole('columnheader').allTextContents();
    const at = (title: string) => heads.findIndex((head) => head.startsWith(title));
    for (const [index, { filters }] of object.data.slice(0, 5).entries()) {
      const cells = await table(page).locator('tbody tr').nth(index).locator('th, td').allTextContents();
      const written = (name: string, decimals: number) => {
        const { minValue, maxValue } = filters.find((each) => each.name === name) ?? {};
        if (minValue === undefined || maxValue === undefined) return '–';
        const ends = [minValue, maxValue].map((value) => value.toFixed(decimals).replace('-', '−'));
        return [...new Set(ends)].join(' to ').replaceAll(/−(?=0\.?0*( |$))/g, '');
      };
      expect(cells[at('Magnitude')]).toBe(written('magnitude', 1));
      expect(cells[at('Elevation')]).toBe(written('elevation', 1));
      expect(cells[at('Sky motion')]).toBe(written('skyMovement', 3));
    }
  });

  await test.step('the checkbox of the head selects all, none, and shows when it is some', async () => {
    calls = watchFiltering(page);
    const calculate = page.getByRole('button', { name: 'Calculate ephemerides' });
    const all = page.getByRole('checkbox', { name: /^Select all/ });
    await expect(calculate).toHaveAttribute('aria-disabled', 'true');
    await selectObjects(page, 2);
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.check({ force: true });
    await expect(objectBoxes(page).nth(5)).toBeChecked();
    await all.uncheck({ force: true });
    await expect(objectBoxes(page).first()).not.toBeChecked();

    await selectObjects(page, 2);
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => calls.length).toBe(1);
    expect([last().get('from'), last().get('size'), last().get('magnitudeMax')]).toEqual(['0', '250', '23']);
    await expect(page.getByRole('checkbox', { name: /^Select all, 0 of/ })).toBeVisible();
  });

  await test.step('one press leads by keyboard from before the filters to the first row of the list', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await tabTo(page, page.getByRole('button', { name: 'Skip to the rows' }));
    await page.keyboard.press('Enter');
    await expect(objectBoxes(page).first()).toBeFocused();
  });

  await test.step('a time step beyond its bounds is brought back, with a word about it', async () => {
    const step = page.getByLabel('Time step', { exact: true }).first();
    await page.getByRole('button', { name: /Unit of the time step/ }).click();
    await page.getByRole('option', { name: 'minute' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('10 minutes'); // from one day to one minute
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(step).toHaveValue('10');
    await step.fill('5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('10 minutes');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(step).toHaveValue('10');
    await step.fill('20000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('10080 minutes');
    await page.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('the brightest come first, a column sorts by its head, and an object is found by its name', async () => {
    const first = () => table(page).locator('tbody tr').first().getByRole('rowheader');
    const head = (name: RegExp) => table(page).getByRole('columnheader', { name });
    expect([last().get('sort'), last().get('order')]).toEqual(['magnitude', 'asc']);
    await expect(head(/^Magnitude/)).toHaveAttribute('aria-sort', 'ascending');
    await head(/^Object/)
      .getByRole('button')
      .click();
    await expect.poll(() => last().get('sort')).toBe('object');
    await expect(first()).toHaveText('(1036) Ganymed'); // as people count, before 161P
    await head(/^Object/)
      .getByRole('button')
      .press('Enter');
    await expect.poll(() => last().get('order')).toBe('desc');
    await expect(head(/^Object/)).toHaveAttribute('aria-sort', 'descending');

    const name = (await objectBoxes(page).nth(3).getAttribute('aria-label')) ?? '';
    const sought = name.replace('Select ', '').toUpperCase();
    await page.getByRole('searchbox', { name: 'Find in the list' }).fill(sought);
    await expect(page.getByText('1 found')).toBeVisible();
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find in the list' }).fill('Planet X');
    await page.getByRole('button', { name: 'Show the whole list' }).click();
    await expect(objectBoxes(page).nth(3)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 }); // a phone on its side
    await expect(table(page).locator('tbody tr').nth(2).getByRole('rowheader')).toBeInViewport({
      ratio: 0.9,
    });
  });
});

test('another set-up opens a question: the old one comes back, or the list is made again', async ({
  page,
}) => {
  await filter(page);
  await page.getByRole('link', { name: 'Setup' }).click();
  await typeDate(page, 'End', '2026-11-30');
  await page.getByRole('button', { name: 'Continue to filtering' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Setup configuration was changed');
  await question.getByRole('button', { name: 'Restore previous configuration' }).click();
  await expect(page.getByRole('group', { name: /^End/ }).locator('.date-input')).toHaveText('28/11/2026');
  expect(calls).toHaveLength(1);

  await typeDate(page, 'End', '2026-11-30');
  await page.getByRole('button', { name: 'Continue to filtering' }).click();
  await question.getByRole('button', { name: 'Refresh filtering' }).click();
  await expect(page.getByText('Fri 20 – Mon 30 Nov 2026')).toBeVisible();
  await expect.poll(() => last().get('utcEnd')).toBe('2026-11-30T23:59');
  expect(last().get('julianDateEnd')).toMatch(/\.4999$/);
});

test('a list of names is what is requested', async ({ page }) => {
  await page.getByText('Configure my list').click();
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ganymed\n433, (1) Ceres');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await filter(page);
  expect(last().get('names')?.split(',')).toHaveLength(2);
});

test('the wheel at the bottom brings the next page, once, under the token of the list, and the list of another filter is read from its beginning', async ({
  page,
}) => {
  let whole: FilteringAnswer | undefined;
  await alterResponse<FilteringAnswer>(page, '**/rest/opt/filtering*', (answer) => {
    whole ??= answer;
    const data = last().get('from') === '0' ? copies(whole, 250, 0) : copies(whole, 20, 250);
    return { ...answer, totalResults: 290, object: { data } };
  });
  const first = page.waitForResponse(/opt\/filtering/);
  await filter(page);
  const { token } = (await (await first).json()) as FilteringAnswer;
  await table(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('button', { name: 'More objects, 270 of 290 shown' })).toBeVisible();
  expect(calls).toHaveLength(2);
  expect([last().get('from'), last().get('size'), calls[1].token]).toEqual(['250', '20', token]);

  await expect(table(page).getByText('Body 249', { exact: true })).toBeVisible();
  const again = page.waitForResponse(/opt\/filtering/);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await again;
  await expect(table(page).getByText('Body 0', { exact: true })).toBeVisible();
  expect(calls.map(({ query }) => query.get('from'))).toEqual(['0', '250', '0']);
});

test('a list says of an object why it is not computed, that it is not near-Earth, uncertain or has hit the Earth', async ({
  page,
}) => {
  await alterResponse<FilteringAnswer>(page, '**/rest/opt/filtering*', (answer) => {
    const [failed, distant, uncertain, certain, impacted, ...rest] = copies(answer, 8, 1);
    const known = failed.filters.filter(({ name }) => name !== 'skyUncertainty');
    const spread = (maxValue: number) => ({
      filters: [...known, { name: 'skyUncertainty', minValue: 1, maxValue }],
    });
    return {
      ...answer,
      object: {
        data: [
          { ...failed, error: 'The orbit is not known.' },
          { ...distant, filename: 'non-NEA', nea: false },
          { ...uncertain, ...spread(3601) },
          { ...certain, ...spread(3600) },
          { ...impacted, name: '2008 TC3', impacted: true, impact_date: '2008-10-07' },
          ...rest,
        ],
      },
    };
  });
  await filter(page);
  const rows = table(page).locator('tbody tr');
  await test.step('an object that cannot be computed says why and has no box', async () => {
    await expect(rows.nth(0)).toContainText('!Body 1The orbit is not known.');
    await expect(rows.nth(0).getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('one that is not near-Earth is grey', async () => {
    expect(await colour(rows.nth(1))).not.toBe(await colour(rows.nth(5)));
  });

  await test.step('an object whose place is worth nothing in some night is listed, and marked', async () => {
    await expect(rows.filter({ hasText: 'Body 3' })).toContainText('1 σ > 1°');
    await expect(rows.filter({ hasText: 'Body 4' })).not.toContainText('1 σ > 1°');
    await expect(objectBoxes(page).nth(1)).toBeEnabled();
  });

  await test.step('an object that has hit the Earth is warned of by name and date', async () => {
    await page.getByRole('checkbox', { name: 'Select 2008 TC3' }).check({ force: true });
    const popup = page.getByRole('alertdialog', { name: 'Warning' });
    await expect(popup).toContainText('Object 2008 TC3 impacted on 2008-10-07.');
    await expect(popup.locator('footer').getByRole('button')).toHaveText(['OK']);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
  });

  await test.step('of a time frame that is not looked through the list says only that nothing is found yet', async () => {
    await page.unroute('**/rest/opt/filtering*');
    await alterResponse<FilteringAnswer>(page, '**/rest/opt/filtering*', (answer) => ({
      ...answer,
      totalResults: 0,
      object: { data: [] },
      preparation: {
        done: 0,
        total: 26_010,
        share: 0.25,
        secondsLeft: 300,
        days: { done: 365, total: 3652 },
      },
    }));

    await page.getByRole('button', { name: 'Clear all filters' }).click();

    await expect(page.getByText('No objects fulfilling the criteria have been found yet.')).toBeVisible();
    await expect(page.getByText('There are no objects fulfilling the criteria.')).toBeHidden();
    await expect(page.getByText('365 of 3652 days so far')).toBeVisible();
  });
});

type FilteringAnswer = {
  readonly token: string;
  readonly totalResults: number;
  readonly object: {
    readonly data: readonly {
      readonly name: string;
      readonly filters: readonly { name: string; minValue?: number; maxValue?: number }[];
    }[];
  };
};

function last(): URLSearchParams {
  const request = calls.at(-1);
  if (request === undefined) throw new Error('filtering was not requested');
  return request.query;
}

/** This many copies of the first object of a response, named by their places from `first` on. */
function copies({ object }: FilteringAnswer, count: number, first: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...object.data[0],
    number: undefined,
    name: `Body ${first + index}`,
    designator: `Body ${first + index}`,
  }));
}

function table(page: Page): Locator {
  return page.getByRole('table', { name: /^Observable objects/ });
}

function colour(row: Locator): Promise<string> {
  return row.locator('.designation').evaluate((name) => getComputedStyle(name).color);
}

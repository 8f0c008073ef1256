import type { Locator, Page } from '@playwright/test';
import type { PlotTables } from '../../src/contract/opt/calculation.ts';
import { alterResponse, answer, answersNothing } from './answers.ts';
import {
  chooseObservatory,
  filter,
  objectBoxes,
  openPlanning,
  selectObjects,
  typeDate,
  watchConsole,
} from './opt-journey.ts';
import { expectMessage } from './ovt-journey.ts';
import { expect, openResults, test } from './stored-results.ts';

const FILTERING = '**/rest/opt/filtering*';
const CALCULATE = '**/rest/opt/calculate*';
const RESULT = '**/rest/opt/getCalculationResult*';
const CANCEL = '**/rest/opt/cancelCalculation*';
const IMPACTORS = '**/rest/asteroid/impactors*';

const API_CALL = 'An error occurred during the API call. Please try again.';

type Row = Record<string, unknown>;
type List = { totalResults: number; object: { data: Row[] } };
type Results = { processed: number; object: { data: Row[] } };

test('a list that fails comes at another request, and a calculation that fails, takes longer or is not stopped says so', async ({
  page,
}) => {
  await test.step('a list of impactors that cannot be read is reported, and the tool works on', async () => {
    await answer(page, IMPACTORS, { status: 500 });
    await page.goto('/opt');
    await expectMessage(page, API_CALL);
    await page.getByRole('button', { name: 'I agree' }).click();
    await chooseObservatory(page, 'G96', /G96/);
  });

  await test.step('a list that cannot be loaded counts nothing, and comes when it is requested again', async () => {
    await answer(page, FILTERING, { status: 500 });
    await page.getByRole('button', { name: 'Continue to filtering' }).click();
    await expectMessage(page, API_CALL);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('–objects match');
    await page.unroute(FILTERING);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(objectBoxes(page).first()).toBeVisible();
    await expect(summary).not.toContainText('–objects match');
  });

  await test.step('a calculation that takes longer says so, stops when the user insists, under its token, and leaves no results', async () => {
    await selectObjects(page, 2);
    await alterResponse<Row>(page, CALCULATE, (ticket) => ({ ...ticket, estimatedTime: 2 }));
    await alterResponse<Results>(page, RESULT, (result) => ({ ...result, processed: 1 }));
    const ticket = page.waitForResponse(CALCULATE);
    await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
    const { token } = (await (await ticket).json()) as { token: string };
    const progress = page.getByRole('dialog', { name: 'Calculation in progress' });
    await expect(progress.getByRole('progressbar')).toBeVisible();
    await expect(progress).toContainText('1 of 2');
    await expect(progress).toContainText('it takes longer than expected');
    await expectMessage(page, 'It is taking longer than expected.');

    const cancelled: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/cancelCalculation')) cancelled.push(request.headers()['token']);
    });
    await progress.getByRole('button', { name: 'Stop' }).click();
    await answers(page, /Stop the calculation/, 'No');
    await expect(progress).toContainText('1 of 2');
    await page.waitForResponse(RESULT);
    expect(cancelled).toEqual([]);
    await progress.getByRole('button', { name: 'Stop' }).click();
    await answers(page, /Stop the calculation/, 'Yes');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('calculations stopped');
    expect(cancelled).toEqual([token]);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Calculating', { exact: true })).toBeHidden();
    await expect(objectBoxes(page).first()).toBeChecked();
    await page.unroute(CALCULATE);
    await page.unroute(RESULT);
  });

  await test.step('a calculation that fails is offered again, the same', async () => {
    await objectBoxes(page).nth(1).uncheck({ force: true });
    await answer(page, CALCULATE, { status: 500 });
    const calculate = page.getByRole('button', { name: 'Calculate ephemerides' });
    const first = page.waitForRequest(CALCULATE);
    await calculate.click();
    await expect(page.getByRole('alertdialog')).toContainText(API_CALL);
    await expect(page.getByText('Calculating', { exact: true })).toBeHidden();
    await page.unroute(CALCULATE);
    await answer(page, RESULT, { status: 500 });
    const second = page.waitForRequest(CALCULATE);
    await answers(page, API_CALL, 'Retry calculation');
    expect((await second).url()).toBe((await first).url());

    await answers(page, API_CALL, 'Cancel');
    await expect(page.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
    await page.unroute(RESULT);
    await calculate.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go to results' }).click();
    await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
    await page.getByRole('link', { name: 'Filtering' }).click();
  });

  await test.step('dates are locked while a calculation runs', async () => {
    await answersNothing(page, CALCULATE);
    await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
    await page.getByRole('link', { name: 'Setup' }).click();
    await typeDate(page, 'Start', '2026-11-24');
    await page.getByRole('combobox', { name: /observatory/i }).focus();
    await expectMessage(page, 'Calculations in progress, wait before changing the date range.');
    await expect(page.getByRole('group', { name: /^Start/ })).toContainText('21/11/2026');
    await page.getByRole('link', { name: 'Filtering' }).click();
    await page.getByRole('button', { name: 'Stop calculations' }).click();
    await page.unroute(CALCULATE);
  });

  await test.step('a stop that the service does not take is reported with OK alone', async () => {
    await alterResponse<Row>(page, CALCULATE, (ticket) => ({ ...ticket, estimatedTime: 30 }));
    await answersNothing(page, RESULT);
    await answer(page, CANCEL, { status: 500 });
    await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
    await page
      .getByRole('dialog', { name: 'Calculation in progress' })
      .getByRole('button', { name: 'Stop' })
      .click();
    await answers(page, /Stop the calculation/, 'Yes');
    await expectMessage(page, API_CALL);
  });
});

test('a changed set-up and a changed time step open a question', async ({ page, resultsLink }) => {
  await openResults(page, resultsLink);
  await page.getByRole('link', { name: 'Filtering' }).click();
  await page.getByRole('spinbutton', { name: 'Time step' }).fill('2');
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(/\/opt\/filtering$/);
  await answers(page, /filtering configuration was changed/, 'Go to results');
  await expect(page).toHaveURL(/results\/long-term\?ifc=true$/);

  await page.getByRole('link', { name: 'Setup' }).click();
  await typeDate(page, 'End', '2026-12-05');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(/\/opt\/setup$/);
  await answers(page, /Setup configuration was changed/, 'Stay here');
  await expect(page).toHaveURL(/\/opt\/setup$/);
  await expect(page.getByRole('group', { name: /^End/ })).toContainText('05/12/2026');
  await page.getByRole('link', { name: 'Results' }).click();
  await answers(page, /Setup configuration was changed/, 'Restore previous configuration');
  await answers(page, /filtering configuration was changed/, 'Go to results');
  await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
  await page.getByRole('link', { name: 'Setup' }).click();
  await expect(page.getByRole('group', { name: /^End/ })).toContainText('28/11/2026');

  const again = page.waitForRequest(CALCULATE);
  await page.getByRole('link', { name: 'Results' }).click();
  await answers(page, /filtering configuration was changed/, 'Recalculate ephemerides');
  expect(new URL((await again).url()).searchParams.get('step')).toBe('2');
  await answers(page, /ephemerides/i, 'Go to results');
  await page.getByRole('link', { name: 'Setup' }).click();
  await typeDate(page, 'End', '2026-11-30');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Results' }).click();
  await answers(page, /Setup configuration was changed/, 'Refresh filtering');
  await expect(page).toHaveURL(/opt\/filtering$/);
  await expect(page.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('checkbox', { name: /^Select all, 0 of/ })).toBeVisible();
});

test('more than 250 objects are cut to the first 250, and more than 10000 data points are not calculated', async ({
  page,
}) => {
  await alterResponse<List>(page, FILTERING, manyRows());
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /G96/);
  await typeDate(page, 'End', '2026-12-15');
  await filter(page);
  await page.getByRole('button', { name: /^More objects/ }).click();
  await page.getByRole('checkbox', { name: /^Select all, 0 of 270/ }).click({ force: true });
  await expectMessage(
    page,
    'Too many elements, only the first 250 will be considered.',
    'Too many selected elements.',
  );
  await expect(page.getByRole('checkbox', { name: /^Select all, 250 of/ })).toBeVisible();

  const unit = page.getByRole('button', { name: /Unit of the time step/ });
  await unit.click();
  await page.getByRole('option', { name: 'hour' }).click();
  await page.getByRole('spinbutton', { name: 'Time step' }).fill('12');
  await page.keyboard.press('Enter');
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/opt/calculate'))));
  await page.getByRole('button', { name: 'Calculate ephemerides' }).click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('10000');
  await expect(popup).toContainText('12000');
  await expectMessage(page, 'Your input data has exceeded maximum data points limit');
  expect(requests).toBe(0);
});

test('results say what an object lacks: in the table, where it is picked for its plots, and at the geocentre', async ({
  page,
  resultsLink,
}) => {
  const complaints = watchConsole(page);
  await alterResponse<PlotTables>(page, '**/rest/opt/shortterm*', (tables) => ({
    ...tables,
    sunmoon: { ...tables.sunmoon, data: tables.sunmoon.data.map(([date]) => [date, null, null]) },
  }));
  await alterResponse<Results>(page, RESULT, ({ object, ...result }) => {
    const [first, second, third] = object.data;
    const { provenance: _orbit, ...bare } = first ?? {};
    const impacted = { ...third, data: [], error: 'Object 2008 TC3 impacted on 2008-10-07.' };
    return {
      ...result,
      object: { ...object, data: [{ ...bare, data: [] }, { ...second, data: [] }, impacted] },
    };
  });
  const views = page.getByRole('navigation', { name: 'Results' });
  await openResults(page, resultsLink);
  const rows = page.getByRole('table', { name: 'Ephemerides' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('No perturbed orbit and no ephemerides data for the object');
  await expect(rows.nth(2)).toContainText('ephemerides not available');
  await expect(rows.nth(3)).toContainText('Object 2008 TC3 impacted on 2008-10-07.');

  await views.getByRole('link', { name: 'Long-term plots' }).click();
  await page
    .getByRole('table', { name: 'Calculated objects' })
    .getByRole('rowheader')
    .getByRole('button')
    .nth(2)
    .click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('Object 2008 TC3 impacted on 2008-10-07.');
  await popup.getByRole('button', { name: 'OK' }).click();
  await views.getByRole('link', { name: 'Short-term plots' }).click();
  await expect(page.getByText(/^The geocentre has no horizon/)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Altitude/ }).getByRole('slider')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Waits for a question and answers it. */
async function answers(page: Page, question: string | RegExp, label: string): Promise<void> {
  const popup: Locator = page.getByRole('alertdialog').filter({ hasText: question });
  await popup.getByRole('button', { name: label }).click();
}

/** Makes 271 objects, in pages of 250 and 20, of the first one that the service lists. */
function manyRows(): (list: List) => List {
  let template: Row | undefined;
  return (list) => {
    const isFirst = template === undefined;
    template ??= list.object.data[0] ?? {};
    const data = Array.from({ length: isFirst ? 250 : 20 }, (_, index) => {
      const name = `2026 X${isFirst ? index : 250 + index}`;
      return { ...template, number: undefined, name, designator: name };
    });
    return { ...list, totalResults: 271, object: { data } };
  };
}

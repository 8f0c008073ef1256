import type { Locator, Page } from '@playwright/test';
import type { PlotTables } from '../../src/contract/opt/calculation.ts';
import { altered, answer, answersNothing } from './answers.ts';
import {
  chooseObservatory,
  filter,
  hasAgreed,
  objectBoxes,
  openPlanning,
  selectObjects,
  typeDate,
  watchConsole,
} from './opt-journey.ts';
import { NOW } from './harness.ts';
import { expectMessage, setToday } from './ovt-journey.ts';
import { expect, openResults, test } from './stored-results.ts';

const FILTERING = '**/rest/opt/filtering*';
const CALCULATE = '**/rest/opt/calculate*';
const RESULT = '**/rest/opt/getCalculationResult*';
const CANCEL = '**/rest/opt/cancelCalculation*';
const OBSERVATORIES = '**/rest/observatory/findObservatoryByPhrase*';
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
    await altered<Row>(page, CALCULATE, (ticket) => ({ ...ticket, estimatedTime: 2 }));
    await altered<Results>(page, RESULT, (result) => ({ ...result, processed: 1 }));
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
    await altered<Row>(page, CALCULATE, (ticket) => ({ ...ticket, estimatedTime: 30 }));
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
  await altered<List>(page, FILTERING, manyRows());
  await setToday(page, NOW);
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
  await altered<PlotTables>(page, '**/rest/opt/shortterm*', (tables) => ({
    ...tables,
    sunmoon: { ...tables.sunmoon, data: tables.sunmoon.data.map(([date]) => [date, null, null]) },
  }));
  await altered<Results>(page, RESULT, ({ object, ...result }) => {
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

test('what the set-up cannot find or take is reported, and the set-up stays', async ({ page }) => {
  await hasAgreed(page);
  await test.step('results that do not exist are reported as missing', async () => {
    await page.goto('/opt/results/ephemerides');
    await expectMessage(page, 'There is no saved results.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
  });

  await test.step('a limit on calls is waited out, which is said and can be stopped', async () => {
    const search = page.getByRole('combobox', { name: /observatory/i });
    const notes = page.getByRole('region', { name: 'Notifications' });
    const refusing = (seconds: string) =>
      page.route(
        OBSERVATORIES,
        (route) => route.fulfill({ status: 429, headers: { 'Retry-After': seconds } }),
        { times: 1 },
      );
    await refusing('2');
    await search.fill('G96');
    await expect(notes).toContainText('The page goes on by itself within 2 seconds.');
    await expect(page.getByRole('option', { name: /G96/ })).toBeVisible();
    await expect(notes).not.toContainText('The page goes on');
    await refusing('60');
    await search.fill('568');
    await notes.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(notes).not.toContainText('The page goes on');
  });

  await test.step('a failed search of observatories is reported in a popup with OK alone, in the words of the response', async () => {
    const search = page.getByRole('combobox', { name: /observatory/i });
    for (const [reply, text] of [
      [{ status: 500 }, API_CALL],
      [{ json: { nothing: 'expects this' } }, 'An error has occurred. Please try again.'],
      [
        { status: 500, body: '<html><b>Message</b> The index is being rebuilt<br></html>' },
        'The index is being rebuilt',
      ],
    ] as const) {
      await answer(page, OBSERVATORIES, reply);
      await search.fill('');
      await search.fill('G96');
      await expectMessage(page, text);
      await page.unroute(OBSERVATORIES);
    }
  });

  await test.step('a date outside the ephemeris is refused, and not planned with', async () => {
    await typeDate(page, 'Start', '1899-12-31');
    await page.getByRole('combobox', { name: /observatory/i }).focus();
    await expect(page.getByText('Please provide a date from 01/01/1900 to 31/12/2470')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Continue to filtering' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.focus();
    await expect(page.getByRole('tooltip', { name: 'Time frame not valid or missing.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Time frame not valid or missing.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
    await typeDate(page, 'Start', '2026-11-22');
    await submit.focus();
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('names that are not found are listed, the others stay, and the form remains open to be corrected', async () => {
    await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
    await page.getByRole('button', { name: 'Insert a list' }).click();
    await page.getByRole('textbox', { name: /Designators or names/ }).fill('Apophis, Eros\ngaNymed');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const popup = page.getByRole('alertdialog');
    await expect(popup).toContainText('2 of 3 objects found, 1 objects not found:');
    await expect(popup.getByRole('listitem')).toHaveText('gaNymed');
    await popup.getByRole('button', { name: 'OK' }).click();
    const form = page.getByRole('dialog', { name: 'Configure objects' });
    await expect(form.getByRole('textbox')).toHaveValue('Apophis, Eros\ngaNymed');
    await form.getByRole('button', { name: 'Did you mean Ganymed?' }).click();
    await expect(form.getByRole('textbox')).toHaveValue('Apophis, Eros\nGanymed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Chosen objects' }).getByRole('listitem')).toHaveCount(3);

    await page.getByRole('button', { name: 'Select from list' }).click();
    await page.getByRole('searchbox', { name: 'Search objects' }).fill('zzz');
    await expect(page.getByText('Object "zzz" was not found.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a browser that has no position says so as an error, one that refuses it as a warning', async () => {
    const words = 'Geolocation is not supported by your browser, allow access in the privacy settings.';
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expectMessage(page, words, 'Warning');
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.reload();
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expectMessage(page, words, 'Error');
  });

  await test.step('an observatory without a place on the Earth is refused', async () => {
    const complaints = watchConsole(page);
    const nowhere = { id: 1, code: 'ZZZ', name: 'Nowhere', latitude: 999, longitude: 0, alt: 0 };
    await answer(page, OBSERVATORIES, { json: [nowhere] });
    await chooseObservatory(page, 'ZZZ', /Nowhere/);
    await page.getByRole('button', { name: 'Continue to filtering' }).click();
    await expectMessage(page, 'Observatory data not valid or missing.');
    await expect(page).toHaveURL(/\/opt\/setup$/);
    expect(complaints).toEqual([]);
  });
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

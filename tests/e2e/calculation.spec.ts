import type { Locator, Page } from '@playwright/test';
import { alterResponse, delayResponse } from './answers.ts';
import { chooseObservatory, filter, openPlanning, selectObjects } from './opt-journey.ts';
import { expect, quietTest as test } from './harness.ts';

const RESULT = '**/rest/opt/getCalculationResult*';

/** The calls of a step. */
let calls: readonly Call[];

test('objects of the list are calculated as often as the user likes, and results are reached from every page', async ({
  page,
}) => {
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);

  await test.step('the checked objects are calculated under one token, and the results open', async () => {
    calls = watchCalls(page);
    await selectObjects(page, 2);
    const reply = page.waitForResponse(/opt\/calculate/);
    await calculate(page).click();
    await expect(page.getByText('Calculating', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop calculations' })).toBeVisible();
    const done = page.getByRole('alertdialog', { name: 'Done' });
    await expect(done).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop calculations' })).toBeHidden();
    const { token } = (await (await reply).json()) as { token: string };
    expect(of('calculate').map(({ query }) => query.get('names')?.split(',').length)).toEqual([2]);
    expect(of('calculate')[0].query.get('step')).toBe('1');
    expect(of('calculate')[0].token).toBe(token);
    expect(of('getCalculationResult').every((call) => call.token === token)).toBe(true);
    for (const name of ['longterm', 'shortterm']) {
      await expect.poll(() => of(name).map((call) => call.token)).toEqual([token]);
    }
    await done.getByRole('button', { name: 'Go to results' }).click();
    await expect(page).toHaveURL(/\/opt\/results\/long-term$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Long-term plots' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/opt\/filtering$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Filtering' })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /^Select all, 2 of/ })).toBeVisible();
  });

  await test.step('a long calculation shows how far it is, goes on when it is not to be stopped, and ends with all objects', async () => {
    calls = watchCalls(page);
    await selectObjects(page, 3);
    await lasts(page, 2);
    let looks = 0;
    await alterResponse<object>(page, RESULT, (result) => {
      looks += 1;
      return { ...result, processed: Math.min(looks, 3) };
    });
    await calculate(page).click();
    const progress = page.getByRole('dialog', { name: 'Calculation in progress' });
    await expect(progress).toContainText('1 of 3 objects processed');
    await expect(progress.getByRole('status')).toHaveText(/about \d s left|it takes longer than expected/);
    await progress.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Done' })).toBeVisible();
    expect(of('cancelCalculation')).toEqual([]);
    expect(of('getCalculationResult')).toHaveLength(3);
    await page.unrouteAll();
    await staysOnFiltering(page);
  });

  await test.step('the message that ephemerides are ready goes with its screen, and leads to them from any other page', async () => {
    calls = watchCalls(page);
    await calculate(page).click();
    const done = page.getByRole('alertdialog', { name: 'Done' });
    await expect(done).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/opt\/setup$/);
    await expect(done).toBeHidden();

    await page.goForward();
    const result = await delayResponse(page, RESULT); // before it is late: its progress would cover the way home
    await calculate(page).click();
    await page.goBack();
    await page.getByRole('link', { name: 'Toolkit home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Near-Earth object toolkit');
    result.release();
    await done.getByRole('button', { name: 'Go to results' }).click();
    await expect(page).toHaveURL(/\/opt\/results\/long-term$/);
    await expect(page.getByRole('region', { name: /^Plots of/ })).toBeVisible();
  });

  await test.step('a list that is filtered after a calculation belongs to it', async () => {
    await page.getByRole('link', { name: 'Filtering' }).click();
    calls = watchCalls(page);
    await calculate(page).click();
    await staysOnFiltering(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => of('filtering').length).toBe(1);
    const [again] = of('filtering');
    expect(again.query.get('lastCalculatedEphemerides')).toBe('true');
    expect(again.token).toBe(of('calculate')[0].token);
  });
});

type Call = {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly token: string | undefined;
};

function watchCalls(page: Page): readonly Call[] {
  const made: Call[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = /^\/rest\/opt\/(\w+)$/.exec(pathname)?.[1];
    if (name === undefined) return;
    made.push({ name, query: searchParams, token: request.headers()['token'] });
  });
  return made;
}

function of(name: string): readonly Call[] {
  return calls.filter((call) => call.name === name);
}

function calculate(page: Page): Locator {
  return page.getByRole('button', { name: 'Calculate ephemerides' });
}

/** Closes the message that the results have come without going to them. */
async function staysOnFiltering(page: Page): Promise<void> {
  const done = page.getByRole('alertdialog', { name: 'Done' });
  await expect(done.getByRole('button', { name: 'Go to results' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
}

/** Lets the service estimate this many seconds. */
async function lasts(page: Page, seconds: number): Promise<void> {
  await alterResponse<object>(page, '**/rest/opt/calculate*', (ticket) => ({
    ...ticket,
    estimatedTime: seconds,
  }));
}

import type { Page } from '@playwright/test';
import { answersNothing, delayResponse } from './answers.ts';
import { closeLoaded, openLink } from './opened-link.ts';
import {
  calculate,
  chooseObservatory,
  objectBoxes,
  openPlanning,
  selectTwoOfAll,
  watchConsole,
} from './opt-journey.ts';
import { savedPlans } from '../fixtures/saved-states.ts';
import { expect, test } from './harness.ts';

test('a plan that was saved comes back by the cookie, and in another browser by its link, and so do its results', async ({
  page,
  browser,
}) => {
  await test.step('a plan that was saved comes back by the cookie, and in another browser by its link', async () => {
    const complaints = watchConsole(page);
    await selectTwoOfAll(page);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') saves.push(request.url());
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = page.getByRole('alertdialog', { name: 'Done' });
    await expect(saved).toContainText('Your data has been successfully saved');
    await expect(saved).toContainText('30 days');
    expect(saves).toHaveLength(1);
    const link = await saved.getByRole('link').innerText();
    expect(link).toMatch(/\/opt\/filtering\?c=[\w-]+$/);
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'SAVED_TOOL_STATE');
    expect(link).toContain(`?c=${Buffer.from(cookie?.value ?? '').toString('base64url')}`);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await saved.getByRole('button', { name: 'OK' }).click();

    await page.getByRole('link', { name: 'Setup' }).click();
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Load' });
    await expect(question).toContainText('Do you want to load previously saved data?');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(/\/opt\/setup/);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    const stored = await delayResponse(page, '**/rest/opt/loadToolState*');
    const entries = await page.evaluate(() => history.length);
    await question.getByRole('button', { name: 'Load' }).click();
    await expect(page.locator('.shell-busy').getByText('Loading', { exact: true })).toBeVisible();
    stored.release();
    await isRestored(page);
    expect(await page.evaluate(() => history.length)).toBe(entries); // Back leads to where the user was before

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await isRestored(stranger);
    await expect(stranger).toHaveURL(/\/opt\/filtering\?c=/);
    await stranger.getByRole('link', { name: 'Setup' }).click();
    await expect(stranger).toHaveURL(/\/opt\/setup\?c=/);
    const loaded = stranger.waitForResponse('**/rest/opt/loadToolState*');
    await stranger.reload();
    await loaded;
    await expect(stranger.locator('.shell-busy')).toHaveCount(0);
    await expect(stranger).toHaveURL(/\/opt\/setup\?c=/);
    await stranger.getByRole('link', { name: 'Filtering' }).click();
    await showsThePlan(stranger);
    await expect(stranger).toHaveURL(/\/opt\/filtering\?c=/);

    await objectBoxes(stranger).first().uncheck({ force: true });
    await expect(stranger).toHaveURL(/\/opt\/filtering$/);
    await stranger.reload();
    await expect(stranger.getByRole('checkbox', { name: /Select all, 1 of/ })).toBeVisible();
    await stranger.goBack();
    await expect(stranger).toHaveURL(/\/opt\/setup$/);
    await stranger.goForward();
    await expect(stranger.getByRole('checkbox', { name: /Select all, 1 of/ })).toBeVisible();
    await stranger.context().close();
    expect(complaints).toEqual([]);

    const hesitant = await (await browser.newContext()).newPage();
    await hesitant.goto(link);
    await hesitant.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(hesitant.getByText('Your previous state is back.')).toBeVisible();
    await expect(hesitant).toHaveURL(/\/opt\/\w+$/);
    await hesitant.context().close();
    expect(complaints).toEqual([]);
  });

  await test.step('results come back by a link, on the screen they were saved on', async () => {
    await calculate(page);
    const table = page.getByRole('table', { name: 'Ephemerides' });
    await expect(table.getByRole('rowheader')).toHaveCount(2);
    const rows = await table.innerText();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();

    const stranger = await (await browser.newContext()).newPage();
    await openLink(stranger, link);
    await expect(stranger).toHaveURL(/\/opt\/results\/ephemerides\?c=/);
    await expect.poll(() => stranger.getByRole('table', { name: 'Ephemerides' }).innerText()).toBe(rows);
    await stranger.context().close();
  });
});

test('a plan is shared without a cookie, saved until it is stopped, and loaded once another tab has saved one', async ({
  page,
  context,
  viewport,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlanning(page);

  await test.step('a shared plan sets no cookie, and its link can be copied', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const saved = page.getByRole('alertdialog', { name: 'Done' });
    const link = await saved.getByRole('link').innerText();
    await saved.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('link successfully copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('SAVED_TOOL_STATE');
  });

  await test.step('while a state is saved the page below the header waits, and saving can be stopped', async () => {
    await answersNothing(page, '**/rest/opt/saveToolState');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saving', { exact: true })).toBeVisible();
    const stop = page.getByRole('button', { name: 'Stop saving' });
    await expect(stop).toHaveCSS('animation-delay', '1s'); // hidden until then
    const header = await page.getByRole('banner').boundingBox();
    expect(await page.locator('.shell-busy').boundingBox()).toEqual({
      x: 0,
      y: header?.height,
      width: viewport?.width,
      height: (viewport?.height ?? 0) - (header?.height ?? 0),
    });
    const isInput = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main input[role="combobox"]')?.focus();
      return document.activeElement instanceof HTMLInputElement;
    });
    expect(isInput).toBe(false);

    await stop.click();
    await expect(page.getByText('calculations stopped: nothing was saved')).toBeVisible();
    await expect(page.getByText('Saving', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Load', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  await test.step('what another tab saves can be loaded here, and its agreement to cookies counts here', async () => {
    const load = page.getByRole('button', { name: 'Load', exact: true });
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await page.evaluate(() => {
      document.cookie = 'SAVED_TOOL_STATE=42; Path=/';
      document.cookie = 'COOKIE_AGREEMENT=true; Path=/';
      window.dispatchEvent(new Event('focus')); // as on coming back from the other tab
    });
    await expect(load).not.toHaveAttribute('aria-disabled');
    await expect(notice).toBeHidden();
  });
});

test('what was saved is listed under names of the user, and a state goes into a file and comes back', async ({
  page,
}) => {
  await openPlanning(page);
  await chooseObservatory(page, '568', /568/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  const saves = page.getByRole('dialog', { name: 'Saved states' });
  const openSaves = async () => {
    await page.getByRole('button', { name: 'Open tools menu' }).click();
    await page.getByRole('button', { name: 'Saved states and files' }).click();
    await expect(saves.getByRole('listitem')).toContainText('Observation planning');
  };
  await openSaves();
  await saves.getByRole('textbox', { name: 'Name' }).fill('Maunakea');
  const waiting = page.waitForEvent('download');
  await saves.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await waiting).path();
  await page.keyboard.press('Escape');

  const place = page.getByRole('combobox', { name: /observatory/i, includeHidden: true });
  await chooseObservatory(page, 'G96', /G96/);
  await openSaves();
  await saves.getByRole('button', { name: 'Open Maunakea' }).click();
  await expect(page.getByText('Data loaded successfully')).toBeVisible();
  await expect(place).toHaveValue(/568/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(place).toHaveValue(/G96/);
  await expect(page.getByText('Your previous state is back.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await openSaves();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Data loaded successfully')).toBeVisible();
  await expect(place).toHaveValue(/568/);
});

test('a link to what is no state, or to one with a date or place that does not exist, is reported', async ({
  page,
}) => {
  await test.step('a link that names no state is reported, and one to something that is not a state is to be checked', async () => {
    await page.goto('/opt/setup?c=%25%25%25');
    await expect(page.getByText('invalid tool state id')).toBeVisible();
    await expect(page.getByText(/incomplete or was altered/)).toBeVisible();
    await page.goto('/opt/setup?c=12345');
    await expect(page.getByText('invalid tool state id')).toBeVisible();
    await expect(page.getByText(/deleted after 30 days/)).toBeVisible();
    await page.route('**/rest/opt/loadToolState*', (route) =>
      route.fulfill({ json: { toolState: '{"tool":"unknown"}' } }),
    );
    await page.goto('/opt/setup?c=12346');
    await expect(page.getByText('Saved tool data is invalid or missing, check the URL.')).toBeVisible();
    await page.unroute('**/rest/opt/loadToolState*');
  });

  await test.step('a loaded date or place that does not exist is reported where the set-up is submitted, which stays', async () => {
    const [{ state }] = savedPlans();
    const { submitted: _, ...setup } = state.setup;
    const frame = setup.current.selectedTimeFrame;
    for (const [change, words] of [
      [{ selectedTimeFrame: { ...frame, end: '2027-02-30' } }, 'Time frame not valid or missing.'],
      [
        { selectedObservatory: { name: 'custom', latitude: 95, longitude: 0, alt: 0 } },
        'Observatory data not valid or missing.',
      ],
    ] as const) {
      const toolState = JSON.stringify({
        ...state,
        setup: { ...setup, current: { ...setup.current, ...change } },
      });
      await page.route('**/rest/opt/loadToolState*', (route) => route.fulfill({ json: { toolState } }));
      await page.goto('/opt/setup?c=12345');
      await closeLoaded(page);
      await expect(page.getByRole('radiogroup', { name: 'Observer type' })).toBeVisible(); // with all that comes later
      await page.getByRole('button', { name: 'Continue to filtering' }).press('Enter');
      await expect(page.getByRole('alertdialog').getByText(words)).toBeVisible();
      await expect(page).toHaveURL(/\/opt\/setup/);
      await page.unroute('**/rest/opt/loadToolState*');
    }
  });
});

async function isRestored(page: Page): Promise<void> {
  await closeLoaded(page);
  await showsThePlan(page);
}

async function showsThePlan(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/opt\/filtering/);
  await expect(page.getByRole('checkbox', { name: /Select all, 2 of/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('No filters on');
}

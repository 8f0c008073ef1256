import type { Locator, Page } from '@playwright/test';
import { expect, quietTest as test } from './harness.ts';
import { chooseObservatory, filter, openPlanning, typeDate } from './opt-journey.ts';
import { coordinate, observatorySearch, zone } from './setup-fields.ts';

test.beforeEach(async ({ page }) => {
  await openPlanning(page);
});

test('a time frame is typed, picked in a calendar or filled by a press on a night, and with the site is there again at the next visit', async ({
  page,
}) => {
  await test.step('dates are written day first, the end follows the start, and a distant end is out of short-term analysis', async () => {
    const outOfShortTerm = page.getByText('out of short-term analysis');
    await expect(date(page, 'Start')).toHaveText('21/11/2026');
    await expect(date(page, 'End')).toHaveText('28/11/2026');
    await typeDate(page, 'End', '2026-12-31');
    await observatorySearch(page).focus();
    await expect(outOfShortTerm).toBeVisible();
    await typeDate(page, 'End', '2026-12-01');
    await observatorySearch(page).focus();
    await expect(outOfShortTerm).toBeHidden();

    await typeDate(page, 'Start', '2026-12-05');
    await observatorySearch(page).focus();
    await expect(date(page, 'Start')).toHaveText('05/12/2026');
    await expect(date(page, 'End')).toHaveText('06/12/2026');
  });

  await test.step('dates reach from 1900 to 2470, and none can be cleared', async () => {
    await typeDate(page, 'Start', '2026-11-21');
    await typeDate(page, 'End', '2026-11-28');
    await calendarOf(page, 'Start').click();
    const years = page.getByRole('combobox', { name: /year/i }).getByRole('option');
    await expect(years.first()).toHaveText('1900');
    await expect(years.last()).toHaveText('2470');
    await page.keyboard.press('Escape');

    await calendarOf(page, 'End').click();
    await expect(page.getByRole('button', { name: /21 November 2026/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /22 November 2026/ })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /clear/i })).toHaveCount(0);

    await typeDate(page, 'End', '2027-02-30');
    await observatorySearch(page).focus();
    await expect(page.getByText('There is no 30/02/2027: February 2027 has 28 days')).toBeVisible();
    await expect(date(page, 'End')).toHaveText('28/11/2026');
    await typeDate(page, 'End', '2026-12-24');
    await page.keyboard.press('Escape');
    await expect(date(page, 'End')).toHaveText('28/11/2026');

    await date(page, 'End').getByRole('spinbutton').first().click();
    await page.keyboard.press('Backspace'); // leaves a day of one digit, 2
    await page.keyboard.press('Backspace');
    await expect(date(page, 'End')).toHaveText('dd/11/2026');
    await page.keyboard.press('Enter');
    await expect(date(page, 'End')).toHaveText('dd/11/2026');
    await observatorySearch(page).focus();
    await expect(date(page, 'End')).toHaveText('28/11/2026');

    await typeDate(page, 'Start', '1899-12-31');
    await observatorySearch(page).focus();
    await expect(page.getByText('Please provide a date from 01/01/1900 to 31/12/2470').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'The first night' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeDisabled();
  });

  await test.step('a press on tonight fills the time frame at the site, and other dates leave none chosen', async () => {
    await page.clock.setFixedTime('2026-11-21T15:00Z');
    await page.reload();
    const nights = page.getByRole('radiogroup', { name: 'Nights' });
    await nights.getByText('Tonight').click();
    await expect(date(page, 'Start')).toHaveText('21/11/2026');
    await expect(date(page, 'End')).toHaveText('22/11/2026');
    await page.keyboard.press('ArrowRight');
    await expect(nights.getByRole('radio', { name: /^Tomorrow night/ })).toBeChecked();
    await expect(date(page, 'Start')).toHaveText('22/11/2026');
    await typeDate(page, 'End', '2026-12-01');
    await observatorySearch(page).focus();
    for (const night of await nights.getByRole('radio').all()) await expect(night).not.toBeChecked();
  });

  await test.step('nothing entered is lost by going on, going back and reloading the page', async () => {
    await typeDate(page, 'End', '2026-12-03');
    await chooseObservatory(page, '568', /^568/);
    await filter(page);
    await page.goBack();
    await expect(date(page, 'End')).toHaveText('03/12/2026');
    await expect(observatorySearch(page)).toHaveValue(/^568/);
    const ownList = page.getByRole('radio', { name: /Configure my list/ });
    await ownList.check({ force: true });
    await typeDate(page, 'End', '2026-12-04');
    await page.reload(); // while the field still has the focus
    await expect(ownList).toBeChecked();
    await expect(date(page, 'End')).toHaveText('04/12/2026');
    await expect(observatorySearch(page)).toHaveValue(/^568/);
    await expect(zone(page)).toHaveText('GMT -10:00');
  });

  await test.step('a site of an earlier visit is a card to press, and one that is chosen leaves no offers of earlier ones over the page', async () => {
    await page.goto('/opt/setup');
    const sites = page.getByRole('radiogroup', { name: 'Recent sites' });
    await expect(sites.getByRole('radio', { name: /^568/ })).toBeChecked();
    await observatorySearch(page).click();
    await expect(page.getByRole('option', { name: /568/ })).toBeVisible();
    await chooseObservatory(page, '703', /703/);
    await coordinate(page, 'Latitude').click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(sites.getByRole('radio', { name: /^568/ })).not.toBeChecked();
    await sites.getByText('568').click();
    await expect(observatorySearch(page)).toHaveValue(/568/);
  });
});

test('objects are found by filtering or by a list of names, of which none is longer than a name can be', async ({
  page,
  service,
}) => {
  await test.step('the objects are found by filtering, or are a list of names of which 250 stay', async () => {
    await expect(page.getByRole('radio', { name: /Find using filtering/ })).toBeChecked();
    await page.getByText('Configure my list').click();
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Select from list' })).toBeVisible();
    await insert(page, '(1) Ceres');
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeDisabled();
    await insert(page, '1036 Ganymed');
    await expect(page.getByText('1 object is not near-Earth')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeEnabled();
    const [ganymed, ceres] = await Promise.all(
      [/Ganymed/, /Ceres/].map((name) =>
        chosenObjects(page)
          .filter({ hasText: name })
          .locator('.designation')
          .evaluate((chip) => getComputedStyle(chip).color),
      ),
    );
    expect(ceres).not.toBe(ganymed);

    await page.route('**/rest/asteroid/findAsteroidByName*', async (route) => {
      const requested = new URL(route.request().url()).searchParams.get('query')?.split(',') ?? [];
      const response = await route.fetch({
        url: `${service.url}/rest/asteroid/findAsteroidByName?query=Ganymed`,
      });
      const { asteroids } = (await response.json()) as { asteroids: readonly object[] };
      const many = requested.map((name) => ({ ...asteroids[0], designator: name, name }));
      await route.fulfill({ response, json: { asteroids: many, errors: [] } });
    });
    await page.getByRole('button', { name: 'Insert a list' }).click();
    const names = Array.from({ length: 249 }, (_, index) => `Body${index}`);
    await page.getByRole('dialog').getByRole('textbox').fill(names.join('\n'));
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Too many selected elements.' });
    await expect(warning).toContainText('Too many elements, only the first 250 will be considered.');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(chosenObjects(page)).toHaveCount(250);
  });

  await test.step('a pasted phrase longer than any name is cut and searched for', async () => {
    const phrases: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('ByPhrase')) phrases.push(searchParams.get('query') ?? '');
    });
    await observatorySearch(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('x'.repeat(5000));
    await expect(page.getByText('No observatory has this code or name')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByText('Configure my list').click();
    await page.getByRole('button', { name: 'Select from list' }).click();
    await page.getByRole('searchbox', { name: 'Search objects' }).click();
    await page.keyboard.insertText('x'.repeat(5000));
    await expect.poll(() => phrases.map(({ length }) => length)).toEqual([200, 200]);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('the form scrolls in its frame alone: behind its end there is nothing to scroll to', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/opt/setup', '/scd/setup', '/opt/tonight']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('combobox', { name: /observatory/i })
          .or(page.locator('.tonight-list tbody tr').first()),
      ).toBeVisible();
      const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
      expect(hidden, `${path} at ${width} x ${height}`).toBe(0);
    }
  }
});

/** The date as it is read, its parts one after the other. */
function date(page: Page, field: 'Start' | 'End'): Locator {
  return page.getByRole('group', { name: new RegExp(`^${field}`) }).locator('.date-input');
}

function calendarOf(page: Page, field: 'Start' | 'End'): Locator {
  return page.getByRole('group', { name: new RegExp(`^${field}`) }).getByRole('button');
}

function chosenObjects(page: Page): Locator {
  return page.getByRole('list', { name: 'Chosen objects' }).getByRole('listitem');
}

async function insert(page: Page, names: string): Promise<void> {
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(names);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

import type { Locator, Page } from '@playwright/test';
import { expect, NOW, quietTest as test } from './harness.ts';
import { chooseObservatory, filter, hint, openPlanning, typeDate } from './opt-journey.ts';
import { setToday } from './ovt-journey.ts';
import { type Service, startService } from './service.ts';

/** Tiles of a service that does not respond. */
const TILE_URL = 'https://tiles.example.org/{z}/{x}/{y}.png';

test.beforeEach(async ({ page }) => {
  await setToday(page, NOW);
  await openPlanning(page);
});

test('a site is chosen by its name, by coordinates, on the maps or by the browser, beside every other control of the set-up', async ({
  page,
  context,
}) => {
  await test.step('the set-up is three numbered steps with every control of each', async () => {
    for (const step of ['1 Time frame', '2 Observatory', '3 Objects']) {
      const [number = '', title = ''] = step.split(/ (.*)/);
      const card = page
        .locator('section, article')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.first()).toContainText(number);
    }
    await hint(page, page.getByRole('button', { name: 'About the time frame' }), 'Whole days in UTC');
    await expect(page.getByRole('button', { name: /Open calendar/ })).toHaveCount(2);

    for (const type of ['Topocentric', 'Geocentric'])
      await expect(page.getByRole('radio', { name: type })).toBeEnabled();
    await expect(observatorySearch(page)).toBeEditable();
    for (const field of ['Latitude', 'Longitude', 'Altitude'])
      await expect(coordinate(page, field)).toBeEditable();
    await expect(page.getByRole('button', { name: 'Use my current location' })).toBeEnabled();
    await expect(marker(page)).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Time zone' })).toBeEnabled();
  });

  await test.step('offers stay beside their field when the page is scrolled', async () => {
    const search = observatorySearch(page);
    const offer = page.getByRole('option', { name: /G96/ });
    await search.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await search.fill('G96');
    await expect(offer).toBeVisible();
    const [field, list] = [await search.boundingBox(), await offer.boundingBox()];
    await page.mouse.move(10, 300);
    await page.mouse.wheel(0, -60);
    await expect.poll(async () => (await search.boundingBox())?.y).toBe((field?.y ?? NaN) + 60);
    await expect.poll(async () => (await offer.boundingBox())?.y).toBe((list?.y ?? NaN) + 60);
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a place clicked on the zone map, at zoom 3, gives its time zone', async () => {
    const map = page.locator('.time-zone-map');
    const box = await map.boundingBox();
    if (box === null) throw new Error('the zone map has no place on the screen');
    const pixelsOfDegree = (256 * 2 ** 3) / 360;
    await map.click({ position: { x: box.width / 2 + 25 * pixelsOfDegree, y: box.height / 2 } }); // Ukraine
    await expect(zone(page)).toHaveText('GMT +02:00');
    await page.getByRole('slider', { name: 'Time zone' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(zone(page)).toHaveText('GMT +02:30');
  });

  await test.step('an observatory is found by code and by name, and the geocentre gives it back', async () => {
    await expect(coordinate(page, 'Latitude')).toHaveValue('51.47793');
    await expect(coordinate(page, 'Longitude')).toHaveValue('0.00000');
    await expect(coordinate(page, 'Altitude')).toHaveValue('2000');
    await chooseObservatory(page, 'Maunakea', /^568/);
    await expect(coordinate(page, 'Latitude')).toHaveValue(/^19\.82/);
    await expect(coordinate(page, 'Longitude')).toHaveValue(/^-155\.4/);
    await expect(marker(page)).toHaveAccessibleName(/568 .*19\.8\d°, -155\.4\d°/);
    await expect(zone(page)).toHaveText('GMT -10:00');

    await page.getByText('Geocentric', { exact: true }).click();
    await expect(observatorySearch(page)).toHaveAttribute('readonly', '');
    for (const field of ['Latitude', 'Longitude', 'Altitude'])
      await expect(coordinate(page, field)).toHaveValue('.');
    await page.getByText('Topocentric', { exact: true }).click();
    await expect(observatorySearch(page)).toHaveValue(/^568/);
    await chooseObservatory(page, 'G96', /^G96/);
    await expect(zone(page)).toHaveText('GMT -07:00');

    await page.keyboard.press('Tab');
    await observatorySearch(page).click();
    await page.keyboard.type('Maunakea 568');
    await expect(page.getByRole('option', { name: /^568/ })).toBeVisible();
    const [box, offers] = await Promise.all(
      ['.field:has(> .input [role="combobox"]) > .input', '.combo-box-popover'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect([offers?.x, offers?.width]).toEqual([box?.x, box?.width]);
    await page.keyboard.press('Escape');
    await expect(observatorySearch(page)).toHaveValue(/^G96/);
    await page.keyboard.type('Nowhere');
    await page.keyboard.press('Tab');
    await expect(observatorySearch(page)).toHaveValue(/^G96/);
    await page.getByRole('button', { name: 'Continue to filtering' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Filtering' })).toBeFocused();
    await page.goBack();
    await chooseObservatory(page, '568', /^568/);
    await page.keyboard.press('Tab');
    await observatorySearch(page).click();
    await page.getByRole('option', { name: /^G96/ }).click();
    await expect(observatorySearch(page)).toHaveValue(/^G96/);
  });

  await test.step('coordinates stay between their bounds, and an edited observatory is a custom one', async () => {
    await chooseObservatory(page, '568', /^568/);
    await typeCoordinate(page, 'Latitude', '91');
    await expect(coordinate(page, 'Latitude')).toHaveValue('90.00000');
    await expect(page.getByRole('status').filter({ hasText: '91 limited to 90' })).toBeVisible();
    await expect(observatorySearch(page)).toHaveValue('Custom place');
    await typeCoordinate(page, 'Longitude', '-181');
    await expect(coordinate(page, 'Longitude')).toHaveValue('-180.00000');
    await isOnMap(page);
    await typeCoordinate(page, 'Latitude', '51.4779281');
    await expect(coordinate(page, 'Latitude')).toHaveValue('51.47793');
    await typeCoordinate(page, 'Latitude', '48°08\'45"N, 11 36 30 E');
    await expect(coordinate(page, 'Latitude')).toHaveValue('48.14583');
    await expect(coordinate(page, 'Longitude')).toHaveValue('11.60833');
    await coordinate(page, 'Latitude').fill('12');
    await page.keyboard.press('Escape');
    await expect(coordinate(page, 'Latitude')).toHaveValue('48.14583');
    await typeCoordinate(page, 'Altitude', '');
    await expect(coordinate(page, 'Altitude')).toHaveValue('0');
    await coordinate(page, 'Altitude').fill('10000001');
    await expect(page.getByText('Please provide value within -500 and 1000000')).toBeVisible();
  });

  await test.step('the place that the browser says is taken over', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 28.3009, longitude: -16.5118 });
    await page.getByRole('button', { name: 'Use my current location' }).click();
    await expect(coordinate(page, 'Latitude')).toHaveValue('28.30090');
    await expect(coordinate(page, 'Longitude')).toHaveValue('-16.51180');
    await expect(marker(page)).toHaveAccessibleName(/28\.30°, -16\.51°/);
  });

  await test.step('the marker is dragged to a place, and follows typed coordinates', async () => {
    await typeCoordinate(page, 'Latitude', '51.47793');
    await typeCoordinate(page, 'Longitude', '0');
    await marker(page).scrollIntoViewIfNeeded();
    const box = await marker(page).boundingBox();
    if (box === null) throw new Error('the marker has no place on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 40, { steps: 4 });
    await page.mouse.up();
    const moved = Number(await coordinate(page, 'Longitude').inputValue());
    expect(moved).toBeCloseTo((80 * 360) / (256 * 2 ** 3), 0); // zoom 3 without tiles
    expect(Number(await coordinate(page, 'Latitude').inputValue())).toBeLessThan(51);
    await typeCoordinate(page, 'Longitude', '20');
    await expect(marker(page)).toHaveAccessibleName(/, 20\.00°/);
  });
});

test('a time frame is typed, picked in a calendar or filled by a press on a night', async ({ page }) => {
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
        chosen(page)
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
    await expect(chosen(page)).toHaveCount(250);
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

test('what was entered is there again on the way back, after a reload and at the next visit', async ({
  page,
}) => {
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

test.describe('on a service that names map tiles', () => {
  let tiled: Service;

  test.beforeAll(async () => {
    tiled = await startService({ NOW, CATALOGUE_DIR: '', TILE_URL });
  });
  test.afterAll(() => tiled.stop());

  test('the map begins at zoom 11, and works where tiles are missing', async ({ page }) => {
    const requested: string[] = [];
    await page.route('https://tiles.example.org/**', (route) => {
      requested.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 200, contentType: 'image/png', body: Buffer.from('not an image') });
    });
    await page.goto(`${tiled.url}/opt/setup`);
    await expect.poll(() => requested.length).toBeGreaterThan(4);
    expect(requested.every((path) => path.startsWith('/11/'))).toBe(true);
    await marker(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(coordinate(page, 'Latitude')).not.toHaveValue('51.47793');
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => requested.some((path) => path.startsWith('/10/'))).toBe(true);
  });
});

function observatorySearch(page: Page): Locator {
  return page.getByRole('combobox', { name: /observatory/i });
}

function coordinate(page: Page, name: string): Locator {
  return page.getByLabel(new RegExp(`^${name}`));
}

async function typeCoordinate(page: Page, name: string, text: string): Promise<void> {
  await coordinate(page, name).fill(text);
  await page.keyboard.press('Enter');
}

function marker(page: Page): Locator {
  return page.getByRole('button', { name: /marker at latitude and longitude/ });
}

/** Whether the tip of the marker points into the map. */
async function isOnMap(page: Page): Promise<void> {
  const [tip, map] = await Promise.all(
    [marker(page), page.locator('.site-map')].map((part) => part.boundingBox()),
  );
  if (tip === null || map === null) throw new Error('the map or its marker has no place on the screen');
  const [x, y] = [tip.x + tip.width / 2, tip.y + tip.height];
  expect([x >= map.x, x <= map.x + map.width]).toEqual([true, true]);
  expect([y >= map.y, y <= map.y + map.height]).toEqual([true, true]);
}

function zone(page: Page): Locator {
  return page.locator('output', { hasText: /^GMT/ });
}

/** The date as it is read, its parts one after the other. */
function date(page: Page, field: 'Start' | 'End'): Locator {
  return page.getByRole('group', { name: new RegExp(`^${field}`) }).locator('.date-input');
}

function calendarOf(page: Page, field: 'Start' | 'End'): Locator {
  return page.getByRole('group', { name: new RegExp(`^${field}`) }).getByRole('button');
}

function chosen(page: Page): Locator {
  return page.getByRole('list', { name: 'Chosen objects' }).getByRole('listitem');
}

async function insert(page: Page, names: string): Promise<void> {
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(names);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

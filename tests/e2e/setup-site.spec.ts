import type { Locator, Page } from '@playwright/test';
import { expect, NOW, quietTest as test } from './harness.ts';
import { chooseObservatory, hint, openPlanning } from './opt-journey.ts';
import { type Service, startService } from './service.ts';
import { coordinate, observatorySearch, zone } from './setup-fields.ts';

/** Tiles of a service that does not respond. */
const TILE_URL = 'https://tiles.example.org/{z}/{x}/{y}.png';

test.beforeEach(async ({ page }) => {
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
    const feeds = page.getByRole('link', { name: /observable from here: (calendar|feed)$/ });
    await expect(feeds).toHaveCount(4);
    for (const feed of await feeds.all())
      expect((await feed.boundingBox())?.height).toBeGreaterThanOrEqual(24);
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

  await test.step('a search for the place of the device is abandoned by the button that began it', async () => {
    await page.evaluate(() => {
      const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = () => {
        navigator.geolocation.getCurrentPosition = asked; // this one is never answered
      };
    });
    const before = await coordinate(page, 'Latitude').inputValue();
    const button = page.getByRole('button', { name: /my (current )?location$/ });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Finding your location…' })).toBeAttached();
    await expect(button).toHaveText('Stop finding my location');
    await button.press('Enter');
    await expect(button).toHaveText('Use my current location');
    await expect(button).toBeFocused();
    await expect(coordinate(page, 'Latitude')).toHaveValue(before);
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

  await test.step('what became of a coordinate that was typed is not said at the geocentre, which has none', async () => {
    const altitude = page.getByRole('textbox', { name: 'Altitude' });
    await altitude.fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Empty: set to 0')).toBeVisible();
    await page.getByText('Geocentric', { exact: true }).click();
    await expect(altitude).toHaveValue('.');
    await expect(page.getByText('Empty: set to 0')).toHaveCount(0);
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

import { hasCandidates } from './candidates.ts';
import { expect, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { hasAgreed, showTonightAtG96, watchConsole } from './opt-journey.ts';

test('a user without a site sees the night of a well-known one, and nothing asks for a place', async ({
  browser,
  baseURL,
}) => {
  for (const [timezoneId, code, name] of [
    ['Europe/Berlin', '493', '493 Calar Alto'],
    ['UTC', '950', '950 La Palma'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    await page.addInitScript(() => {
      Reflect.set(navigator.geolocation, 'getCurrentPosition', () => {
        throw new RangeError('the place of the device was requested');
      });
    });
    await page.goto('/');
    const night = page.getByRole('region', { name: 'Tonight' });
    await expect(night).toContainText(name);
    await expect(page.getByRole('table', { name: /up tonight, brightest first/ })).toBeVisible();
    await expect(page.getByLabel('Latitude')).toHaveCount(0);

    const nights = requested.filter(({ pathname }) => pathname === '/rest/opt/tonight');
    expect(new Set(nights.map(({ searchParams }) => searchParams.get('observatoryCode')))).toEqual(
      new Set([code]),
    );
    const places = requested.filter(({ searchParams }) =>
      [...searchParams.keys()].some((key) => /latitude|longitude/i.test(key)),
    );
    expect(places).toEqual([]);
    await page.reload();
    await expect(night.getByRole('button', { name: 'From your place' })).toBeVisible(); // an example is stored nowhere
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('tonight is on the welcome page from the site of the user, and is planned from there by keyboard alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'From your place' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Search observatory/ })).toBeFocused();
  await page.keyboard.type('G96'); // in the place of the example
  await expect(page.getByRole('option', { name: /^G96/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const list = page.getByRole('table', { name: /up tonight, brightest first/ });
  const brightest = list.getByRole('rowheader').first().locator('.designation');
  await expect(brightest).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Fri 20 – Sat 21 Nov 2026');

  await page.reload();
  await expect(brightest).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan these' })).toBeEnabled();
  const desk = page.viewportSize();
  if (desk === null) throw new RangeError('the page has a size');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list.getByRole('rowheader').first()).toHaveAccessibleName(/ at \d+° · V \d/); // a phone has no columns of them
  await page.setViewportSize(desk);
  await tabTo(page, page.getByRole('link', { name: /^Fainter and lower objects/ }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('spinbutton', { name: 'Lowest altitude' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(async () => {
    const altitudes = await list.getByRole('row').locator('td:nth-child(6)').allInnerTexts();
    expect(altitudes.length).toBeGreaterThan(0);
    expect(Math.min(...altitudes.map((text) => Number.parseInt(text, 10)))).toBeGreaterThanOrEqual(45);
  }).toPass();

  await tabTo(page, page.getByRole('button', { name: 'Plan these' }));
  await page.keyboard.press('Enter');
  const plan = page.getByRole('table', { name: /^Plan of the night/ });
  await expect(plan.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('Fri 20 – Sat 21 Nov 2026')).toHaveCount(2); // in the context line and over the plan
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Your data has been successfully saved')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a candidate of the NEO Confirmation Page is searched for, and planned with what is up', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await hasCandidates(page);
  await hasAgreed(page);
  await page.goto('/opt/tonight');
  await showTonightAtG96(page);
  await page.getByText('On the NEO Confirmation Page').click();
  const candidates = page.getByRole('table', { name: /^Candidates of the NEO Confirmation Page/ });
  await expect(candidates.getByRole('rowheader')).toHaveText([/^P12bQxR/, /^Southern/]);
  await expect(candidates.getByRole('row', { name: /^Southern/ })).toContainText('not up');

  await page.getByRole('button', { name: 'Where P12bQxR may be' }).click();
  const place = page.getByRole('region', { name: 'Where P12bQxR may be' });
  await expect(place).toContainText('2° × 9′');
  await place.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('with 1 object of your own')).toBeVisible();
  await page.getByRole('button', { name: 'Plan these' }).click();
  const plan = page.getByRole('table', { name: /^Plan of the night/ });
  await expect(plan.getByRole('rowheader', { name: /P12bQxR/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

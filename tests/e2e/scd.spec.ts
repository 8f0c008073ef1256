import type { Locator, Page } from '@playwright/test';
import { expect, SMALL_SCREEN, test } from './harness.ts';
import { openResults } from './stored-results.ts';
import { openLink } from './opened-link.ts';
import { hasAgreed, watchConsole } from './opt-journey.ts';
import { sharedChart } from './shared-state.ts';

test('a chart opens for a set-up, is walked through by keys, and comes back by its link and after a reload', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  await isTonight(page);
  await page.goto('/scd/visualisation');
  await expect(page).toHaveURL(/\/scd\/setup$/);
  await page.goto('/scd');
  await expect(page).toHaveURL(/\/scd\/setup$/);
  const onward = page.getByRole('button', { name: 'Continue to visualisation' });
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Eros');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const traced = page.waitForResponse('**/scd/trace?*');
  await onward.click();
  await expect(page).toHaveURL(/\/scd\/visualisation$/);
  const { object } = (await (await traced).json()) as { object: { data: (number | null)[][] } };
  expect(object.data).toHaveLength(25); // a day by the hour, both ends
  await expect(eros(page)).toHaveAccessibleName('(433) Eros');
  await eros(page).press('Enter');
  await expect(points(page)).toHaveAttribute('aria-rowcount', String(object.data.length + 1));

  await points(page)
    .getByRole('button', { name: /^2026-11-21 04:\d0$/ })
    .press('Enter');
  const shown = points(page).locator('[aria-pressed=true]');
  await expect(shown).toHaveText(/^2026-11-21 04:\d0$/);
  await page.keyboard.press('ArrowDown');
  await expect(shown).toHaveText(/^2026-11-21 05:\d0$/);
  await page.getByRole('application').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowUp'])
    await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  const state = await sharedChart(page);
  expect(state).toMatchObject({
    timeFrame: {
      start: expect.stringMatching(/^2026-11-21T03:\d0$/) as unknown, // the clock of the service goes on
      end: expect.stringMatching(/^2026-11-22T03:\d0$/) as unknown,
    },
    selectedObjectName: 'A898 PA',
    traceRow: 4,
    activeZoomSCD: 42,
    screen: 'visualisation',
  });

  await page.reload();
  await expect(points(page)).toHaveAttribute('aria-rowcount', '26');
  expect(await sharedChart(page)).toEqual(state);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();
  const stranger = await (await browser.newContext({ viewport: SMALL_SCREEN })).newPage();
  await isTonight(stranger);
  await openLink(stranger, link);
  await expect(stranger).toHaveURL(/\/scd\/visualisation\?c=/);
  await expect(points(stranger)).toHaveAttribute('aria-rowcount', '26');
  expect(await sharedChart(stranger)).toEqual(state);
  await stranger.context().close();
  expect(complaints).toEqual([]);
});

test('a chart opens where its object is up in the dark, says what is seen, and is fitted to the path by a key', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await isTonight(page);
  await page.goto('/scd/setup');
  await page.getByRole('button', { name: 'Tonight', exact: true }).click();
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ivar');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Continue to visualisation' }).click();
  const seen = page.getByRole('status', { name: 'What is seen' });
  await expect(seen).toHaveText(
    /^\(1627\) Ivar on \d+ \w+ \d\d:\d\d UTC: \d+° high in the .+, magnitude \d+\.\d, moving .+ an hour$/,
  );
  const field = page.getByRole('status', { name: 'Field of view' });
  await expect(field).toHaveText('45.0°');
  await page.getByRole('application').focus();
  await page.keyboard.press('f');
  await expect(field).toHaveText(/^[0-3]\.\d°$/);
  await page.keyboard.press('ArrowDown');
  await expect(seen).toHaveText(/UTC: \d+° high/);
  expect(complaints).toEqual([]);
});

test('results are shown in the sky by one press, an object of them in its orbit, and its sky of that day from there', async ({
  page,
  resultsLink,
}) => {
  const complaints = watchConsole(page);
  await isTonight(page);
  const { object } = await openResults(page, resultsLink);
  await page.getByRole('button', { name: 'Show in sky chart' }).click();
  await expect(page).toHaveURL(/\/scd\/visualisation$/);
  const listed = page.getByRole('region', { name: 'Objects' }).getByRole('listitem');
  await expect(listed).toHaveCount(object.data.length);
  await expect(page.getByText(/^G96 /)).toBeVisible();
  await expect(page.getByText(/^21\/11\/2026 07:\d\d – 28\/11\/2026 15:20 UTC$/)).toBeVisible(); // by days, from midnight there
  await expect(page.getByText('in daylight at every point')).toHaveCount(0);
  await listed.first().getByRole('button').click();
  await expect(listed.first()).not.toContainText('loading');
  const shown = page.getByRole('region', { name: await listed.first().getByRole('button').innerText() });
  await shown.getByRole('button', { name: 'Show orbit' }).click();
  await expect(page).toHaveURL(/\/ovt$/);
  await page.getByRole('button', { name: 'Show in sky chart' }).click();
  await expect(page).toHaveURL(/\/scd\/visualisation$/);
  await expect(listed).toHaveCount(object.data.length);
  await expect(listed.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/ovt$/);
  expect(complaints).toEqual([]);
});

test('a sky chart that is fetched for the first time gets the focus at its heading, and Tab leads from the points of its path to what comes after them', async ({
  page,
}) => {
  await isTonight(page);
  await page.goto('/ovt?object=433');
  const onward = page.getByRole('button', { name: 'Show in sky chart' });
  await expect(onward).toBeVisible();
  await onward.press('Enter');
  await expect(page.getByRole('heading', { name: 'Visualisation', level: 2 })).toBeFocused();

  await points(page).locator('tbody').getByRole('button').first().press('Tab');
  await expect(page.getByText('What positions and marks are based on')).toBeFocused();
});

test('an address that names an object opens its chart for the night at the site, which is left behind and not followed again', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await isTonight(page);
  await page.goto('/about');
  await page.goto('/scd?object=Ivar');
  await expect(page).toHaveURL(/\/scd\/visualisation$/);
  const ivar = page
    .getByRole('region', { name: 'Object legend' })
    .getByRole('button', { name: '(1627) Ivar' });
  await expect(ivar).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status', { name: 'What is seen' })).toContainText('(1627) Ivar');
  await expect(page.getByText('20/11/2026 16:00 – 21/11/2026 08:00 UTC')).toBeVisible(); // at longitude 0
  await page.reload();
  await expect(ivar).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);

  await page.goto('/scd');
  await expect(page).toHaveURL(/\/scd\/setup$/);
  await expect(page.getByRole('button', { name: 'Insert a list' })).toBeVisible();
  await expect(page.getByText('(1627) Ivar')).toHaveCount(0);

  await page.goto('/scd/visualisation?object=zzz');
  await expect(page.getByRole('alertdialog')).toContainText('Load through URL: Object "zzz" was not found');
  expect(complaints).toEqual([]);
});

/** A user with a small screen who has agreed to cookies, on the night of the tests. */
async function isTonight(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_SCREEN);
  await hasAgreed(page);
}

function eros(page: Page): Locator {
  return page.getByRole('button', { name: /Eros/ }).and(page.locator('[aria-pressed]'));
}

function points(page: Page): Locator {
  return page.getByRole('table', { name: 'Points of (433) Eros' });
}

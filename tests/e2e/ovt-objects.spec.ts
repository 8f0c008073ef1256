import type { Locator, Page } from '@playwright/test';
import { distanceOfZoom } from '#machines/scene/zoom.ts';
import { alterResponse, answer, delayResponse } from './answers.ts';
import { hasAgreed, hint, watchConsole } from './opt-journey.ts';
import {
  listObjects,
  momentIn,
  objectRow,
  openOrbits,
  press,
  expectMessage,
  typeMoment,
  focusOn,
  focusSelect,
} from './ovt-journey.ts';
import { sharedView } from './shared-state.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';

const KEPLERIAN = '**/rest/nov/ephemerides/keplerian*';
const PERTURBED = '**/rest/nov/ephemerides/perturbed*';
const BY_NAME = '**/rest/asteroid/findAsteroidByName*';
const IMPACTORS = '**/rest/asteroid/impactors*';

const APOPHIS = '(99942) Apophis';
const KM_PER_AU = 149_597_870.7;

test.use({ viewport: SMALL_SCREEN });

test('objects of a list are selected by their names, and the orbits of each are requested once, the Keplerian one before the perturbed one', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const calls = orbitCalls(page);
  await openOrbits(page);
  await listObjects(page, ['Apophis', 'Eros']);

  await test.step('a row is selected by its name or radio, and let go by the same', async () => {
    const [apophis, eros] = ['(99942) Apophis', '(433) Eros'].map((title) =>
      page.getByRole('radio', { name: `Select ${title}` }),
    );
    await expect(apophis).toBeChecked(); // the first of those that were added
    await objectRow(page, '(433) Eros').getByText('(433) Eros').click();
    await expect(eros).toBeChecked();
    await expect(apophis).not.toBeChecked();
    await objectRow(page, '(433) Eros').getByText('(433) Eros').click();
    await expect(eros).not.toBeChecked();
    await expect(objectRow(page, '(433) Eros')).toHaveAttribute('aria-selected', 'false');
  });

  await test.step('the Keplerian orbit is requested before the perturbed one, and neither twice', async () => {
    await objectRow(page, APOPHIS).getByText(APOPHIS).click();
    await expect.poll(() => calls).toEqual(['keplerian', 'keplerian']);
    await expect(whyLocked(page)).toBeHidden();
    await press(shown(page, '(433) Eros'));
    await press(propagation(page, APOPHIS));
    await expect(whyLocked(page)).toBeHidden();
    await expect.poll(() => calls).toEqual(['keplerian', 'keplerian', 'perturbed']);
    const details = page.getByRole('region', { name: APOPHIS });
    await expect(details).toContainText(/Propagation\s*Perturbed/);
    await focusOn(page, APOPHIS);
    await expect.poll(async () => (await sharedView(page)).perturbedObjects).toEqual(['2004 MN4']);

    await press(shown(page, APOPHIS));
    await expect(details).toBeHidden();
    await expect(page.getByRole('radio', { name: `Select ${APOPHIS}` })).not.toBeChecked();
    await expect(focusSelect(page)).not.toContainText('Apophis');
    await page.getByRole('button', { name: 'View as table' }).click();
    const twin = page.getByRole('table', { name: /Heliocentric/ });
    await expect(twin.getByRole('row', { name: /^Earth/ })).toBeVisible();
    await expect(twin.getByRole('row', { name: APOPHIS })).toHaveCount(0);
    await press(shown(page, APOPHIS));
    await expect(twin.getByRole('row', { name: APOPHIS })).toContainText('Perturbed');
    await press(propagation(page, APOPHIS));
    await expect(twin.getByRole('row', { name: APOPHIS })).toContainText('Keplerian');
    expect(calls).toEqual(['keplerian', 'keplerian', 'perturbed']);
  });
  expect(complaints).toEqual([]);
});

test('an object that an address named is gone when the tool is opened without it, and what the user added stays', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');
  await expect(shown(page, APOPHIS)).toBeChecked();
  await listObjects(page, ['Eros']);
  await page.reload();
  await expect(objectRow(page, APOPHIS)).toBeVisible();
  await page.goto('/ovt');
  await expect(objectRow(page, '(433) Eros')).toBeVisible();
  await expect(objectRow(page, APOPHIS)).toHaveCount(0);
});

test('dates wait while an orbit is being loaded, and say why, and the slider beside them stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 640 }); // the slider is between the dates
  await openOrbits(page, '?object=Apophis');
  await expect(momentIn(page, 'Start date')).toBeEnabled();
  await expect(page.getByText(/^Catalogue of/)).toBeVisible(); // the footer has its height
  const slider = page.locator('.timeline > .slider');
  const before = await slider.boundingBox();
  const request = await delayResponse(page, PERTURBED);
  await press(propagation(page, APOPHIS));
  for (const date of ['Current date', 'Start date', 'End date'] as const)
    await expect(momentIn(page, date)).toBeDisabled();
  await expect(objectRow(page, APOPHIS)).toContainText('Loading…');
  await whyLocked(page).focus();
  await expect(page.getByRole('tooltip', { name: 'calculations in progress' })).toBeVisible();
  expect(await slider.boundingBox()).toEqual(before);
  request.release();
  await expect(momentIn(page, 'Start date')).toBeEnabled();
  await expect(objectRow(page, APOPHIS)).not.toContainText('Loading…');
});

test('a perturbed orbit that is not found leaves the object on its Keplerian one', async ({ page }) => {
  const calls = orbitCalls(page);
  await openOrbits(page, '?object=Apophis');
  await expect(shown(page, APOPHIS)).toBeChecked();
  await expect.poll(() => calls).toEqual(['keplerian']);
  await expect(objectRow(page, APOPHIS)).not.toContainText('Loading…'); // else it is requested again with the perturbed one
  await answer(page, PERTURBED, { status: 404 });
  await press(propagation(page, APOPHIS));
  await expectMessage(page, `perturbed orbit for object ${APOPHIS} does not exist.`, 'Warning');
  const off = objectRow(page, APOPHIS).getByRole('button', { name: `Perturbed orbit of ${APOPHIS}` });
  await expect(off).toHaveAttribute('aria-disabled', 'true');
  await hint(page, off, `No perturbed orbit is available for ${APOPHIS}.`);
  expect(await sharedView(page)).toMatchObject({
    checkedObjects: ['2004 MN4'],
    perturbedObjects: [],
    keplerianOnlyObjects: ['2004 MN4'],
  });
  await expect.poll(() => calls).toEqual(['keplerian', 'perturbed', 'keplerian']); // requested again
});

test('an object that is not known or has no orbit is reported, in the words of the response where it has some', async ({
  page,
}) => {
  await openOrbits(page, '?object=zzz');

  await test.step('an address that names nothing known says so, with a note', async () => {
    const popup = page.getByRole('alertdialog');
    await expect(popup).toContainText('Load through URL: Object "zzz" was not found');
    await expect(popup).toContainText('exact number and name');
    await popup.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Configure your own list of objects' }).click();
    await page.getByRole('searchbox', { name: 'Search objects' }).fill('zzz');
    await expect(page.getByText('Object "zzz" was not found.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a Keplerian orbit that fails is reported, in the words of the response where it has some', async () => {
    await answer(page, KEPLERIAN, { status: 500 });
    await listObjects(page, ['Apophis']);
    await expectMessage(page, `Keplerian orbit for object ${APOPHIS} does not exist.`, 'Warning');
    await page.unroute(KEPLERIAN);
    await answer(page, KEPLERIAN, {
      json: { ephemerides: { data: [], errors: [{ name: '433', message: 'The orbit is being revised.' }] } },
    });
    await listObjects(page, ['Eros']);
    await expectMessage(page, '433: The orbit is being revised.', 'Error');
  });
});

test('objects far from the Earth and unconfirmed ones are treated by their kind', async ({ page }) => {
  await alterResponse<{ asteroids: Record<string, unknown>[] }>(page, BY_NAME, ({ asteroids, ...rest }) => ({
    ...rest,
    asteroids: asteroids.map((asteroid) =>
      asteroid['name'] === 'Eros'
        ? { ...asteroid, neocp: true, sourceType: { name: 'NEOCP' }, database: 'NEOCP' }
        : asteroid,
    ),
  }));
  await openOrbits(page);
  await listObjects(page, ['Ceres', 'Eros']);
  const ceres = objectRow(page, '(1) Ceres').getByRole('button', { name: /^Perturbed orbit/ });
  await expect(ceres).toHaveAttribute('aria-disabled', 'true');
  await hint(page, ceres, '(1) Ceres is not a near-Earth object: it is shown on its Keplerian orbit.');
  const unconfirmed = objectRow(page, 'Eros');
  await expect(unconfirmed.getByRole('radio')).toBeDisabled();
  await unconfirmed.getByText('Eros').click({ force: true });
  await expect(unconfirmed).toHaveAttribute('aria-selected', 'false');
  await answer(page, PERTURBED, { status: 500 });
  await press(unconfirmed.getByRole('switch'));
  await expectMessage(page, /^perturbed orbit for object .*Eros does not exist\.$/, 'Warning');
  await expect(unconfirmed.getByRole('switch')).not.toBeChecked();
});

test('small objects that fail are reported, pictures that do not load are not, and the rest goes on', async ({
  page,
}) => {
  await test.step('small objects that fail are reported, and the rest goes on', async () => {
    await page.route('**/static/**', (route) => route.abort());
    await hasAgreed(page);
    await answer(page, '**/rest/nov/swarm', { status: 500 });
    await page.goto('/ovt?object=Apophis');
    await expectMessage(
      page,
      'This functionality is temporarily unavailable. Please try again later.',
      'Error',
    );
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(shown(page, APOPHIS)).toBeChecked();
  });

  await test.step('pictures that do not load are not reported', async () => {
    await focusOn(page, 'Earth');
    await page.getByRole('slider', { name: 'Zoom' }).press('End');
    await expect(shown(page, APOPHIS)).toBeChecked();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('an object that hits the Earth is warned of, and gone afterwards', async ({ page }) => {
  await alterResponse<unknown[]>(page, IMPACTORS, (impactors) => [
    ...impactors,
    { name: '2004 MN4', impactDate: '2026-12-24' },
  ]);
  await openOrbits(page, '?object=Apophis');
  await expectMessage(page, `Object ${APOPHIS} impacted on 2026-12-24.`, 'Warning');
  await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
  const details = page.getByRole('region', { name: APOPHIS });
  await expect(details).toContainText(/Distance to Earth\s*[\d.]+ au/);
  await typeMoment(page, 'Current date', '26/12/2026 00:00');
  await expect(details).toContainText(/Distance to the Sun\s*–/);
  await expect(details).toContainText(/Distance to Earth\s*–/);
});

test('Apophis passes the Earth on 13 April 2029 as was computed elsewhere, and details wait for the planets of their date', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');

  await test.step('Apophis passes the Earth on 13 April 2029 as was computed elsewhere', async () => {
    await press(propagation(page, APOPHIS));
    await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
    const details = page.getByRole('region', { name: APOPHIS });
    await typeMoment(page, 'Current date', '01/01/2028 00:00');
    await expect(details).toContainText('01/01/2028 00:00');
    await expect(details.getByRole('button', { name: /^Close encounter/ })).toHaveCount(0);
    // JPL's solution 220: nearest at 21:46:13 TDB, 38,012.5 km between the centres; TDB is 69.2 s ahead of UTC, so 21:45:04 UTC.
    await typeMoment(page, 'Current date', '13/04/2029 21:45');
    await expect(details).toContainText('13/04/2029 21:45');
    await expect.poll(() => earthDistance(details)).toBeLessThan(38_012 * 1.01);
    expect(await earthDistance(details)).toBeGreaterThan(38_012 * 0.99);
    await typeMoment(page, 'Current date', '01/01/2028 00:00');
    await expect(details.getByRole('listitem').filter({ hasText: '13/04/2029 21:45 Earth' })).toContainText(
      /0\.10 LD · 38\u{202F}0\d\d km/u,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await details.getByRole('button', { name: '13/04/2029 21:45 Earth' }).click();
    await expect.poll(() => earthDistance(details)).toBeLessThan(38_012 * 1.01);
    await expect(momentIn(page, 'Current date')).toContainText('13/04/2029 21:45');
    await expect(focusSelect(page)).toContainText('Earth');
    const { activeZoomOVT, activeCurrentDate } = await sharedView(page);
    expect(activeCurrentDate).toMatch(/^2029-04-13T21:45:0/);
    const nearest = (4 * 6378) / KM_PER_AU; // where zooming in on the Earth ends
    expect(distanceOfZoom(activeZoomOVT, nearest) * KM_PER_AU).toBeCloseTo(3 * 38_012, -4);
    const encounter = details.getByRole('button', { name: 'Close encounter: Earth, 13/04/2029' });
    const opened = page.waitForEvent('popup');
    await encounter.click();
    await expect(await opened).toHaveURL(
      /\/fvt\?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth$/,
    );
  });

  await test.step('details wait for the planets of their date, while nothing is known of these', async () => {
    const details = page.getByRole('region', { name: APOPHIS });
    await expect(details).toContainText(/Distance to Earth\s*[\d.]+ au/);
    const planets = await delayResponse(page, '**/ephemeris/**');
    await typeMoment(page, 'Start date', '01/01/1960');
    await typeMoment(page, 'Current date', '02/03/1960 00:00');
    await expect(details).toContainText('02/03/1960 00:00');
    await expect(details).toContainText(/Distance to Earth\s*–/);
    await expect(page.getByText('Loading the solar system…')).toBeVisible();
    planets.release();
    await expect(details).toContainText(/Distance to Earth\s*[\d.]+ au/);
    await expect(page.getByText('Loading the solar system…')).toBeHidden();
  });
});

/** Orbits that the page requests, by kind, in their order. */
function orbitCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const kind = /\/nov\/ephemerides\/(\w+)/.exec(request.url())?.[1];
    if (kind !== undefined) calls.push(kind);
  });
  return calls;
}

function propagation(page: Page, title: string) {
  return objectRow(page, title).getByRole('switch', { name: `Perturbed orbit of ${title}` });
}

function shown(page: Page, title: string) {
  return objectRow(page, title).getByRole('checkbox', { name: `Show ${title}` });
}

/** The mark that says why dates are locked. */
function whyLocked(page: Page) {
  return page.getByRole('button', { name: 'Why the dates are held' });
}

/** The distance to the Earth that the details show, km. */
async function earthDistance(details: Locator): Promise<number> {
  const [, au = ''] = /Distance to Earth\s*([\d.]+)\s*au/.exec(await details.innerText()) ?? [];
  return Number(au) * KM_PER_AU;
}

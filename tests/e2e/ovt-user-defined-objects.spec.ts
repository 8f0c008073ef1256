import type { Locator, Page } from '@playwright/test';
import {
  momentIn,
  openOrbits,
  press,
  expectMessage,
  typeMoment,
  focusOn,
  focusSelect,
} from './ovt-journey.ts';
import { sharedView } from './shared-state.ts';
import { editorField, typeFieldDate } from './editor-journey.ts';
import { defineObject, ownRow } from './ovt-user-defined-objects.ts';
import { countOf, exportedImage } from './ovt-pictures.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';

/** Colour of perturbed orbits at first. */
const PERTURBED = 'f0b45a';

test.use({ viewport: SMALL_SCREEN });

/** TDB, in which orbits are calculated, less UTC, in which dates are typed: 69.184 s. */
const TDB_AHEAD_DAYS = 69.184 / 86_400;

test('a user-defined object is shown perturbed, renamed and deleted, its orbit requested with its elements, and its impact warned of', async ({
  page,
  context,
}) => {
  await openOrbits(page);

  await test.step('a renamed object stays shown, perturbed, selected and followed; a deleted one leaves list, scene, details and focus', async () => {
    await defineObject(page, 'mine');
    await isShownPerturbed(page, 'mine');
    await focusOn(page, 'mine');
    await page.getByRole('button', { name: 'Edit mine' }).click();
    await editorField(page, 'Object name').fill('renamed');
    await page.getByRole('button', { name: 'Save object' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await expect(ownRow(page, 'mine')).toHaveCount(0);
    await expect(ownRow(page, 'renamed').getByRole('checkbox')).toBeChecked();
    await expect(ownRow(page, 'renamed').getByRole('switch')).toBeChecked();
    await expect(focusSelect(page)).toContainText('renamed');
    await expect(twinRow(page, 'renamed')).toContainText('Perturbed');
    await page.getByRole('button', { name: 'Close View as table' }).click();
    await expect(page.getByRole('region', { name: 'renamed' })).toContainText(
      /Distance to Earth\s*[\d.]+ au/,
    );
    await page
      .getByRole('region', { name: 'renamed' })
      .getByRole('button', { name: 'Why this number' })
      .click();
    await expect(page.getByRole('dialog')).toContainText(/How far renamed would seem.*Orbit: User-defined\./);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'What each force is worth is here, in a table.',
    );
    await page.keyboard.press('Escape');
    expect(await sharedView(page)).toMatchObject({
      checkedObjects: ['renamed_synthetic-object'],
      perturbedObjects: ['renamed_synthetic-object'],
      selectedObjectName: 'renamed_synthetic-object',
      focusOVT: 'renamed_synthetic-object',
    });
    expect(await perturbedPixels(page)).toBeGreaterThan(60); // of a dashed line

    await isTwinOpen(page);
    await page.getByRole('button', { name: 'Delete renamed' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Do you want to delete the object renamed?');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(ownRow(page, 'renamed')).toHaveCount(0);
    await expect(twinRow(page, 'renamed')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'renamed' })).toBeHidden();
    await expect(focusSelect(page)).not.toContainText('renamed');
    await focusSelect(page).click();
    await expect(page.getByRole('option', { name: 'Earth' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'renamed' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await perturbedPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Close View as table' }).click();
  });

  await test.step('an object that hits the Earth is warned of, gone afterwards and there again before, and its flyby is refused', async () => {
    await defineObject(page, 'mine', 'doomed');
    await expect(ownRow(page, 'mine').getByRole('checkbox')).toBeChecked();
    await press(ownRow(page, 'mine').getByRole('switch'));
    await expectMessage(page, 'Object mine impacted on 2027-01-24.', 'Warning');
    const details = page.getByRole('region', { name: 'mine' });
    await expect(details).toContainText('Impact on 2027-01-24');
    await expect(details).toContainText(/Propagation\s*Perturbed/);
    expect(await perturbedPixels(page)).toBeGreaterThan(50);

    await goTo(page, '25/01/2027 00:00');
    await expect(details).toContainText('Object mine impacted on 2027-01-24.');
    await expect(details).toContainText(/Distance to Earth\s*–/);
    await expect.poll(() => perturbedPixels(page)).toBe(0);

    await goTo(page, '23/01/2027 12:00');
    await expect(details).toContainText(/Distance to Earth\s*0\.00\d+ au/);
    expect(await perturbedPixels(page)).toBeGreaterThan(50);
    await details.getByRole('button', { name: 'Close encounter: Earth, 24/01/2027' }).click();
    await expectMessage(page, 'connection to FBVT is not enabled for user-defined objects', 'Warning');
    expect(context.pages()).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete mine' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(ownRow(page, 'mine')).toHaveCount(0);
    await page.getByRole('button', { name: 'Go to start' }).click();
  });

  await test.step('a perturbed orbit is requested with the elements, over the range of the timeline and two years at least', async () => {
    await defineObject(page, 'mine');
    await expect(ownRow(page, 'mine').getByRole('checkbox')).toBeChecked();
    const ellipse = page.waitForRequest(/perturbed_user_defined\?/);
    await press(ownRow(page, 'mine').getByRole('switch'));
    const ellipseQuery = Object.fromEntries(new URL((await ellipse).url()).searchParams);
    expect(ellipseQuery).toMatchObject({
      name: 'mine',
      utcStart: '2024-11-20T12:00:00.000Z',
      utcEnd: '2036-11-21T00:00:00.000Z',
      step: '1',
      kep_i: '20',
      kep_long: '40',
      kep_omega: '60',
      kep_mean: '80',
    });
    expect(Number(ellipseQuery['kep_epoch'])).toBeCloseTo(61_375 + TDB_AHEAD_DAYS, 6);
    expect(Number(ellipseQuery['kep_a'])).toBeCloseTo((1.25 + 1.8) / 2, 10);
    expect(Number(ellipseQuery['kep_e'])).toBeCloseTo((1.8 - 1.25) / (1.8 + 1.25), 10);

    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('tab', { name: 'Hyperbolic' }).click();
    for (const [label, value] of [
      ['Object name', 'visitor'],
      ['Perihelion distance', '1.5'],
      ['Eccentricity', '3'],
      ['Inclination', '44'],
      ['Longitude of the ascending node', '308'],
      ['Argument of perihelion', '209'],
      ['Absolute magnitude', '12'],
      ['Slope parameter', '0.15'],
    ])
      await editorField(page, label).fill(value);
    await typeFieldDate(page, 'Reference epoch', '011220260000');
    await typeFieldDate(page, 'Pericentre passage', '010620270000');
    await page.getByRole('button', { name: 'Save object' }).click();
    await expect(ownRow(page, 'visitor').getByRole('checkbox')).toBeChecked();
    const hyperbola = page.waitForRequest(/perturbed_user_defined_hyperbolic\?/);
    await press(ownRow(page, 'visitor').getByRole('switch'));
    const openQuery = Object.fromEntries(new URL((await hyperbola).url()).searchParams);
    expect(Number(openQuery['com_epoch'])).toBeCloseTo(61_375 + TDB_AHEAD_DAYS, 6);
    expect(Number(openQuery['com_tp'])).toBeCloseTo(61_557 + TDB_AHEAD_DAYS, 6);
    expect(openQuery).toMatchObject({
      name: 'visitor',
      step: '1',
      com_q: '1.5',
      com_e: '3',
      com_i: '44',
      com_long: '308',
      com_omega: '209',
    });
    await isTwinOpen(page);
    await expect(twinRow(page, 'visitor')).toContainText('Perturbed');
  });
});

/** Shows an object on its perturbed orbit and waits until it appears. */
async function isShownPerturbed(page: Page, name: string): Promise<void> {
  await isTwinOpen(page);
  await expect(ownRow(page, name).getByRole('checkbox')).toBeChecked();
  await press(ownRow(page, name).getByRole('switch'));
  await expect(twinRow(page, name)).toContainText('Perturbed');
}

async function isTwinOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('table', { name: /Heliocentric/ })).toBeVisible();
}

/** The line of an object in the table twin of the view. */
function twinRow(page: Page, name: string): Locator {
  return page.getByRole('table', { name: /Heliocentric/ }).getByRole('row', { name });
}

async function goTo(page: Page, moment: string): Promise<void> {
  await typeMoment(page, 'Current date', moment);
  await expect(momentIn(page, 'Current date')).toContainText(moment);
}

/** Pixels of perturbed orbits in the picture, without its boxes at the right. */
async function perturbedPixels(page: Page): Promise<number> {
  const image = await exportedImage(page);
  return countOf(image, PERTURBED, { right: image.width - 320 });
}

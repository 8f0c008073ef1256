import type { Page } from '@playwright/test';
import { answer } from './answers.ts';
import { watchConsole } from './opt-journey.ts';
import { objectRow, openOrbits, press, expectMessage } from './ovt-journey.ts';
import { sharedView } from './shared-state.ts';
import { defineObject, ownRow } from './ovt-user-defined-objects.ts';
import { chooseExport } from './ovt-pictures.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';

const OWN_ELLIPSE = '**/rest/nov/ephemerides/perturbed_user_defined?*';
const KEPLERIAN = '**/rest/nov/ephemerides/keplerian*';
const APOPHIS = '(99942) Apophis';
const GENERIC = 'An error has occurred. Please try again.';

test.use({ viewport: SMALL_SCREEN });

test('a user-defined object that cannot be computed or copied is reported by its name, and what else there is stays', async ({
  page,
}) => {
  await openOrbits(page);

  await test.step('the perturbed orbit of a user-defined object that the service refuses says why, one that does not come through does not exist', async () => {
    await defineObject(page, 'mine');
    await answer(page, OWN_ELLIPSE, {
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/rest/docs#no-perturbed-orbit',
        title: 'ephemerides for object not available.',
        status: 422,
        detail: 'The orbit meets the Sun.',
      }),
    });
    await press(ownRow(page, 'mine').getByRole('switch'));
    const words = 'mine: ephemerides for object not available. The orbit meets the Sun.';
    await expectMessage(page, words, 'Error');
    await isKeplerianOnly(page, ['mine'], ['mine']);

    await page.unroute(OWN_ELLIPSE);
    await page.route(OWN_ELLIPSE, (route) => route.fulfill({ status: 500 }));
    await defineObject(page, 'yours');
    await press(ownRow(page, 'yours').getByRole('switch'));
    await expectMessage(page, 'perturbed orbit for object yours does not exist.', 'Warning');
    await isKeplerianOnly(page, ['mine', 'yours'], ['mine']);
  });

  await test.step('an object that cannot be copied says why by its name, and the editor goes on', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    for (const [json, words] of [
      [{ ephemerides: { data: [{ designator: 'A898 PA', e: 'round' }] } }, `(433) Eros: ${GENERIC}`],
      [
        { ephemerides: { data: [], errors: [{ name: '433', message: 'The orbit is being revised.' }] } },
        '433: The orbit is being revised.',
      ],
    ] as const) {
      await answer(page, KEPLERIAN, { json });
      await page.getByRole('combobox', { name: 'Existing object to copy' }).fill('Eros');
      await page.getByRole('option', { name: /Eros/ }).first().click();
      await page.getByRole('button', { name: 'Copy values', exact: true }).click();
      await expectMessage(page, words, 'Error');
      await page.unroute(KEPLERIAN);
      await expect(page.getByRole('textbox', { name: 'Object name' })).toBeEditable();
    }
  });

  await test.step('a comet of the catalogue on an open orbit is not copied', async () => {
    await page.route(KEPLERIAN, async (route) => {
      const response = await route.fetch();
      const { ephemerides } = (await response.json()) as { ephemerides: { data: object[] } };
      const data = ephemerides.data.map((record) => ({ ...record, e: 1.2, a: undefined, tp: 61_000 }));
      await route.fulfill({ response, json: { ephemerides: { ...ephemerides, data } } });
    });
    await page.getByRole('combobox', { name: 'Existing object to copy' }).fill('Eros');
    await page.getByRole('option', { name: /Eros/ }).first().click();
    await page.getByRole('button', { name: 'Copy values', exact: true }).click();
    await expectMessage(page, 'Object (433) Eros has a hyperbolic orbit and cannot be copied.', 'Error');
  });
});

test('what fails without a word to the user is in the console', async ({ page }) => {
  const complaints = watchConsole(page);
  await answer(page, '**/rest/nov/family/', { status: 500 });
  await openOrbits(page, '?object=Apophis');
  await expect.poll(() => complaints.join()).toContain('The groups could not be loaded');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback: BlobCallback) => callback(null);
  });
  await chooseExport(page, 'img');
  await expect.poll(() => complaints.join()).toMatch(/The browser made no image of the picture/);
  await expect(objectRow(page, APOPHIS).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

/** @param forGood those that are so in what is saved and shared, too: what may pass is not. */
async function isKeplerianOnly(
  page: Page,
  names: readonly string[],
  forGood: readonly string[],
): Promise<void> {
  for (const name of names) {
    const off = ownRow(page, name).getByRole('button', { name: `Perturbed orbit of ${name}` });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
  }
  expect(await sharedView(page)).toMatchObject({
    checkedObjects: designatorsOf(names),
    perturbedObjects: [],
    keplerianOnlyObjects: designatorsOf(forGood),
  });
}

function designatorsOf(names: readonly string[]): readonly string[] {
  return names.map((name) => `${name}_synthetic-object`);
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { editorField, typeFieldDate } from './editor-journey.ts';
import { expect, SMALL_SCREEN, quietTest as test } from './harness.ts';
import { openOrbits } from './ovt-journey.ts';
import { sharedView } from './shared-state.ts';

test.use({ timezoneId: 'America/New_York', viewport: SMALL_SCREEN });

test('an object is copied from the catalogue or typed without a mouse, its faults are flagged, and a reload has the browser ask first', async ({
  page,
}) => {
  await openOrbits(page);

  await test.step('an object of the catalogue is copied, saved, changed under another name and deleted', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Elliptical');
    await expect(save(page)).toBeDisabled();
    await page.getByRole('combobox', { name: 'Existing object to copy' }).fill('Eros');
    await page.getByRole('option', { name: /Eros/ }).first().click();
    await page.getByRole('button', { name: 'Copy values', exact: true }).click();
    await expect(editorField(page, 'Object name')).toHaveValue('Eros - copy');
    await expect(editorField(page, 'Perihelion distance')).toHaveValue(/^1\.13/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.setViewportSize({ width: 1000, height: 460 }); // the list is longer than its panel
    await save(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Eros - copy' })).toBeInViewport();
    await page.setViewportSize(SMALL_SCREEN);
    const [copied] = (await sharedView(page)).userDefinedObjects;

    await expect(page.getByRole('checkbox', { name: 'Show Eros - copy' })).toBeChecked();
    await page.getByRole('button', { name: 'Edit Eros - copy' }).click();
    await expect(page.getByRole('tab', { name: 'Hyperbolic' })).toBeDisabled();
    await editorField(page, 'Object name').fill('mine');
    await save(page).click();
    const changed = await sharedView(page);
    expect(changed.userDefinedObjects).toEqual([
      {
        ...copied,
        objectName: 'mine',
        designator: 'mine_synthetic-object',
        catalogueNumber: 'mine_synthetic-object',
      },
    ]);
    expect(changed.checkedObjects).toContain('mine_synthetic-object');

    await page.getByRole('button', { name: 'Delete mine' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('mine');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete mine' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Edit mine' })).toBeHidden();
    expect((await sharedView(page)).userDefinedObjects).toEqual([]);
  });

  await test.step('every faulty field is flagged, and the four known faults are reported', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await editorField(page, 'Perihelion distance').fill('2');
    await editorField(page, 'Aphelion distance').fill('1');
    await editorField(page, 'Inclination').fill('x');
    await editorField(page, 'Slope parameter').fill('1');
    await editorField(page, 'Slope parameter').fill('');
    for (const name of ['Perihelion distance', 'Aphelion distance', 'Inclination', 'Slope parameter'])
      await expect(editorField(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(editorField(page, 'Perihelion distance')).toHaveAccessibleDescription(
      'Perihelion distance must be less than aphelion distance',
    );
    await expect(editorField(page, 'Aphelion distance')).toHaveAccessibleDescription(
      'Aphelion distance must be greater than perihelion distance',
    );
    await expect(editorField(page, 'Inclination')).toHaveAccessibleDescription(
      'Please provide value within 0 and 180',
    );
    await page.getByRole('tab', { name: 'Hyperbolic' }).click();
    await expect(editorField(page, 'Perihelion distance')).toHaveValue('');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    await expect(editorField(page, 'Object name')).toBeFocused();

    await editorField(page, 'Eccentricity').press('Escape');
    await expect(page.getByText('Nothing has been saved. Press Escape again')).toBeVisible();
    await editorField(page, 'Eccentricity').press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a user-defined comet is typed without a mouse, its dates in UTC whatever the time zone', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await page.getByRole('tab', { name: 'Elliptical' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toContainText('Parabolic and hyperbolic');
    for (const name of ['Perihelion distance', 'Eccentricity', 'Absolute magnitude'])
      await editorField(page, name).fill('1');
    for (const name of [
      'Inclination',
      'Longitude of the ascending node',
      'Argument of perihelion',
      'Slope parameter',
    ])
      await editorField(page, name).press('ArrowUp');
    await typeFieldDate(page, 'Reference epoch', '010120251200');
    await typeFieldDate(page, 'Pericentre passage', '010120300000');
    await save(page).press('Enter');
    expect((await sharedView(page)).userDefinedObjects).toMatchObject([
      { type: 'HYPERBOLIC', referenceEpoch: 60_676.5, pericentrePassage: 62_502, inclination: 0.1 },
    ]);
  });

  await test.step('a reload while an object is being typed has the browser ask first', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await editorField(page, 'Inclination').pressSequentially('5');
    await expect(editorField(page, 'Inclination')).toHaveValue('5');
    const question = page.waitForEvent('dialog');
    const reload = page.reload();
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reload;
  });
});

function save(page: Page): Locator {
  return page.getByRole('button', { name: 'Save object' });
}

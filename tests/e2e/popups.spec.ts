import type { Locator, Page } from '@playwright/test';
import { openPlanning, watchConsole } from './opt-journey.ts';
import { expect, test } from './harness.ts';

test('objects are chosen in a popup by name and kind, and it goes with the tool that opened it', async ({
  page,
}) => {
  await test.step('objects are moved between what is found and the final list, and stay only when saved', async () => {
    const complaints = watchConsole(page);
    const popup = await openObjects(page);
    const available = popup.getByRole('listbox', { name: 'Available objects' }).getByRole('option');
    const chosen = popup.getByRole('listbox', { name: /^Final list/ }).getByRole('option');
    const search = popup.getByRole('searchbox');
    await expect(search).toHaveAttribute('placeholder', 'start typing');
    await expect(popup.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Remove all' })).toBeDisabled();

    await search.fill('Apophis');
    await available.filter({ hasText: '(99942) Apophis' }).click();
    await popup.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(popup.getByRole('heading', { name: /^Final list, 1 object$/ })).toBeVisible();
    await expect(available.filter({ hasText: '(99942) Apophis' })).toHaveCount(0);

    await search.fill('Er');
    await expect(available.filter({ hasText: '(433) Eros' })).toBeVisible();
    await available.filter({ hasText: '(433) Eros' }).dblclick();
    await expect(chosen.filter({ hasText: '(433) Eros' })).toBeVisible();
    await chosen.filter({ hasText: '(433) Eros' }).click();
    await popup.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(chosen.filter({ hasText: '(433) Eros' })).toHaveCount(0);
    await popup.getByRole('button', { name: 'Remove all' }).click();
    await expect(popup.getByRole('heading', { name: /^Final list, 0 / })).toBeVisible();

    await search.fill('Apophis');
    await available.filter({ hasText: '(99942) Apophis' }).press('Enter');
    await expect(chosen.filter({ hasText: '(99942) Apophis' })).toBeVisible();
    await search.fill('Er');
    await popup.getByRole('button', { name: 'Add all' }).click();
    await expect(chosen.filter({ hasText: '(433) Eros' })).toBeVisible();
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The list is empty.')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  await test.step('switches decide which kinds are listed, and marks explain them and their colours', async () => {
    await page.getByRole('button', { name: 'Select from list' }).click();
    const popup = page.getByRole('dialog', { name: 'Configure objects' });
    for (const [name, isOn] of [
      ['NEO', true],
      ['non-NEO', false],
      ['NEOCP', true],
      ['Asteroid', true],
      ['Comet', true],
    ] as const) {
      await expect(popup.getByRole('switch', { name, exact: true })).toBeChecked({ checked: isOn });
    }
    await popup.getByRole('button', { name: 'About comets' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('Comets');
    await popup.getByRole('button', { name: 'About the colours' }).focus();
    await expect(page.getByRole('tooltip')).toContainText(/near-Earth.*non-NEA.*NEOCP/);

    const available = popup.getByRole('listbox', { name: 'Available objects' });
    await popup.getByRole('searchbox').fill('P/');
    const all = available.getByRole('option');
    await popup.getByRole('switch', { name: 'non-NEO', exact: true }).click({ force: true });
    await expect(all.first()).toBeVisible();
    await popup.getByRole('switch', { name: 'Comet', exact: true }).click({ force: true });
    await expect(all.filter({ hasText: 'P/' })).toHaveCount(0);
    await popup.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a popup goes with the tool that opened it: Back leads to a tool whose buttons can be pressed', async () => {
    await page.getByRole('button', { name: 'Open tools menu' }).click();
    await page
      .getByRole('dialog', { name: 'Tools' })
      .getByRole('link', { name: /^Orbit visualisation/ })
      .click();
    await page.getByRole('button', { name: 'Configure your own list of objects' }).click();
    await expect(page.getByRole('dialog', { name: 'Configure objects' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/opt\/setup/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
    await page.getByRole('button', { name: 'Select from list' }).click();
    const popup = page.getByRole('dialog', { name: 'Configure objects' });
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toBeHidden();

    await page.goForward();
    await expect(page).toHaveURL(/\/ovt/);
    await expect(popup).toBeHidden();
    await page.getByRole('button', { name: 'Configure your own list of objects' }).click();
    await expect(popup).toBeVisible();
  });
});

async function openObjects(page: Page): Promise<Locator> {
  await openPlanning(page);
  await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
  await page.getByRole('button', { name: 'Select from list' }).click();
  const popup = page.getByRole('dialog', { name: 'Configure objects' });
  await expect(popup.getByRole('tab')).toHaveText(['Select from list', 'Insert list']);
  return popup;
}

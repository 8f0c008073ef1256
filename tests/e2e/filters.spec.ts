import type { Locator, Page } from '@playwright/test';
import { type FilteringCall, watchFiltering } from './filtering-calls.ts';
import { expect, quietTest as test } from './harness.ts';
import { chooseObservatory, filter, openPlanning } from './opt-journey.ts';

let calls: readonly FilteringCall[];

test('objects are filtered by their columns, and by filters that were saved', async ({ page }) => {
  calls = watchFiltering(page);
  await openPlanning(page);
  await chooseObservatory(page, 'G96', /^G96/);
  await filter(page);

  await test.step('columns are filtered by what is checked', async () => {
    await only(page, 'Orbit type', 'Aten');
    await expect.poll(() => last().get('orbitType')).toBe('Aten');
    await allRowsRead(page, 'Orbit', 'Aten');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => last().get('orbitType')).toBe('Amor,Apollo,Aten,Atira,N/A');
    expect(last().get('elevation')).toBe('false');

    await only(page, 'Potentially hazardous', 'Potentially hazardous');
    await expect.poll(() => last().get('pha')).toBe('true');
    await allRowsRead(page, 'PHA', 'PHA');
    await only(page, 'Body type', 'Comet');
    await expect.poll(() => last().get('bodyType')).toBe('Comet');
    await only(page, 'Database', 'NEOCP');
    await expect.poll(() => last().get('database')).toBe('NEOCP');
    await expect(page.getByText('There are no objects fulfilling the criteria.')).toBeVisible();
    await only(page, 'Risk list', undefined);
    await expect.poll(() => last().get('risk')).toBe('');
  });

  await test.step('a range is limited by its ends, and objects without a value by their box', async () => {
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => last().get('magnitudeMax')).toBe('23');
    await expect(page.getByText('Looking for observable objects')).toBeHidden();
    const before = calls.length;
    await openFilter(page, 'Magnitude');
    const form = page.getByRole('form', { name: 'Magnitude' });
    await form.getByLabel('Min').fill('18');
    await form.getByLabel('Max').fill('99');
    await expect(form.getByText('Please provide value within -30 and 35')).toBeVisible();
    await form.getByLabel('Max').fill('21');
    await form.getByText('Objects without a value (NA)').click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => last().get('magnitudeMax')).toBe('21');
    expect(last().get('magnitudeMin')).toBe('18');
    expect(last().get('magnitudeNA')).toBe('true');
    await expect(page.getByRole('button', { name: 'Filter Magnitude: 18.0 to 21.0' })).toBeVisible();

    await openFilter(page, 'Elevation');
    const elevation = page.getByRole('form', { name: 'Elevation' });
    await elevation.getByText('Value within').click();
    await elevation.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => last().get('elevation')).toBe('false');
    expect(last().has('elevationMin')).toBe(false);

    await openFilter(page, 'Days unobserved');
    const unobserved = page.getByRole('form', { name: 'Days unobserved' });
    await unobserved.getByLabel('Min').fill('-3');
    await unobserved.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => calls.length).toBe(before + 3);
    expect(last().get('nrOfDaysUnobserved')).toBe('0');
    await expect(unobserved.getByText('-3 limited to 0')).toBeVisible();
    await unobserved.getByRole('button', { name: 'Apply' }).click();
    await expect(unobserved).toBeHidden();
  });

  await test.step('filters that were saved under a name are there on the next visit', async () => {
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await only(page, 'Orbit type', 'Aten');
    await choosePreset(page, 'Save or delete presets…');
    const dialog = page.getByRole('dialog', { name: 'Your presets' });
    await dialog.getByLabel('Name for the current filters').fill('Atens only');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Saved as Atens only')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Presets' })).toBeFocused();

    await page.reload();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => last().get('orbitType')).toBe('Amor,Apollo,Aten,Atira,N/A');
    await choosePreset(page, /^Atens only/);
    await expect.poll(() => last().get('orbitType')).toBe('Aten');
  });
});

async function choosePreset(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Presets' }).click();
  await page.getByRole('menuitem', { name }).click();
}

function last(): URLSearchParams {
  const request = calls.at(-1);
  if (request === undefined) throw new Error('filtering was not requested');
  return request.query;
}

function table(page: Page): Locator {
  return page.getByRole('table', { name: /^Observable objects/ });
}

async function openFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Filter ${name}`) }).click();
}

/** Leaves one option of a checkbox filter checked, or none. */
async function only(page: Page, name: string, option: string | undefined): Promise<void> {
  await openFilter(page, name);
  const form = page.getByRole('form', { name });
  await form.getByRole('button', { name: 'None' }).click();
  if (option !== undefined) await form.getByText(option, { exact: true }).last().click();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form).toBeHidden();
}

async function allRowsRead(page: Page, head: string, text: string): Promise<void> {
  const heads = await table(page).getByRole('columnheader').allTextContents();
  const at = heads.findIndex((title) => title.startsWith(head));
  const column = table(page)
    .locator('tbody tr')
    .locator(`:nth-child(${at + 1})`);
  await expect(column.first()).toHaveText(text);
  expect(new Set(await column.allTextContents())).toEqual(new Set([text]));
}

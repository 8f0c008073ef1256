import type { Locator, Page } from '@playwright/test';
import { copyOf, editorField, typeFieldDate } from './editor-journey.ts';
import { expect, quietTest as test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { openLink } from './opened-link.ts';
import {
  calculate,
  download,
  filter,
  openEphemerides,
  openPlanning,
  selectObject,
  selectObjects,
} from './opt-journey.ts';
import { sharedPlan } from './shared-state.ts';

test('a user-defined object is made by the keyboard alone, or copied, renamed, stored over a reload, shared by a link and deleted after a question', async ({
  page,
  browser,
}) => {
  await openPlanning(page);

  await test.step('an object is copied, saved and deleted by the keyboard alone, which is never lost', async () => {
    await page.getByRole('button', { name: 'Add user-defined object' }).focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Existing object to copy' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, search);
    await page.keyboard.type('Eros');
    await expect(page.getByRole('option', { name: /Eros/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Copy values', exact: true }));
    await page.keyboard.press('Enter');
    await expect(editorField(page, 'Object name')).toHaveValue('Eros - copy');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add user-defined object' })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Edit Eros - copy' }));
    await page.keyboard.press('Enter');
    await tabTo(page, editorField(page, 'Object name'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('mine');
    await tabTo(page, save(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit mine' })).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Delete mine' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(ownRows(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'User-defined objects' })).toBeFocused();
  });

  await test.step('a user-defined object is copied, renamed, stored over a reload and deleted after a question', async () => {
    await expect(
      page.getByText('Your own objects are calculated along with the objects you select'),
    ).toBeVisible();
    await copyOf(page, 'Eros', 'Eros - copy');
    await defineComet(page);
    await expect(ownRows(page)).toHaveText([
      /^Eros - copyElliptical: q 1\.13\d au, Q 1\.78\d au, i 10\.83 deg, H/,
      'my hyperbolic object 1Hyperbolic: q 0.250 au, e 1.200, i 122.00 deg, H 22.0 mag',
    ]);

    await page.getByRole('button', { name: 'Edit my hyperbolic object 1' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Hyperbolic');
    await expect(editorField(page, 'Eccentricity')).toHaveValue('1.2');
    await editorField(page, 'Object name').fill('eros copy');
    await expect(save(page)).toBeEnabled();
    await editorField(page, 'Object name').fill('Eros   copy');
    await expect(editorField(page, 'Object name')).toHaveAttribute('aria-invalid', 'true');
    await expect(save(page)).toBeDisabled();
    await editorField(page, 'Object name').fill('visitor');
    await save(page).click();
    await expect(ownRows(page)).toHaveText([/^Eros - copy/, /^visitor/]);
    await expect(page.getByRole('button', { name: 'Edit visitor' })).toBeVisible();

    const before = await userDefinedObjects(page);
    await page.reload();
    await expect(ownRows(page)).toHaveText([/^Eros - copy/, /^visitor/]);
    expect(await userDefinedObjects(page)).toEqual(before);

    await page.getByRole('button', { name: 'Delete visitor' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('visitor');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(ownRows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete visitor' }).click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(ownRows(page)).toHaveText([/^Eros - copy/]);
  });

  await test.step('user-defined objects do not count for submitting a list, and are in both sources of objects', async () => {
    await page.getByRole('radio', { name: /Configure my list/ }).check({ force: true });
    await expect(ownRows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Select from list' })).toBeVisible();
    const submit = page.getByRole('button', { name: 'Continue to filtering' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('they come back by a link in another browser with their exact elements', async () => {
    await defineComet(page);
    const shared = await userDefinedObjects(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();

    const stranger = await (await browser.newContext()).newPage();
    await openLink(stranger, link);
    await expect(ownRows(stranger)).toHaveCount(2);
    expect(await userDefinedObjects(stranger)).toEqual(shared);
    await stranger.context().close();
  });
});

test('a copy gets the numbers of its original beside it, and a change of it opens a question and gives way to what was there, or to a new list', async ({
  page,
}) => {
  await openPlanning(page);

  await test.step('a copy gets the numbers of its original beside it, in the table and in the downloads', async () => {
    await copyOf(page, 'Amor', 'Amor - copy');
    await filter(page);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('+ 1of your own');
    await selectObject(page, 'Amor');
    await expect(summary).toContainText('14 of 10 000');
    await calculate(page);

    const table = page.getByRole('table', { name: 'Ephemerides' });
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Amor - copy');
    await expect(rows.nth(1).getByTitle('User-defined')).toBeVisible();
    const [original, copy] = await Promise.all([placeOf(rows.nth(0)), placeOf(rows.nth(1))]);
    expect(copy[0]).toBeCloseTo(original[0], 4);
    expect(copy[1]).toBeCloseTo(original[1], 4);

    await page.getByRole('button', { name: 'Provenance of Amor - copy' }).click();
    await expect(page.getByText(/^epoch MJD \d+.* heliocentric, ecliptic J2000$/)).toBeVisible();
    await page.getByRole('button', { name: 'Why this number' }).click();
    const why = page.getByRole('dialog', { name: 'Why this number' });
    await expect(why).toContainText(/How far Amor - copy would seem.*Pull of Jupiter.*Orbit: User-defined\./);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Provenance of Amor - copy' })).toBeFocused();
    const csv = (await download(page, 'csv')).toString('utf8');
    expect(csv).toMatch(/# Orbit of Amor - copy: Orbit User-defined; Elements epoch MJD \d+/);
    expect(csv).toMatch(/\r\nAmor - copy,User-defined,\d/);
    expect((await download(page, 'txt')).toString('utf8')).toMatch(/\r\nAmor - copy,User-defined,\d/);
  });

  await test.step('a change after the results opens a question, and gives way to what was there, or to a new list', async () => {
    const table = page.getByRole('table', { name: 'Ephemerides' });
    await expect(table).toContainText('Amor - copy');
    const rename = async () => {
      await page.getByRole('link', { name: 'Setup' }).click();
      await page.getByRole('button', { name: 'Edit Amor - copy' }).click();
      await editorField(page, 'Object name').fill('mine');
      await save(page).click();
      await page.getByRole('link', { name: 'Results' }).click();
    };

    await rename();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Setup configuration was changed');
    await question.getByRole('button', { name: 'Restore previous configuration' }).click();
    await openEphemerides(page);
    await expect(table).toContainText('Amor - copy');

    await rename();
    await question.getByRole('button', { name: 'Refresh filtering' }).click();
    await selectObjects(page, 1);
    await calculate(page);
    await expect(table).toContainText('mine');
    await expect(table).not.toContainText('Amor - copy');
  });
});

function save(page: Page): Locator {
  return page.getByRole('button', { name: 'Save object' });
}

function ownRows(page: Page): Locator {
  return page.getByRole('list', { name: 'User-defined objects' }).getByRole('listitem');
}

async function defineComet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add user-defined object' }).click();
  await page.getByRole('tab', { name: 'Hyperbolic' }).click();
  const elements = {
    'Perihelion distance': '0.25',
    Eccentricity: '1.2',
    Inclination: '122',
    'Longitude of the ascending node': '24',
    'Argument of perihelion': '241',
    'Absolute magnitude': '22',
    'Slope parameter': '0.15',
  };
  for (const [name, text] of Object.entries(elements)) await editorField(page, name).fill(text);
  await typeFieldDate(page, 'Reference epoch', '010120251200');
  const passage = page.getByRole('group', { name: 'Pericentre passage (UTC)' });
  await passage.getByRole('spinbutton').first().focus();
  await page.keyboard.type('010220250000');
  await expect(save(page)).toBeEnabled(); // what is typed last counts before it is left
  await save(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The user-defined objects as they are shared. */
async function userDefinedObjects(page: Page): Promise<unknown> {
  return (await sharedPlan(page)).setup.current.userDefinedObjects;
}

/** Right ascension and declination of a row, degrees. */
async function placeOf(row: Locator): Promise<readonly [number, number]> {
  const texts = await row.getByRole('cell').allInnerTexts();
  const numbers = texts.map((text) => Number(text.replace('−', '-')));
  const date = numbers.findIndex((number) => number > 2_400_000);
  return [numbers[date + 1] ?? Number.NaN, numbers[date + 2] ?? Number.NaN];
}

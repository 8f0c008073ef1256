import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness.ts';
import { watchConsole } from '../opt-journey.ts';
import { openWidgets } from './open-widgets.ts';

let complaints: readonly string[];

test.describe.configure({ mode: 'default' }); // the page is built once

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  complaints = watchConsole(page);
  await openWidgets(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

test('fields are set by keys and by pasting, say their values with their units, and report what they cannot take', async ({
  page,
}) => {
  await test.step('a slider is moved by keys, says its value with its unit, and shows two lines over its thumb', async () => {
    const slider = page.getByRole('slider', { name: 'Particle size' });
    await page.getByRole('button', { name: 'Select objects', exact: true }).focus();
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
    await expect(slider).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '8 px');
    await expect(page.getByText('of every particle')).toBeVisible();
    await page.keyboard.press('End');
    await expect(reported(page, 'committed')).toHaveText('20');
    await page.keyboard.press('Home');
    await expect(reported(page, 'size')).toHaveText('1');
  });

  await test.step('a colour is one of those offered, or 3 or 6 hexadecimal digits', async () => {
    await page.getByRole('button', { name: 'Colour of Apollo' }).press('Enter');
    await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
    await expect(reported(page, 'color')).toHaveText('8fbfe8');
    const digits = page.getByRole('textbox', { name: 'Hexadecimal digits' });
    await digits.fill('abcd');
    await expect(page.getByText('Bad Hex')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(reported(page, 'color')).toHaveText('8fbfe8');
    await digits.fill('#AbC');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bad Hex')).toBeHidden();
    await expect(reported(page, 'color')).toHaveText('aabbcc');
    await page.keyboard.press('Escape');
    await expect(digits).toBeHidden();
  });

  await test.step('a comma is a decimal point, and a pasted text is a number or reported not to be one', async () => {
    const altitude = page.getByRole('spinbutton', { name: 'Altitude' });
    await altitude.click();
    await page.keyboard.press('Control+A');
    await altitude.pressSequentially('-1,25');
    await page.keyboard.press('Enter');
    await expect(reported(page, 'altitude')).toHaveText('-1.25');

    await paste(altitude, '12 34 56 N');
    await expect(page.getByText('"12 34 56 N" is not a number')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(reported(page, 'altitude')).toHaveText('-1.25');
    await paste(altitude, ' −0,5° ');
    await expect(page.getByText('is not a number')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(reported(page, 'altitude')).toHaveText('-0.5');
  });

  await test.step('a moment is typed in 24 hours, and one out of range says so', async () => {
    const moment = page.getByRole('group', { name: /^Current date/ });
    await moment.getByRole('spinbutton', { name: /hour/ }).focus();
    await page.keyboard.type('0900');
    await page.getByRole('slider', { name: 'Particle size' }).focus();
    await expect(reported(page, 'moment')).toHaveText('2029-04-13T09:00');
    await moment.getByRole('spinbutton', { name: /year/ }).focus();
    await page.keyboard.type('1949');
    await expect(page.getByText('Please provide a date from 01/01/1950 00:00')).toBeVisible();
  });
});

test('a panel, a rail and buttons are used by keys, which never lose the focus', async ({ page }) => {
  await test.step('buttons of a rail stay pressed and are walked by arrows', async () => {
    const display = page.getByRole('button', { name: 'display' });
    await display.press('Space');
    await expect(display).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'charts' })).toBeFocused();
  });

  await test.step('a button that cannot be used any more keeps the focus, says why, and works again when it can', async () => {
    const next = page.getByRole('button', { name: 'Next day' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(reported(page, 'day')).toHaveText('2');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reported(page, 'day')).toHaveText('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reported(page, 'day')).toHaveText('1');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(reported(page, 'day')).toHaveText('2');
  });

  await test.step('a panel folds to its title and opens from it, the focus with it', async () => {
    const title = page.getByRole('button', { name: 'Select objects', exact: true });
    await title.press('Enter');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(title).toHaveCSS('writing-mode', 'vertical-rl');
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await page.getByRole('slider', { name: 'Particle size' }).focus();
    await page.keyboard.press('Escape');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await title.click();
    await page.getByRole('button', { name: 'Close Select objects' }).click();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every target is 24 px or more, and a panel is a sheet at the bottom that is drawn down by its handle', async ({
    page,
  }) => {
    await isAccessible(page, ['target-size']);
    const panel = page.getByRole('region', { name: 'Select objects' });
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    const handle = await panel.locator('.sheet-grab').boundingBox();
    const y = (handle?.y ?? 0) + 10;
    await page.mouse.move(195, y);
    await page.mouse.down();
    await page.mouse.move(195, y + 40);
    await page.mouse.up();
    await expect(panel).toBeVisible();
    await page.mouse.move(195, y);
    await page.mouse.down();
    await page.mouse.move(195, y + 120, { steps: 3 });
    await page.mouse.up();
    await expect(panel).toBeHidden();
    await isAccessible(page);
  });
});

test('every widget can be used by everybody, in every theme', async ({ page }) => {
  for (const theme of ['dark', 'light', 'inverted', 'red']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await isAccessible(page);
  }
  await page.getByRole('button', { name: 'Colour of Apollo' }).click();
  await isAccessible(page);
});

/** What a widget last reported. */
function reported(page: Page, of: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: of, exact: true }) })
    .getByRole('cell');
}

async function isAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const tagged = axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (rules.length === 0 ? tagged : axe.withRules([...rules])).analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}

/** Pastes a text over all that is in a field. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+A');
  await field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, copied);
  }, text);
}

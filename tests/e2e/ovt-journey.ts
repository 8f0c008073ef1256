import { expect, type Locator, type Page } from '@playwright/test';
import { hasAgreed } from './opt-journey.ts';
import { sharedView } from './shared-state.ts';

/** Opens orbit visualisation for a user who has agreed to cookies, and waits for a picture. */
export async function openOrbits(page: Page, query = ''): Promise<void> {
  await hasAgreed(page);
  await page.goto(`/ovt${query}`);
  await isPainted(page);
}

/** The canvas that takes the pointer and the keys. */
export function view(page: Page): Locator {
  return page.getByRole('application');
}

/** Waits until there are names in the picture. */
export async function isPainted(page: Page): Promise<void> {
  await expect.poll(() => inkOf(page)).toBeGreaterThan(0);
}

/** Pixels of names in the picture. */
export async function inkOf(page: Page): Promise<number> {
  const [count] = await measureNames(page);
  return count;
}

/** Middle of all names in the picture, and how far they spread about it, px of the canvas. */
export async function namesIn(page: Page): Promise<readonly number[]> {
  const [, ...places] = await measureNames(page);
  return places;
}

/** How many pixels of names there are, where their middle is, and how far they spread about it, px of the canvas. */
function measureNames(page: Page): Promise<readonly number[]> {
  return view(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const over = copy.getContext('2d', { willReadFrequently: true });
    over?.drawImage(canvas, 0, 0);
    const pixels = over?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    let [count, x, y, square] = [0, 0, 0, 0];
    for (let at = 3; at < pixels.length; at += 4) {
      if (pixels[at] === 0) continue;
      const pixel = (at - 3) / 4;
      const [across, down] = [pixel % copy.width, Math.floor(pixel / copy.width)];
      [count, x, y, square] = [count + 1, x + across, y + down, square + across ** 2 + down ** 2];
    }
    return [count, x / count, y / count, Math.sqrt(square / count - (x / count) ** 2 - (y / count) ** 2)];
  });
}

/** The simulated date as the slider has it, UTC milliseconds. */
export async function dateOf(page: Page): Promise<number> {
  return Number(await dateSlider(page).inputValue());
}

export function dateSlider(page: Page): Locator {
  return page.getByRole('slider', { name: 'Simulated date' });
}

/** A date of the timeline: words that become a field when they are pressed. */
export type TimelineDate = 'Current date' | 'Start date' | 'End date';

/** Types a day and perhaps a time into a date of the timeline, `13/04/2029 21:45`, and leaves it, or presses Enter. */
export async function typeMoment(
  page: Page,
  date: TimelineDate,
  moment: string,
  end: 'Tab' | 'Enter' = 'Tab',
): Promise<void> {
  const words = page.getByRole('button', { name: new RegExp(`^${date}: .*Press to change`) });
  const first = page
    .getByRole('group', { name: new RegExp(`^${date}`) })
    .getByRole('spinbutton')
    .first();
  await words.or(first).click();
  await expect(first).toBeVisible();
  await first.focus();
  await page.keyboard.type(moment.replaceAll(/\D/g, ''));
  await page.keyboard.press(end);
  if (end === 'Tab') await page.keyboard.press('Tab'); // past the button of the calendar
}

/** A date of the timeline as the page shows it: `21/11/2026 00:00`. */
export function momentIn(page: Page, date: TimelineDate): Locator {
  return page
    .getByRole('button', { name: new RegExp(`^${date}: `) })
    .or(page.getByRole('group', { name: new RegExp(`^${date}`) }));
}

/** The row of an object in the table of the panel. */
export function objectRow(page: Page, title: string): Locator {
  return page.getByRole('table', { name: 'Database objects' }).getByRole('row', { name: title });
}

/** The choice of what the camera follows. */
export function focusSelect(page: Page): Locator {
  return page.getByRole('button', { name: /Focus on$/ });
}

/** Lets the camera follow a body or an object. */
export async function focusOn(page: Page, title: string): Promise<void> {
  await focusSelect(page).click();
  await page.getByRole('option', { name: title }).click();
  await expect(focusSelect(page)).toContainText(title);
}

/** Puts objects into the list by their names. */
export async function listObjects(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Configure your own list of objects' }).click();
  await page.getByRole('tab', { name: 'Insert list' }).click();
  await page.getByRole('textbox', { name: /Designators or names/ }).fill(names.join(', '));
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Waits for a popup with these words alone and one button, and puts it away. */
export async function expectMessage(page: Page, words: string | RegExp, title?: string): Promise<void> {
  const popup = page.getByRole('alertdialog');
  await expect(popup.getByText(words, { exact: true }).first()).toBeVisible();
  if (title !== undefined) await expect(popup.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(popup.getByRole('contentinfo').or(popup.locator('footer')).getByRole('button')).toHaveText([
    'OK',
  ]);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup.filter({ hasText: words })).toHaveCount(0);
}

/** Ticks a checkbox or turns a switch, whose picture lies over the input. */
export async function press(box: Locator): Promise<void> {
  await box.click({ force: true });
}

/** A place in the picture of the view along z from 5 au, CSS px from the canvas's left and top. */
export async function placeSeenFromNorth(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const cells = page.getByRole('table', { name: /Heliocentric/ }).getByRole('row', { name });
  await expect(cells).toBeVisible();
  const [, , sun, , longitude, latitude] = (await cells.locator('th, td').allInnerTexts()).map(Number);
  const box = await view(page).boundingBox();
  const [width, height] = [box?.width ?? 0, box?.height ?? 0];
  const [turn, tilt] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const depth = 5 - sun * Math.sin(tilt);
  const scale = height / 2 / Math.tan(Math.PI / 8) / depth;
  const across = sun * Math.cos(tilt) * scale;
  const { position, quaternion } = (await sharedView(page)).OVTcamera;
  expect(Math.hypot(position[0], position[1], position[2] - 5)).toBeLessThan(1e-6);
  const [right, up] = [0, 1].map((axis) => axisOf(quaternion, axis));
  return {
    x: width / 2 + across * (Math.cos(turn) * right[0] + Math.sin(turn) * right[1]),
    y: height / 2 - across * (Math.cos(turn) * up[0] + Math.sin(turn) * up[1]),
  };
}

/** A column of the rotation of a quaternion x, y, z, w: where an axis of the picture points. */
function axisOf([x, y, z, w]: readonly number[], axis: number): readonly [number, number, number] {
  return axis === 0
    ? [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)]
    : [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
}

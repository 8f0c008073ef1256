import type { Page } from '@playwright/test';
import { objectRow, openOrbits, press, focusOn } from './ovt-journey.ts';
import { exportedImage } from './ovt-pictures.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';

test.use({ viewport: SMALL_SCREEN });

const APOPHIS = '(99942) Apophis';

test('the size factor of asteroids changes a shape at once, and holds for what is loaded again', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');
  await lookAtApophis(page);
  const factor = page.getByRole('slider', { name: 'Size factor of asteroids' });
  await expect(factor).toHaveValue('6');
  const large = await shapeWidth(page);
  expect(large).toBeGreaterThan(40);

  await factor.press('ArrowLeft');
  await factor.press('ArrowLeft');
  await factor.press('ArrowLeft');
  await expect(factor).toHaveValue('3');
  expect((await shapeWidth(page)) / large).toBeCloseTo(0.5, 1);

  const shown = objectRow(page, APOPHIS).getByRole('checkbox', { name: `Show ${APOPHIS}` });
  await press(shown);
  await expect(shown).not.toBeChecked();
  await press(shown);
  await focusOn(page, APOPHIS);
  await expect.poll(async () => (await shapeWidth(page)) / large).toBeCloseTo(0.5, 1);

  await page.reload();
  await expect(shown).toBeChecked();
  await page.getByRole('button', { name: 'Display settings' }).click();
  await expect(factor).toHaveValue('3');
  await expect.poll(async () => (await shapeWidth(page)) / large).toBeCloseTo(0.5, 1);

  await factor.press('Home');
  await expect(factor).toHaveValue('0');
  await expect.poll(async () => (await shapeWidth(page)) / large).toBeLessThan(0.3);
});

/** Follows the object from near, evenly lit, with nothing else in the picture. */
async function lookAtApophis(page: Page): Promise<void> {
  await page.getByRole('radio', { name: `Select ${APOPHIS}` }).click({ force: true }); // without its crosshair
  await focusOn(page, APOPHIS);
  await page.getByRole('slider', { name: 'Zoom' }).press('End');
  await page.getByRole('button', { name: 'Display settings' }).click();
  for (const name of ['Light effect', 'Horizontal plane', 'Keplerian orbits', 'Object names', 'Orbit legend'])
    await press(page.getByRole('checkbox', { name }));
}

/** Width of what is in the middle of the picture, px. */
async function shapeWidth(page: Page): Promise<number> {
  const image = await exportedImage(page);
  const y = Math.round(image.height / 2);
  let [left, right] = [image.width, 0];
  for (let x = image.width / 2 - 150; x < image.width / 2 + 150; x++) {
    const at = 4 * (y * image.width + x);
    if (image.data[at] + image.data[at + 1] + image.data[at + 2] < 60) continue;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return Math.max(0, right - left + 1);
}

import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { hasAgreed, showTonightAtG96, watchConsole } from './opt-journey.ts';

test('a term of a table opens its definition by pointer and by keyboard, and Escape closes it', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openTonight(page);
  const definition = page.getByRole('tooltip');

  await term(page, 'Altitude').hover();
  await expect(definition).toContainText('0° on the horizon, 90° overhead');
  await page.mouse.move(5, 5);
  await expect(definition).toBeHidden();

  await tabTo(page, term(page, 'Moon'), 'Shift+Tab');
  await expect(definition).toContainText('Angle on the sky between an object and the Moon');
  await expect(term(page, 'Moon')).toHaveAccessibleDescription(/between an object and the Moon/);
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await term(page, 'Moon').evaluate(async (element) => {
    element.focus();
    await Promise.resolve(); // the definition has opened
    document.dispatchEvent(new Event('scroll')); // as the focus brings about, in the next frame
  });
  await expect(definition).toContainText('Angle on the sky between an object and the Moon');
  expect(complaints).toEqual([]);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a term opens by a tap, within the screen, and a tap beside it closes it', async ({ page }) => {
    await openTonight(page);
    await page
      .getByRole('button', { name: /^Provenance of/ })
      .first()
      .tap();
    const popover = page.getByRole('dialog', { name: /^Provenance of/ });
    await popover.getByRole('button', { name: 'Epoch of the elements' }).tap();
    const definition = page
      .getByRole('tooltip') // beside that of what the pointer rests on
      .filter({ hasText: 'The date for which the elements of an orbit hold exactly' });
    await expect(definition).toBeVisible();
    const box = await definition.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await popover.getByRole('heading').tap();
    await expect(definition).toBeHidden();
    await expect(popover).toBeVisible();
  });
});

async function openTonight(page: Page): Promise<void> {
  await hasAgreed(page);
  await page.goto('/opt/tonight');
  await showTonightAtG96(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

function term(page: Page, name: string) {
  return page.getByRole('columnheader').getByRole('button', { name, exact: true });
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any screen has controls. */
const MOST_PRESSES = 200;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

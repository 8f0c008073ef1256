import { filter, openPlanning } from './opt-journey.ts';
import { expect, openResults, test } from './stored-results.ts';

test.describe('at a zoom of 200 % with results', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('no setting lies beside the window, and curves have room', async ({ page, resultsLink }) => {
    await openResults(page, resultsLink);
    const settings = page.getByRole('region', { name: 'Table settings' });
    const beside = await settings.evaluate(
      (box) =>
        [...box.querySelectorAll('button, label')].filter(
          (one) => one.getBoundingClientRect().right > innerWidth,
        ).length,
    );
    expect(beside).toBe(0);
    await expect(page).toHaveURL(/\/ephemerides/); // what the link restores is there
    await page.getByRole('link', { name: 'Long-term plots' }).click();
    await expect(page).toHaveURL(/\/long-term/);
    const curve = page.locator('.lane').first();
    await expect.poll(async () => (await curve.boundingBox())?.width).toBeGreaterThan(300);
  });
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the title of the tool and the unit of the time step are read whole', async ({ page }) => {
    await openPlanning(page);
    await filter(page);
    const unit = page.getByRole('button', { name: /Unit of the time step/ }).locator('.select-value');
    for (const text of [page.getByRole('heading', { level: 1 }), unit]) {
      expect(await text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});

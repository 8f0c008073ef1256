import type { Page } from '@playwright/test';
import { delayResponse } from './answers.ts';
import { builtScript } from './built-script.ts';
import { expect, openResults, test } from './stored-results.ts';

test.use({ viewport: { width: 720, height: 450 } });

const TABLE = builtScript('src/tools/opt/results/ephemerides/ephemerides-screen.tsx');

test('in a low window a tab opens that was pressed while the table came in', async ({
  page,
  resultsLink,
}) => {
  const table = await delayResponse(page, `**/${TABLE}`);
  const opened = openResults(page, resultsLink);
  await pressTab(page, 'Long-term plots');
  table.release();
  await opened;
  await page.mouse.up();
  await expect(page).toHaveURL(/\/long-term/);
});

test('in a low window a tab opens that was pressed while the header came back', async ({
  page,
  resultsLink,
}) => {
  await openResults(page, resultsLink);
  const results = page.locator('.results');
  await expect.poll(() => results.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40);
  await results.evaluate((box) => {
    box.scrollTop = 10;
    window.addEventListener('pointerdown', () => (box.scrollTop = 0), { once: true });
  });
  await pressTab(page, 'Short-term plots');
  await untilPainted(page); // the frame in which what was scrolled is reported
  await page.mouse.up();
  await expect(page).toHaveURL(/\/short-term/);
});

/** Presses a tab of the results, and does not release it. */
async function pressTab(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).hover();
  await page.mouse.down();
}

async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

import type { Page } from '@playwright/test';
import type { CalculationResult } from '../../src/contract/calculation.ts';
import { expect, test as base } from './harness.ts';
import {
  calculate,
  chooseObservatory,
  filter,
  hasAgreed,
  openPlanning,
  selectObjects,
} from './opt-journey.ts';

/** Tests that begin from results: a plan of a week at Mount Lemmon and its first three objects, made once for each worker. */
export const test = base.extend<object, { resultsLink: string }>({
  resultsLink: [
    async ({ browser, service }, use) => {
      const page = await browser.newPage({ baseURL: service.url });
      await openPlanning(page);
      await chooseObservatory(page, 'G96', /^G96/);
      await filter(page);
      await selectObjects(page, 3);
      await calculate(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const link = await page.getByRole('alertdialog', { name: 'Done' }).getByRole('link').innerText();
      await page.close();
      await use(link);
    },
    { scope: 'worker' },
  ],
});

/** Opens kept results by their link, and gives what the service answered. */
export async function openResults(page: Page, link: string): Promise<CalculationResult> {
  await hasAgreed(page);
  const answer = page.waitForResponse('**/rest/opt/getCalculationResult*');
  await page.goto(link);
  const result = (await (await answer).json()) as CalculationResult;
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toBeVisible();
  return result;
}

export { expect } from '@playwright/test';

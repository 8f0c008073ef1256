import type { Page } from '@playwright/test';
import type { CalculationResult } from '../../src/contract/opt/calculation.ts';
import { expect } from './harness.ts';
import { openLink } from './opened-link.ts';
import { hasAgreed } from './opt-journey.ts';

/** Opens stored results by their link, and returns the response of the service. */
export async function openResults(page: Page, link: string): Promise<CalculationResult> {
  await hasAgreed(page);
  const answer = page.waitForResponse('**/rest/opt/getCalculationResult*');
  await openLink(page, link);
  const result = (await (await answer).json()) as CalculationResult;
  await expect(page.getByRole('table', { name: 'Ephemerides' })).toBeVisible();
  return result;
}

export { expect, quietTest, test } from './harness.ts';

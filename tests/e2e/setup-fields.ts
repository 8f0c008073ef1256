import type { Locator, Page } from '@playwright/test';

/** The search of the set-up for an observatory. */
export function observatorySearch(page: Page): Locator {
  return page.getByRole('combobox', { name: /observatory/i });
}

/** A field of the coordinates of the site. */
export function coordinate(page: Page, name: string): Locator {
  return page.getByLabel(new RegExp(`^${name}`));
}

/** The time zone that is chosen. */
export function zone(page: Page): Locator {
  return page.locator('output', { hasText: /^GMT/ });
}

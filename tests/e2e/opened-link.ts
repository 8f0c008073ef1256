import type { Page } from '@playwright/test';

/** Opens a link to a state that was saved, and closes the message that it is loaded. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await closeLoaded(page);
}

/** Closes the message that a state is loaded; the mouse stays where it is. */
export async function closeLoaded(page: Page): Promise<void> {
  const loaded = page.getByRole('alertdialog').filter({ hasText: 'Data loaded successfully' });
  await loaded.getByRole('button', { name: 'OK' }).press('Enter');
  await loaded.waitFor({ state: 'hidden' });
}

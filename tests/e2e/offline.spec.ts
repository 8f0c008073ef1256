import { expect, test } from './harness.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited opens without a network, and going offline is written to the console alone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(new URL('/', page.url()).href);
  await page.goto('/opt/setup');
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  const texts: string[] = [];
  page.on('console', (message) => texts.push(`${message.type()}: ${message.text()}`));
  const before = await page.locator('body').innerText();
  await context.setOffline(true);
  await expect.poll(() => texts).toEqual(['warning: The browser is offline.']);
  expect(await page.locator('body').innerText()).toBe(before);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue to filtering' })).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await context.setOffline(false);
});

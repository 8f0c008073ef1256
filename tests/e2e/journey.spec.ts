import { test } from '@playwright/test';
import { planThirtyNights } from './thirty-nights.ts';
import { type Service, startService } from './service.ts';

let service: Service;

test.beforeAll(async () => {
  service = await startService({ NOW: '2026-11-21T03:00:00Z', CATALOGUE_DIR: '' });
});
test.afterAll(() => service.stop());

test('thirty nights at Mount Lemmon go from an observatory to a table in hand', async ({ page }) => {
  await planThirtyNights(page, service.url);
});

import { test } from './harness.ts';
import { planThirtyNights } from './thirty-nights.ts';

test('thirty nights at Mount Lemmon go from an observatory to a table in hand', async ({ page }) => {
  await planThirtyNights(page);
});

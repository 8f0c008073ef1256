import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
test('dbg', async ({ page }) => {
  await openLab(page);
  const r = await page.evaluate(() => window.lab.sceneElsewhere() as any);
  for (const k of ['homeUrl', 'awayUrl']) writeFileSync(`/tmp/pb/${k}.png`, Buffer.from(r[k].split(',')[1], 'base64'));
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { moduleOf } from './lab/cached-code-module.ts';
import { openLab } from './lab/open-lab.ts';

const KEPT = join(import.meta.dirname, '..', '..', 'render', 'context', 'cached-code.js');

test('the code kept for the draw commands is what regl generates for them', async ({ page }) => {
  await openLab(page, 'eval');
  const fresh = moduleOf(await page.evaluate(() => window.lab.commandCode()));
  if (process.env['UPDATE'] !== undefined) writeFileSync(KEPT, fresh);
  const same = readFileSync(KEPT, 'utf8') === fresh;
  expect(same, 'out of date: npm run cached-code').toBe(true);
});

test('every draw command is made under the strict policy', async ({ page }) => {
  test.skip(process.env['UPDATE'] !== undefined, 'the page still has the code from before');
  await openLab(page);
  expect(await page.evaluate(() => window.lab.runAllCommands())).toEqual({});
});

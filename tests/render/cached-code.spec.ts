import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { modulesOf } from './lab/cached-code-module.ts';
import { openLab } from './lab/open-lab.ts';

const STORED = join(import.meta.dirname, '..', '..', 'render', 'context', 'generated');

test('the stored code of the draw commands is what regl generates for them', async ({ page }) => {
  await openLab(page, 'eval');
  const code = await page.evaluate(() => ({
    orbits: window.lab.commandCode('orbits'),
    sky: window.lab.commandCode('sky'),
  }));
  for (const [name, fresh] of Object.entries(modulesOf(code))) {
    const file = join(STORED, `${name}.js`);
    if (process.env['UPDATE'] !== undefined) writeFileSync(file, fresh);
    expect(readFileSync(file, 'utf8') === fresh, `${name}.js is out of date: npm run cached-code`).toBe(true);
  }
});

for (const family of ['orbits', 'sky'] as const) {
  test(`every draw command of ${family} is made under the strict policy`, async ({ page }) => {
    test.skip(process.env['UPDATE'] !== undefined, 'the page still has the code from before');
    await openLab(page);
    expect(await page.evaluate((kind) => window.lab.runAllCommands(kind), family)).toEqual({});
  });
}

import { expect, test } from '@playwright/test';
import { openLab } from './lab/open-lab.ts';

for (const family of ['orbits', 'sky'] as const) {
  test(`the stored code of ${family} is what regl generates in a browser`, async ({ page }) => {
    await openLab(page, 'eval');
    const { generated, stored } = await page.evaluate((kind) => window.lab.codeKeys(kind), family);
    expect(generated.length).toBeGreaterThan(5);
    expect(stored).toEqual(generated);
  });

  test(`every draw command of ${family} is made under the strict policy`, async ({ page }) => {
    await openLab(page);
    expect(await page.evaluate((kind) => window.lab.runAllCommands(kind), family)).toEqual({});
  });
}

import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, quietTest as test } from './harness.ts';

/**
 * 433 Eros from X05 in 2004: two rows of Horizons' observer tables, by way of adam_core's tests; place of the observatory: Minor Planet
 * Center.
 */
const EROS = `
Target body name: 433 Eros (A898 PA)              {source: JPL}
Center body name: Earth (399)                     {source: DE441}
Center-site name: Simonyi Survey Telescope, Rubin Observatory
Center geodetic : 289.25058,-30.2446005,2.68358   {E-lon(deg),Lat(deg),Alt(km)}
   H= 10.42                G= .460
Date_________JDUT, , , R.A._(ICRF), DEC_(ICRF), Azi_(a-app), Elev_(a-app), APmag, r, delta,
$$SOE
2453283.499257149,*, , 105.684064859, 38.969808188, 53.696332209, -73.399595844, 11.959, 1.297799105512, 0.83764401772929,
2453295.520090482,*, , 118.256021061, 37.677815039, 63.059450133, -68.82669298, 11.726, 1.261533124343, 0.7583240238564,
$$EOE
`.trim();

test('an observer table of Eros that is dropped on the page of validation agrees to a tenth of an arcsecond, and a text that is none is refused', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('horizons_results.txt');
  await writeFile(file, EROS);
  await page.goto('/validation');
  await expect(page.getByText(/rows in \d+ comparisons/)).toBeVisible();
  await drop(page, file);
  await expect(
    page.getByRole('status').filter({ hasText: '2 rows of 433 Eros (A898 PA) compared.' }),
  ).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Comparison of 433 Eros (A898 PA)' });
  await expect(comparison.getByText('Simonyi Survey Telescope')).toBeVisible();
  const worst = comparison
    .getByRole('row', { name: /^Astrometric place/ })
    .getByRole('cell')
    .nth(2);
  expect(Number(await worst.textContent())).toBeLessThan(0.1);
  await expect(comparison.getByRole('row', { name: /^2004-10-04 23:58:56/ })).toContainText('105.684065');

  const text = page.getByLabel('or drop it here, or paste its text');
  await text.fill(EROS.replace('DEC_(ICRF)', 'S-T-O'));
  await expect(page.getByRole('alert')).toHaveText(
    /Line 6: there is no column of the astrometric declination \(quantity 1\)/,
  );
  await expect(comparison).toHaveCount(0);
});

/** Drops a file as the browser itself does: a transfer that a script makes allows no drop. */
async function drop(page: Page, path: string): Promise<void> {
  const zone = page.getByText('or drop it here, or paste its text');
  await zone.scrollIntoViewIfNeeded();
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + 1, y: y + 1, data });
}

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
`;

test('an observer table of Eros that is dropped on the page of validation agrees to a tenth of an arcsecond, and a text that is none is refused', async ({
  page,
}) => {
  await page.goto('/validation');
  await drop(page, EROS);
  const comparison = page.getByRole('region', { name: 'Comparison of 433 Eros (A898 PA)' });
  await expect(comparison.getByText('Simonyi Survey Telescope')).toBeVisible();
  const worst = comparison
    .getByRole('row', { name: /^Astrometric place/ })
    .getByRole('cell')
    .nth(2);
  expect(Number(await worst.textContent())).toBeLessThan(0.1);
  await expect(comparison.getByRole('row', { name: /^2004-10-05/ })).toContainText('105.684065');

  const text = page.getByLabel('or drop it here, or paste its text');
  await text.fill(EROS.replace('DEC_(ICRF)', 'S-T-O'));
  await expect(page.getByRole('alert')).toHaveText(
    /Line 6: there is no column of the astrometric declination \(quantity 1\)/,
  );
  await expect(comparison).toHaveCount(0);
});

async function drop(page: Page, text: string): Promise<void> {
  const zone = page.locator('.own-check-drop');
  await zone.waitFor();
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'horizons.txt', { type: 'text/plain' }));
    return data;
  }, text);
  for (const type of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer });
}

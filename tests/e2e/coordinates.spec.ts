import { expect, test } from './harness.ts';
import { openPlanning } from './opt-journey.ts';

test('what became of a coordinate that was typed is not said at the geocentre, which has none', async ({
  page,
}) => {
  await openPlanning(page);
  const altitude = page.getByRole('textbox', { name: 'Altitude' });
  await altitude.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Empty: set to 0')).toBeVisible();
  await page.getByText('Geocentric', { exact: true }).click();
  await expect(altitude).toHaveValue('.');
  await expect(page.getByText('Empty: set to 0')).toHaveCount(0);
});

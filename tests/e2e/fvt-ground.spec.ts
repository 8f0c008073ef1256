import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './harness.ts';
import { hasAgreed, refuseWebGl, watchConsole } from './opt-journey.ts';

const APOPHIS_2029 = '/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth';

test.use({ viewport: { width: 1000, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

test('a flyby of the Earth is followed over the ground, and seen from it, also after the graphics were lost', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await hasAgreed(page);
  await page.goto(APOPHIS_2029);
  const opener = page.getByRole('button', { name: 'Ground track', exact: true });
  await opener.press('Enter');
  const panel = page.getByRole('region', { name: 'Ground track' });
  await expect(panel.getByRole('button', { name: 'Ground track', exact: true })).toBeFocused();
  await expect(panel).toContainText(/Directly below28\.\d\d° N, 43\.\d\d° W/);
  await expect(panel).toContainText('in the marked region');
  const site = panel.getByRole('combobox', { name: /observatory/i });
  await site.click(); // brings it into view: a list closes when what it hangs from is scrolled
  await site.pressSequentially('J04');
  await page.getByRole('option', { name: /^J04/ }).click();
  await expect(panel).toContainText(/Altitude\d+\.\d°/);
  await expect(panel.getByRole('row', { name: /13-04-2029 21:45/ })).toContainText('° N');
  const file = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/ground-track.*\.csv$/i);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await panel.getByRole('button', { name: 'CSV' }).press('Escape');
  await expect(opener).toBeFocused();

  const view = page.getByRole('application');
  await view.focus();
  await page.keyboard.press('g');
  const description = page.getByText(
    /^From the ground: \(99942\) Apophis is \d+° high in the .* at magnitude 3\.\d\./,
  );
  await expect(description).toBeVisible();
  const words = await description.innerText();
  const loss = await page
    .locator('canvas')
    .first()
    .evaluateHandle((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl')?.getExtension('WEBGL_lose_context'),
    );
  await loss.evaluate((extension) => extension?.loseContext());
  await expect(page.getByText('The graphics were interrupted.')).toBeVisible();
  await loss.evaluate((extension) => extension?.restoreContext());
  await expect(page.getByText('The graphics were interrupted.')).toBeHidden();
  await expect(description).toHaveText(words);
  await view.focus();
  await page.keyboard.press('c');
  await expect(page.getByText(/^Behind \(99942\) Apophis, looking at Earth/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /Camera$/ })).toContainText('Free');
  expect(complaints).toEqual([]);
});

test('without WebGL a flyby is shown as a table', async ({ page }) => {
  await refuseWebGl(page);
  await hasAgreed(page);
  await page.goto(APOPHIS_2029);
  await expect(page.getByText(/cannot show 3D graphics \(WebGL\)/)).toBeVisible();
  const table = page.getByRole('table', { name: /Positions relative to Earth/ });
  await expect(table.getByRole('row', { name: /Apophis/ })).toContainText(/38\s0\d\d/);
});

import { expect, test } from './harness.ts';
import { watchConsole } from './opt-journey.ts';

test('the page of validation, reached from the footer, opens a comparison by keyboard and its worst approach as a flyby', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Validation' }).click();
  const time = page.getByRole('button', { name: /^Approaches of Apophis, time/ });
  await time.press('Enter');
  await expect(time).toHaveAttribute('aria-expanded', 'true');
  const worst = page.getByRole('row', { name: /^99942 Apophis/ });
  await expect(worst).toBeVisible();
  await worst.getByRole('link', { name: 'Flyby' }).click();
  await expect(page).toHaveURL(/\/fvt/);
  await expect(
    page
      .getByRole('gridcell', { name: /Apophis/ })
      .or(page.getByText(/Apophis/))
      .first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the page of validation shows the rows of the repository, and says so where the comparisons cannot be loaded', async ({
  page,
}) => {
  await page.goto('/validation');
  const rows = page.getByText(/rows in \d+ comparisons/);
  const all = await rows.textContent();
  await page.getByRole('radio', { name: 'Rows in the repository' }).click();
  await expect(rows).not.toHaveText(all ?? '');
  await page.route('**/validation.json', (route) => route.abort());
  await page.goto('/validation');
  await expect(page.getByRole('alert')).toHaveText('The comparisons could not be loaded.');
});

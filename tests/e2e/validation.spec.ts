import { expect, test } from './harness.ts';
import { watchConsole } from './opt-journey.ts';
import { momentIn } from './ovt-journey.ts';

test('the page of validation, reached from the footer, opens a comparison, its flyby and its orbit by keyboard, shows the rows of the repository, and says where comparisons cannot be loaded', async ({
  page,
}) => {
  await test.step('a comparison is opened by keyboard, and its worst approach as a flyby', async () => {
    const complaints = watchConsole(page);
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Validation' }).click();
    await page.getByRole('button', { name: /^Approaches of Apophis, time/ }).press('Enter');
    const far = page.getByRole('row', { name: /^\(99942\) Apophis/ });
    await expect(far.getByRole('button', { name: 'Orbit of 99942' })).toBeVisible();
    await expect(far.getByRole('link', { name: 'Flyby' })).toBeHidden(); // farther than flybys are listed
    await page.getByRole('button', { name: /^Approaches of Apophis, time/ }).press('Enter');
    const time = page.getByRole('button', { name: /^Apophis 2029, time of the perigee/ });
    await time.press('Enter');
    await expect(time).toHaveAttribute('aria-expanded', 'true');
    const worst = page.getByRole('row', { name: /^\(99942\) Apophis, from 2004-03-01/ });
    await expect(worst).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Recorded' })).toBeVisible();
    await expect(worst.getByRole('cell', { name: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/ })).toHaveCount(2);
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

  await test.step('a worst place opens among the orbits, at the date of its row', async () => {
    await page.goto('/validation');
    await page.getByRole('button', { name: /^Apophis before its flyby/ }).press('Enter');
    await page.getByRole('button', { name: 'Orbit of 99942' }).first().press('Enter');
    await expect(page).toHaveURL(/\/ovt/);
    await expect(momentIn(page, 'Current date')).toContainText('20/09/2020 12:00');
    await expect(page.getByRole('region', { name: '(99942) Apophis' })).toContainText(
      /Propagation\s*Perturbed/,
    );
  });

  await test.step('a worst place opens in the sky chart of its site, and an angle at rest with the Earth, at the dates of their rows', async () => {
    await page.goto('/validation');
    await page
      .getByRole('button', { name: /^Astrometric RA, Dec from recorded states/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Sky chart of 433' }).first().press('Enter');
    await expect(page).toHaveURL(/\/scd\/visualisation/);
    const chart = page.getByRole('region', { name: '(433) Eros', exact: true });
    await expect(chart).toContainText('2004-10-31 00:59');
    await expect(chart).toContainText('+34 24'); // recorded as 34.405454°
    await expect(page.getByText(/^X05 /).first()).toBeVisible();

    await page.goto('/validation');
    await page
      .getByRole('button', { name: /^Elongation, phase/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Synodic orbit of 594913' }).first().press('Enter');
    await expect(page).toHaveURL(/\/sovt/);
    await expect(momentIn(page, 'Current date')).toContainText('23/08/2020 00:29');
    const path = page.getByRole('region', { name: /594913/ });
    await expect(path).toContainText(/Phase angle\s*93\.2°.*Accurate/); // recorded as 93.2342°
  });

  await test.step('an object that the sky chart does not show is reported in place of an empty chart', async () => {
    await page.goto('/validation');
    await page.getByRole('button', { name: /^Astrometric RA, Dec from orbit/ }).press('Enter');
    await page.getByRole('button', { name: 'Sky chart of 2', exact: true }).first().press('Enter');
    await expect(
      page.getByText('The sky chart shows near-Earth objects alone, and 2 is not one.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/validation/);
  });

  await test.step('a numbered object is looked for by its designation, too, and a row before the first date of orbits opens none', async () => {
    await page.goto('/validation');
    await page
      .getByRole('button', { name: /^Astrometric RA, Dec from recorded states/ })
      .first()
      .press('Enter');
    const looked = page.waitForRequest(/findAsteroidByName\?.*706765.*2010.+TK7/);
    await page.getByRole('button', { name: 'Sky chart of 706765' }).first().press('Enter');
    await looked;
    await page.getByRole('button', { name: /^Approaches of Apophis within 0.2 au, distance/ }).press('Enter');
    const early = page.getByRole('row', { name: /^\(99942\) Apophis 1949-04-14/ });
    await expect(early).toBeVisible();
    await expect(early.getByRole('button')).toHaveCount(0);
  });

  await test.step('no number of the tables runs into its neighbour', async () => {
    await page.goto('/validation');
    await expect(page.getByText(/rows in \d+ comparisons/)).toBeVisible();
    const cut = await page
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(cut).toEqual([]);
  });

  await test.step('on a phone an opened line is no wider than the screen', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/validation');
    await page
      .getByRole('button', { name: /^Astrometric RA, Dec from recorded states/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Recorded' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('the rows of the repository are shown, and comparisons that cannot be loaded are reported', async () => {
    await page.goto('/validation');
    const rows = page.getByText(/rows in \d+ comparisons/);
    const all = await rows.textContent();
    await page.getByRole('radio', { name: 'Rows in the repository' }).click();
    await expect(rows).not.toHaveText(all ?? '');
    await page.route('**/validation.json', (route) => route.abort());
    await page.goto('/validation');
    await expect(page.getByRole('alert')).toHaveText('The comparisons could not be loaded.');
  });
});

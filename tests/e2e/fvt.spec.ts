import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { delayResponse } from './answers.ts';
import { typeFieldDate } from './editor-journey.ts';
import { hasAgreed, watchConsole } from './opt-journey.ts';
import { expect, test } from './harness.ts';

const APOPHIS_2029 = '/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth';

test('an address that names a flyby shows it, with its days, its distance and what can be followed, and a reload goes on with its days', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await hasAgreed(page);
  await page.goto(APOPHIS_2029);

  await test.step('a flyby is shown with its days, its distance and what can be followed', async () => {
    const details = page.getByRole('region', { name: /Apophis/ });
    await expect(details).toContainText(/Distance to Earth380\d\d\.\d\d km/);
    await expect(details).toContainText(/MJD62239\.906\d\d/);
    await expect(details).toContainText('Diameter340.0 m');
    const compare = details.getByRole('button', { name: 'Compare solutions' });
    await compare.press('Enter');
    const comparison = page.getByRole('region', { name: 'Compare solutions' });
    await expect(comparison.getByRole('row', { name: /JPL/ }).first()).toContainText(/13-04-2029 21:45:0\d/);
    await comparison.getByRole('button', { name: 'Compare solutions', exact: true }).press('Escape');
    await expect(compare).toBeFocused();
    await expect(page.getByRole('region', { name: 'Arrow legend' })).toContainText(
      /To the Sun.*To the Moon.*To the object/,
    );
    await unfoldSearch(page);
    await expect(page.getByRole('radio', { name: /Apophis/ })).toBeChecked();
    const focus = page.getByRole('button', { name: 'Focus on' });
    await expect(focus).toContainText('Earth');
    await focus.click();
    await expect(page.getByRole('option')).toHaveText([/Apophis/, 'Moon', 'Earth', 'Sun']);
    await page.getByRole('option', { name: 'Moon' }).click();
    await expect(focus).toContainText('Moon');
    await page.getByRole('button', { name: 'View as table' }).click();
    await expect(page.getByRole('row', { name: /Apophis/ }).last()).toContainText(/38\s0\d\d/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  await test.step('the days of an address are those of its visit, which a reload goes on with', async () => {
    await page.reload();
    const panel = await unfoldSearch(page);
    const firstYear = panel.getByRole('spinbutton', { name: /year/i }).first();
    await expect(panel.getByText('1 chosen object')).toBeVisible();
    await expect(firstYear).toHaveText('2029');
    await page.goto('/fvt');
    await unfoldSearch(page);
    await expect(firstYear).toHaveText('2026');
    await expect(panel.getByText('1 chosen object')).toBeHidden();
    expect(complaints).toEqual([]);
  });
});

test('flyby visualisation opens with the next approaches, finds others, and computes a user-defined flyby about its planet', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await hasAgreed(page);

  await test.step('one press on a next approach or a featured one shows the flyby', async () => {
    const next = page.getByRole('region', { name: 'Next approaches' });
    await expect(async () => {
      await page.goto('/fvt'); // lists later weeks once the service has searched them in advance
      await expect(next.getByRole('table', { name: 'Next approaches' })).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const lead = page.getByRole('region', { name: 'Preview' });
    await expect(lead).toContainText(/ passes Earth in \d+ /);
    await expect(lead).toContainText(/\d km, \d\.\d\d LD/);
    await expect(lead).toContainText(/Preview: .* not the date of the timeline/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await next.getByRole('button', { name: /Apophis.*13 Apr 2029 · 0\.10 LD/ }).press('Enter');
    const details = page.getByRole('region', { name: /Apophis/ });
    await expect(details).toContainText(/Distance to Earth380\d\d\.\d\d km/);
    await expect(page.getByRole('button', { name: /^search for close approaches/ })).toContainText(
      '(99942) Apophis, April 2029',
    );
    await page.goBack();
    await expect(lead).toBeVisible();
    await page.goForward();
    await expect(details).toBeVisible();
    await details.getByRole('button', { name: 'Next approaches' }).press('Enter');
    await expect(next.getByRole('table', { name: 'Next approaches' })).toBeVisible();
  });

  await test.step('a click anywhere on the row of an approach shows its flyby', async () => {
    const panel = await unfoldSearch(page);
    await panel.getByRole('spinbutton', { name: /year/i }).nth(1).focus();
    await page.keyboard.type('2029');
    await page.keyboard.press('Tab');
    await panel.getByRole('button', { name: 'Search', exact: true }).click();
    const row = panel.getByRole('row', { name: /Apophis/ });
    await row.getByRole('cell', { name: 'Earth' }).click();
    await expect(page.getByRole('region', { name: /Apophis/ })).toContainText('Closest approach');
    await unfoldSearch(page);
    await expect(row.getByRole('radio')).toBeChecked();
  });

  await test.step('a user-defined flyby is computed about its planet, and computed again once changed', async () => {
    await page.setViewportSize({ width: 900, height: 700 });
    const panel = page.getByRole('region', { name: 'search for close approaches' });
    await panel.getByRole('tab', { name: 'User-defined objects' }).click();
    const compute = panel.getByRole('button', { name: 'Compute' });
    await expect(compute).toBeDisabled();
    await panel.getByRole('button', { name: 'Add' }).click();
    await define(page, '0.1');
    await panel.getByRole('button', { name: 'Main body' }).click();
    await page.getByRole('option', { name: 'Venus' }).click();
    await compute.click();
    await expect(panel).toContainText(
      'The pericentre distance is above the limit of 0.0041177 au for Venus.',
    );
    await panel.getByRole('button', { name: 'Main body' }).click();
    await page.getByRole('option', { name: 'Jupiter' }).click();
    await compute.click();
    await expect(panel).toContainText('The flyby has been calculated.');
    const paths = page.getByRole('region', { name: 'Orbit legend' });
    await expect(paths.getByRole('listitem')).toHaveText(['Keplerian', 'Perturbed']);
    await expect(compute).toBeDisabled();
    await panel.getByRole('button', { name: 'Focus on' }).click();
    await expect(page.getByRole('option')).toHaveText(['my object 1', 'Jupiter', 'Sun']);
  });
  expect(complaints).toEqual([]);
});

test('a search that is stopped says so and leaves the scene; one that finds nothing says what comes next, as an address does on request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await hasAgreed(page);
  const search = await delayResponse(page, '**/rest/fvt/closeApproaches*');
  await page.goto('/fvt?object=99942');
  const panel = page.getByRole('region', { name: 'search for close approaches' });
  await expect(panel).toContainText('(99942) Apophis');
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Stop calculations' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('calculations stopped');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  search.release();
  await panel.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(panel).toContainText('No close approaches detected.');
  await expect(panel.getByRole('button', { name: 'Next: 13 April 2029, 0.10 LD' })).toBeVisible();
  await panel.getByRole('button', { name: /^Main bodies/ }).click();
  await page.getByRole('checkbox', { name: 'Venus' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).not.toContainText('No close approaches detected.');

  await page.goto('/fvt?object=99942');
  await panel.getByRole('button', { name: 'Find the next approach' }).click();
  await panel.getByRole('button', { name: 'Next: 13 April 2029, 0.10 LD' }).click();
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText('Closest approach');
});

test('a film of frames has every one of them, shows the passage and gives the view its date and camera back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await hasAgreed(page);
  await page.goto(APOPHIS_2029);
  await expect(page.getByRole('region', { name: /Apophis/ })).toContainText('MJD');
  const date = page.getByRole('button', { name: /^Current date/ });
  const before = await date.textContent();
  const camera = page.getByRole('region', { name: /Apophis/ }).getByText(/^Behind \(99942\) Apophis/);
  await page.getByRole('application').press('c');
  await expect(camera).toBeVisible();
  const film = page.getByRole('region', { name: 'Film' });
  const plan = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^film/ }).click();
    await expect(film.getByText('Nearest', { exact: true })).toBeVisible(); // some frames have been painted
  };
  await plan();
  await test.step('the small frames have the colours of the view after a change of palette', async () => {
    const frame = film.locator('.film-strip img').first();
    await expect(frame).toHaveAttribute('src', /^data:/);
    const dark = (await frame.getAttribute('src')) ?? '';
    const root = page.locator('html');
    await root.evaluate((html) => html.setAttribute('data-theme', 'inverted'));
    await expect(frame).not.toHaveAttribute('src', dark);
    const inverted = (await frame.getAttribute('src')) ?? '';
    await root.evaluate((html) => html.setAttribute('data-theme', 'dark'));
    await expect(frame).not.toHaveAttribute('src', inverted);
  });
  await film.getByRole('button', { name: 'Close film' }).click();
  await expect(camera).toBeVisible();
  await plan();
  await expect(film.getByRole('spinbutton', { name: 'Length' })).toHaveValue('15');
  await film.getByRole('button', { name: 'Size' }).click();
  await page.getByRole('option', { name: '1280 × 720' }).click();
  await film.getByRole('button', { name: 'Frames per second' }).click();
  await page.getByRole('option', { name: '24' }).click();
  await film.getByRole('spinbutton', { name: 'Length' }).fill('1');
  await expect(film.getByRole('checkbox', { name: 'Caption' })).toBeChecked();
  const saved = page.waitForEvent('download');
  await film.getByRole('button', { name: 'Make the film' }).click();
  await expect(film.getByRole('progressbar', { name: 'Frames' })).toBeVisible();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^FlybyVisualisationTool_Film_[\dT.-]+Z\.(mp4|webm)$/);
  await expect(film).toContainText('The film has been saved.');
  expect(await date.textContent()).toBe(before);
  const input = new Input({ source: new FilePathSource(await file.path()), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  expect([track?.codedWidth, track?.codedHeight]).toEqual([1280, 720]);
  expect(await track?.computePacketStats()).toMatchObject({ packetCount: 24, averagePacketRate: 24 });
  expect(await input.computeDuration()).toBeCloseTo(1, 3);
  const { violations } = await new AxeBuilder({ page }).include('section[aria-label="Film"]').analyze();
  expect(violations).toEqual([]);

  for (const [width, height, size] of [
    [390, 844, 'Portrait'],
    [844, 390, 'Portrait'],
    [844, 390, 'Landscape'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await film.getByRole('button', { name: 'Size' }).click();
    await page.getByRole('option', { name: new RegExp(size) }).click();
    await expect.poll(() => isBeside(page, film), { message: `${size} at ${width} × ${height}` }).toBe(true);
    await film.getByRole('button', { name: 'Make the film' }).click({ trial: true });
  }
  await page.getByRole('button', { name: 'View as table' }).focus();
  await page.keyboard.press('Escape'); // the name of that button
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
});

/** Whether the frame of a film is on the screen as a whole, above its plan or at the right of it. */
async function isBeside(page: Page, film: Locator): Promise<boolean> {
  const [frame, plan] = await Promise.all([page.getByRole('application').boundingBox(), film.boundingBox()]);
  if (frame === null || plan === null) return false;
  const isAbove = frame.y + frame.height <= plan.y;
  return frame.height > 100 && (isAbove || frame.x >= plan.x + plan.width);
}

/** Opens the search from its line. */
async function unfoldSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^search for close approaches/ }).click();
  return page.getByRole('region', { name: 'search for close approaches' });
}

/** Fills in the form of a flyby that is open and saves it. */
async function define(page: Page, pericentre: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'About Pericentre passage', exact: true }).press('Enter');
  await expect(page.getByRole('tooltip')).toContainText('closest point of the orbit'); // and not the calendar
  await form.getByRole('textbox', { name: /^Pericentre distance/ }).fill(pericentre);
  await expect(
    form.getByText(`${(Number(pericentre) / 0.002_569_568_658_974_2).toFixed(3)} LD`),
  ).toBeVisible();
  await form.getByRole('textbox', { name: /^Eccentricity/ }).fill('2');
  await form.getByRole('textbox', { name: /^Inclination/ }).fill('10');
  await form.getByRole('textbox', { name: /ascending node/i }).fill('20');
  await form.getByRole('textbox', { name: /^Argument of pericentre/ }).fill('30');
  await typeFieldDate(page, 'Pericentre passage', '010620270000');
  await form.getByRole('button', { name: /^Save/ }).click();
}

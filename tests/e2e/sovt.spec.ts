import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { cameraOfSaved } from '#render/cameras/saved-camera.ts';
import { DEFAULT_FIELD_OF_VIEW, project, viewOf } from '#render/cameras/orbit-camera.ts';
import { answer } from './answers.ts';
import { hasAgreed, watchConsole } from './opt-journey.ts';
import { expectMessage } from './ovt-journey.ts';
import { expect, test } from './harness.ts';
import { sharedState } from './shared-state.ts';

const EROS_FAILED = '(433) Eros: An error has occurred. Please try again.';

/** The least width at which list and details are open beside one another. */
test.use({ viewport: { width: 1101, height: 640 } });

test('an object of the address is calculated, described in fourteen rows and charted, to a limit that is typed, and comes back after a reload', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPaths(page, '?object=Apophis');
  await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();

  await test.step('the object is described and charted, and a drag in a chart moves the date', async () => {
    await expect(page.locator('.scene-details dt')).toHaveText([
      'Designator',
      'Diameter',
      'Absolute magnitude',
      'Slope',
      'Orbit period',
      'Synodic orbit period',
      'System time, MJD',
      'System time',
      'Distance to the Sun',
      'Distance to the Earth’s centre',
      'Solar elongation',
      'Phase angle',
      'Visual magnitude',
      'Orbit propagation',
    ]);
    const time = () => page.locator('.scene-details dd').nth(7).innerText();
    const before = await time();

    await page.getByRole('button', { name: 'Charts', exact: true }).click();
    const charts = page.getByRole('region', { name: 'Charts' });
    await expect(charts.locator('figcaption')).toContainText([
      'Distance to Earth au',
      'Phase angle deg',
      'Visual magnitude mag',
    ]);
    await expect(page.locator('.timeline .slider-spans > span').first()).toBeVisible();
    const plot = charts.locator('.sovt-chart-plot').first();
    await plot.hover({ position: { x: 20, y: 20 } });
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(time).not.toBe(before);
    const moved = await time();
    const slider = page.getByRole('slider', { name: 'Date in the charts' });
    await slider.focus();
    await slider.press('ArrowRight');
    await expect.poll(time).not.toBe(moved);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .include('.scene-tool')
      .analyze();
    expect(violations).toEqual([]);
    await charts.getByRole('radio', { name: 'Days' }).click();
    await expect(charts.locator('.time-axis').first()).toContainText('2000');
    await charts.getByRole('button', { name: 'Close charts' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Charts', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(charts).toBeVisible();

    for (const name of ['Display settings', 'Invert colours', 'Export', 'View as table']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(charts).toBeHidden();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Charts', exact: true }).click();
      await expect(charts).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });

  await test.step('a view that was shared comes back with its objects, limit and charts', async () => {
    await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();
    await page.getByRole('textbox', { name: 'Limit', exact: true }).fill('21');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const state = await sharedState(page);
    expect(state).toMatchObject({ tool: 'sovt', charts: true, sovtFocusedObject: 'earth' });
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Limit', exact: true })).toHaveValue('21');
    await expect(page.getByRole('region', { name: 'Charts' })).toBeVisible();
  });

  await test.step('a limit out of range is refused in words, another one is calculated, and the perturbed switch goes back with a message', async () => {
    const calculate = page.getByRole('button', { name: 'Calculate' });
    const limit = page.getByRole('textbox', { name: 'Limit', exact: true });
    await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();
    await expect(calculate).toBeDisabled();
    await limit.fill('40');
    await expect(
      page.getByText(
        'Please provide your telescope limiting magnitude with any value within -30.0 and 32.0 mag.',
      ),
    ).toBeVisible();
    await limit.blur();
    await expect(limit).toHaveValue('32');
    await expect(page.getByText('Please provide your telescope limiting magnitude')).toBeVisible();
    await limit.fill('');
    await expect(calculate).toBeDisabled();
    await limit.fill('20');
    const requested = page.waitForRequest('**/rest/nov/synodic?*');
    await calculate.click();
    await requested;
    await expect(calculate).toBeDisabled();
    await expect(limit).toBeFocused();
    const facts = page.locator('.scene-details dt');
    const radio = page.getByRole('radio', { name: /^Select .*Apophis/ });
    await radio.press('Space');
    await expect(facts).toHaveCount(0);
    await radio.press('Space');
    await expect(facts).toHaveCount(14);

    await page.route('**/rest/nov/synodic?*propagation=perturbed*', (route) =>
      route.fulfill({ status: 500 }),
    );
    const perturbed = page.getByRole('switch', { name: /^Perturbed orbit of .*Apophis/ });
    await perturbed.press('Space');
    await expect(page.getByText('No perturbed orbit is available for (99942) Apophis.')).toBeVisible();
  });
});

test('an object whose elements fail is reported: a response that is not an orbit, a refusal with its name, a service that breaks down', async ({
  page,
}) => {
  const keplerian = '**/rest/nov/ephemerides/keplerian*';
  await hasAgreed(page);
  const refused = { data: [], errors: [{ name: '433', message: 'The orbit is being revised.' }] };
  for (const [given, words, heading] of [
    [{ json: { ephemerides: { data: [{ designator: 'A898 PA', e: 'round' }] } } }, EROS_FAILED, 'Error'],
    [{ json: { ephemerides: refused } }, '433: The orbit is being revised.', 'Error'],
    [{ status: 500 }, 'Keplerian orbit for object (433) Eros does not exist.', 'Warning'],
  ] as const) {
    await answer(page, keplerian, given);
    await openPaths(page, '?object=Eros');
    await expectMessage(page, words, heading);
    await page.unroute(keplerian);
  }
});

test('a first visit shows an example and says so, its orbit is edited on request, and the next visit has it without a word', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPaths(page);
  await expect(page.getByText(/^Example: .+, the brightest near-Earth asteroid/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Show / })).toBeChecked();
  const fields = page.locator('.parameter-fields').getByRole('textbox');
  await expect(fields).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit orbit parameters' }).press('Enter');
  await expect(fields).not.toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Perihelion' })).not.toHaveValue('');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Show / })).toBeChecked();
  await expect(page.getByText(/^Example: /)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the example of a first visit makes way for the object that an address names, without its path being calculated again, and returns after it', async ({
  page,
}) => {
  await openPaths(page);
  await expect(page.getByText(/^Example: /)).toBeVisible();
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nov/synodic?')) paths.push(request.url());
  });
  await page.goto('/sovt?object=Apophis');
  await expect(page.getByRole('region', { name: /Apophis/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Show / })).toHaveCount(1);
  expect(paths).toHaveLength(1);
  await page.goto('/sovt');
  await expect(page.getByText(/^Example: /)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Show / })).toHaveCount(1);
});

test('on a screen of 1024 px the list gives way to the details, and Sun, Earth and object are in the room that they leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/sovt?object=Apophis');
  const list = page.getByRole('region', { name: 'Select objects' });
  const details = page.getByRole('region', { name: /Apophis/ });
  const foldedList = page.getByRole('button', { name: 'Select objects' });
  await expect(details).toBeVisible();
  await expect(list).toBeHidden();
  const [start, end] = [await foldedList.boundingBox(), await details.boundingBox()];
  const [left, right] = [(start?.x ?? 0) + (start?.width ?? 0), end?.x ?? 0];
  expect(right - left).toBeGreaterThan(560);

  await test.step('Sun, Earth and object are between folded list and details', async () => {
    const state = await sharedState(page);
    if (!('SOVTcamera' in state) || state.SOVTcamera === undefined) throw new RangeError('no camera');
    const stage = await page.getByRole('application').boundingBox();
    const view = viewOf(cameraOfSaved(state.SOVTcamera, 1, DEFAULT_FIELD_OF_VIEW), {
      width: stage?.width ?? 0,
      height: stage?.height ?? 0,
    });
    const sun = sunIn(PNG.sync.read(await page.screenshot()));
    await page.getByRole('button', { name: 'View as table' }).press('Enter');
    const row = page.getByRole('row', { name: /Apophis.*Keplerian/ });
    await expect(row).toBeVisible();
    const cells = await row.getByRole('cell').allInnerTexts();
    const place = cells.slice(1, 4).map((text) => Number(text.replace('−', '-')));
    const across = ([[0, 0, 0], [1, 0, 0], place] as const).map(
      (each) => project(view, each as never)?.x ?? NaN,
    );
    const seen = across.map((x) => sun + x - (across[0] ?? 0));
    expect(
      seen.every((x) => x > left && x < right),
      `${seen.join(', ')} between ${left} and ${right}`,
    ).toBe(true);
    await page.getByRole('button', { name: 'Close View as table' }).press('Enter');
  });

  await test.step('the list takes the place of the details, which fold, and gives it back; the focus goes along', async () => {
    await foldedList.press('Enter');
    await expect(list).toBeVisible();
    await expect(details).toBeHidden();
    await expect(list.getByRole('button', { name: 'Select objects', exact: true })).toBeFocused();
    await page.getByRole('button', { name: /^\(99942\) Apophis/ }).press('Enter');
    await expect(list).toBeHidden();
    await expect(details.getByRole('button', { name: '(99942) Apophis', exact: true })).toBeFocused();
    await foldedList.press('Enter');
    await expect(list.getByRole('button', { name: 'Select objects', exact: true })).toBeFocused();
  });
});

test('the Earth is drawn to scale on request, and the eye stays where it is', async ({ page }) => {
  await openPaths(page, '?object=Apophis');
  await expect(page.getByRole('region', { name: /Apophis/ })).toBeVisible();
  await page.getByRole('button', { name: 'Display settings' }).press('Enter');
  const onScale = page.getByRole('checkbox', { name: 'Earth to scale' });
  await expect(onScale).toBeVisible();
  const eye = async () => {
    const state = await sharedState(page);
    return 'SOVTcamera' in state ? state.SOVTcamera?.position : undefined;
  };
  const before = (await eye()) ?? [];
  await onScale.press('Space');
  await expect(onScale).toBeChecked();
  expect(await eye()).toEqual(before.map((part) => expect.closeTo(part, 6) as unknown));
});

test('all near-Earth objects are listed by brightness, found by name, seen in the scene and loaded by a press', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPaths(page);
  await page.getByRole('button', { name: 'Show all near-Earth objects' }).click();
  const list = page.getByRole('region', { name: 'Population' });
  await expect(list).toContainText(/\d+ of \d+ objects reach(es)? 18 mag/);
  await expect(list.getByRole('status').filter({ hasText: /objects reach.*Survey accuracy/ })).toHaveCount(1);
  const brightest = await list.locator('tbody tr:not([aria-hidden]) td:nth-child(2)').allInnerTexts();
  expect(brightest.length).toBeGreaterThan(3);
  expect(brightest).toEqual(brightest.toSorted((one, other) => Number(one) - Number(other)));
  await list.getByRole('searchbox', { name: 'Find an object' }).fill('apophis');
  await list.getByRole('button', { name: '(99942) Apophis' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Show .*Apophis/ })).toBeChecked();
  await list.getByRole('searchbox', { name: 'Find an object' }).fill('');
  await list.locator('tbody').getByRole('button').first().press('Tab');
  await expect(list.locator('tbody :focus')).toHaveCount(0);
  await list.getByRole('spinbutton', { name: 'Limit' }).fill('22');
  await page.keyboard.press('Enter');
  await expect(list).toContainText(/reach(es)? 22 mag/);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .include('.population-panel')
    .analyze();
  expect(violations).toEqual([]);
  expect(await sharedState(page)).toMatchObject({ populationLimit: 22 });
  expect(complaints).toEqual([]);
});

test('without WebGL the view is a table, and charts and details are there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
  });
  await openPaths(page, '?object=Apophis');
  await expect(page.getByText(/cannot show 3D graphics \(WebGL\)/)).toBeVisible();
  await expect(page.getByRole('table', { name: /Positions on/ })).toContainText('Apophis');
  await expect(page.locator('dt')).toHaveCount(14);
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Charts' }).locator('figcaption').first()).toBeVisible();
});

/** Opens the tool, its panel loaded. */
async function openPaths(page: Page, search = ''): Promise<void> {
  await page.goto(`/sovt${search}`);
  await expect(page.getByRole('heading', { name: 'Select objects' })).toBeVisible();
}

/** Where the disc of the Sun is in a picture, px from the left. */
function sunIn({ data, width }: PNG): number {
  const isSun = (at: number) => data.subarray(at, at + 3).toString('hex') === 'ffcf6b';
  const across = Array.from({ length: data.length / 4 }, (_, pixel) => pixel)
    .filter((pixel) => isSun(4 * pixel))
    .map((pixel) => pixel % width);
  return across.reduce((sum, x) => sum + x, 0) / across.length;
}

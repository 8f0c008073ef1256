import type { Page } from '@playwright/test';
import { openOrbits, view } from './ovt-journey.ts';
import { expect, test } from './harness.ts';

const APOPHIS = '(99942) Apophis';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the details fold and leave the object selected, and every control is reached', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');

  await test.step('the details are a strip above the open list, and folding them leaves the object selected', async () => {
    const list = page.getByRole('region', { name: 'Select objects' });
    const details = page.getByRole('region', { name: APOPHIS });
    await page.getByRole('button', { name: 'Select objects' }).tap();
    await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
    await expect(page.getByRole('radio', { name: `Select ${APOPHIS}` })).toBeChecked();
    await expect(list).toBeVisible();
    await expect(details).toContainText('Distance to Earth');
    await expect(details.getByText('Diameter')).toBeHidden();
    const [strip, sheet, picture] = await Promise.all(
      [details, list, view(page)].map((part) => part.boundingBox()),
    );
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
    expect(picture?.height).toBeGreaterThan(180);
    const legend = page.getByRole('region', { name: 'Orbit legend' });
    await expect(legend.getByText('Keplerian')).toBeHidden(); // it would lie on the Sun
    await legend.getByRole('button', { name: 'Orbits' }).tap();
    await expect(legend.getByText('Keplerian')).toBeInViewport({ ratio: 1 });
    await legend.getByRole('button', { name: 'Orbits' }).tap();
    await page.getByRole('button', { name: APOPHIS, exact: true }).tap();
    await expect(list).toBeHidden();
    await expect(details.getByText('Diameter')).toBeVisible();

    const box = await details.boundingBox();
    const [x, y] = [195, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 120, { steps: 4 });
    await page.mouse.up();
    await expect(details).toBeHidden();
    await expect(legend.getByText('Keplerian')).toBeVisible();
    await page.getByRole('button', { name: APOPHIS, exact: true }).tap();
    await expect(details).toBeVisible();
    await page.getByRole('button', { name: 'Select objects' }).tap();
    await expect(page.getByRole('radio', { name: `Select ${APOPHIS}` })).toBeChecked();
  });

  await test.step('the recorder is alone with the view, in place of the sheets, until it is closed', async () => {
    await page.getByRole('button', { name: APOPHIS, exact: true }).tap();
    const details = page.getByRole('region', { name: APOPHIS });
    const recorder = page.getByRole('region', { name: 'Recorder' });
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^webm/ }).click();
      await recorder.getByRole('button', { name: 'Start recording' }).click({ trial: true });
      await expect(details).toBeHidden();
      await recorder.getByRole('button', { name: 'Close recorder' }).click();
      await expect(details).toBeVisible();
    }
    await page.getByRole('button', { name: 'Select objects' }).tap();
  });

  await test.step('every control can be reached with the sheets folded, and the list beside the details', async () => {
    await page.getByRole('button', { name: APOPHIS, exact: true }).tap();
    const details = page.getByRole('button', { name: `Close ${APOPHIS}` });
    await details.click({ trial: true });
    await page.getByRole('button', { name: 'Select objects' }).click({ trial: true });
    await details.tap();
    for (const name of [
      'Select objects',
      APOPHIS,
      'Display settings',
      'Invert colours',
      'Export',
      'View as table',
      'Zoom in',
      'Zoom out',
      'View along x',
      'View along y',
      'View along z',
      'Play forward',
      'Go to end',
      /^Current date/,
      /^Start date/,
      /^End date/,
      /Speed$/,
    ])
      await page.getByRole('button', { name }).first().click({ trial: true });
  });
});

test('a narrow phone and one on its side show all of the timeline', async ({ page }) => {
  await openOrbits(page);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.scrollWidth ?? 0))
      .toBeLessThanOrEqual(width);
    for (const name of ['Zoom in', 'Zoom out', 'View as table'])
      if (height < 400) await page.getByRole('button', { name }).click({ trial: true });
    for (const name of ['Play forward', /^Current date/, /^Start date/, /^End date/, /Speed$/]) {
      const control = page.getByRole('button', { name });
      await control.click({ trial: true });
      expect(
        await control.evaluate((button) => button.scrollWidth - button.clientWidth),
        `what is cut off of ${name} at ${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  }
  const view = await page.getByRole('application').boundingBox();
  expect(view?.height).toBeGreaterThan(230);
});

test('on small screens nothing of the details is cut off, and nothing lies on them or gives way to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openOrbits(page, '?object=Apophis');
  await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
  const details = page.getByRole('region', { name: APOPHIS });
  await details.getByRole('switch').click({ force: true });
  await details.getByRole('button', { name: /^13\/04\/2029/ }).click();
  await expect(details.getByRole('button', { name: /^Close encounter: Earth/ })).toBeVisible();
  const over = await details.locator('.panel-body').evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(over).toBe(0);
  expect(await overlapping(page)).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => overlapping(page)).toEqual([]);
  const corner = () =>
    Promise.all(
      ['.axes-viewer', '.zoom-control', '.scene-legend'].map((part) => page.locator(part).boundingBox()),
    );
  const beside = await corner();
  await page.getByRole('button', { name: `Close ${APOPHIS}` }).click();
  await expect(details).toBeHidden();
  expect(await corner()).toEqual(beside);
});

/** What floats over the view and lies on something else that does. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pieces = [
      ...document.querySelectorAll(
        ':is(.scene-start, .scene-details, .scene-tools, .scene-corner) > :not(.scene-details)',
      ),
    ].map((piece) => ({ name: piece.className, box: piece.getBoundingClientRect() }));
    return pieces.flatMap(({ name, box }, index) =>
      pieces
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        )
        .map((other) => `${name} on ${other.name}`),
    );
  });
}

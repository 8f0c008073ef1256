import { expect, NOW, quietTest as test } from './harness.ts';

test.use({ viewport: { width: 844, height: 390 } });

const TENERIFE = {
  observatory: {
    code: 'J04',
    id: 1,
    name: 'ESA OGS, Tenerife',
    latitude: 28.3,
    longitude: -16.51,
    alt: 2400,
  },
  timezone: { name: 'GMT +00:00', offsetMinutes: 0 },
};

test('on a phone on its side a screen shows what it is for, and header, tabs and notices stay out of its way', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((site) => localStorage.setItem('recent-sites', site), JSON.stringify([TENERIFE]));

  await test.step('on a phone on its side the notice about cookies has its own room below the timeline and the bar of a plan', async () => {
    await page.goto('/ovt');
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(timeline).toBeInViewport({ ratio: 1 });
    const [above, below] = [await timeline.boundingBox(), await notice.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await notice.getByRole('button', { name: 'I agree' }).click();
  });

  await test.step('on a phone on its side both lists of the objects are seen whole, with the buttons that save or leave them', async () => {
    await page.getByRole('button', { name: 'Select objects' }).click();
    await page.getByRole('button', { name: 'Configure your own list of objects' }).click();
    const dialog = page.getByRole('dialog', { name: 'Configure objects' });
    for (const list of await dialog.getByRole('listbox').all())
      await expect(list).toBeInViewport({ ratio: 1 });
    const lists = await dialog.getByRole('listbox').first().boundingBox();
    expect(lists?.height).toBeGreaterThan(160);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('on a phone on its side the header stays where a list in a panel over the sky is scrolled to the date of the chart', async () => {
    await page.goto('/scd?object=Ivar');
    const points = page.getByRole('region', { name: 'Points of (1627) Ivar' });
    await expect.poll(() => points.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone on its side the way on from the set-up is in view, whether that is scrolled or not', async () => {
    await page.goto('/opt/setup');
    const onward = page.getByRole('button', { name: 'Continue to filtering' });
    await expect(onward).toBeInViewport({ ratio: 1 });
    await page.mouse.move(400, 250);
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole('button', { name: 'Add user-defined object' })).toBeInViewport({ ratio: 1 });
    await expect(onward).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone on its side the next screen of a tool begins below the header although the one before it was scrolled', async () => {
    await page.goto('/opt/setup');
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.getByRole('link', { name: 'See tonight’s targets' }).press('Enter');
    await expect(page).toHaveURL(/\/opt\/tonight/);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  await test.step('on a phone on its side a night shows rows and the way to their plan at once, and header, tabs and foot are out of sight when it is scrolled', async () => {
    const rows = page.locator('.tonight-list tbody tr');
    await expect(rows.nth(2)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Plan these' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 120);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Setup', exact: true })).not.toBeInViewport();
    await expect(rows.nth(4)).toBeInViewport();
    await page.mouse.wheel(0, -2000);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

import { asSavedToday, savedPlans, savedViews } from '../fixtures/saved-states.ts';
import { answer } from './answers.ts';
import { expect, SMALL_SCREEN, quietTest as test } from './harness.ts';
import { openLink } from './opened-link.ts';
import { hasAgreed } from './opt-journey.ts';
import { isPainted, momentIn, objectRow } from './ovt-journey.ts';
import { sharedPlan, sharedView } from './shared-state.ts';

const LOAD = '**/rest/opt/loadToolState*';

test.use({ viewport: SMALL_SCREEN });

test('a plan that an earlier version saved opens by its link as it was', async ({ page }) => {
  const [{ link, state }] = savedPlans().filter(({ name }) => name === 'opt-filtering');
  await answer(page, LOAD, { json: { toolState: JSON.stringify(state) } });
  await hasAgreed(page);
  await openLink(page, link);
  await expect(page).toHaveURL(/\/opt\/filtering\?c=/);
  await expect(page.getByRole('checkbox', { name: /^Select all, 2 of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter Magnitude: 12.0 to 24.5' })).toBeVisible();
  await page.unroute(LOAD);
  expect(await sharedPlan(page)).toMatchObject(asSavedToday(state));
});

test('a view that an earlier version saved opens by its link as it was', async ({ page }) => {
  const [{ link, state }] = savedViews().filter(({ name }) => name === 'ovt-arranged');
  await answer(page, LOAD, { json: { toolState: JSON.stringify(state) } });
  await hasAgreed(page);
  await openLink(page, link);
  await isPainted(page);
  await expect(momentIn(page, 'Current date')).toContainText('13/04/2029 21:45');
  await expect(objectRow(page, 'Apophis').getByRole('switch')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Invert colours' })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(LOAD);
  const { OVTcamera, activeZoomOVT, ...rest } = state;
  const shared = await sharedView(page);
  expect(shared).toMatchObject(rest);
  expect(shared.activeZoomOVT).toBeCloseTo(activeZoomOVT, 6);
  for (const axis of [0, 1, 2])
    expect(shared.OVTcamera.position[axis]).toBeCloseTo(OVTcamera?.position[axis] ?? Number.NaN, 6);
});

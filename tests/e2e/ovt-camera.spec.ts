import type { Page } from '@playwright/test';
import { watchConsole } from './opt-journey.ts';
import { openOrbits, placeSeenFromNorth, typeMoment, view, focusSelect } from './ovt-journey.ts';
import { sharedView } from './shared-state.ts';
import { expect, SMALL_SCREEN, test } from './harness.ts';

test.use({ viewport: SMALL_SCREEN });

type Place = readonly [number, number, number];

test('slider, wheel, keys, mouse and the views along the axes move the camera', async ({ page }) => {
  await openOrbits(page);

  await test.step('slider, buttons, wheel and keys zoom alike, between 0.01 and 16', async () => {
    const slider = page.getByRole('slider', { name: 'Zoom' });
    const zoom = async () => (await sharedView(page)).activeZoomOVT;
    expect(await zoom()).toBe(2.5);
    await view(page).hover();
    await page.mouse.wheel(0, -100);
    await expect(slider).toHaveValue('1.63');
    expect(await zoom()).toBeCloseTo(1.63 ** 2, 1);
    const near = distance((await sharedView(page)).OVTcamera.position);
    await page.mouse.wheel(0, 1000);
    await expect(slider).toHaveValue('1.13');
    expect(distance((await sharedView(page)).OVTcamera.position)).toBeGreaterThan(near);
    await slider.press('ArrowUp');
    await expect(slider).toHaveValue('1.14');
    expect(await zoom()).toBeCloseTo(1.14 ** 2, 1);
    await page.mouse.wheel(0, -20_000);
    await expect(slider).toHaveValue('4');
    expect(await zoom()).toBe(16);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await page.mouse.wheel(0, 20_000);
    await expect(slider).toHaveValue('0.1');
    expect(await zoom()).toBe(0.01);
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(slider).toHaveValue('0.2');
    await view(page).press('+');
    await expect(slider).toHaveValue('0.3');
  });

  await test.step('the views along the axes look at the Sun from 5 au', async () => {
    for (const [axis, eye] of [
      ['z', [0, 0, 5]],
      ['y', [0, 5, -1e-7]],
      ['x', [5, 0, -1e-7]],
    ] as const) {
      await page.getByRole('button', { name: `View along ${axis}` }).click();
      await expect
        .poll(async () => distance((await sharedView(page)).OVTcamera.position, eye))
        .toBeLessThan(1e-9);
    }
  });

  await test.step('keys and mouse turn and move the view', async () => {
    const camera = async () => (await sharedView(page)).OVTcamera;
    await page.getByRole('button', { name: 'View along x' }).focus();
    const first = await camera();
    for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown']) {
      const before = await camera();
      await view(page).press(key);
      const after = await camera();
      expect(distance(after.position, before.position)).toBeGreaterThan(0.01);
      const turned = distance(after.quaternion, before.quaternion);
      if (key.startsWith('Shift')) expect(turned).toBeLessThan(1e-9);
      else expect(turned).toBeGreaterThan(0.01);
    }
    await view(page).press('Escape');
    await expect(focusSelect(page)).toContainText('Nothing');
    await page.mouse.move(450, 300);
    await page.mouse.down();
    await page.mouse.move(550, 330, { steps: 3 });
    await page.mouse.up();
    expect(distance((await camera()).quaternion, first.quaternion)).toBeGreaterThan(0.01);
  });
});

test('a double click follows what it hits, else the Sun; a right click follows nothing and opens no menu', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openOrbits(page, '?object=Apophis');
  await expect(page.getByRole('radio', { name: 'Select (99942) Apophis' })).toBeVisible();
  await page.getByRole('button', { name: 'View along z' }).click();
  await expect.poll(async () => (await sharedView(page)).OVTcamera.position[2]).toBeCloseTo(5, 6);
  await page.getByRole('button', { name: 'View as table' }).click();
  const earth = await placeSeenFromNorth(page, /^Earth/);
  const apophis = await placeSeenFromNorth(page, /Apophis/);
  await page.getByRole('button', { name: 'Close View as table' }).click();

  const selected = page.getByRole('radio', { name: 'Select (99942) Apophis' });
  await selected.click({ force: true }); // what an address names is selected
  await expect(selected).not.toBeChecked();
  await view(page).click({ position: apophis });
  await expect(selected).toBeChecked();
  await view(page).dblclick({ position: earth });
  await expect(focusSelect(page)).toContainText('Earth');
  const followed = (await sharedView(page)).OVTcamera.position;
  await typeMoment(page, 'Current date', '21/05/2027 00:00');
  await expect
    .poll(async () => distance((await sharedView(page)).OVTcamera.position, followed))
    .toBeGreaterThan(1.9);

  await page.evaluate(() =>
    window.addEventListener('contextmenu', ({ defaultPrevented }) =>
      document.body.setAttribute('data-menu', String(!defaultPrevented)),
    ),
  );
  const there = (await sharedView(page)).OVTcamera.position;
  await view(page).click({ button: 'right', position: { x: 500, y: 60 } });
  await expect(page.locator('body')).toHaveAttribute('data-menu', 'false');
  await expect(focusSelect(page)).toContainText('Nothing');
  await typeMoment(page, 'Current date', '21/11/2027 00:00');
  expect(distance((await sharedView(page)).OVTcamera.position, there)).toBeLessThan(1e-9);
  expect(await sharedView(page)).not.toHaveProperty('focusOVT');

  await view(page).dblclick({ position: { x: 500, y: 60 } });
  await expect(focusSelect(page)).toContainText('Sun');
  expect(complaints).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('one finger turns, two zoom', async ({ page }) => {
    await openOrbits(page);
    const before = await sharedView(page);
    await touch(page, [[{ x: 450, y: 400 }], [{ x: 510, y: 400 }], [{ x: 570, y: 420 }]]);
    const turned = await sharedView(page);
    expect(distance(turned.OVTcamera.quaternion, before.OVTcamera.quaternion)).toBeGreaterThan(0.01);
    expect(turned.activeZoomOVT).toBe(2.5);
    await touch(
      page,
      [20, 60, 100].map((half) => [
        { x: 500 - half, y: 400 },
        { x: 500 + half, y: 400 },
      ]),
    );
    expect((await sharedView(page)).activeZoomOVT).toBeGreaterThan(3);
  });
});

/** Fingers put down, moved and lifted, CSS px. */
async function touch(page: Page, steps: readonly { x: number; y: number }[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  for (const [index, points] of steps.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', points);
  await send('touchEnd', []);
}

/** Between two places or quaternions; from zero when only one is given. */
function distance(one: readonly number[], other: Place | readonly number[] = one.map(() => 0)): number {
  return Math.hypot(...one.map((value, axis) => value - other[axis]));
}

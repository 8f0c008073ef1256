import type { Browser, Page } from '@playwright/test';
import { alterResponse, answer } from './answers.ts';
import { closeLoaded, openLink } from './opened-link.ts';
import { watchConsole } from './opt-journey.ts';
import {
  isPainted,
  listObjects,
  momentIn,
  namesIn,
  objectRow,
  openOrbits,
  press,
  expectMessage,
  typeMoment,
  view,
} from './ovt-journey.ts';
import { sharedView, type SharedView } from './shared-state.ts';
import { expect, NOW, SMALL_SCREEN, test, setToday } from './harness.ts';

test.use({ viewport: SMALL_SCREEN });

test('a view that was saved comes back by the cookie, and by its link where there is none', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const arranged = await arrangedView(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('alertdialog', { name: 'Done' });
  const link = await saved.getByRole('link').innerText();
  expect(link).toMatch(/\/ovt\?c=[\w-]+$/);
  await saved.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'View along x' }).click();
  await page.getByRole('button', { name: 'Invert colours' }).click();
  await page.getByRole('button', { name: 'Delete Eros - copy' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Load' }).getByRole('button', { name: 'Load' }).click();
  await closeLoaded(page);
  await isRestored(page, arranged);
  await isPictureRestored(page);

  const stranger = await opened(browser, link);
  await isRestored(stranger, arranged);
  await isPictureRestored(stranger);
  await expect(stranger).toHaveURL(/\/ovt\?c=/);
  await stranger.context().close();
  expect(complaints).toEqual([]);
});

test('an address names an object in place of that of the last one, which a reload follows also after the service did not give it', async ({
  page,
}) => {
  await test.step('an address whose object the service did not give is followed by the reload', async () => {
    await answer(page, '**/rest/asteroid/findAsteroidByName*', { status: 503 });
    await openOrbits(page, '?object=Eros');
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
    await page.unroute('**/rest/asteroid/findAsteroidByName*');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Show .*Eros/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /^Show .*Eros/ }).press('Space');
    await page.getByRole('button', { name: 'Open tools menu' }).click();
    await page.getByRole('link', { name: /^Synodic/ }).click();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Show .*Eros/ })).not.toBeChecked();
  });

  await test.step('an address names an object in place of that of the last one; a reload finds what was made of it since', async () => {
    await openOrbits(page, '?object=Apophis');
    const shown = (name: RegExp) => page.getByRole('checkbox', { name });
    const selected = page.getByRole('radio', { name: /^Select .*Apophis/ });
    await expect(selected).toBeChecked();
    await expect(shown(/^Show .*Eros/)).toHaveCount(0);
    await expect(shown(/^Show .*Apophis/)).toBeChecked();

    await shown(/^Show .*Apophis/).press('Space');
    await expect(shown(/^Show .*Apophis/)).not.toBeChecked();
    await page.reload();
    await expect(shown(/^Show .*Apophis/)).not.toBeChecked();
    await expect(shown(/^Show .*Eros/)).toHaveCount(0);
  });
});

test('a reload finds the view as it was left, also before it has come back from the last one', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');

  await test.step('a reload before the view has come back from the last one loses nothing', async () => {
    await expect(objectRow(page, 'Apophis')).toBeVisible();
    const { checkedObjects } = await sharedView(page);
    expect(checkedObjects).toHaveLength(1);
    await page.reload();
    await view(page).waitFor();
    await page.reload();
    await expect.poll(async () => (await sharedView(page)).checkedObjects).toEqual(checkedObjects);
    await expect(objectRow(page, 'Apophis')).toBeVisible();
  });

  await test.step('a reload finds the view as it was left', async () => {
    await page.getByRole('button', { name: 'View along z' }).click();
    await view(page).press('+');
    await arrangePicture(page);
    await typeMoment(page, 'Current date', '01/02/2030 03:00');
    const { OVTcamera, activeZoomOVT, checkedObjects } = await sharedView(page);
    await page.reload();
    await expect(momentIn(page, 'Current date')).toContainText('01/02/2030 03:00');
    await expect
      .poll(() => sharedView(page))
      .toMatchObject({ activeZoomOVT, checkedObjects, OVTcamera: near(OVTcamera) });
    await isPictureRestored(page);
  });
});

test('a reload finds the camera as the screen had it, also after the impact of what it follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 }); // names have room: beside panels they keep the side they had
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no flight is under way when the picture is read
  await alterResponse<unknown[]>(page, '**/rest/asteroid/impactors*', (impactors) => [
    ...impactors,
    { name: '2004 MN4', impactDate: '2026-12-24' },
  ]);
  await openOrbits(page, '?object=Apophis');
  await expectMessage(page, 'Object (99942) Apophis impacted on 2026-12-24.', 'Warning');
  await page.getByRole('button', { name: /Focus on$/ }).click();
  await page.getByRole('option', { name: '(99942) Apophis' }).click();
  await typeMoment(page, 'Current date', '28/12/2026 00:00');
  await isSeenAgain(page);
  await drag(page);
  await isSeenAgain(page);
});

test('a camera that was dragged while planets of the date are missing is stored', async ({ page }) => {
  await openOrbits(page);
  const before = (await sharedView(page)).OVTcamera;
  await page.route('**/ephemeris/*', (route) => route.fulfill({ status: 500 }));
  await typeMoment(page, 'Start date', '01/01/1960');
  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await drag(page);
  const { OVTcamera } = await sharedView(page);
  expect(OVTcamera.quaternion).not.toEqual(before.quaternion);
  await page.unroute('**/ephemeris/*');
  await page.goto('/ovt');
  await isPainted(page);
  await expect.poll(async () => (await sharedView(page)).OVTcamera).toMatchObject(near(OVTcamera));
});

/** Reloads the tool, and expects names at the same places of the picture as before. */
async function isSeenAgain(page: Page): Promise<void> {
  const before = await namesAtRest(page);
  await page.reload();
  await expectMessage(page, 'Object (99942) Apophis impacted on 2026-12-24.', 'Warning');
  await expect.poll(() => namesIn(page)).toEqual(before.map((place) => expect.closeTo(place, 0)));
}

/** The names once the picture is at rest: panels that have just come move it. */
async function namesAtRest(page: Page): Promise<Awaited<ReturnType<typeof namesIn>>> {
  let names = await namesIn(page);
  const isStill = async () => {
    const before = names;
    names = await namesIn(page);
    return String(names) === String(before);
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  return names;
}

async function drag(page: Page): Promise<void> {
  const box = await view(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 30, { steps: 3 });
  await page.mouse.up();
}

/** Two objects, one of them perturbed, one user-defined, another date, speed, zoom, focus and side. */
async function arrangedView(page: Page): Promise<SharedView> {
  await openOrbits(page);
  await listObjects(page, ['Apophis', 'Eros']);
  await press(objectRow(page, 'Apophis').getByRole('switch'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('combobox', { name: 'Existing object to copy' }).fill('Eros');
  await page.getByRole('option', { name: /Eros/ }).first().click();
  await page.getByRole('button', { name: 'Copy values', exact: true }).click();
  await page.getByRole('button', { name: 'Save object' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Show Eros - copy' })).toBeChecked();
  await typeMoment(page, 'Current date', '13/04/2029 21:45');
  await expect(momentIn(page, 'Current date')).toContainText('13/04/2029 21:45');
  await page.getByRole('button', { name: /Speed$/ }).click();
  await page.getByRole('option', { name: '1 day/s' }).click();
  await page.getByRole('button', { name: /Focus on$/ }).click();
  await page.getByRole('option', { name: '(99942) Apophis' }).click();
  await view(page).press('+');
  await view(page).press('ArrowLeft');
  await arrangePicture(page);
  return sharedView(page);
}

/** Another background, a grid, no legend, smaller shapes, colours inverted. */
async function arrangePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display settings' }).click();
  const background = page.getByRole('textbox', { name: 'Background' });
  await background.fill('204060');
  await background.press('Enter');
  await press(page.getByRole('checkbox', { name: 'Horizontal grid' }));
  await press(page.getByRole('checkbox', { name: 'Orbit legend' }));
  await page.getByRole('slider', { name: 'Size factor of asteroids' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Close Display settings' }).click();
  await page.getByRole('button', { name: 'Invert colours' }).click();
  await expect(page.getByRole('button', { name: 'Invert colours' })).toHaveAttribute('aria-pressed', 'true');
}

async function isPictureRestored(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Invert colours' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Orbit legend' })).toBeHidden();
  await page.getByRole('button', { name: 'Display settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Background' })).toHaveValue(/204060/);
  await expect(page.getByRole('checkbox', { name: 'Horizontal grid' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Size factor of asteroids' })).toHaveValue('5');
  await page.getByRole('button', { name: 'Close Display settings' }).click();
}

async function opened(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: SMALL_SCREEN })).newPage();
  await setToday(page, NOW);
  await openLink(page, link);
  return page;
}

async function isRestored(page: Page, arranged: SharedView): Promise<void> {
  await expect(momentIn(page, 'Current date')).toContainText('13/04/2029 21:45');
  await expect
    .poll(() => sharedView(page))
    .toMatchObject({
      ...arranged,
      activeZoomOVT: expect.closeTo(arranged.activeZoomOVT, 6),
      OVTcamera: near(arranged.OVTcamera),
    });
  await expect(objectRow(page, 'Apophis').getByRole('switch')).toBeChecked();
}

/** A camera at the same place to 150 km, turned the same way to 0.2″. */
function near({ position, quaternion }: SharedView['OVTcamera']): Record<string, unknown> {
  return { position: position.map(close), quaternion: quaternion.map(close) };
}

function close(value: number): unknown {
  return expect.closeTo(value, 6);
}

import type { Page } from '@playwright/test';
import { watchConsole } from './opt-journey.ts';
import { dateOf, dateSlider, inkOf, momentIn, openOrbits, typeMoment, view } from './ovt-journey.ts';
import { expect, NOW, SMALL_SCREEN, test } from './harness.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;

test.use({ viewport: SMALL_SCREEN });

test('the timeline offers ten years and four speeds, has its dates in order, ends exactly and moves the scene', async ({
  page,
}) => {
  await openOrbits(page, '?object=Apophis');

  await test.step('the timeline begins today, ends ten years later and offers four speeds', async () => {
    await expect(momentIn(page, 'Current date')).toContainText('21/11/2026 00:00');
    await expect(momentIn(page, 'Start date')).toContainText('21/11/2026');
    await expect(momentIn(page, 'End date')).toContainText('21/11/2036');
    for (const name of ['Go to start', 'Play reverse', 'Play forward', 'Go to end'])
      await expect(button(page, name)).toBeVisible();
    const speed = page.getByRole('button', { name: /Speed$/ });
    await expect(speed).toHaveText(/^1 week\/s/);
    await speed.click();
    await expect(page.getByRole('option')).toHaveText(['1 year/s', '1 month/s', '1 week/s', '1 day/s']);
    await page.getByRole('option', { name: '1 month/s' }).click();
    await expect(speed).toHaveText(/^1 month\/s/);
    await expect(dateSlider(page)).toHaveAttribute('step', '600000');
    await dateSlider(page).press('ArrowRight');
    await expect(momentIn(page, 'Current date')).toContainText('21/11/2026 00:10');
  });

  await test.step('a moved date moves the planets, the details and the table to it', async () => {
    const slider = page.locator('.slider').filter({ has: dateSlider(page) });
    const before = await slider.boundingBox();
    await typeMoment(page, 'Current date', '21/11/2027 06:00');
    expect(await slider.boundingBox()).toEqual(before); // the date is a field now
    await expect(page.getByRole('region', { name: '(99942) Apophis' })).toContainText('21/11/2027 06:00');
    await typeMoment(page, 'Current date', '21/11/2026 03:00');
    await button(page, 'View as table').click();
    const table = page.getByRole('table', { name: /Heliocentric/ });
    const jupiter = table.getByRole('row', { name: 'Jupiter' }).getByRole('cell');
    const longitude = Number(await jupiter.nth(3).innerText());
    const picture = await pictureOf(page);
    await typeMoment(page, 'Current date', '21/11/2032 12:00', 'Enter');
    await expect(table.locator('caption')).toContainText('21/11/2032 12:00 UTC');
    await expect(dateSlider(page)).toHaveAttribute('aria-valuetext', '21/11/2032 12:00 UTC');
    await expect.poll(async () => Number(await jupiter.nth(3).innerText())).not.toBe(longitude);
    const turned = (Number(await jupiter.nth(3).innerText()) - longitude + 360) % 360;
    expect(turned).toBeGreaterThan(165); // half a revolution of 11.86 years
    expect(turned).toBeLessThan(200);
    await expect.poll(() => pictureOf(page)).not.toBe(picture);
    expect(await inkOf(page)).toBeGreaterThan(0);
    await button(page, 'Close View as table').click();
    await button(page, 'Go to start').click();
  });

  await test.step('time stops at both ends, exactly', async () => {
    await expect(button(page, 'Go to start')).toBeDisabled();
    await button(page, 'Go to end').press('Enter');
    await expect(button(page, 'Go to end')).toBeDisabled();
    await expect(button(page, 'Go to end')).toBeFocused();
    await expect(button(page, 'Play forward')).toBeDisabled();
    await expect(momentIn(page, 'Current date')).toContainText('21/11/2036 00:00');
    for (let press = 0; press < 3; press++) await dateSlider(page).press('ArrowLeft');
    await button(page, 'Play forward').click();
    await expect(button(page, 'Go to end')).toBeDisabled();
    await expect(button(page, 'Pause')).toHaveCount(0);
    expect(await dateOf(page)).toBe(Number(await dateSlider(page).getAttribute('max')));

    await button(page, 'Go to start').click();
    await dateSlider(page).press('ArrowRight');
    await button(page, 'Play reverse').click();
    await expect(button(page, 'Go to start')).toBeDisabled();
    await expect(button(page, 'Pause')).toHaveCount(0);
    expect(await dateOf(page)).toBe(Number(await dateSlider(page).getAttribute('min')));
  });

  await test.step('start, end and current date keep each other in order', async () => {
    await typeMoment(page, 'End date', '10/01/2030');
    await expect(momentIn(page, 'End date')).toContainText('10/01/2030');
    await typeMoment(page, 'Start date', '10/01/2030');
    await expect(momentIn(page, 'Start date')).toContainText('09/01/2030');
    await expect(momentIn(page, 'Current date')).toContainText('09/01/2030 00:00');
    await typeMoment(page, 'End date', '05/01/2030');
    await expect(momentIn(page, 'End date')).toContainText('10/01/2030');
    await typeMoment(page, 'Current date', '09/01/2030 18:30');
    await expect(momentIn(page, 'Current date')).toContainText('09/01/2030 18:30');
    await typeMoment(page, 'End date', '31/12/2126');
    await expect(momentIn(page, 'End date')).toContainText('31/12/2126');
    await typeMoment(page, 'Start date', '01/01/1950');
    await expect(momentIn(page, 'Start date')).toContainText('01/01/1950');
    await expect(momentIn(page, 'Current date')).toContainText('09/01/2030 18:30');
  });
});

test('time runs forward, turns back, stops and goes on, a week in every second', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.clock.install({ time: NOW });
  await openOrbits(page);
  await expect(page.locator('[inert]')).toHaveCount(0); // what is shown while data load ends by the clock
  await page.clock.pauseAt(Date.parse(NOW) + 600_000);
  const begun = await dateOf(page);
  await button(page, 'Play forward').click();
  await page.clock.fastForward(60_000);
  await button(page, 'Pause').click();
  await expect.poll(async () => (await dateOf(page)) - begun).toBeGreaterThan(420 * DAY_MS - HALF_HOUR_MS);
  expect((await dateOf(page)) - begun).toBeLessThan(420 * DAY_MS + HALF_HOUR_MS);

  await page.clock.resume();
  await button(page, 'Play reverse').click();
  const turned = await dateOf(page);
  await expect.poll(() => dateOf(page)).toBeLessThan(turned - DAY_MS);
  await expect(button(page, 'Play forward')).toBeVisible();
  await button(page, 'Pause').click();
  const stoppedAt = await dateOf(page);
  await expect(button(page, 'Pause')).toHaveCount(0);
  expect(await dateOf(page)).toBe(stoppedAt);
  await button(page, 'Play forward').click();
  await expect.poll(() => dateOf(page)).toBeGreaterThan(stoppedAt + DAY_MS);
  await button(page, 'Pause').click();
  expect(complaints).toEqual([]);
});

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Names in the picture as they are now. */
function pictureOf(page: Page): Promise<string> {
  return view(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, NOW, SMALL_SCREEN, quietTest as test } from './harness.ts';
import { hasAgreed } from './opt-journey.ts';
import { type Service, startService } from './service.ts';

const SURVEY = 'https://sky.example.org/survey';
const PROPERTIES = [
  'obs_title = Skies of the test',
  'obs_copyright = Nobody',
  'hips_order = 6',
  'hips_tile_width = 64',
  'hips_tile_format = png',
  'hips_frame = equatorial',
].join('\n');

/** Allowed to be read by every page, as surveys are. */
const OPEN = { 'Access-Control-Allow-Origin': '*' };

let service: Service;

test.beforeAll(async () => {
  service = await startService({ NOW, CATALOGUE_DIR: '', HIPS_URL: `${SURVEY}/` });
});
test.afterAll(() => service.stop());

test('real pictures of the sky are behind the chart where the service names a survey, and go when they are switched off', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(`${SURVEY}/**`, (route) => {
    const path = route.request().url().slice(SURVEY.length);
    requested.push(path);
    if (path === '/properties') return route.fulfill({ headers: OPEN, body: PROPERTIES });
    return route.fulfill({ headers: OPEN, contentType: 'image/png', body: plain(path) });
  });
  await page.setViewportSize(SMALL_SCREEN);
  await hasAgreed(page);
  await page.goto(`${service.url}/scd`);
  await page.getByRole('button', { name: 'Insert a list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Eros');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Continue to visualisation' }).click();
  await expect(page.getByText('Pictures: Nobody')).toBeVisible();
  await expect.poll(() => requested).toContain('/Norder3/Allsky.png');

  await page.getByRole('slider', { name: 'Field of view' }).fill('4');
  await expect
    .poll(() => requested.filter((path) => path.startsWith('/Norder6/Dir')).length)
    .toBeGreaterThan(4);
  await expect.poll(() => green(page)).toBeGreaterThan(0.8);

  await page.getByRole('button', { name: 'Display settings' }).press('Enter');
  await page.getByRole('switch', { name: 'Pictures of the sky' }).press('Space');
  await expect.poll(() => green(page)).toBeLessThan(0.001); // lines of the grid are greenish where they cross
});

/** A tile of one colour: green of the sharpest order, red of all that replaces it. */
function plain(path: string): Buffer {
  const tile = new PNG({ width: 64, height: 64 });
  const colour = path.startsWith('/Norder6/') ? [0, 128, 0, 255] : [128, 0, 0, 255];
  tile.data.set(Array.from({ length: 64 * 64 }, () => colour).flat());
  return PNG.sync.write(tile);
}

/** Which part of a piece of the screen below the panels is green, the ground over it or not. */
async function green(page: Page): Promise<number> {
  const clip = { x: 60, y: 390, width: 200, height: 100 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const others = Math.max(data[at], data[at + 2]);
    if (data[at + 1] > others + 12) count++;
  }
  return count / (clip.width * clip.height);
}

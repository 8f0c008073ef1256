import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { watchConsole } from './opt-journey.ts';
import { momentIn, NOW, openOrbits, press, view } from './ovt-journey.ts';
import { type Service, startService } from './service.ts';

const DEFAULT_BACKGROUND = '000000';
const MILKY_WAY_BACKGROUND = '0a111b';

let service: Service;

test.beforeAll(async () => {
  service = await startService({ NOW, CATALOGUE_DIR: '' });
});
test.afterAll(() => service.stop());

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 800, height: 520 } });

  test('a recorded movie plays and moves', async ({ page }) => {
    const complaints = watchConsole(page);
    await openOrbits(page, service.url, '?object=Apophis');
    const recorder = page.getByRole('region', { name: 'Recorder' });
    const legend = page.getByRole('region', { name: 'Orbit legend' });
    await expect(recorder).toBeHidden();
    await chooseExport(page, 'webm');
    await recorder.getByRole('button', { name: 'Close recorder' }).click();
    await expect(recorder).toBeHidden();
    await chooseExport(page, 'webm');
    await page.getByRole('button', { name: /Speed$/ }).click();
    await page.getByRole('option', { name: '1 month/s' }).click();
    await page.getByRole('button', { name: 'Play forward' }).click();
    await recorder.getByRole('button', { name: 'Start recording' }).click();
    await expect(recorder).toContainText('On air 0:00:03');
    await expect(legend).toBeHidden();
    await expect(recorder.getByRole('button', { name: 'Close recorder' })).toBeHidden();
    const coming = page.waitForEvent('download');
    await recorder.getByRole('button', { name: 'Stop recording' }).click();
    const movie = await coming;
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(recorder.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    await expect(legend).toBeVisible();
    expect(movie.suggestedFilename()).toMatch(
      /^OrbitVisualisationTool_Record_2026-11-21T\d\d-\d\d-[\d.]+Z\.webm$/,
    );
    const bytes = await bytesOf(movie);
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3'); // EBML
    const { width, height, frames } = await decoded(page, bytes);
    expect([width, height]).toEqual(
      await view(page).evaluate((one: HTMLCanvasElement) => [one.width, one.height]),
    );
    expect(frames).toBeGreaterThanOrEqual(2);
    expect(complaints).toEqual([]);
  });
});

test('a picture is saved without asking anybody, before its background', async ({ page }) => {
  const complaints = watchConsole(page);
  await openOrbits(page, service.url);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^img/, /^webm/]);
  await page.keyboard.press('Escape');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const download = await exported(page);
  expect(download.suggestedFilename()).toMatch(/^OrbitVisualisationTool_2026-11-21T\d\d-\d\d-[\d.]+Z\.png$/);
  const bytes = await bytesOf(download);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(requests.filter((url) => url.startsWith('http') && !url.includes('/assets/'))).toEqual([]);
  expect(cornersOf(bytes)).toContain(DEFAULT_BACKGROUND);

  await page.getByRole('button', { name: 'Display settings' }).click();
  const background = page.getByRole('textbox', { name: 'Background' });
  await background.fill('2040608');
  await background.press('Enter');
  await expect(page.getByText('Bad Hex')).toBeVisible();
  await background.fill('204060');
  await background.press('Enter');
  expect(cornersOf(await bytesOf(await exported(page)))).toContain('204060');
  await press(page.getByRole('button', { name: 'Invert colours' }));
  expect(cornersOf(await bytesOf(await exported(page)))).toContain('dfbf9f');
  expect(complaints).toEqual([]);
});

test('behind the Milky Way the background of a picture is its own', async ({ page }) => {
  await openOrbits(page, service.url);
  await page.route('**/static/textures/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Display settings' }).click();
  const milkyWay = page.getByRole('checkbox', { name: 'Milky Way' });
  if (!(await milkyWay.isChecked())) await press(milkyWay);
  await expect(milkyWay).toBeChecked();
  const image = PNG.sync.read(await bytesOf(await exported(page)));
  expect(hexAt(image, 2, 2)).toBe(MILKY_WAY_BACKGROUND);
});

test('inverted colours are asked of textures and shown in the legend', async ({ page }) => {
  const textures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/textures/')) textures.push(request.url());
  });
  await openOrbits(page, service.url);
  const line = page.getByRole('region', { name: 'Orbit legend' }).locator('i').first();
  const before = await colourOf(line);
  await page.getByRole('button', { name: 'Invert colours' }).click();
  const channels = before.map((channel) => 255 - channel);
  await expect.poll(() => colourOf(line)).toEqual(channels);
  await page.getByRole('button', { name: /Focus on$/ }).click();
  await page.getByRole('option', { name: 'Earth' }).click();
  await page.getByRole('slider', { name: 'Zoom' }).press('End');
  await expect.poll(() => textures.filter((url) => url.includes('_neg')).length).toBeGreaterThan(0);
  await expect(momentIn(page, 'Current date')).toBeVisible();
});

async function chooseExport(page: Page, format: 'img' | 'webm'): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
}

async function exported(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await chooseExport(page, 'img');
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Colours of the four corners of a PNG file, six hex digits. */
function cornersOf(bytes: Buffer): readonly string[] {
  const image = PNG.sync.read(bytes);
  const [right, bottom] = [image.width - 3, image.height - 3];
  return [hexAt(image, 2, 2), hexAt(image, right, 2), hexAt(image, 2, bottom), hexAt(image, right, bottom)];
}

function hexAt({ data, width }: PNG, x: number, y: number): string {
  const at = 4 * (y * width + x);
  return data.subarray(at, at + 3).toString('hex');
}

function colourOf(element: ReturnType<Page['locator']>): Promise<number[]> {
  return element.evaluate((one) =>
    (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  );
}

/** Plays a movie to its end in the page: its size and how many different pictures it showed. */
function decoded(page: Page, bytes: Buffer): Promise<{ width: number; height: number; frames: number }> {
  return page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([binary], { type: 'video/webm' }));
    const pictures = new Set<string>();
    const ended = new Promise((resolve, reject) => {
      video.addEventListener('ended', resolve);
      video.addEventListener('error', () => reject(new Error(video.error?.message)));
    });
    const keep = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      pictures.add(canvas.toDataURL());
      video.requestVideoFrameCallback(keep);
    };
    video.requestVideoFrameCallback(keep);
    await video.play();
    await ended;
    return { width: video.videoWidth, height: video.videoHeight, frames: pictures.size };
  }, bytes.toString('base64'));
}

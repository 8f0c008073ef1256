import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { watchConsole } from './opt-journey.ts';
import { momentIn, openOrbits, press, view } from './ovt-journey.ts';
import {
  bytesOf,
  chooseExport,
  countOf,
  exportPicture,
  exportedImage,
  hexAt,
  likeness,
} from './ovt-pictures.ts';
import { expect, test } from './harness.ts';

const DEFAULT_BACKGROUND = '000000';
const MILKY_WAY_BACKGROUND = '0a111b';

const APOPHIS = '(99942) Apophis';

/** Around boxes and watermark, px; and the colours of what is drawn there. */
const MARGIN = 16;
const BORDER = '37506f';
const WATERMARK = '93a7c0';
const KEPLERIAN = '8fbfe8';
const PERTURBED = 'f0b45a';

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 800, height: 520 } });

  test('a recorded movie plays and moves', async ({ page }) => {
    const complaints = watchConsole(page);
    await openOrbits(page, '?object=Apophis');
    await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
    await page.getByRole('button', { name: 'Close Select objects' }).click(); // leaves room for the legend
    const details = page.getByRole('region', { name: APOPHIS });
    await expect(details).toContainText(/Distance to Earth\s*[\d.]+ au/);
    const image = await exportedImage(page);
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
    const startedAt = Date.now();
    await recorder.getByRole('button', { name: 'Start recording' }).click();
    await expect(recorder).toContainText(/On air 0:\d\d:(0[3-9]|[1-5]\d)/);
    await expect(legend).toBeHidden();
    await expect(details).toBeHidden();
    await expect(recorder.getByRole('button', { name: 'Close recorder' })).toBeHidden();
    const coming = page.waitForEvent('download');
    await recorder.getByRole('button', { name: 'Stop recording' }).click();
    const movie = await coming;
    const secondsSinceStart = (Date.now() - startedAt) / 1000;
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(recorder.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    await recorder.getByRole('button', { name: 'Close recorder' }).click();
    await expect(legend).toBeVisible();
    await expect(details).toBeVisible();
    expect(movie.suggestedFilename()).toMatch(
      /^OrbitVisualisationTool_Record_2026-11-21T\d\d-\d\d-[\d.]+Z\.webm$/,
    );
    const bytes = await bytesOf(movie);
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3'); // EBML
    const { width, height, seconds, middle, frames, last } = await decoded(page, bytes);
    expect(seconds).toBeGreaterThan(2.5); // the header has it
    expect(seconds).toBeLessThanOrEqual(secondsSinceStart);
    expect(middle).toBeCloseTo(seconds / 2, 2);
    expect([width, height]).toEqual(
      await view(page).evaluate((one: HTMLCanvasElement) => [one.width, one.height]),
    );
    expect(frames).toBeGreaterThanOrEqual(2);
    const [right, bottom] = [width - MARGIN, height - MARGIN];
    const orbits = { left: right - 100, top: bottom - 80, right, bottom };
    const heading = { left: right - 140, top: MARGIN, right, bottom: MARGIN + 48 };
    const watermark = { left: MARGIN, top: bottom - 28, right: MARGIN + 300, bottom };
    for (const area of [orbits, heading, watermark]) expect(likeness(image, last, area)).toBeGreaterThan(0.8);
    expect(complaints).toEqual([]);
  });
});

test('a picture is saved with its boxes, logo and attribution, before the background and in the colours of the view', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const textures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/textures/')) textures.push(request.url());
  });
  await openOrbits(page, '?object=Apophis');
  await page.getByRole('radio', { name: `Select ${APOPHIS}` }).check({ force: true });
  await expect(page.getByRole('region', { name: APOPHIS })).toBeVisible();

  await test.step('a picture is saved without a request to the service, before its background', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/^img/, /^webm/, /^film/]);
    await page.keyboard.press('Escape');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const download = await exportPicture(page);
    expect(download.suggestedFilename()).toMatch(
      /^OrbitVisualisationTool_2026-11-21T\d\d-\d\d-[\d.]+Z\.png$/,
    );
    const bytes = await bytesOf(download);
    expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(requests.filter((url) => url.startsWith('http') && !url.includes('/assets/'))).toEqual([]);
    expect(cornersOf(bytes)).toContain(DEFAULT_BACKGROUND);
  });

  await test.step('a picture has the boxes that are switched on, logo and attribution', async () => {
    const both = await exportedImage(page);
    const [{ width, height }] = [both];
    const details = { left: width - 330, bottom: height / 2 };
    const orbits = { left: width - 150, top: height - 120 };
    const corner = { right: 500, top: height - 60 };
    expect(countOf(both, BORDER, details, 0)).toBeGreaterThan(200);
    expect(countOf(both, BORDER, orbits, 0)).toBeGreaterThan(200);
    expect(countOf(both, KEPLERIAN, orbits, 0)).toBeGreaterThanOrEqual(40); // a line of 20 px by 2
    const broken = countOf(both, PERTURBED, orbits, 0); // three dashes of 5 px by 2, one of them between pixels
    expect(broken).toBeGreaterThanOrEqual(28);
    expect(broken).toBeLessThan(40);
    expect(countOf(both, WATERMARK, corner)).toBeGreaterThan(100);

    await page.getByRole('button', { name: 'Display settings' }).click();
    await press(page.getByRole('checkbox', { name: 'Orbit legend' }));
    await press(page.getByRole('checkbox', { name: 'Object details' }));
    const none = await exportedImage(page);
    expect(countOf(none, BORDER, details, 0)).toBe(0);
    expect(countOf(none, BORDER, orbits, 0)).toBe(0);
    expect(countOf(none, WATERMARK, corner)).toBeGreaterThan(100);
    await press(page.getByRole('checkbox', { name: 'Orbit legend' }));
  });

  await test.step('a picture is saved before the background that is typed, and in inverted colours', async () => {
    const background = page.getByRole('textbox', { name: 'Background' });
    await background.fill('2040608');
    await background.press('Enter');
    await expect(page.getByText('Bad Hex')).toBeVisible();
    await background.fill('204060');
    await background.press('Enter');
    expect(cornersOf(await bytesOf(await exportPicture(page)))).toContain('204060');
    await press(page.getByRole('button', { name: 'Invert colours' }));
    expect(cornersOf(await bytesOf(await exportPicture(page)))).toContain('dfbf9f');
  });

  await test.step('inverted colours apply to textures and are shown in the legend', async () => {
    const line = page.getByRole('region', { name: 'Orbit legend' }).locator('i').first();
    const invert = page.getByRole('button', { name: 'Invert colours' });
    await press(invert);
    await expect(invert).toHaveAttribute('aria-pressed', 'false');
    const before = await colourOf(line);
    await invert.click();
    const channels = before.map((channel) => 255 - channel);
    await expect.poll(() => colourOf(line)).toEqual(channels);
    await page.getByRole('button', { name: /Focus on$/ }).click();
    await page.getByRole('option', { name: 'Earth' }).click();
    await page.getByRole('slider', { name: 'Zoom' }).press('End');
    await expect.poll(() => textures.filter((url) => url.includes('_neg')).length).toBeGreaterThan(0);
    await expect(momentIn(page, 'Current date')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('behind the Milky Way the background of a picture is its own', async ({ page }) => {
  await openOrbits(page);
  await page.route('**/static/textures/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Display settings' }).click();
  const milkyWay = page.getByRole('checkbox', { name: 'Milky Way' });
  if (!(await milkyWay.isChecked())) await press(milkyWay);
  await expect(milkyWay).toBeChecked();
  const image = await exportedImage(page);
  expect(hexAt(image, 2, 2)).toBe(MILKY_WAY_BACKGROUND);
});

/** Colours of the four corners of a PNG file, six hex digits. */
function cornersOf(bytes: Buffer): readonly string[] {
  const image = PNG.sync.read(bytes);
  const [right, bottom] = [image.width - 3, image.height - 3];
  return [hexAt(image, 2, 2), hexAt(image, right, 2), hexAt(image, 2, bottom), hexAt(image, right, bottom)];
}

function colourOf(element: ReturnType<Page['locator']>): Promise<number[]> {
  return element.evaluate((one) =>
    (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  );
}

/** Plays a movie to its end in the page: its size, how many different pictures it showed, and the last of them. */
async function decoded(
  page: Page,
  bytes: Buffer,
): Promise<{ width: number; height: number; seconds: number; middle: number; frames: number; last: PNG }> {
  const { last, ...rest } = await page.evaluate(async (base64) => {
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
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    const seconds = video.duration;
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = seconds / 2;
    await sought;
    const middle = video.currentTime;
    video.currentTime = 0;
    video.requestVideoFrameCallback(keep);
    await video.play();
    await ended;
    return {
      seconds,
      middle,
      width: video.videoWidth,
      height: video.videoHeight,
      frames: pictures.size,
      last: [...pictures].at(-1) ?? '',
    };
  }, bytes.toString('base64'));
  return { ...rest, last: PNG.sync.read(Buffer.from(last.slice(last.indexOf(',') + 1), 'base64')) };
}

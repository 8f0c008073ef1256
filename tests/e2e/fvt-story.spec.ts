import { pathToFileURL } from 'node:url';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { BufferSource, ALL_FORMATS, Input } from 'mediabunny';
import { hasAgreed, watchConsole } from './opt-journey.ts';
import { expect, test } from './harness.ts';

const APOPHIS_2029 = '/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth';

test.use({ viewport: { width: 1000, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

test('a Story is made from the start page in one zip, which opens without a network', async ({
  page,
  context,
}, info) => {
  const complaints = watchConsole(page);
  await hasAgreed(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^Flyby visualisation/ }).click();
  await page.getByRole('button', { name: 'Story of (99942) Apophis' }).click();
  const story = page.getByRole('region', { name: 'Story' });
  await planShortFilm(page, story);
  const saved = page.waitForEvent('download');
  await story.getByRole('button', { name: 'Make the Story' }).press('Enter');
  await expect(story.getByRole('progressbar', { name: 'Frames' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^FlybyVisualisationTool_Story_[\dT.-]+Z\.zip$/);
  await expect(story).toContainText('The Story has been saved.');
  await expect(page.getByRole('button', { name: /^Current date/ })).toContainText('13-04-2029 21:45');
  expect(complaints).toEqual([]);

  const files = unzipSync(await readFile(await file.path()));
  const film = Object.keys(files).find((name) => name.startsWith('film.')) ?? '';
  expect(Object.keys(files).toSorted()).toEqual(
    ['index.html', 'facts.txt', 'picture.png', film, 'ground-track.svg', 'ground-track.png'].toSorted(),
  );
  expect(strFromU8(files['facts.txt'] ?? new Uint8Array())).toMatch(
    /\(99942\) Apophis passes Earth on 13 April 2029 at 21:45 UTC, at a distance of 38\s0\d\d km/,
  );
  const input = new Input({
    source: new BufferSource(files[film] ?? new Uint8Array()),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryVideoTrack();
  expect([track?.codedWidth, track?.codedHeight]).toEqual([1280, 720]);
  expect(await track?.computePacketStats()).toMatchObject({ packetCount: 30 });

  const folder = info.outputPath('story');
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  await context.setOffline(true);
  const opened = await context.newPage();
  await opened.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(opened.getByRole('heading', { name: '(99942) Apophis' })).toBeVisible();
  for (const picture of await opened.getByRole('img').all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await expect
    .poll(() => opened.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeCloseTo(1, 1);
});

test('a Story is made without a film where the browser encodes none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  await hasAgreed(page);
  await page.goto(APOPHIS_2029);
  const opener = page.getByRole('button', { name: 'Story', exact: true });
  await opener.press('Enter');
  const story = page.getByRole('region', { name: 'Story' });
  await expect(story.getByRole('button', { name: 'Story', exact: true })).toBeFocused();
  const saved = page.waitForEvent('download');
  await story.getByRole('button', { name: 'Make the Story' }).press('Enter');
  const files = unzipSync(await readFile(await (await saved).path()));
  expect(Object.keys(files).filter((name) => name.startsWith('film'))).toEqual([]);
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(
    'Film: this browser cannot encode video of that size',
  );
  await expect(story.getByRole('list', { name: 'Parts of the Story' })).toContainText(
    'Film: this browser cannot encode video of that size',
  );
  await expect(story).toContainText('The Story has been saved.');
  await story.getByRole('button', { name: 'Save again' }).press('Escape');
  await expect(opener).toBeFocused();
});

/** Chooses a film of 30 small frames. */
async function planShortFilm(page: Page, story: Locator): Promise<void> {
  await story.getByRole('button', { name: 'Film' }).click();
  await page.getByRole('option', { name: /^Small/ }).click();
  await story.getByRole('spinbutton', { name: 'Length' }).fill('1');
}

import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { setToday } from '../e2e/harness.ts';
import { listObjects, objectRow, press } from '../e2e/ovt-journey.ts';
import { type Service, startService } from '../e2e/service.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { untilPrepared } from './until-prepared.ts';
import { watchDrawing } from './ovt-page/watch-drawing.ts';

const NOW = '2026-11-21T03:00:00Z';
const OPENINGS = counted(5, 1);
/** Until the browser has compiled what runs often: its code is on the heap, too. */
const WARM_UP_MS = counted(180_000, 0);
const PLAY_MINUTES = Number(process.env['PLAY_MINUTES'] ?? counted(10, 0));
/** A picture in software takes its time where the machine has other work. */
const PATIENCE_MS = 300_000;
const NAMES = ['Apophis', 'Eros', 'Bennu'];
const TITLES = ['(99942) Apophis', '(433) Eros', '(101955) Bennu'];
const GROUPS = ['Aten', 'Apollo', 'Amor', 'JPL Sentry list'];

/** The 3D orbits as a visitor meets them, drawn in software: the built service with the full catalogue. Needs `npm run build`. */
export function bench(): Promise<BenchRow[]> {
  return withPages(async (newPage, service) => {
    const opening = await openings(newPage, service);
    return [opening, await filtering(await openPage(newPage, service))];
  });
}

/** What playing them leaves behind. `PLAY_MINUTES` (10 unless given) is how long they play. */
export function playingBench(): Promise<BenchRow[]> {
  return withPages(async (newPage, service) => playing(await openPage(newPage, service)));
}

/** A page that shows the swarm. */
async function openPage(newPage: () => Promise<Page>, service: Service): Promise<Page> {
  const page = await newPage();
  await swarmSeconds(page, service);
  await page.getByRole('button', { name: 'I agree' }).click();
  return page;
}

async function withPages(
  measure: (newPage: () => Promise<Page>, service: Service) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return [];
  const service = await startService({ NOW, CATALOGUE_DIR: catalogue });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  });
  try {
    await untilPrepared(service.url);
    const newPage = async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(PATIENCE_MS);
      const message = page.getByRole('alertdialog');
      await page.addLocatorHandler(message, async () => {
        throw new Error(`the page says: ${await message.innerText()}`);
      });
      await setToday(page, NOW);
      await page.addInitScript(watchDrawing, counted(10_000, 300)); // the built-in catalogue has 376 near-Earth objects
      return page;
    };
    return await measure(newPage, service);
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** Each in a separate browsing context, so that nothing is cached; the first one warms the service. */
async function openings(newPage: () => Promise<Page>, service: Service): Promise<BenchRow> {
  const seconds: number[] = [];
  for (let opening = 0; opening <= OPENINGS; opening++) {
    const page = await newPage();
    seconds.push(await swarmSeconds(page, service));
    await page.close();
  }
  const warm = seconds.slice(1).sort((a, b) => a - b);
  return atMost(
    'Opening /ovt to the first picture with the swarm',
    warm[Math.floor(warm.length / 2)],
    's',
    1.5,
    warm.map((value) => value.toFixed(2)).join(', '),
  );
}

/** From the start of the navigation until the pixels of the swarm are drawn, s. */
async function swarmSeconds(page: Page, service: Service): Promise<number> {
  await page.goto(`${service.url}/ovt`, { waitUntil: 'commit' });
  const drawn = await page.waitForFunction(() => window.drawing.swarmMs, undefined, { polling: 50 });
  return ((await drawn.jsonValue()) ?? Number.NaN) / 1000;
}

async function filtering(page: Page): Promise<BenchRow> {
  await page.evaluate(() => void (window.drawing.longestTaskMs = 0));
  const groups = page.getByRole('list', { name: 'Near-Earth objects' });
  for (const name of [...GROUPS, ...GROUPS]) {
    await press(groups.getByRole('checkbox', { name }));
    await sleep(300);
  }
  await page.getByRole('button', { name: 'Display settings' }).click();
  for (const [label, value] of [
    ['Diameter from', '140'],
    ['Absolute magnitude to', '22'],
    ['Diameter from', '0'],
    ['Absolute magnitude to', '30'],
  ]) {
    const field = page.getByRole('spinbutton', { name: label });
    await field.fill(value);
    await field.press('Enter');
    await sleep(300);
  }
  await page.getByRole('button', { name: 'Close Display settings' }).click();
  const longest = await page.evaluate(() => window.drawing.longestTaskMs);
  return atMost(
    'Filtering the swarm by class, risk, size and magnitude, longest task',
    longest,
    'ms',
    100,
    '0 when none is above 50 ms',
  );
}

async function playing(page: Page): Promise<BenchRow[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await listObjects(page, NAMES);
  await page.getByRole('button', { name: 'Play forward' }).click();
  await selectInTurns(page, WARM_UP_MS);
  const before = await restingMemory(page, session);
  await selectInTurns(page, 60_000 * PLAY_MINUTES);
  const after = await restingMemory(page, session);
  const growth = after.heap / before.heap - 1;
  return [
    atMost(
      `Heap growth in ${PLAY_MINUTES} minutes of play with objects selected and left`,
      100 * growth,
      '%',
      5,
      `${megabytes(before.heap)} to ${megabytes(after.heap)} MB`,
    ),
    atMost(
      'What is on the GPU afterwards against before',
      after.onGpu - before.onGpu,
      'more',
      0,
      `${after.onGpu} buffers, textures, programs`,
    ),
  ];
}

/** Shows, selects, leaves and hides one object after the other while time runs, and ends with all of them hidden. */
async function selectInTurns(page: Page, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  for (let turn = 0; performance.now() < end || turn % TITLES.length !== 0; turn++) {
    const title = TITLES[turn % TITLES.length];
    await keepPlaying(page);
    const shown = objectRow(page, title).getByRole('checkbox', { name: `Show ${title}` });
    await press(shown);
    await press(page.getByRole('radio', { name: `Select ${title}` }));
    await page.getByRole('region', { name: title }).waitFor();
    await sleep(1000);
    await press(shown);
    await page.getByRole('region', { name: title }).waitFor({ state: 'hidden' });
  }
}

/** Begins again from the start once the end of the range is reached. */
async function keepPlaying(page: Page): Promise<void> {
  if (await page.getByRole('button', { name: 'Go to end' }).isEnabled()) return;
  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByRole('button', { name: 'Play forward' }).click();
}

async function restingMemory(page: Page, session: CDPSession) {
  await sleep(1000);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, onGpu: await page.evaluate(() => window.drawing.onGpu) };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Hono } from 'hono';
import { build } from 'vite';
import { generatedCode } from '#render/build/generated-code.ts';
import { findBrowser } from '../e2e/browser.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { IS_TINY } from './bench-size.ts';
import { flybyService } from './flyby-service.ts';
import type { linePeers } from './render-page/line-peers.ts';
import type { FrameTimes } from './render-page/measure.ts';

const ROOT = process.cwd();
const SOURCE = join(ROOT, 'tests', 'bench', 'render-page');
const OUT = join(ROOT, 'dist', 'bench-render');
/** A secure place, where the clock of an isolated page has microseconds. */
const HOST = 'https://render-bench.test';
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Peers whose files are served as they are, by where. */
const PEERS: Readonly<Record<string, string>> = {
  '/spacekit/': 'spacekit.js/src',
  '/d3-celestial/': 'd3-celestial',
};

/** Drawing in software, 1280 × 800, against spacekit.js, three.js and d3-celestial in the same page and run. */
export async function bench(): Promise<BenchRow[]> {
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'error',
    publicDir: join(ROOT, 'public'),
    plugins: [generatedCode()],
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  });
  try {
    const service = await flybyService();
    return await measure(async () =>
      open(await browser.newPage({ viewport: { width: 1400, height: 900 } }), service),
    );
  } finally {
    await browser.close();
  }
}

async function measure(newPage: () => Promise<Page>): Promise<BenchRow[]> {
  const cost = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.sceneCost()));
  const population = await inPage(newPage, (page) =>
    page.evaluate(() => window.renderBench.populationCost()),
  );
  const flyby = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.flybyCost()));
  const sky = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.skyCost()));
  const peers = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.skyPeers()));
  const few = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.swarmPeers(10_000)));
  const many = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.swarmPeers(40_000)));
  const lines = await inPage(newPage, (page) => page.evaluate(() => window.renderBench.linePeers()));
  return [
    frameRow('Main thread per frame, whole scene with 25,798 objects playing', cost, 0.5),
    frameRow(
      'Main thread per frame, rotating frame with 25,798 objects as they are seen, playing',
      population,
      0.6,
    ),
    playedRow('Main thread per frame, flyby of Apophis made and painted, played to its end', flyby, 0.5),
    frameRow('Main thread per frame, sky with 5,000 stars dragged', sky.plain, 1),
    frameRow('the same with all names', sky.named, 4),
    frameRow('Main thread per frame, 100,000 stars dragged', sky.many, 1),
    frameRow('Main thread per frame, track of 10,000 points dragged', sky.track, 50),
    ratio(
      '100,000 stars, frame against 41,000 of d3-celestial',
      peers.ours.frame,
      peers.celestial.frame,
      0.2,
    ),
    ratio('the same, main thread', peers.ours.mainThread, peers.celestial.mainThread, 0.2),
    ...swarmRows('10,000', few, 1 / 1.5),
    ...swarmRows('40,000', many, 1 / 2.5),
    linesRow(lines),
  ];
}

function frameRow(what: string, { mainThread, frame }: FrameTimes, limit: number): BenchRow {
  return atMost(what, mainThread, 'ms', limit, `frame ${frame.toFixed(1)} ms`);
}

function playedRow(
  what: string,
  { whole, first, last }: Readonly<Record<'whole' | 'first' | 'last', FrameTimes>>,
  limit: number,
): BenchRow {
  const row = frameRow(what, whole, limit);
  const [begins, ends] = [first, last].map(({ mainThread }) => `${mainThread.toFixed(3)} ms`);
  return { ...row, note: `${row.note}; in its first two seconds ${begins}, in its last ${ends}` };
}

async function inPage<T>(newPage: () => Promise<Page>, run: (page: Page) => Promise<T>): Promise<T> {
  const page = await newPage();
  const result = await run(page);
  await page.close();
  return result;
}

/** @param service what pages send requests to while they are measured. */
async function open(page: Page, service: Hono): Promise<Page> {
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.startsWith('/rest/')) return route.fulfill({ headers: ISOLATED, path: fileAt(pathname) });
    const answer = await service.request(pathname + search, { headers: route.request().headers() });
    const { status, headers } = answer;
    return route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`${HOST}/index.html${IS_TINY ? '?tiny' : ''}`);
  await page.waitForFunction(() => 'renderBench' in window);
  return page;
}

/** Where a file of the page, or of a peer, lies. */
function fileAt(path: string): string {
  const [peer = ''] = Object.keys(PEERS).filter((folder) => path.startsWith(folder));
  return peer === '' ? join(OUT, path) : join(ROOT, 'node_modules', PEERS[peer], path.slice(peer.length));
}

function swarmRows(
  count: string,
  { smooth, plain, spacekit }: Record<'smooth' | 'plain' | 'spacekit', FrameTimes>,
  limit: number,
): BenchRow[] {
  return [
    ratio(`${count} objects, frame against spacekit.js, antialiased`, smooth.frame, spacekit.frame, limit),
    ratio(`${count} objects, frame as we draw by default`, plain.frame, spacekit.frame, limit),
    ratio(`${count} objects, main thread`, smooth.mainThread, spacekit.mainThread, 0.1),
  ];
}

function linesRow({ plain, smooth, segments }: ReturnType<typeof linePeers>): BenchRow {
  const what = `200 orbits of 2 px and ${segments} segments, frame`;
  const row = ratio(what, plain.ours.frame, plain.line2.frame, 0.1);
  const antialiasedRatio = (smooth.ours.frame / smooth.line2.frame).toPrecision(3);
  const times = `${smooth.ours.frame.toFixed(2)} ms, theirs ${smooth.line2.frame.toFixed(2)} ms`;
  return { ...row, note: `${row.note}; antialiased ${antialiasedRatio} of theirs (${times})` };
}

function ratio(what: string, ours: number, theirs: number, limit: number): BenchRow {
  return atMost(
    what,
    ours / theirs,
    'of theirs',
    limit,
    `${ours.toFixed(2)} ms, theirs ${theirs.toFixed(2)} ms`,
  );
}

import { readFileSync } from 'node:fs';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { findBrowser } from '../e2e/browser.ts';
import { builtScript } from '../e2e/built-script.ts';
import { type Service, startService } from '../e2e/service.ts';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { measureLocally, type MeasuredPlace } from './local-page/measure-locally.ts';
import { coreSecondsOf, untilIdle } from './process-costs.ts';
import { untilPrepared } from './until-prepared.ts';
import { watchWorkerHeaps, type WorkerHeap } from './worker-heaps.ts';

const SITE = 'observatoryCode=G96';
/** The beginning of this day, Julian date UTC: the worker of the page goes by the clock of this machine, and has orbits near it. */
const TODAY = Math.floor(julianDateFromUnixTime(Date.now()) - 0.5) + 0.5;
const WEEK = `julianDateStart=${TODAY}&julianDateEnd=${TODAY + 6.9999}&step=1&${SITE}`;
const FILTERING = `/rest/opt/filtering?${WEEK}&magnitudeMin=-30&magnitudeMax=21`;
/** 1,000 rows: 25 days by 36 minutes. */
const ROWS = `/rest/opt/calculate?julianDateStart=${TODAY}&julianDateEnd=${TODAY + 24.9999}&step=0.025&${SITE}&names=433`;
const FLYBY = '/rest/fvt/flyby?name=99942&date=2029-04-13T21:46:00&center=earth';
const OWN_FLYBY = (lon: number) =>
  `/rest/fvt/flyby_user_defined?name=Test&center=earth&com_epoch=62700&com_tp=62700&com_q=46000&com_e=4.2&com_i=40&com_long=${lon}&com_omega=60`;
const OWN_PATH = (mean: number) =>
  `/rest/nov/synodic?desig=Test&initD=2026-11-21T00:00Z&finalD=2027-11-21T00:00Z&propagation=perturbed&kep=true&kep_epoch=61000&kep_a=1.458&kep_e=0.223&kep_i=10.83&kep_long=304.3&kep_omega=178.9&kep_mean=${mean}&kep_mag=18&kep_slope=0.15`;
const REPEATS = counted(5, 1);
const DRAGGED = counted(30, 2);

/**
 * The service in the page in Chromium, beside the same calls to the service on the network on this machine: wall times, and the core-seconds
 * of all processes of the browser and of the service. Needs `npm run build`.
 */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return [];
  const service = await startService({ NOW: new Date().toISOString(), CATALOGUE_DIR: catalogue });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    await untilPrepared(service.url);
    await untilIdle(service.pid);
    const context = await browser.newContext({ baseURL: service.url });
    return await rows(context, await browser.newBrowserCDPSession(), service);
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function rows(context: BrowserContext, session: CDPSession, service: Service): Promise<BenchRow[]> {
  const used = async (place: MeasuredPlace) =>
    place === 'page' ? browserSeconds(session) : coreSecondsOf(service.pid);
  let page = await openPage(context);
  const fresh = await page.evaluate(() => window.localBench.openMs());
  await page.close();
  page = await openPage(context);
  const readHeaps = await watchWorkerHeaps(page);
  const cached = await page.evaluate(() => window.localBench.openMs());
  const preparing = await page.evaluate(() => window.localBench.preparedMs());

  const list = await both(used, (place) =>
    page.evaluate(([at, path]) => window.localBench.listTimes(at, path), [place, FILTERING] as const),
  );
  const table = await both(used, (place) =>
    best(() =>
      page.evaluate(([at, path]) => window.localBench.calculationMs(at, path), [place, ROWS] as const),
    ),
  );
  const flyby = await both(used, (place) =>
    best(() => page.evaluate(([at, path]) => window.localBench.callMs(at, path), [place, FLYBY] as const), 1),
  );
  const dragged = (pathAt: (element: number) => string) =>
    both(used, (place) => {
      const from = place === 'page' ? 120 : 160; // neither finds what the other has had computed
      const paths = Array.from({ length: DRAGGED }, (_, step) => pathAt(from + step));
      return page.evaluate(([at, all]) => window.localBench.callsMs(at, all), [place, paths] as const);
    });
  const flybys = await dragged(OWN_FLYBY);
  const paths = await dragged(OWN_PATH);
  const heaps = await readHeaps();
  const longest = await page.evaluate(() => window.localBench.longest());
  return [
    {
      ...atMost('In the page: data ready, stored', cached / 1000, 's', 1.5),
      note: `from the network ${fresh.toFixed(0)} ms; orbits near today ${preparing.toFixed(0)} ms more`,
    },
    row(
      'In the page: filtering of all objects for 7 nights, first rows',
      's',
      0.5,
      list,
      ({ first }) => first / 1000,
    ),
    row(`the same, all ${list.page.value.rows} rows`, 's', 3, list, ({ all }) => all / 1000),
    row('In the page: 1,000 rows of one object', 'ms', 60, table, Number),
    row('In the page: a flyby', 'ms', 150, flyby, Number),
    perSecond('In the page: a user-defined flyby while an element is dragged', flybys),
    perSecond('In the page: a path in the rotating frame while an element is dragged', paths),
    {
      ...atMost('In the page: heaps of its workers', sumOf(heaps), 'MB', 400),
      note: `${heaps.map(heapText).join(', ')}; the whole process ${(await pageMegabytes(session)).toFixed(0)} MB`,
    },
    {
      ...atMost('In the page: longest task of the main thread', longest, 'ms', 50),
      note: '0 when none is above 50 ms',
    },
  ];
}

/** What was measured in one place, and its core-seconds. */
type Measured<Value> = { readonly value: Value; readonly cores: number };
type Both<Value> = Readonly<Record<MeasuredPlace, Measured<Value>>>;

async function both<Value>(
  used: (place: MeasuredPlace) => Promise<number>,
  measure: (place: MeasuredPlace) => Promise<Value>,
): Promise<Both<Value>> {
  const at = async (place: MeasuredPlace) => {
    const before = await used(place);
    const value = await measure(place);
    return { value, cores: (await used(place)) - before };
  };
  return { page: await at('page'), network: await at('network') };
}

async function best(measure: () => Promise<number>, repeats = REPEATS): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < repeats; repeat++) least = Math.min(least, await measure());
  return least;
}

function row<Value>(
  what: string,
  unit: string,
  most: number,
  { page, network }: Both<Value>,
  valueOf: (value: Value) => number,
): BenchRow {
  const remote = `${valueOf(network.value).toPrecision(3)} ${unit}`;
  return { ...atMost(what, valueOf(page.value), unit, most), note: noteOf(remote, { page, network }) };
}

function perSecond(what: string, { page, network }: Both<number>): BenchRow {
  const [value, remote] = [page, network].map((one) => (1000 * DRAGGED) / one.value);
  const note = noteOf(`${remote.toPrecision(3)} /s`, { page, network });
  return atLeast(what, value, 'results/s', 10, note);
}

function noteOf(remote: string, { page, network }: Both<unknown>): string {
  return `the service ${remote}; core-seconds ${page.cores.toFixed(2)}, of the service ${network.cores.toFixed(2)}`;
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/privacy');
  await page.evaluate(measureLocally, `/${builtScript('src/client/local/page-host.ts')}`);
  return page;
}

type ProcessInfo = { readonly type: string; readonly id: number; readonly cpuTime: number };

async function processes(session: CDPSession): Promise<readonly ProcessInfo[]> {
  return (await session.send('SystemInfo.getProcessInfo')).processInfo;
}

async function browserSeconds(session: CDPSession): Promise<number> {
  return (await processes(session)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Objects and buffers of all workers, MB. */
function sumOf(heaps: readonly WorkerHeap[]): number {
  return heaps.reduce((sum, { objects, buffers }) => sum + objects + buffers, 0);
}

function heapText({ script, objects, buffers }: WorkerHeap): string {
  const name = /[^/]*$/.exec(script)?.[0] ?? script;
  return `${name} ${objects.toFixed(0)} and buffers of ${buffers.toFixed(0)} MB`;
}

/** Memory of the largest renderer, MB. */
async function pageMegabytes(session: CDPSession): Promise<number> {
  const renderers = (await processes(session)).filter(({ type }) => type === 'renderer');
  return Math.max(
    ...renderers.map(
      ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024,
    ),
  );
}

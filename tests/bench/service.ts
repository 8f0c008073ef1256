import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../e2e/service.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { untilPrepared } from './until-prepared.ts';

/** 2026-11-21 and 30 nights on, at Mount Lemmon, with the limits of the first request of the page. */
const NIGHTS = 'julianDateStart=2461365.5&julianDateEnd=2461395.4999&step=1&observatoryCode=G96';
const LIMITS =
  'sunElongationMin=50&sunElongationMax=180&moonElongationMin=30&moonElongationMax=180&skyMovementMin=0&skyMovementMax=100&elevationMin=20&elevationMax=90&magnitudeMin=-30';

/** How long a visitor looks at a list before a limit is changed, ms; meanwhile the service measures the other objects. */
const LOOKING_MS = 3000;

/** The built service as a visitor meets it: the full catalogue, 30 nights, 250 objects. Needs `npm run build`. */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return [];
  const start = performance.now();
  const service = await startService({ NOW: '2026-11-21T00:00:00Z', CATALOGUE_DIR: catalogue });
  try {
    await untilPrepared(service.url);
    return await rows(service, (performance.now() - start) / 1000);
  } finally {
    await service.stop();
  }
}

/** @param preparing seconds from the start of the service until it was prepared. */
async function rows({ url, pid }: Service, preparing: number): Promise<BenchRow[]> {
  const cold = await secondsOf(() => filtering(url, 23));
  await sleep(counted(LOOKING_MS, 0));
  const changed = await secondsOf(() => filtering(url, 22));
  const calculated = await secondsOf(() => calculation(url));
  return [
    atMost('Catalogue taken in and all orbits brought to now, from the start', preparing, 's', 60),
    atMost('Service: filtering 26,000 objects, 30 nights, cold', cold, 's', 2.5),
    atMost('Service: the same when only a limit changes', changed, 's', 0.3),
    atMost('Service: calculation of 250 objects x 40 epochs', calculated, 's', 3),
    atMost('Service: most memory so far', peakMegabytes(pid), 'MB', 500),
  ];
}

async function filtering(url: string, faintest: number): Promise<string[]> {
  const response = await fetch(`${url}/rest/opt/filtering?${NIGHTS}&${LIMITS}&magnitudeMax=${faintest}`);
  const { object } = (await response.json()) as { object: { data: { designator: string }[] } };
  return object.data.map(({ designator }) => designator);
}

async function calculation(url: string): Promise<void> {
  const names = (await filtering(url, 22)).slice(0, 250).map(encodeURIComponent).join(',');
  const response = await fetch(
    `${url}/rest/opt/calculate?julianDateStart=2461365.5&julianDateEnd=2461404.4999&step=1&observatoryCode=G96&names=${names}`,
  );
  const { token } = (await response.json()) as { token: string };
  for (;;) {
    const results = await fetch(`${url}/rest/opt/getCalculationResult`, { headers: { Token: token } });
    const { processed, selected } = (await results.json()) as { processed: number; selected: number };
    if (processed === selected) return;
    await sleep(100);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** High-water mark of a process's memory, from the kernel. */
function peakMegabytes(pid: Service['pid']): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedFolder } from '../recorded/shared-folder.ts';
import type { BenchRow } from './bench-row.ts';

const PORT = '18432';
const ADDRESS = `http://127.0.0.1:${PORT}/rest`;

/** 2026-11-21 and 30 nights on, at Mount Lemmon, with the limits of the first request of the page. */
const NIGHTS = 'julianDateStart=2461365.5&julianDateEnd=2461395.4999&step=1&observatoryCode=G96';
const LIMITS =
  'sunElongationMin=50&sunElongationMax=180&moonElongationMin=30&moonElongationMax=180&skyMovementMin=0&skyMovementMax=100&elevationMin=20&elevationMax=90&magnitudeMin=-30';

/** How long a visitor looks at a list before a limit is changed, ms; meanwhile the service measures the other objects. */
const LOOKING_MS = 3000;

/** The built service as a visitor meets it: the full catalogue, 30 nights, 250 objects. Needs `npm run build`. */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = sharedFolder('catalogue');
  if (catalogue === undefined) return [];
  const folder = await mkdtemp(join(tmpdir(), 'neo-toolkit-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      CATALOGUE_DIR: catalogue,
      ORBIT_SERVICES: '',
      STARS_DIR: '',
      NOW: '2026-11-21T00:00:00Z',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await rows(child);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function rows(child: ChildProcess): Promise<BenchRow[]> {
  const preparing = await secondsOf(prepared);
  const cold = await secondsOf(() => filtering(23));
  await sleep(LOOKING_MS);
  const changed = await secondsOf(() => filtering(22));
  const calculated = await secondsOf(calculation);
  return [
    atMost('Catalogue taken in and all orbits brought to now, from the start', preparing, 's', 60),
    atMost('Service: filtering 26,000 objects, 30 nights, cold', cold, 's', 2.5),
    atMost('Service: the same when only a limit changes', changed, 's', 0.3),
    atMost('Service: calculation of 250 objects x 40 epochs', calculated, 's', 3),
    atMost('Service: most memory so far', peakMegabytes(child), 'MB', 500),
  ];
}

/** Waits until the full catalogue is in and its orbits are prepared. */
async function prepared(): Promise<void> {
  for (;;) {
    const status = await fetch(`${ADDRESS}/status`).then(
      (response) => response.json() as Promise<{ preparation: { done: number; total: number } }>,
      () => undefined,
    );
    const { done, total } = status?.preparation ?? { done: 0, total: 0 };
    if (total > 10_000 && done === total) return;
    await sleep(50);
  }
}

async function filtering(faintest: number): Promise<string[]> {
  const response = await fetch(`${ADDRESS}/opt/filtering?${NIGHTS}&${LIMITS}&magnitudeMax=${faintest}`);
  const { object } = (await response.json()) as { object: { data: { designator: string }[] } };
  return object.data.map(({ designator }) => designator);
}

async function calculation(): Promise<void> {
  const names = (await filtering(22)).slice(0, 250).map(encodeURIComponent).join(',');
  const response = await fetch(
    `${ADDRESS}/opt/calculate?julianDateStart=2461365.5&julianDateEnd=2461404.4999&step=1&observatoryCode=G96&names=${names}`,
  );
  const { token } = (await response.json()) as { token: string };
  for (;;) {
    const results = await fetch(`${ADDRESS}/opt/getCalculationResult`, { headers: { Token: token } });
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
function peakMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function atMost(what: string, value: number, unit: string, most: number): BenchRow {
  return { what, value, unit, must: `≤ ${most} ${unit}`, holds: value <= most };
}

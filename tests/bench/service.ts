import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../e2e/service.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { coreSecondsFor, coreSecondsOf, peakMegabytes, untilIdle } from './process-costs.ts';
import { untilPrepared } from './until-prepared.ts';

/** 2026-11-21 and 30 nights on, with the limits of the first request of the page. */
const NIGHTS = 'julianDateStart=2461365.5&julianDateEnd=2461395.4999&step=1';
const LIMITS =
  'sunElongationMin=50&sunElongationMax=180&moonElongationMin=30&moonElongationMax=180&skyMovementMin=0&skyMovementMax=100&elevationMin=20&elevationMax=90&magnitudeMin=-30&sort=magnitude&order=asc';

const SITES = counted(12, 2);
const MOVES = counted(24, 2);

/**
 * The built service as a visitor meets it: the full catalogue, 30 nights, 250 objects, in seconds of a core once it does nothing in
 * advance any more. Needs `npm run build`.
 */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return [];
  const service = await startService({ NOW: '2026-11-21T00:00:00Z', CATALOGUE_DIR: catalogue });
  try {
    await untilPrepared(service.url);
    const preparing = coreSecondsOf(service.pid);
    await untilIdle(service.pid);
    return await rows(service, preparing);
  } finally {
    await service.stop();
  }
}

/** @param preparing core-seconds from the start of the service until it was prepared. */
async function rows({ url, pid }: Service, preparing: number): Promise<BenchRow[]> {
  const each = async (times: number, step: (turn: number) => Promise<unknown>) =>
    (await coreSecondsFor(pid, async () => {
      for (let turn = 0; turn < times; turn++) await step(turn);
    })) / times;
  await each(2, (turn) => filtering(url, 350 + turn, 22)); // which compiles the code
  const cold = await each(SITES, (turn) => filtering(url, 3 * turn, 22));
  const first = await each(1, () => filtering(url, 0, 21.9));
  const moved = await each(MOVES, (turn) => filtering(url, 0, 22 - turn / 20));
  const calculated = await each(1, () => calculation(url));
  return [
    atMost('Catalogue taken in and all orbits brought to now, from the start', preparing, 'core-s', 80),
    atMost('Service: filtering 26,000 objects, 30 nights, at a new site', cold, 'core-s', 0.4),
    atMost('Service: the same when a limit is moved for the first time', first / cold, 'of it', 1.5),
    atMost('Service: the same when that limit moves on', moved / cold, 'of it', 0.05, millisecondsOf(moved)),
    atMost('Service: calculation of 250 objects x 40 epochs', calculated, 'core-s', 6),
    atMost('Service: most memory so far', peakMegabytes(pid), 'MB', 600),
  ];
}

function millisecondsOf(seconds: number): string {
  return `${(1000 * seconds).toFixed(1)} core-ms`;
}

async function filtering(url: string, longitude: number, faintest: number): Promise<string[]> {
  const site = `observatoryLatitude=32.4&observatoryLongitude=${longitude}&observatoryElevation=2776`;
  const response = await fetch(
    `${url}/rest/opt/filtering?${NIGHTS}&${site}&${LIMITS}&magnitudeMax=${faintest}`,
  );
  const { object } = (await response.json()) as { object: { data: { designator: string }[] } };
  return object.data.map(({ designator }) => designator);
}

async function calculation(url: string): Promise<void> {
  const names = (await filtering(url, 0, 22)).slice(0, 250).map(encodeURIComponent).join(',');
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

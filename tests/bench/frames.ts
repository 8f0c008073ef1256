import { setTimeout as sleep } from 'node:timers/promises';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { type Service, startService } from '../e2e/service.ts';
import { atMost, type BenchRow, unfinished } from './bench-row.ts';
import { catalogueDir, counted } from './bench-size.ts';
import { coreSecondsOf, peakMegabytes } from './process-costs.ts';
import { untilPrepared } from './until-prepared.ts';

const NOW = '2026-11-20T12:00:00Z';

/** Begins of the time frames, and what a list that is complete may take on two quiet cores, s: the others have no limit. */
const BEGINS = [
  ['today', julianDay(2026, 11, 20)],
  ['2036', julianDay(2036, 3, 1)],
  ['1950', julianDay(1950, 3, 1)],
  ['1900', julianDay(1900, 3, 1)],
  ['2100', julianDay(2100, 3, 1)],
  ['2470', julianDay(2470, 3, 1)],
] as const;
const LENGTHS = [
  ['7 nights', 7],
  ['30 nights', 30],
  ['a year', 365],
  ['ten years', 3652],
] as const;
const LAST_DAY = julianDay(2471, 1, 1);

/** Most seconds to the end, by begin and length. */
const MOST: Readonly<Record<string, number>> = { 'today, a year': 30, 'today, ten years': 300 };

/** Most seconds for a cached list that is requested again, and for one in a decade whose states are on disk. */
const MOST_AGAIN = 1;
const MOST_IN_KNOWN_DECADE = 60;

/** The longest that a bench waits for one list, s; `FRAME_PATIENCE` for another. */
const PATIENCE_S = Number(process.env['FRAME_PATIENCE'] ?? 7200);

const FILTERS =
  'step=1&observatoryCode=G96&magnitudeMin=-30&magnitudeMax=23&magnitudeNA=false&sunElongationMin=50&sunElongationMax=180&moonElongationMin=30&moonElongationMax=180&skyMovementMin=0&skyMovementMax=100&elevationMin=20&elevationMax=90&sort=magnitude&order=asc';

/**
 * Time frames of all lengths and dates, all near-Earth objects, by the built service on two workers: seconds to the first rows and to
 * the end. Needs `npm run build`. `FRAMES=today,2036` for some of the begins.
 */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = catalogueDir();
  if (catalogue === undefined) return [];
  const service = await startService({ NOW, CATALOGUE_DIR: catalogue, WORKERS: '2' });
  try {
    await untilPrepared(service.url);
    const chosen = process.env['FRAMES']?.split(',');
    const rows: BenchRow[] = [];
    for (const [name, begin] of BEGINS.slice(0, counted(BEGINS.length, 1))) {
      if (chosen !== undefined && !chosen.includes(name)) continue;
      for (const [length, days] of LENGTHS.slice(0, counted(LENGTHS.length, 1))) {
        const end = Math.min(begin + days, LAST_DAY);
        rows.push(
          rowOf(`${name}, ${length}`, await timeFrames(service, begin, end), MOST[`${name}, ${length}`]),
        );
      }
      const again = await timeFrames(service, begin, begin + 30);
      rows.push(rowOf(`${name}, 30 nights again`, again, MOST_AGAIN));
      const known = await timeFrames(service, begin + 60, begin + 90);
      rows.push(rowOf(`${name}, 30 other nights of the decade`, known, MOST_IN_KNOWN_DECADE));
    }
    return [...rows, memoryOf(service)];
  } finally {
    await service.stop();
  }
}

type Timed = {
  readonly first: number | undefined;
  readonly end: number;
  /** What the service's processors spent until then, s: comparable on a machine that does other work as well. */
  readonly coreSeconds: number;
  readonly isWhole: boolean;
};

async function timeFrames({ url, pid }: Service, begin: number, end: number): Promise<Timed> {
  const coreSecondsBefore = coreSecondsOf(pid);
  const address = `${url}/rest/opt/filtering?julianDateStart=${begin}&julianDateEnd=${end}&${FILTERS}`;
  const begunAt = performance.now();
  let first: number | undefined;
  for (;;) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(await response.text());
    const { object, preparation } = (await response.json()) as FilteringResult;
    const seconds = (performance.now() - begunAt) / 1000;
    if (object.data.length > 0) first ??= seconds;
    if (preparation === undefined || seconds > PATIENCE_S) {
      const coreSeconds = coreSecondsOf(pid) - coreSecondsBefore;
      return { first, end: seconds, coreSeconds, isWhole: preparation === undefined };
    }
    await sleep(1000);
  }
}

function rowOf(
  what: string,
  { first, end, coreSeconds, isWhole }: Timed,
  most: number | undefined,
): BenchRow {
  const name = `Filtering all objects: ${what}`;
  const note = `first rows after ${first?.toFixed(1) ?? 'nothing'} s, ${coreSeconds.toFixed(1)} core-s`;
  const row = atMost(name, end, 's', most ?? Number.POSITIVE_INFINITY, note);
  return isWhole ? row : unfinished(row);
}

function memoryOf({ pid }: Service): BenchRow {
  const peak = peakMegabytes(pid);
  return atMost('Most memory of the service', peak, 'MB', 1024);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { CANDIDATES_AT_FILE, REFRESHED_AT_FILE } from '#catalogue/refresh-news.ts';
import { MILLISECONDS_PER_HOUR } from '#engine/constants.ts';
import { type CatalogueRefreshing, keepRefreshed } from './keep-refreshed.ts';
import { startRefresh } from './refresh-process.ts';

/** Data that are refreshed: how often, by which option of the program, and the file with the date of the last refresh. */
const CATALOGUE = {
  everyMs: 24 * MILLISECONDS_PER_HOUR,
  options: [],
  at: REFRESHED_AT_FILE,
  words: 'the catalogue',
} as const;
const CANDIDATES = {
  everyMs: MILLISECONDS_PER_HOUR,
  options: ['--candidates'],
  at: CANDIDATES_AT_FILE,
  words: 'the NEO Confirmation Page',
} as const;

/** Where the program runs and writes; `root` is the folder of the checkout. */
type Place = { readonly root: string; readonly dataDir: string; readonly log: Logger };

/**
 * Fetches the catalogue again once a day, and the candidates of the NEO Confirmation Page every hour, by the program of
 * `npm run catalogue`, which is built beside the service: one at a time.
 */
export function refreshDaily(place: Place): CatalogueRefreshing {
  const catalogue = refreshing(CATALOGUE, place, 'info');
  const candidates = refreshing(CANDIDATES, place, 'debug');
  return {
    status: catalogue.status,
    refused: catalogue.refused,
    async stop() {
      await Promise.all([catalogue.stop(), candidates.stop()]);
    },
  };
}

function refreshing(
  { everyMs, options, at, words }: typeof CATALOGUE | typeof CANDIDATES,
  { root, dataDir, log }: Place,
  level: 'info' | 'debug',
): CatalogueRefreshing {
  const program = join(import.meta.dirname, 'catalogue.js');
  return keepRefreshed({
    start: (onFile) =>
      startRefresh(program, { root, environment: { ...process.env, DATA_DIR: dataDir }, options }, onFile),
    lastRefresh: () => readInstant(join(dataDir, at)),
    now: Date.now,
    everyMs,
    report(outcome, refused) {
      if (outcome !== 'refreshed') log.warn({ outcome, refused }, `${words} could not be refreshed`);
      else if (refused === undefined) log[level](`${words} refreshed`);
      else log.warn({ refused }, `${words} refreshed, but for files that were refused`);
    },
  });
}

/** The instant in a file, ms since the Unix epoch; nothing where there is no such file, or another text in it. */
function readInstant(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const instant = Date.parse(readFileSync(file, 'utf8'));
  return Number.isNaN(instant) ? undefined : instant;
}

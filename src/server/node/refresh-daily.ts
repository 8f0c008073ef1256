import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { REFRESHED_AT_FILE } from '#catalogue/refresh-news.ts';
import { type KeptRefreshed, keepRefreshed } from './keep-refreshed.ts';
import { startRefresh } from './refresh-process.ts';

/**
 * Fetches the catalogue anew once a day by the program of `npm run catalogue`, which is built beside the service.
 *
 * @param root folder of the checkout.
 */
export function refreshDaily({
  root,
  dataDir,
  log,
}: {
  readonly root: string;
  readonly dataDir: string;
  readonly log: Logger;
}): KeptRefreshed {
  const program = join(import.meta.dirname, 'catalogue.js');
  return keepRefreshed({
    start: (asking) =>
      startRefresh(program, { root, environment: { ...process.env, DATA_DIR: dataDir } }, asking),
    lastRefresh: () => readInstant(join(dataDir, REFRESHED_AT_FILE)),
    now: Date.now,
    report: (outcome) =>
      outcome === 'refreshed'
        ? log.info('catalogue refreshed')
        : log.warn({ outcome }, 'the catalogue could not be refreshed'),
  });
}

/** What a file tells of an instant, ms since the Unix epoch; nothing where there is no such file, or another text in it. */
function readInstant(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const instant = Date.parse(readFileSync(file, 'utf8'));
  return Number.isNaN(instant) ? undefined : instant;
}

import type { Logger } from 'pino';
import type { ServiceCatalogue } from '#server/bodies/service-catalogue.ts';
import type { Preparation } from '#server/filtering/survey/preparation.ts';
import type { CatalogueHost } from './catalogue-host.ts';

/** How often the prepared orbits are compared with the date, ms. */
const LOOK_AT_DATE_MS = 3_600_000;

/** How often the service looks for a refreshed catalogue, ms. */
const LOOK_FOR_FILE_MS = 60_000;

/** The data that the service refreshes, and their listeners. */
export type KeepPreparedParts = {
  readonly host: CatalogueHost;
  readonly preparation: Pick<Preparation, 'begin' | 'extend' | 'progress'>;
  /** Is called when nothing is left to prepare, again for every day and catalogue. */
  readonly onPrepared?: () => Promise<void>;
  /** Is notified of the first catalogue, and of every one that replaces another. */
  readonly onCatalogue?: (catalogue: ServiceCatalogue) => Promise<void>;
  readonly log: Logger;
};

/**
 * Takes in the fuller catalogue where there is one, prepares the orbits of the catalogue then in use, and moves everything on as days
 * go by and catalogues are refreshed.
 *
 * @returns a call that ends it.
 */
export function keepPrepared({
  host,
  preparation,
  onPrepared,
  onCatalogue,
  log,
}: KeepPreparedParts): () => void {
  let settled = run(takeIn)
    .then(() => run(prepare))
    .then(() => run(ready));
  const timers = [
    setInterval(() => follow(takeRefreshed), LOOK_FOR_FILE_MS),
    setInterval(() => follow(extend), LOOK_AT_DATE_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);

  /** Runs one piece of work after the other, never two at once. */
  function follow(work: () => Promise<void>): void {
    settled = settled.then(() => run(work));
  }

  async function takeRefreshed(): Promise<void> {
    if (!host.takeRefreshed()) return;
    const { catalogue, date } = host.current();
    log.info({ bodies: catalogue.count, date }, 'refreshed catalogue taken in');
    await prepare();
    await ready();
  }

  async function extend(): Promise<void> {
    await preparation.extend();
    await ready();
  }

  async function takeIn(): Promise<void> {
    const report = await host.refresh();
    if (report === undefined) return;
    const { bodies, nearEarth, observatories, failures } = report;
    const refused = host.refused();
    if (refused === undefined) log.info({ bodies, nearEarth, observatories }, 'catalogue taken in');
    else
      log.error({ bodies, nearEarth, observatories, refused }, 'catalogue refused; the last good one serves');
    for (const { file, reason } of failures) log.warn({ file, reason }, 'catalogue file left out');
    for (const { file, dropped } of report.files) {
      if (dropped.length > 0) log.warn({ file, dropped: dropped.length, first: dropped[0] }, 'rows left out');
    }
  }

  async function prepare(): Promise<void> {
    const startedAt = performance.now();
    await preparation.begin(host.current());
    const { done, total } = preparation.progress();
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    log.info({ done, total, seconds }, 'orbits brought to today');
    await onCatalogue?.(host.current());
  }

  async function ready(): Promise<void> {
    await onPrepared?.();
  }

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error(error, 'preparation failed; what was there stays');
    }
  }
}

/**
 * Makes once what several services then read:
 *
 *     DATA_DIR=/prepared npm run prepare-data
 *
 * fetches the catalogue (CATALOGUE_REFRESH=off leaves the present one) and brings all near-Earth orbits to today, as services do for
 * themselves. They take the folder as PREPARED_DIR, read-only; its files have checksums.
 *
 * The command is not called `prepare`: npm runs a script of that name by itself after every `npm ci`.
 */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { leastRowsOfFiles } from '#catalogue/least-rows.ts';
import { REFRESHED_FILE } from '#catalogue/refresh-news.ts';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { createStationStore } from '#server/filtering/survey/node-stores.ts';
import { createPreparation } from '#server/filtering/survey/preparation.ts';
import { openCatalogueHost } from './catalogue/catalogue-host.ts';
import { builtWorkerFile, startComputePool } from './workers/compute-pool.ts';
import { readConfiguration } from './configuration.ts';
import { openStoredCandidates } from './catalogue/stored-candidates.ts';
import { createNodeFiles } from './node-files.ts';
import { startRefresh } from './catalogue/refresh-process.ts';
import { openLog } from './telemetry/service-log.ts';
import { staticFolder } from './page/static-folder.ts';
import { usedFiles } from './used-files.ts';

/** The built program lies two folders below the root: dist/server. */
const ROOT = join(import.meta.dirname, '..', '..');

await prepareData().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The data cannot be prepared: ${words}\n`);
  process.exit(1);
});

async function prepareData(): Promise<void> {
  const { dataDir, workers, startsAt, logLevel, earthOrientationFiles } = readConfiguration(
    process.env,
    ROOT,
  );
  const log = openLog(logLevel);
  const report = (error: unknown) => log.error({ reason: String(error) }, 'preparation');
  const fail = (error: unknown) => {
    process.exitCode = 1;
    report(error);
  };
  if (process.env['CATALOGUE_REFRESH'] !== 'off') await refresh(dataDir, log);
  const pool = startComputePool({
    workerFile: builtWorkerFile(import.meta.dirname),
    ephemerisFolder: staticFolder(ROOT, 'ephemeris'),
    earthOrientationFiles,
    workers,
    report,
  });
  const host = openCatalogueHost({
    builtInFile: join(staticFolder(ROOT, 'catalogue'), 'built-in.bin'),
    folder: undefined,
    refreshedFile: join(dataDir, REFRESHED_FILE),
    dataDir,
    candidates: openStoredCandidates(dataDir, report),
    takeIn: pool.takeIn,
    leastRows: leastRowsOfFiles(),
    report,
  });
  const queue = createFairQueue({ concurrency: workers, waiting: 0, waitingPerVisitor: 0 });
  const [store, stationStore] = [createNodeFiles(dataDir), createStationStore(usedFiles(dataDir))];
  const now = () => startsAt ?? Date.now();
  const preparation = createPreparation({ compute: pool, queue, now, report: fail, store, stationStore });
  await preparation.begin(host.current());
  await pool.close();
  const { done, total } = preparation.progress();
  log.info({ done, total, folder: dataDir }, 'orbits brought to today');
  process.exit();
}

/** If no catalogue can be fetched, the present one stays. */
async function refresh(dataDir: string, log: Logger): Promise<void> {
  const environment = { ...process.env, DATA_DIR: dataDir };
  const program = join(import.meta.dirname, 'catalogue.js');
  const run = startRefresh(program, { root: ROOT, environment }, ({ file }) =>
    log.info({ file }, 'requested'),
  );
  log.info({ outcome: await run.ended }, 'catalogue');
}

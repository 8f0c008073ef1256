/**
 * A process that only computes:
 *
 *     DATABASE_URL=postgresql://… npm run worker
 *
 * It takes pieces of calculations that services have accepted, on any machine that reaches the database. It has no port, but for
 * METRICS, and may be ended at any time: another takes its pieces up.
 */
import { join } from 'node:path';
import { pieceHandler } from '#server/calculations/calculate-piece.ts';
import { WAITING_LIMITS } from '#server/queue/request-context.ts';
import { builtWorkerFile, startComputePool } from './workers/compute-pool.ts';
import { readConfiguration } from './configuration.ts';
import { postgresCalculations } from './calculations/postgres-calculations.ts';
import { createMetrics, serveMetrics } from './telemetry/metrics.ts';
import { orbitFiles, orbitsByAddresses } from './orbits/orbits-by-addresses.ts';
import { openLog } from './telemetry/service-log.ts';
import { staticFolder } from './page/static-folder.ts';

/** The built program lies two folders below the root: dist/server. */
const ROOT = join(import.meta.dirname, '..', '..');

/** The process ends this long after the signal even if parts of it still run, ms. */
const LAST_MS = 12_000;

await start().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The worker cannot start: ${words}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, ROOT);
  const { databaseUrl, dataDir, workers } = configuration;
  if (databaseUrl === undefined) throw new RangeError('DATABASE_URL must name the database of the services');
  const log = openLog(configuration.logLevel);
  const metrics = createMetrics();
  if (configuration.metrics !== undefined) await serveMetrics(metrics, configuration.metrics);
  const pool = startComputePool({
    workerFile: builtWorkerFile(import.meta.dirname),
    ephemerisFolder: staticFolder(ROOT, 'ephemeris'),
    earthOrientationFiles: configuration.earthOrientationFiles,
    workers,
    report: (error) => {
      metrics.countDeath();
      log.error(error, 'a worker died');
    },
  });
  const report = (error: unknown) => log.error({ reason: String(error) }, 'calculations');
  const store = postgresCalculations(
    databaseUrl,
    { concurrency: workers, ...WAITING_LIMITS },
    Date.now,
    report,
  );
  store.serve(
    pieceHandler({
      store,
      compute: pool,
      latestOrbits: orbitsByAddresses(configuration.orbitAddresses, orbitFiles(dataDir), report),
      now: () => performance.now(),
      report,
    }),
  );
  log.info({ workers }, 'takes pieces of calculations');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await store.rest();
    await pool.close();
    await store.close();
    process.exit(0);
  }
}

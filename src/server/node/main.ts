import { leastRowsOfFiles } from '#catalogue/least-rows.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { sealed } from '#catalogue/sealed.ts';
import { STAR_TILES_FILE } from '#catalogue/stars/sky-files.ts';
import { type CandidateVariants, NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import { catalogueStarFields, type StarFields } from '#server/sky/star-fields.ts';
import { makeReadyForVisitors } from './ready-for-visitors.ts';
import { openCatalogueHost } from './catalogue/catalogue-host.ts';
import { builtWorkerFile, startComputePool } from './workers/compute-pool.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { claimDataFolder } from './data-folder.ts';
import { openEarthOrientationFile, readEarthOrientation } from './workers/earth-orientation-file.ts';
import { openFrontDoor } from './http/front-door.ts';
import { createHttpApp } from './http/http-app.ts';
import { createMetrics, serveMetrics } from './telemetry/metrics.ts';
import { reachableCalculations } from './calculations/reachable-calculations.ts';
import { queueWithSharedPieces, sharedCalculations } from './calculations/shared-calculations.ts';
import { keepPrepared } from './catalogue/keep-prepared.ts';
import { openStoredCandidates } from './catalogue/stored-candidates.ts';
import { openStoredNews } from './catalogue/stored-news.ts';
import { createFetchedVariants, VARIANT_PATIENCE } from './orbits/fetched-variants.ts';
import { storedFiles } from './orbits/stored-files.ts';
import type { OrbitAddresses } from '#server/bodies/orbit-services.ts';
import { orbitFiles, orbitsByAddresses } from './orbits/orbits-by-addresses.ts';
import { refreshDaily } from './catalogue/refresh-daily.ts';
import { createNodeService } from './service.ts';
import { openLog } from './telemetry/service-log.ts';
import { dataRoutes } from './page/data-routes.ts';
import { openShapeFiles } from './page/shape-files.ts';
import { createFetchedStars, STAR_LIMITS, STARS_SILENT_MS } from './stars/fetched-stars.ts';
import { type CachedStars, openCachedStars } from './stars/cached-stars.ts';
import { openStateStore } from './states/open-state-store.ts';
import { signedListTokens } from './visitors/signed-list-tokens.ts';
import { staticFolder } from './page/static-folder.ts';
import { writeAtomically } from '#files/write-atomically.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { limitedCalls } from './visitors/limited-calls.ts';
import { pseudonyms } from './visitors/pseudonyms.ts';
import { publicUrlBy } from './visitors/public-url.ts';
import { visitorByAddress } from './visitors/visitor-address.ts';

/** Stored windows of fainter stars, some 100 kB each. */
const STORED_STAR_WINDOWS = 1000;

/** The built program lies two folders below the root: dist/server. */
const ROOT = join(import.meta.dirname, '..', '..');

await start().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The NEO Toolkit cannot start: ${words}\n`);
  process.exit(1);
});

/** Starts the service: it responds at once on the catalogue that it has, and prepares the rest behind. */
async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, ROOT);
  const { host: address, dataDir, preparedDir, catalogueDir, startsAt, workers } = configuration;
  const log = openLog(configuration.logLevel);
  const metrics = createMetrics();
  const metricsServer = configuration.metrics && (await serveMetrics(metrics, configuration.metrics));
  const { server, admit } = await openFrontDoor(configuration);
  const leaveDataFolder = await claimDataFolder(dataDir, (details, message) => log.warn(details, message));
  const now = clockFrom(startsAt);
  // all services on a database share the same secret
  const secret = configuration.databaseUrl ?? randomUUID();
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
  const earth = openEarthOrientationFile(configuration.earthOrientationFiles, {
    taken({ earth: { measuredTo, end }, dropped }, path) {
      log.info({ measuredTo, predictedTo: end.mjd, dropped: dropped.length }, 'Earth orientation taken in');
      void storeNamedEarth(configuration, path).catch((error: unknown) =>
        log.warn(error, 'Earth orientation could not be stored'),
      );
    },
    refused: (error) => log.warn(error, 'Earth orientation left out'),
  });
  const host = openCatalogueHost({
    builtInFile: join(staticFolder(ROOT, 'catalogue'), 'built-in.bin'),
    folder: catalogueDir,
    refreshedFile: configuration.refreshedCatalogue,
    dataDir,
    candidates: openStoredCandidates(preparedDir ?? dataDir, (error) =>
      log.warn(error, 'NEO Confirmation Page'),
    ),
    takeIn: pool.takeIn,
    leastRows: leastRowsOfFiles(),
    report: (error) => log.warn(error, 'catalogue file'),
  });
  const stars = openCachedStars(
    {
      brightFolder: join(staticFolder(ROOT, 'static'), 'sky'),
      dataDir,
      starsDir: configuration.starsDir,
    },
    join(import.meta.dirname, 'stars.js'),
    {
      taken: (sources) => log.info({ sources }, 'stars taken in'),
      refused: (error) => log.warn(error, 'stars left out'),
    },
  );
  const stateStore = await openStateStore(configuration, (error) =>
    log.error({ reason: String(error) }, 'saved states'),
  );
  const callAllowance = await limitedCalls(configuration.pointsPerMinute, {
    databaseUrl: configuration.databaseUrl,
    report: (error) => log.error({ reason: String(error) }, 'counting of calls'),
  });
  const reportCalculations = (error: unknown) => log.error({ reason: String(error) }, 'calculations');
  const shared = await sharedCalculations(configuration, now, reportCalculations);
  const shapes = openShapeFiles(
    staticFolder(ROOT, 'shapes'),
    catalogueDir === undefined ? undefined : join(catalogueDir, 'shapes'),
    (error) => log.warn(error, 'shape left out'),
  );
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const refreshing = configuration.refreshesCatalogue
    ? refreshDaily({ root: ROOT, dataDir, log })
    : undefined;
  const news = await openStoredNews(join(dataDir, 'catalogue-news.json.gz'), now);
  const { service, preparation } = createNodeService({
    version,
    tileAddress: configuration.tileUrl,
    surveyAddress: configuration.hipsUrl,
    compute: pool,
    earth: earth.current,
    host,
    catalogueRefresh: refreshing?.status ?? (() => ({ state: 'off' })),
    refreshRefused: () => refreshing?.refused(),
    news,
    dataDir,
    preparedDir,
    stateStore,
    shapes,
    sharedCalculations: shared && reachableCalculations(shared, reportCalculations),
    servesPieces: configuration.calculatesHere,
    latestOrbits: orbitsByAddresses(configuration.orbitAddresses, orbitFiles(dataDir), (error) =>
      log.warn(error, 'an orbit could not be stored'),
    ),
    candidateVariants: candidateVariantsFrom(configuration.orbitAddresses),
    earthOrientationRefused: earth.refused,
    stars: stars.current,
    starsRefused: stars.refused,
    starFields: starFieldsFrom(configuration.starService, stars, join(dataDir, 'stars'), log),
    callAllowance,
    listTokens: signedListTokens(secret, now),
    visitorOf: visitorByAddress(configuration.trustedProxies, pseudonyms(secret)),
    publicUrlOf: publicUrlBy(configuration.trustedProxies, configuration.publicUrl),
    now,
    watchCache: metrics.watchCache,
    log,
  });
  const pageFolder = join(ROOT, 'dist', 'page');
  const app = createHttpApp({
    service,
    shapes: shapes.routes,
    data: dataRoutes({
      version,
      pageFolder,
      shapes,
      orbitFiles: configuration.orbitAddresses === undefined ? undefined : orbitFiles(dataDir),
      isLoading: host.isLoading,
      host,
      dataDir,
      preparedDir,
      starTiles: join(dataDir, STAR_TILES_FILE),
      earthOrientationPath: earth.path,
      now,
    }),
    configuration,
    pageFolder,
    watchRequest: metrics.watchRequest,
    log,
  });
  metrics.measure({
    queue: service.queue,
    catalogue: service.catalogue,
    catalogueRefused: service.catalogueRefused,
    earthOrientationRefused: earth.refused,
    starsRefused: stars.refused,
    now,
  });
  admit((request, bindings) => app.fetch(request, bindings));
  const { port: opened } = server.address() as AddressInfo;
  log.info(`NEO Toolkit ${version} answers at http://${address}:${opened}`);
  const stopPreparing = keepPrepared({
    host,
    preparation,
    onPrepared: () => makeReadyForVisitors(service),
    onCatalogue: news.compare,
    log,
  });
  stopOnSignal({
    server,
    queue: shared === undefined ? service.queue : queueWithSharedPieces(service.queue, shared),
    atOnce: [stopPreparing, stars.stop, () => metricsServer?.close()],
    pool,
    atLast: [
      () => refreshing?.stop(),
      () => stateStore.close(),
      () => shared?.close(),
      () => callAllowance.close(),
      leaveDataFolder,
    ],
    warn: (details, message) => log.warn(details, message),
  });
}

/** Orbits of candidates, where an address is given. */
function candidateVariantsFrom(addresses: OrbitAddresses | undefined): CandidateVariants {
  if (addresses?.candidates === undefined) return NO_CANDIDATE_VARIANTS;
  return createFetchedVariants(addresses.candidates, VARIANT_PATIENCE, Date.now);
}

/** The stars of the service's own catalogue, and fainter ones where a service is named. */
function starFieldsFrom(
  service: string | undefined,
  { current }: CachedStars,
  folder: string,
  log: Logger,
): StarFields {
  const catalogueStars = catalogueStarFields(current);
  if (service === undefined) return catalogueStars;
  return createFetchedStars({
    catalogue: catalogueStars,
    service,
    files: storedFiles(folder, STORED_STAR_WINDOWS),
    limits: STAR_LIMITS,
    silentMs: STARS_SILENT_MS,
    now: Date.now,
    report: (error) => log.warn(error, 'stars could not be stored'),
  });
}

/** Stores the table of a folder that the operator named, so that it serves where the next one there is damaged. */
async function storeNamedEarth(
  { earthOrientationFiles, preparedDir }: Configuration,
  path: string,
): Promise<void> {
  const stored = earthOrientationFiles.at(-1);
  if (stored === undefined || stored === path || preparedDir !== undefined) return;
  await writeAtomically(stored, sealed(readEarthOrientation(path)));
}

/** The real clock, or one that was set to another instant at the start. */
function clockFrom(startsAt: number | undefined): () => number {
  if (startsAt === undefined) return Date.now;
  const shift = startsAt - Date.now();
  return () => Date.now() + shift;
}

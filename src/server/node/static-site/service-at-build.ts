import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { catalogueParts } from '#catalogue/catalogue-parts.ts';
import { leastRowsOfFiles } from '#catalogue/least-rows.ts';
import { STAR_TILES_FILE } from '#catalogue/stars/sky-files.ts';
import { STATIC_FILES } from '#contract/static-manifest.ts';
import { createApp } from '#server/app.ts';
import { NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import { NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { UNLIMITED } from '#server/http/call-allowance.ts';
import { UNWATCHED } from '#server/queue/cache-watch.ts';
import { NO_VISITOR } from '#server/queue/fair-queue.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import type { StateStore } from '#server/states/state-store.ts';
import { openCatalogueHost } from '../catalogue/catalogue-host.ts';
import { openStoredCandidates } from '../catalogue/stored-candidates.ts';
import { openStoredNews } from '../catalogue/stored-news.ts';
import type { Configuration } from '../configuration.ts';
import { type DataSource, dataSources } from '../page/data-sources.ts';
import { openShapeFiles, type ShapeFiles } from '../page/shape-files.ts';
import { createNodeService } from '../service.ts';
import { openCachedStars } from '../stars/cached-stars.ts';
import { signedListTokens } from '../visitors/signed-list-tokens.ts';
import { builtWorkerFile, startComputePool } from '../workers/compute-pool.ts';
import { openEarthOrientationFile } from '../workers/earth-orientation-file.ts';
import type { Respond } from './respond.ts';
import { writtenAnswers } from './written-answers.ts';

/** Folders of the built page and of the programs of the service, and their version. */
export type Built = { readonly page: string; readonly server: string; readonly version: string };

/** A service without visitors: its data are what a page without a service takes along. */
export type ServiceAtBuild = {
  /** Origin of the absolute addresses in its responses. */
  readonly origin: string;
  readonly now: () => number;
  readonly shapes: ShapeFiles;
  readonly data: () => Promise<readonly DataSource[]>;
  /** A call of it. @param address path and query. */
  readonly respond: Respond;
  readonly close: () => Promise<void>;
};

/** Parts of a catalogue: 15 to 40 kB each, packed, of which a page that shows one object reads one. */
const MOST_PARTS = 256;
const BODIES_OF_PART = 100;

const NO_STATES: StateStore = {
  insert: async () => false,
  read: async () => undefined,
  deleteBefore: async () => 0,
  close: async () => undefined,
};

/**
 * Takes in the catalogue and the stars, and brings all orbits near the present, as a service does when it starts.
 *
 * @throws RangeError where the catalogue is refused; Error of the file system.
 */
export async function openServiceAtBuild(
  configuration: Configuration,
  { page, server, version }: Built,
  log: Logger,
): Promise<ServiceAtBuild> {
  const { dataDir, catalogueDir, starsDir, earthOrientationFiles, workers, startsAt } = configuration;
  const report = (error: unknown) => log.error({ reason: String(error) }, 'page for hosts of files');
  const now = () => startsAt ?? Date.now();
  const pool = startComputePool({
    workerFile: builtWorkerFile(server),
    ephemerisFolder: join(page, 'ephemeris'),
    earthOrientationFiles,
    workers,
    report,
  });
  const builtInFile = join(page, 'catalogue', 'built-in.bin');
  const host = openCatalogueHost({
    builtInFile,
    folder: catalogueDir,
    refreshedFile: configuration.refreshedCatalogue,
    dataDir,
    candidates: openStoredCandidates(dataDir, report),
    takeIn: pool.takeIn,
    leastRows: leastRowsOfFiles(),
    report,
  });
  await host.refresh();
  const refused = host.refused();
  if (refused !== undefined) throw new RangeError(refused);
  const stars = openCachedStars(
    { brightFolder: join(page, 'static', 'sky'), dataDir, starsDir },
    join(server, 'stars.js'),
    { taken: (sources) => log.info({ sources }, 'stars taken in'), refused: report },
  );
  const earth = openEarthOrientationFile(earthOrientationFiles);
  const shapes = openShapeFiles(
    join(page, 'shapes'),
    catalogueDir === undefined ? undefined : join(catalogueDir, 'shapes'),
    report,
  );
  const news = await openStoredNews(join(dataDir, 'catalogue-news.json.gz'), now);
  await news.compare(host.current());
  const { service, preparation } = createNodeService({
    version,
    tileAddress: undefined,
    surveyAddress: undefined,
    compute: pool,
    earth: earth.current,
    host,
    catalogueRefresh: () => ({ state: 'off' }),
    refreshRefused: () => undefined,
    earthOrientationRefused: earth.refused,
    starsRefused: stars.refused,
    news,
    dataDir,
    preparedDir: configuration.preparedDir,
    stateStore: NO_STATES,
    shapes,
    sharedCalculations: undefined,
    servesPieces: true,
    latestOrbits: NO_LATEST_ORBITS,
    candidateVariants: NO_CANDIDATE_VARIANTS,
    stars: stars.current,
    starFields: catalogueStarFields(stars.current),
    callAllowance: UNLIMITED,
    listTokens: signedListTokens(randomUUID(), now),
    visitorOf: () => NO_VISITOR,
    publicUrlOf: (c) => new URL(c.req.url),
    now,
    watchCache: UNWATCHED,
    log,
  });
  await preparation.begin(host.current());
  log.info(preparation.progress(), 'orbits brought to today');
  await stars.settled();
  const app = createApp(service);
  const origin = configuration.publicUrl?.origin ?? `http://localhost:${configuration.port}`;
  return {
    origin,
    now,
    shapes,
    data: async () => [
      ...partsOfCatalogue(),
      ...dataSources({
        host,
        dataDir,
        preparedDir: undefined,
        starTiles: starsDir === undefined ? undefined : join(dataDir, STAR_TILES_FILE),
        earthOrientationPath: earth.path,
        now,
      }),
      ...(await writtenAnswers(respond, now())),
    ],
    respond,
    close: pool.close,
  };

  async function respond(address: string, accept = 'application/json'): Promise<Response> {
    return app.request(origin + address, { headers: { Accept: accept } });
  }

  function partsOfCatalogue(): readonly DataSource[] {
    const count = Math.min(MOST_PARTS, Math.ceil(host.current().catalogue.count / BODIES_OF_PART));
    return catalogueParts(readFileSync(host.file()), count).map((bytes, place) => ({
      name: `${STATIC_FILES.catalogueParts}${place}`,
      content: { bytes },
    }));
  }
}

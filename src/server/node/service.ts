import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import type { RefreshStatus } from '#contract/status.ts';
import type { Logger } from 'pino';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { recentNews } from '#server/feeds/catalogue-news.ts';
import type { CandidateVariants } from '#server/bodies/candidate-orbits.ts';
import type { CacheWatch } from '#server/queue/cache-watch.ts';
import type { CallAllowance } from '#server/http/call-allowance.ts';
import type { ListTokens } from '#server/filtering/list-tokens.ts';
import { createFilterings } from '#server/filtering/filterings.ts';
import { createApproachSearches } from '#server/approaches/approach-searches.ts';
import { createFlybys } from '#server/approaches/flybys.ts';
import type { CalculationStore } from '#server/calculations/calculation-store.ts';
import { createCalculations } from '#server/calculations/calculations.ts';
import { memoryCalculations } from '#server/calculations/memory-calculations.ts';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import type { ServiceParts } from '#server/service-parts.ts';
import type { LatestOrbits } from '#server/bodies/latest-orbits.ts';
import { createPerturbedTables } from '#server/orbits/perturbed-tables.ts';
import type { ShapeStore } from '#server/orbits/shape-store.ts';
import { createSwarms } from '#server/orbits/swarms.ts';
import type { StarFields } from '#server/sky/star-fields.ts';
import { createTraces } from '#server/sky/traces.ts';
import { createSaveAllowance } from '#server/states/save-allowance.ts';
import { createPopulations } from '#server/synodic/populations.ts';
import type { StateStore } from '#server/states/state-store.ts';
import { createToolStates } from '#server/states/tool-states.ts';
import { createPreparation, type Preparation } from '#server/filtering/survey/preparation.ts';
import type { CatalogueHost } from './catalogue/catalogue-host.ts';
import type { ComputePool } from './workers/compute-pool.ts';
import { tracedQueue } from './calculations/traced-queue.ts';
import { WAITING_LIMITS } from './calculations/waiting-limits.ts';
import type { StoredNews } from './catalogue/stored-news.ts';
import { createFrameFiles } from './frame-files.ts';
import { createNodeFiles, createStationFiles } from './page/node-files.ts';

/** States one visitor may save in an hour: a school class behind one address. */
const SAVES_PER_HOUR = 120;

/** Characters that all visitors together may save in an hour: 14 GB in the time for which states are stored. */
const CHARACTERS_SAVED_PER_HOUR = 20_000_000;

/** Pause between a visitor's work and that which no visitor waits for, ms: more than between two pieces of one response. */
const LULL_MS = 50;

/** Parts of the service on Node. */
export type NodeServiceParts = {
  readonly version: string;
  /** Address of map tiles; undefined for the built-in world. */
  readonly tileAddress: string | undefined;
  /** Folder of a survey of pictures of the sky; undefined for none. */
  readonly surveyAddress: string | undefined;
  readonly pool: ComputePool;
  readonly earth: () => EarthOrientation;
  readonly host: CatalogueHost;
  readonly catalogueRefresh: () => RefreshStatus;
  /** What the refreshes of the service refused. */
  readonly refreshRefused: () => string | undefined;
  readonly news: StoredNews;
  readonly dataDir: string;
  /** Another folder of prepared orbits. */
  readonly preparedDir: string | undefined;
  readonly stateStore: StateStore;
  readonly shapes: ShapeStore;
  readonly latestOrbits: LatestOrbits;
  readonly candidateVariants: CandidateVariants;
  /** The stars available by now. */
  readonly stars: () => StarCatalogue;
  readonly starFields: StarFields;
  /** Calculations that other processes serve, too; absent for those of this process alone. */
  readonly sharedCalculations: CalculationStore | undefined;
  /** Whether pieces of calculations are computed here. */
  readonly servesPieces: boolean;
  readonly callAllowance: CallAllowance;
  readonly listTokens: ListTokens;
  readonly visitorOf: ServiceParts['visitorOf'];
  readonly publicUrlOf: ServiceParts['publicUrlOf'];
  readonly now: () => number;
  /** Is notified of look-ups in the caches. */
  readonly watchCache: CacheWatch;
  readonly log: Logger;
};

/** The parts of the REST service on worker threads and files. */
export function createNodeService(parts: NodeServiceParts): {
  readonly service: ServiceParts;
  readonly preparation: Preparation;
} {
  const { pool, host, dataDir, preparedDir, stateStore, callAllowance, visitorOf, publicUrlOf, now, log } =
    parts;
  const {
    version,
    tileAddress,
    surveyAddress,
    earth,
    catalogueRefresh,
    refreshRefused,
    news,
    shapes,
    latestOrbits,
    stars,
    starFields,
    candidateVariants,
    sharedCalculations,
    servesPieces,
    listTokens,
    watchCache,
  } = parts;
  const report = (error: unknown) => log.error(error, 'unforeseen failure');
  const queue = tracedQueue(
    createFairQueue({ concurrency: pool.workers, ...WAITING_LIMITS, lullMs: LULL_MS }),
  );
  const preparation = createPreparation({
    compute: pool,
    queue,
    now,
    report,
    store: createNodeFiles(dataDir, preparedDir),
    stationStore: createStationFiles(dataDir),
  });
  const swarms = createSwarms({ now, today: preparation.today });
  return {
    preparation,
    service: {
      version,
      tileAddress,
      surveyAddress,
      now,
      catalogue: host.current,
      catalogueLoading: host.isLoading,
      catalogueRefresh,
      catalogueRefused: () => host.refused() ?? refreshRefused(),
      news: () => recentNews(news.list(), now()),
      preparation: preparation.progress,
      compute: pool,
      earth,
      queue,
      calculations: createCalculations({
        store: sharedCalculations ?? memoryCalculations(queue, now),
        compute: pool,
        latestOrbits,
        queue,
        servesPieces,
        now,
        newToken: randomUUID,
        report,
      }),
      filterings: createFilterings({
        compute: pool,
        queue,
        preparation,
        latestOrbits,
        now,
        report,
        tokens: listTokens,
        frameStore: createFrameFiles(dataDir),
        watchCache,
        sleep: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
      }),
      toolStates: createToolStates({
        store: stateStore,
        now,
        newId: () => String(BigInt(`0x${randomBytes(16).toString('hex')}`)),
        allowance: createSaveAllowance({
          perHour: SAVES_PER_HOUR,
          charactersPerHour: CHARACTERS_SAVED_PER_HOUR,
          now,
        }),
        steadyMs: () => performance.now(),
        report: (error) => log.error(error, 'state store'),
      }),
      callAllowance,
      swarms,
      populations: createPopulations({ compute: pool, queue, swarms, today: preparation.today }),
      perturbed: createPerturbedTables({ compute: pool, queue, watchCache }),
      flybys: createFlybys({ compute: pool, queue, watchCache }),
      approachSearches: createApproachSearches({ compute: pool, queue, latestOrbits, now }),
      traces: createTraces({ compute: pool, queue, now, watchCache }),
      stars,
      starFields,
      shapes,
      latestOrbits,
      candidateVariants,
      visitorOf,
      publicUrlOf,
      report,
    },
  };
}

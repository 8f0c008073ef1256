import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { type CandidateVariants, NO_CANDIDATE_VARIANTS } from '#server/bodies/candidate-orbits.ts';
import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { type CallAllowance, UNLIMITED } from '#server/http/call-allowance.ts';
import type { Compute } from '#server/tasks/compute.ts';
import type { CatalogueNews } from '#server/feeds/catalogue-news.ts';
import type { ListTokens } from '#server/filtering/list-tokens.ts';
import { createFilterings } from '#server/filtering/filterings.ts';
import type { FrameStore } from '#server/filtering/stored-frames.ts';
import { createApproachSearches } from '#server/approaches/approach-searches.ts';
import { createFlybys } from '#server/approaches/flybys.ts';
import { createCalculations } from '#server/calculations/calculations.ts';
import { memoryCalculations } from '#server/calculations/memory-calculations.ts';
import { createFairQueue, type FairQueue, type QueueLimits } from '#server/queue/fair-queue.ts';
import type { ServiceCatalogue } from '#server/bodies/service-catalogue.ts';
import type { ServiceParts } from '#server/service-parts.ts';
import { createBudgets } from '#server/orbits/budgets.ts';
import { createPerturbedTables } from '#server/orbits/perturbed-tables.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import { createTraces } from '#server/sky/traces.ts';
import { createSwarms } from '#server/orbits/swarms.ts';
import type { StateStore } from '#server/states/state-store.ts';
import { createSaveAllowance } from '#server/states/save-allowance.ts';
import { createToolStates } from '#server/states/tool-states.ts';
import { type LatestOrbits, NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { createPopulations } from '#server/synodic/populations.ts';
import { createPreparation } from '#server/filtering/survey/preparation.ts';
import { fakeCatalogue } from './fake-catalogue.ts';
import { fakeCompute } from './fake-compute.ts';
import { fakeStars } from './fake-stars.ts';
import { fakeStateStore } from './fake-state-store.ts';

/** What a test looks at and turns. */
export type FakeService = {
  readonly app: Hono;
  readonly parts: ServiceParts;
  readonly queue: FairQueue;
  /** Unforeseen failures. */
  readonly reported: unknown[];
  /** Moves the clock on by this many milliseconds. */
  readonly wait: (milliseconds: number) => void;
  /** Sets the clock on by this many milliseconds, like an adjusted watch. */
  readonly setClock: (milliseconds: number) => void;
};

const NO_FRAMES: FrameStore = {
  loadStates: async () => undefined,
  saveStates: async () => undefined,
  loadExtremes: async () => undefined,
  saveExtremes: async () => undefined,
};

/** The whole service over fakes: no worker, no file, a stopped clock. */
export async function fakeService({
  compute = fakeCompute(),
  catalogue = fakeCatalogue(),
  limits = {},
  prepared = true,
  tileAddress,
  surveyAddress,
  latestOrbits = NO_LATEST_ORBITS,
  candidateVariants = NO_CANDIDATE_VARIANTS,
  news = [],
  stars = fakeStars(),
  callAllowance = UNLIMITED,
  stateStore = fakeStateStore(),
  listTokens,
  frameStore = NO_FRAMES,
}: {
  compute?: Compute;
  catalogue?: ServiceCatalogue;
  limits?: Partial<QueueLimits>;
  /** Whether to wait until the orbits are prepared. */
  prepared?: boolean;
  tileAddress?: string;
  surveyAddress?: string;
  latestOrbits?: LatestOrbits;
  candidateVariants?: CandidateVariants;
  news?: readonly CatalogueNews[];
  stars?: StarCatalogue;
  callAllowance?: CallAllowance;
  stateStore?: StateStore;
  listTokens?: ListTokens;
  frameStore?: FrameStore;
} = {}): Promise<FakeService> {
  let clock = Date.UTC(2026, 0, 10);
  let steady = 0;
  let tokens = 0;
  let states = 0;
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const now = () => clock;
  const newToken = () => `token-${++tokens}`;
  const issued = new Set<string>();
  const queue = createFairQueue({ concurrency: 2, waiting: 1000, waitingPerVisitor: 600, ...limits });
  const preparation = createPreparation({
    compute,
    queue,
    now,
    report,
    store: { load: async () => undefined, save: async () => undefined },
    stationStore: { load: async () => undefined, save: async () => undefined },
  });
  const swarms = createSwarms({ now, today: preparation.today });
  const begun = preparation.begin(catalogue);
  if (prepared) await begun;
  const parts: ServiceParts = {
    version: '0.0.0',
    software: 'NEO Toolkit 0.0.0',
    tileAddress,
    surveyAddress,
    now,
    catalogue: () => catalogue,
    catalogueLoading: () => catalogue.isProvisional,
    catalogueRefresh: () => ({ state: 'off' }),
    catalogueRefused: () => undefined,
    earthOrientationRefused: () => undefined,
    starsRefused: () => undefined,
    news: () => news,
    preparation: preparation.progress,
    compute,
    earth: () => BUILT_IN_EARTH,
    queue,
    calculations: createCalculations({
      store: memoryCalculations(queue, now),
      compute,
      latestOrbits,
      queue,
      servesPieces: true,
      now,
      newToken,
      report,
    }),
    filterings: createFilterings({
      compute,
      queue,
      preparation,
      latestOrbits,
      now,
      report,
      tokens: listTokens ?? {
        issue: () => {
          const token = newToken();
          issued.add(token);
          return token;
        },
        isOurs: (token) => issued.has(token),
        isOf: () => false,
      },
      sleep: untilIdle,
      frameStore,
    }),
    toolStates: createToolStates({
      store: stateStore,
      now,
      newId: () => String(++states),
      allowance: createSaveAllowance({ perHour: 3, charactersPerHour: 2_500_000, now }),
      steadyMs: () => steady,
      report,
    }),
    callAllowance,
    swarms,
    populations: createPopulations({ compute, queue, swarms, today: preparation.today }),
    perturbed: createPerturbedTables({ compute, queue }),
    flybys: createFlybys({ compute, queue }),
    budgets: createBudgets({ compute, queue }),
    approachSearches: createApproachSearches({ compute, queue, latestOrbits, now }),
    traces: createTraces({ compute, queue, now }),
    stars: () => stars,
    starFields: catalogueStarFields(() => stars),
    latestOrbits,
    candidateVariants,
    shapes: {
      named: (names) =>
        names.includes('Eros') ? [{ address: '/shapes/eros.obj', source: 'test model' }] : [],
    },
    visitorOf: (c) => c.req.header('X-Visitor') ?? 'somebody',
    publicUrlOf: (c) => new URL(c.req.url),
    report,
  };
  return {
    app: createApp(parts),
    parts,
    queue,
    reported,
    wait: (milliseconds) => {
      clock += milliseconds;
      steady += milliseconds;
    },
    setClock: (milliseconds) => void (clock += milliseconds),
  };
}

/** A window of one night at Maunakea, as a query string. */
export const ONE_NIGHT =
  'julianDateStart=2461050.5&julianDateEnd=2461051.4999&utcStart=2026-01-10&utcEnd=2026-01-10T23:59&step=0.25&observatoryCode=568';

/** However long a wait, everything that can go on without a clock has gone on when it ends. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

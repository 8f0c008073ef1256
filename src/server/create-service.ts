import { createApproachSearches } from './approaches/approach-searches.ts';
import { createFlybys } from './approaches/flybys.ts';
import type { CalculationStore } from './calculations/calculation-store.ts';
import { createCalculations } from './calculations/calculations.ts';
import { memoryCalculations } from './calculations/memory-calculations.ts';
import type { ByteStore } from './filtering/byte-store.ts';
import { createFilterings } from './filtering/filterings.ts';
import { createFrameStore } from './filtering/frame-store.ts';
import type { ListTokens } from './filtering/list-tokens.ts';
import { createStationStore } from './filtering/survey/node-stores.ts';
import { createPreparation, type Preparation } from './filtering/survey/preparation.ts';
import type { NodeStore } from './filtering/survey/stored-nodes.ts';
import { createBudgets } from './orbits/budgets.ts';
import { createPerturbedTables } from './orbits/perturbed-tables.ts';
import { createSwarms } from './orbits/swarms.ts';
import { type CacheWatch, UNWATCHED } from './queue/cache-watch.ts';
import { createFairQueue, type FairQueue } from './queue/fair-queue.ts';
import { WAITING_LIMITS } from './queue/request-context.ts';
import { randomText } from './http/random-text.ts';
import type { ServiceParts } from './service-parts.ts';
import { createTraces } from './sky/traces.ts';
import { createSaveAllowance } from './states/save-allowance.ts';
import type { StateStore } from './states/state-store.ts';
import { createToolStates } from './states/tool-states.ts';
import { createPopulations } from './synodic/populations.ts';

/** States one visitor may save in an hour: a school class behind one address. */
const SAVES_PER_HOUR = 120;

/** Characters that all visitors together may save in an hour: 14 GB in the time for which states are stored. */
const CHARACTERS_SAVED_PER_HOUR = 20_000_000;

/** Pause between a visitor's work and that which no visitor waits for, ms: more than between two pieces of one response. */
const LULL_MS = 50;

/** What is made here of the parts of a host. */
type Made =
  | 'software'
  | 'queue'
  | 'preparation'
  | 'calculations'
  | 'filterings'
  | 'toolStates'
  | 'swarms'
  | 'populations'
  | 'perturbed'
  | 'flybys'
  | 'budgets'
  | 'approachSearches'
  | 'traces';

/** What the place where the service runs has to give: workers, files, stores, the clock. */
export type HostParts = Omit<ServiceParts, Made> & {
  /** Where it computes, in words, if not on a server. */
  readonly place?: string;
  /** Orbits near today. */
  readonly nodeStore: NodeStore;
  /** States of decades and of long time frames. */
  readonly byteStore: ByteStore;
  readonly stateStore: StateStore;
  readonly listTokens: ListTokens;
  /** Draws the token of a calculation; one of random digits where absent. */
  readonly newToken?: () => string;
  /** Calculations that other processes serve, too; absent for those of this process alone. */
  readonly sharedCalculations?: CalculationStore | undefined;
  /** Whether pieces of calculations are computed here; they are where absent. */
  readonly servesPieces?: boolean;
  /** Wraps the store in memory in another one; that in memory itself is used where absent. */
  readonly calculationsAs?: (store: CalculationStore) => CalculationStore;
  /** Wraps the queue that the service works through in another one; the queue itself is used where absent. */
  readonly queueAs?: (queue: FairQueue) => FairQueue;
  /** Waits without preventing the host from ending. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Is notified of look-ups in the caches. */
  readonly watchCache?: CacheWatch;
  /** Receives the failures of the store of states. */
  readonly reportStates: (error: unknown) => void;
};

/** Puts the service together on what a host has. */
export function createService(parts: HostParts): {
  readonly service: ServiceParts;
  readonly preparation: Preparation;
} {
  const {
    compute,
    now,
    report,
    latestOrbits,
    place,
    watchCache = UNWATCHED,
    queueAs = (queue) => queue,
    calculationsAs = (store) => store,
  } = parts;
  const queue = queueAs(
    createFairQueue({ concurrency: compute.workers, ...WAITING_LIMITS, lullMs: LULL_MS }),
  );
  const preparation = createPreparation({
    compute,
    queue,
    now,
    report,
    store: parts.nodeStore,
    stationStore: createStationStore(parts.byteStore),
  });
  const { today } = preparation;
  const swarms = createSwarms({ now, today });
  return {
    preparation,
    service: {
      ...parts,
      software: `NEO Toolkit ${parts.version}${place === undefined ? '' : `, ${place}`}`,
      queue,
      preparation: preparation.progress,
      calculations: createCalculations({
        store: parts.sharedCalculations ?? calculationsAs(memoryCalculations(queue, now)),
        compute,
        latestOrbits,
        queue,
        servesPieces: parts.servesPieces ?? true,
        now,
        newToken: parts.newToken ?? randomText,
        report,
      }),
      filterings: createFilterings({
        compute,
        queue,
        preparation,
        latestOrbits,
        now,
        report,
        tokens: parts.listTokens,
        frameStore: createFrameStore(parts.byteStore),
        watchCache,
        sleep: parts.sleep,
      }),
      toolStates: createToolStates({
        store: parts.stateStore,
        now,
        newId: () => String(BigInt(`0x${randomText()}`)),
        allowance: createSaveAllowance({
          perHour: SAVES_PER_HOUR,
          charactersPerHour: CHARACTERS_SAVED_PER_HOUR,
          now,
        }),
        steadyMs: () => performance.now(),
        report: parts.reportStates,
      }),
      swarms,
      populations: createPopulations({ compute, queue, swarms, today }),
      perturbed: createPerturbedTables({ compute, queue, watchCache }),
      flybys: createFlybys({ compute, queue, watchCache }),
      budgets: createBudgets({ compute, queue, watchCache }),
      approachSearches: createApproachSearches({ compute, queue, latestOrbits, now }),
      traces: createTraces({ compute, queue, now, watchCache }),
    },
  };
}

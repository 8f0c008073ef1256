import { LRUCache } from 'lru-cache';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { progressOf, type SurveySet } from '../filtering/survey/survey-set.ts';
import type { Swarm, Swarms } from '../orbits/swarms.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import { enqueue, piecesWaiting } from '../queue/queued-work.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import type { Compute } from '../tasks/compute.ts';
import type { PopulationRequest } from './population-request.ts';
import { beginPopulation, type PopulationRun } from './population-run.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 5;

/** Bytes of the cached populations, running ones included, and of one for each object in it. */
const CACHED_BYTES = 24_000_000;
const BYTES_PER_OBJECT = 230;

/** A population with the objects it is of. */
export type Population = {
  readonly run: PopulationRun;
  /** A tag that is the same for the same response. */
  readonly tag: string;
  readonly set: SurveySet;
  readonly swarm: Swarm;
  /** Row of each object in the swarm, -1 where it is not in it. */
  readonly rows: Int32Array;
  /** Orbits prepared so far, where some are missing. */
  readonly preparation: { readonly done: number; readonly total: number } | undefined;
};

/** Years of all near-Earth objects, computed once for all requests. */
export type Populations = {
  /** @returns nothing before the first catalogue is read. @throws ProblemError `queue-full` */
  populationOf(
    visitor: string,
    catalogue: ServiceCatalogue,
    request: PopulationRequest,
  ): Promise<Population | undefined>;
};

export type PopulationParts = {
  readonly compute: Pick<Compute, 'populationOf'>;
  readonly queue: FairQueue;
  readonly swarms: Swarms;
  /** All near-Earth objects with their nodes near today. */
  readonly today: () => SurveySet | undefined;
};

/** Populations that are cached until the catalogue or the day moves on; one that failed is not cached. */
export function createPopulations({ compute, queue, swarms, today }: PopulationParts): Populations {
  const cached = new LRUCache<string, PopulationRun>({ maxSize: CACHED_BYTES });

  return {
    async populationOf(visitor, catalogue, request) {
      const swarm = await swarms.nearEarth(catalogue);
      const set = today();
      if (set?.catalogue !== catalogue.catalogue) return undefined;
      const rows = await swarmRowsOf(swarm, set);
      const { done, total } = progressOf(set);
      const tag = tagOf([swarm.tag, set.nodes.grid.firstDay, done], request);
      const run = cached.get(tag) ?? begin(visitor, set, request, tag);
      const preparation = done === total ? undefined : { done, total };
      return { run, tag, set, swarm, rows, preparation };
    },
  };

  function begin(visitor: string, set: SurveySet, request: PopulationRequest, tag: string): PopulationRun {
    const run = beginPopulation(set, request, compute, (work) =>
      enqueue({ queue, fullText: piecesWaiting, retryAfterSeconds: RETRY_AFTER_SECONDS }, visitor, work),
    );
    cached.set(tag, run, { size: BYTES_PER_OBJECT * (1 + run.objects) });
    run.complete.catch(() => cached.delete(tag));
    return run;
  }
}

function tagOf(basis: readonly (string | number)[], { startUtc, endUtc, limits }: PopulationRequest): string {
  return [...basis, startUtc, endUtc, limits.faintest, limits.leastElongation].join('-');
}

const known = new WeakMap<Swarm, Promise<Int32Array>>();

/** Row in a swarm of each object of a set of the same catalogue, -1 where it is not in it; found once for each swarm. */
function swarmRowsOf(swarm: Swarm, set: SurveySet): Promise<Int32Array> {
  const rows = known.get(swarm) ?? find(swarm, set);
  known.set(swarm, rows);
  return rows;
}

async function find({ names }: Swarm, set: SurveySet): Promise<Int32Array> {
  const places = new Map(names.map((name, place) => [name, place]));
  const found = new Int32Array(set.rows.length);
  for (let object = 0; object < found.length; object++) {
    found[object] = places.get(bodyOfObject(set, object).designation) ?? -1;
    await yieldToEventLoop(object);
  }
  return found;
}

import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type { DarkSky } from '#engine/sky/moonlight.ts';
import { type CacheWatch, UNWATCHED } from '../queue/cache-watch.ts';
import type { Compute } from '../tasks/compute.ts';
import { bodyTable } from '../calculations/calculate-piece.ts';
import type { CalculatedBody, CalculationRequest } from '../calculations/calculation.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import { epochsOf } from '../http/time-frame.ts';
import { type FineEpochs, fineEpochs } from './fine-epochs.ts';
import { createResultCache } from '../queue/result-cache.ts';
import type { RequestContext } from '../queue/request-context.ts';

/** The path of a body, or why there is none. */
export type Traced = {
  readonly body: CalculatedBody;
  readonly fine: FineEpochs;
  /** Rows of the fine trail; those of the trace are among them. */
  readonly outcome:
    | { readonly kind: 'table'; readonly table: EphemerisTable }
    | { readonly kind: 'failed'; readonly reason: string };
  /** The Sun and Moon at every epoch of the trace. */
  readonly sunMoon: Table;
  /** Milliseconds since the Unix epoch. */
  readonly computedAt: number;
};

/** Paths of bodies, computed once for all calls that request the same. */
export type Traces = {
  /** @throws ProblemError `queue-full`; DOMException `AbortError`; what the computation throws, which is not cached. */
  traceOf(request: TraceRequest, waiting: RequestContext): Promise<Traced>;
};

/** Values of the cached paths: 64 MB. */
const CACHED_VALUES = 8_000_000;

/** Clones that show the curved regions of a path: fewer of each row, the more rows there are. */
const CLONES = { ofPath: 8000, mostOfRow: 100, leastOfRow: 12 } as const;

/** Paths that workers compute in the order of the queue; the latest requested ones are cached. */
export function createTraces({
  compute,
  queue,
  now,
  watchCache = UNWATCHED,
}: {
  readonly compute: Pick<Compute, 'ephemerisOf' | 'sunMoonOf'>;
  readonly queue: FairQueue;
  readonly now: () => number;
  readonly watchCache?: CacheWatch;
}): Traces {
  const cache = createResultCache({
    compute: async (request: TraceRequest) => ({ ...(await trace(request, compute)), computedAt: now() }),
    keyOf,
    sizeOf,
    maxSize: CACHED_VALUES,
    queue,
    watch: (found) => watchCache('paths', found),
  });

  return {
    traceOf: async (request, context) =>
      cache.resultOf({ ...request, body: await (request.body.latest ?? request.body) }, context),
  };
}

async function trace(
  { body, sight }: TraceRequest,
  compute: Pick<Compute, 'ephemerisOf' | 'sunMoonOf'>,
): Promise<Omit<Traced, 'computedAt'>> {
  const { site } = sight.observer;
  const fine = fineEpochs(sight.frame);
  const epochs = epochsOf(sight.frame);
  const { ofPath, mostOfRow, leastOfRow } = CLONES;
  const most = Math.max(leastOfRow, Math.min(mostOfRow, Math.floor(ofPath / epochs.length)));
  const [outcome, sunMoon] = await Promise.all([
    bodyTable(body, { site, epochs: fine.epochs, clouds: { every: fine.perRow, most } }, compute),
    compute.sunMoonOf({ site, epochs }),
  ]);
  return { body, fine, outcome, sunMoon };
}

/**
 * A key that is the same for the same orbit, seen from the same place at the same instants, the Earth turned
 * in the same way.
 */
function keyOf({
  body: { body, heading },
  sight: { observer, frame, earthOrientation },
}: TraceRequest): string {
  const { elements, absoluteMagnitude, slope } = body;
  const orbit = [heading.designator, heading.provenance, elements, absoluteMagnitude, slope];
  return JSON.stringify([orbit, observer.site, frame, earthOrientation]);
}

function sizeOf({ outcome, sunMoon, fine }: Traced): number {
  const table = outcome.kind === 'table' ? valuesOf(outcome.table) : 0;
  return table + sunMoon.values.length + fine.epochs.length;
}

function valuesOf({ values, clouds = [] }: EphemerisTable): number {
  return clouds.reduce((sum, { shifts }) => sum + shifts.length, values.length);
}

/** Observer, epochs, and the sky at the observer's place. */
export type Sight = Omit<CalculationRequest, 'bodies' | 'queryString'> & { readonly sky: DarkSky };

/** The requested path of one body. */
type TraceRequest = { readonly body: CalculatedBody; readonly sight: Sight };

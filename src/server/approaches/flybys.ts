import { writeFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { Compute } from '../tasks/compute.ts';
import type { ConicFlybyTask, FlybyTask } from '../tasks/approach-tasks.ts';
import { type CacheWatch, UNWATCHED } from '../queue/cache-watch.ts';
import type { FairQueue } from '../queue/fair-queue.ts';
import { bytesOf, type BytesOrRefusal, createResultCache, type ResultCache } from '../queue/result-cache.ts';
import { ellipsoidsResponse } from './ellipsoids-response.ts';
import { flybyFacts, type FlybyObject } from './flyby-facts.ts';

/** A requested flyby. */
export type FlybyRequest = {
  /** A key that is the same for the same flyby. */
  readonly key: string;
  readonly object: FlybyObject;
  readonly centre: MainBodyId;
  /** Julian dates UTC at which its days begin. */
  readonly jds: readonly number[];
  readonly task:
    | { readonly kind: 'object'; readonly task: FlybyTask }
    | { readonly kind: 'conic'; readonly task: ConicFlybyTask };
};

/** Flybys, integrated once and cached. */
export type Flybys = ResultCache<FlybyRequest, BytesOrRefusal>;

/** Bytes of cached flybys: some hundreds of them. */
const CACHED_BYTES = 32_000_000;

/** Flybys that workers integrate in the order of the queue; the latest requested ones are cached. */
export function createFlybys({
  compute,
  queue,
  watchCache = UNWATCHED,
}: {
  readonly compute: Pick<Compute, 'flybyOf' | 'conicFlybyOf'>;
  readonly queue: FairQueue;
  readonly watchCache?: CacheWatch;
}): Flybys {
  return createResultCache({
    compute: integrate,
    keyOf: (request) => request.key,
    sizeOf: bytesOf,
    maxSize: CACHED_BYTES,
    queue,
    watch: (found) => watchCache('flybys', found),
  });

  async function integrate({ task, object, centre, jds }: FlybyRequest): Promise<BytesOrRefusal> {
    const computed =
      task.kind === 'object' ? await compute.flybyOf(task.task) : await compute.conicFlybyOf(task.task);
    if (computed.kind === 'refused') return computed;
    const facts = flybyFacts(computed.value, object, centre, jds);
    const { object: path, sun, moon, conic, cloud } = computed.value;
    const tables = { object: path, sun, ...(moon && { moon }), ...(conic && { conic }) };
    return {
      kind: 'bytes',
      bytes: writeFlyby({
        tables,
        facts,
        ellipsoids: ellipsoidsResponse(computed.value),
        ...(cloud && { cloud }),
      }),
    };
  }
}

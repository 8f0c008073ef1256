import { LRUCache } from 'lru-cache';
import { type CacheWatch, UNWATCHED } from './cache-watch.ts';
import type { FairQueue } from './fair-queue.ts';
import { type SharedWork, shareWork } from './queued-work.ts';
import type { RequestContext } from './request-context.ts';

/** Results that are computed once in the queue for all requests of the same, and cached. */
export type ResultCache<Request, Result> = {
  /** @throws ProblemError `queue-full`; DOMException `AbortError`; what computing it throws, which is not cached. */
  resultOf(request: Request, context: RequestContext): Promise<Result>;
};

/** Bytes of a response, or why there are none. */
export type BytesOrRefusal =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly reason: string };

/** Size that a refusal counts for, bytes. */
const REFUSAL_BYTES = 200;

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 3;

/**
 * A cache of the results requested last.
 *
 * @param compute is run in the order of the queue.
 * @param keyOf the same for requests of the same result.
 * @param maxSize in the unit of `sizeOf`.
 * @param watch is called with whether a result was cached, or already being computed.
 */
export function createResultCache<Request, Result extends object>({
  compute,
  keyOf,
  sizeOf,
  maxSize,
  queue,
  watch,
}: {
  readonly compute: (request: Request) => Promise<Result>;
  readonly keyOf: (request: Request) => string;
  readonly sizeOf: (result: Result) => number;
  readonly maxSize: number;
  readonly queue: FairQueue;
  readonly watch: (found: boolean) => void;
}): ResultCache<Request, Result> {
  const cached = new LRUCache<string, Result>({ maxSize, sizeCalculation: sizeOf });
  const underWay = new Map<string, SharedWork<Result>>();

  return {
    async resultOf(request, { visitor, signal }) {
      const key = keyOf(request);
      const known = cached.get(key);
      const begun = underWay.get(key);
      watch(known !== undefined || begun !== undefined);
      return known ?? (begun ?? begin(key, request, visitor)).awaited(signal);
    },
  };

  function begin(key: string, request: Request, visitor: string): SharedWork<Result> {
    const piece = async () => {
      const result = await compute(request);
      cached.set(key, result);
      return result;
    };
    const terms = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS };
    const work = shareWork(piece, visitor, terms, () => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }
}

/** The parts of a cache of bytes beside the function that computes them. */
export type CacheParts = { readonly queue: FairQueue; readonly watchCache?: CacheWatch };

/** A {@link createResultCache} of as many bytes, by the keys of its requests. @param name by which it is watched. */
export function createBytesCache<Request extends { readonly key: string }>(
  name: string,
  maxSize: number,
  compute: (request: Request) => Promise<BytesOrRefusal>,
  { queue, watchCache = UNWATCHED }: CacheParts,
): ResultCache<Request, BytesOrRefusal> {
  const watch = (found: boolean) => watchCache(name, found);
  return createResultCache({ compute, keyOf: ({ key }) => key, sizeOf: bytesOf, maxSize, queue, watch });
}

/** Size of bytes, or of the sentence of a refusal. */
function bytesOf(result: BytesOrRefusal): number {
  return result.kind === 'bytes' ? Math.max(1, result.bytes.length) : REFUSAL_BYTES;
}

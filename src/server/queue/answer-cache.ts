import { calculationsWaiting } from './enqueue.ts';
import type { FairQueue } from './fair-queue.ts';
import { type SharedWork, sharedWork, type Waiting } from './shared-work.ts';

/** An answer as bytes, or why there is none. */
export type KeptAnswer =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly reason: string };

/** What is the same for the same answer. */
type Order = { readonly key: string };

/** Answers that are computed once in the queue, and kept. */
export type KeptAnswers<Asked extends Order> = {
  /** @throws ProblemError `queue-full`; DOMException `AbortError`; what making the answer throws, which is not kept. */
  of(order: Asked, waiting: Waiting): Promise<KeptAnswer>;
};

/** Bytes that a refusal counts for. */
const REFUSAL_BYTES = 200;

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 3;

/**
 * Answers made in the order of the queue; the latest asked for are kept, up to so many bytes.
 *
 * @param watch is told whether an answer was there, or begun.
 */
export function createKeptAnswers<Asked extends Order>(
  make: (order: Asked) => Promise<KeptAnswer>,
  queue: FairQueue,
  keptBytes: number,
  watch: (found: boolean) => void,
): KeptAnswers<Asked> {
  const kept = new Map<string, KeptAnswer>();
  const underWay = new Map<string, SharedWork<KeptAnswer>>();
  let bytes = 0;

  return {
    async of(order, { visitor, signal }) {
      const known = kept.get(order.key);
      const begun = underWay.get(order.key);
      watch(known !== undefined || begun !== undefined);
      if (known !== undefined) return keep(order.key, known);
      return (begun ?? begin(order, visitor)).awaited(signal);
    },
  };

  function begin(order: Asked, visitor: string): SharedWork<KeptAnswer> {
    const piece = async () => keep(order.key, await make(order));
    const line = { queue, fullText: calculationsWaiting, retryAfterSeconds: RETRY_AFTER_SECONDS };
    const one = sharedWork(piece, visitor, line, () => underWay.delete(order.key));
    underWay.set(order.key, one);
    return one;
  }

  /** Puts an answer last in line to be forgotten, and forgets the first ones that are too many. */
  function keep(key: string, answer: KeptAnswer): KeptAnswer {
    if (kept.delete(key)) bytes -= sizeOf(answer);
    kept.set(key, answer);
    bytes += sizeOf(answer);
    for (const [oldest, old] of kept) {
      if (bytes <= keptBytes || oldest === key) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
    return answer;
  }
}

function sizeOf(answer: KeptAnswer): number {
  return answer.kind === 'bytes' ? answer.bytes.length : REFUSAL_BYTES;
}

import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import { type CacheWatch, UNWATCHED } from '../cache-watch.ts';
import type { Compute } from '../compute.ts';
import { bodyTable } from '../jobs/body-outcome.ts';
import type { CalculatedBody } from '../jobs/calculation.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { FairQueue, Work } from '../jobs/fair-queue.ts';
import { withResult } from '../jobs/gather.ts';
import { epochsOf } from '../time-frame.ts';
import { type FineEpochs, fineEpochs } from './fine-epochs.ts';
import type { TraceOrder } from './trace-order.ts';

/** The path of a body, or why there is none. */
export type Traced = {
  readonly body: CalculatedBody;
  readonly fine: FineEpochs;
  /** Rows of the fine trail; those of the trace are among them. */
  readonly outcome:
    | { readonly kind: 'table'; readonly table: EphemerisTable }
    | { readonly kind: 'failed'; readonly reason: string };
  /** At every epoch of the trace. */
  readonly sunMoon: Table;
  /** Milliseconds since the Unix epoch. */
  readonly computedAt: number;
};

/** Who waits for a path. */
export type Waiting = {
  readonly visitor: string;
  /** Aborted when the visitor waits no longer: work that has not begun and nobody else waits for is not done. */
  readonly signal: AbortSignal;
};

/** Paths of bodies, computed once for all calls that ask for the same. */
export type Traces = {
  /** @throws ProblemError `queue-full`; DOMException `AbortError`; what the computation throws, which is not kept. */
  of(order: TraceOrder, waiting: Waiting): Promise<Traced>;
};

/** Values of the paths that are kept: 64 MB. */
const KEPT_VALUES = 8_000_000;

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 3;

/** A path that is being computed, the work on it, and how many wait. */
type UnderWay = {
  readonly result: Promise<Traced>;
  readonly work: Work;
  readonly visitor: string;
  waiting: number;
};

/** Paths that workers compute in the order of the queue; the latest asked for are kept. */
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
  const kept = new Map<string, Traced>();
  const underWay = new Map<string, UnderWay>();

  return {
    async of(order, waiting) {
      const body = await (order.body.latest ?? order.body);
      const key = keyOf(body, order);
      const known = kept.get(key);
      const begun = underWay.get(key);
      watchCache('paths', known !== undefined || begun !== undefined);
      if (known !== undefined) return keep(key, known);
      return awaited(key, begun ?? begin(key, { ...order, body }, waiting.visitor), waiting.signal);
    },
  };

  function begin(key: string, order: TraceOrder, visitor: string): UnderWay {
    const { result, work } = withResult(async () => ({
      ...(await trace(order, compute)),
      computedAt: now(),
    }));
    enqueue(queue, visitor, [work], busyText, RETRY_AFTER_SECONDS);
    const one: UnderWay = { result, work, visitor, waiting: 0 };
    underWay.set(key, one);
    const forget = () => underWay.delete(key);
    result.then((traced) => keep(key, traced), forget).then(forget, forget);
    return one;
  }

  async function awaited(key: string, one: UnderWay, signal: AbortSignal): Promise<Traced> {
    one.waiting++;
    const end = new AbortController();
    try {
      return await Promise.race([one.result, leaving(signal, end.signal)]);
    } finally {
      end.abort();
      one.waiting--;
      if (one.waiting === 0 && signal.aborted) {
        queue.remove(one.visitor, new Set([one.work]));
        underWay.delete(key);
      }
    }
  }

  /** Puts a path last in line to be forgotten, and forgets the first ones that are too many. */
  function keep(key: string, traced: Traced): Traced {
    kept.delete(key);
    kept.set(key, traced);
    let values = [...kept.values()].reduce((sum, one) => sum + sizeOf(one), 0);
    for (const [oldest, old] of kept) {
      if (values <= KEPT_VALUES || oldest === key) break;
      kept.delete(oldest);
      values -= sizeOf(old);
    }
    return traced;
  }
}

/** Fails when a visitor leaves. @param until ends the watch. */
function leaving(signal: AbortSignal, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DOMException('the visitor has left', 'AbortError'));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { signal: until });
  });
}

async function trace(
  { body, sight }: TraceOrder,
  compute: Pick<Compute, 'ephemerisOf' | 'sunMoonOf'>,
): Promise<Omit<Traced, 'computedAt'>> {
  const { site } = sight.observer;
  const fine = fineEpochs(sight.frame);
  const [outcome, sunMoon] = await Promise.all([
    bodyTable(body, { site, epochs: fine.epochs }, compute),
    compute.sunMoonOf({ site, epochs: epochsOf(sight.frame) }),
  ]);
  return { body, fine, outcome, sunMoon };
}

/** The same for the same orbit, seen from the same place at the same instants, the Earth turned in the same way. */
function keyOf(
  { body, heading }: CalculatedBody,
  { sight: { observer, frame, earthOrientation } }: TraceOrder,
): string {
  const { elements, absoluteMagnitude, slope } = body;
  const orbit = [heading.designator, heading.provenance, elements, absoluteMagnitude, slope];
  return JSON.stringify([orbit, observer.site, frame, earthOrientation]);
}

function sizeOf({ outcome, sunMoon, fine }: Traced): number {
  const table = outcome.kind === 'table' ? outcome.table.values.length : 0;
  return table + sunMoon.values.length + fine.epochs.length;
}

function busyText(waiting: number): string {
  return `Too many calculations are waiting (${waiting} objects).`;
}

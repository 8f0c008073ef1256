import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import type { Compute } from '../compute.ts';
import { calculationsWaiting, enqueue } from '../jobs/enqueue.ts';
import type { FairQueue } from '../jobs/fair-queue.ts';
import { inTurn } from '../jobs/in-turn.ts';
import { endOf, impactError } from '../known-impact.ts';
import type { LatestOrbits } from '../latest-orbits.ts';
import { nameErrors, namedBodies } from '../named-bodies.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { approachAnswer } from './approach-answer.ts';
import { type ApproachOrder, tdb } from './approach-order.ts';

/** What a search tells while it goes on: what one piece of it found, and how many objects of how many are done. */
export type ApproachNews = {
  readonly found: readonly CloseApproach[];
  readonly errors: readonly EphemerisError[];
  readonly done: number;
  readonly total: number;
};

/** What searches are made of. */
export type SearchParts = {
  readonly compute: Compute;
  readonly queue: FairQueue;
  readonly latestOrbits: LatestOrbits;
};

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 5;

/** Pieces of a search that stand in the queue before the first is read, per worker. */
const AHEAD_PER_WORKER = 2;

/**
 * Looks for the close approaches of named objects, object by object.
 *
 * @throws ProblemError `too-many-names` or `queue-full`.
 */
export async function* namedApproaches(
  names: readonly string[],
  order: ApproachOrder,
  catalogue: ServiceCatalogue,
  visitor: string,
  { compute, queue, latestOrbits }: SearchParts,
): AsyncGenerator<ApproachNews, void, undefined> {
  const named = namedBodies(names, catalogue);
  const total = named.found.length;
  const errors = nameErrors(named, catalogue).map(({ name, message }) => ({ name, message }));
  yield { found: [], errors, done: 0, total };
  const pieces = named.found.map((row) => async () => {
    const body = await latestOrbits.of(catalogue.catalogue.body(row));
    const gone = impactError(body, order.startUtc);
    if (gone !== undefined) return { found: [], errors: [{ name: body.designation, message: gone }] };
    const { span, centres, farthestAu } = order;
    const toDay = Math.min(span.toDay, lastDayOf(endOf(body)));
    const limit = farthestAu === undefined ? {} : { farthestAu };
    const task = { body, centres, span: { ...span, toDay }, ...limit };
    const computed = await compute.approachesOf(task);
    if (computed.kind === 'refused') {
      return { found: [], errors: [{ name: body.designation, message: computed.reason }] };
    }
    return { found: computed.value.map((one) => approachAnswer(body, one, catalogue.date)), errors: [] };
  });
  const enter = (work: Parameters<typeof enqueue>[2]) =>
    enqueue(queue, visitor, work, calculationsWaiting, RETRY_AFTER_SECONDS);
  let done = 0;
  for await (const { found, errors: failed } of inTurn(pieces, enter, AHEAD_PER_WORKER * compute.workers)) {
    done += 1;
    yield { found, errors: failed, done, total };
  }
}

/** Julian date TDB of one in UTC, which may be infinite. */
function lastDayOf(utc: number): number {
  return Number.isFinite(utc) ? tdb(utc) : utc;
}

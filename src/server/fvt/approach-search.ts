import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import type { Compute } from '../compute.ts';
import { calculationsWaiting, enqueue } from '../jobs/enqueue.ts';
import type { FairQueue } from '../jobs/fair-queue.ts';
import { inTurn } from '../jobs/in-turn.ts';
import { endOf, impactError } from '../known-impact.ts';
import type { LatestOrbits } from '../latest-orbits.ts';
import { nameErrors, namedBodies } from '../named-bodies.ts';
import { OverdueError } from '../overdue.ts';
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

/** Longest piece of a search that looks farther than usual, days: the same orbit is integrated anew for each. */
const LONGEST_PIECE_DAYS = 40 * DAYS_PER_JULIAN_YEAR;

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
  const { centres, farthestAu } = order;
  const limit = farthestAu === undefined ? {} : { farthestAu };
  const spans = farthestAu === undefined ? [order.span] : shortSpans(order.span);
  const pieces = named.found.flatMap((row) => {
    const latest = once(() => latestOrbits.of(catalogue.catalogue.body(row)));
    return spans.map(({ fromDay, toDay }) => async (): Promise<Found> => {
      const body = await latest();
      const refused = (message: string) => ({ found: [], errors: [{ name: body.designation, message }] });
      const gone = impactError(body, order.startUtc);
      if (gone !== undefined) return refused(gone);
      const lastDay = Math.min(toDay, lastDayOf(endOf(body)));
      if (lastDay <= fromDay) return { found: [], errors: [] };
      const task = { body, centres, span: { fromDay, toDay: lastDay }, ...limit };
      const computed = await inTime(compute.approachesOf(task));
      if (computed === undefined) return refused(tooLong(fromDay, lastDay));
      if (computed.kind === 'refused') return refused(computed.reason);
      return { found: computed.value.map((one) => approachAnswer(body, one, catalogue.date)), errors: [] };
    });
  });
  const enter = (work: Parameters<typeof enqueue>[2]) =>
    enqueue(queue, visitor, work, calculationsWaiting, RETRY_AFTER_SECONDS);
  let ended = 0;
  const told = new Set<string>();
  for await (const { found, errors: failed } of inTurn(pieces, enter, AHEAD_PER_WORKER * compute.workers)) {
    ended += 1;
    const fresh = failed.filter(({ name, message }) => !told.has(`${name} ${message}`));
    for (const { name, message } of fresh) told.add(`${name} ${message}`);
    yield { found, errors: fresh, done: Math.floor(ended / spans.length), total };
  }
}

/** What a piece of the search gives. */
type Found = Pick<ApproachNews, 'found' | 'errors'>;

/** A span cut into equal ones, so short that each takes a second where approaches as far as 0.5 au are looked for. */
function shortSpans({ fromDay, toDay }: DaySpan): readonly DaySpan[] {
  const count = Math.ceil((toDay - fromDay) / LONGEST_PIECE_DAYS);
  const cut = (index: number) => fromDay + ((toDay - fromDay) * index) / count;
  return Array.from({ length: count }, (_, index) => ({ fromDay: cut(index), toDay: cut(index + 1) }));
}

/** What is computed; nothing where it took too long, so that the rest of the search is told nevertheless. */
async function inTime<T>(computing: Promise<T>): Promise<T | undefined> {
  try {
    return await computing;
  } catch (error) {
    if (error instanceof OverdueError) return undefined;
    throw error;
  }
}

/** What is said of days that took too long. */
function tooLong(fromDay: number, toDay: number): string {
  const [first, last] = [fromDay, toDay].map((day) => isoFromJulianDate(day).slice(0, 10));
  return `The search from ${first} to ${last} took too long: ask again later, or for fewer days, fewer main bodies or a smaller distMax.`;
}

/** The same outcome for whoever asks, asked for at first. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
}

/** Julian date TDB of one in UTC, which may be infinite. */
function lastDayOf(utc: number): number {
  return Number.isFinite(utc) ? tdb(utc) : utc;
}

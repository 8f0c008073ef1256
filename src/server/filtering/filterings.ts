import { LRUCache } from 'lru-cache';
import type { FilteredObject } from '#contract/opt/filtering.ts';
import { UNWATCHED } from '../queue/cache-watch.ts';
import type { Enter } from '../queue/fair-queue.ts';
import { enqueue, enterForRequest, piecesWaiting, refuseLongWait } from '../queue/queued-work.ts';
import { createTurnaround } from '../queue/turnaround.ts';
import type { FilterRequest } from './filter-request.ts';
import { createListMaker, type FilteredList, type ListMaker, type ListParts } from './filtered-list.ts';
import { createRows, type Rows } from './filtered-object.ts';
import type { ListTokens } from './list-tokens.ts';
import { createLongListMaker } from './long-lists.ts';
import { LONGEST_AT_ONCE_DAYS } from './window-pieces.ts';

/** How long a list is cached after it was made, ms. */
const CACHED_MS = 3_600_000;

/** Bytes of the lists that are cached over all visitors, of a list without its matches, and most lists of one visitor. */
const CACHED_BYTES = 20_000_000;
const LIST_BYTES = 1000;
const CACHED_LISTS_PER_VISITOR = 40;

/** While no visitor waits in line for longer than this, ms, lists that take long wait for their orbits and not for each other. */
const UNNOTICED_MS = 1000;

/** Parts of filtering. */
export type FilteringParts = ListParts & {
  readonly tokens: ListTokens;
};

/** A list that is cached under its token. */
export type CachedList = FilteredList & { readonly token: string };

/** All lists of the last hour. */
export type Filterings = {
  /**
   * The list of a token while it is cached and the request is the same; one of another service is made again under its token; else, and
   * for the first page of one that was not complete, a new one.
   *
   * @throws ProblemError `queue-full`.
   */
  list(visitor: string, request: FilterRequest, token: string | undefined): Promise<CachedList>;
  /**
   * Rows of a list, at most `size` from a place on.
   *
   * @param cameAt when the request for them came, by the clock of the queue; now where absent.
   * @throws ProblemError `queue-full`.
   */
  page(
    visitor: string,
    list: FilteredList,
    place: { readonly from: number; readonly size: number },
    cameAt?: number,
  ): Promise<readonly FilteredObject[]>;
  /** Whether a token names a list. */
  isListToken(token: string): boolean;
};

type Cached = {
  readonly visitor: string;
  readonly list: CachedList;
  readonly key: string;
  readonly at: number;
};

/** An empty store of lists over a queue and prepared orbits. */
export function createFilterings(parts: FilteringParts): Filterings {
  const { queue, preparation, now, tokens, watchCache = UNWATCHED } = parts;
  const line = { queue, fullText: piecesWaiting, retryAfterSeconds: 5 };
  const turnaround = createTurnaround(now);
  const cached = new LRUCache<string, Cached>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ list: { matches } }) => LIST_BYTES + matches.byteLength,
  });
  const rowOf = createRows();
  const [makeShort, makeLong] = [createListMaker(parts), createLongListMaker(parts)];
  const make: ListMaker = (visitor, request, enterWork) => {
    const { startUtc, endUtc } = request.frame;
    const isLong = endUtc - startUtc > LONGEST_AT_ONCE_DAYS;
    return (isLong ? makeLong : makeShort)(visitor, request, enterWork);
  };

  return {
    list,
    page: (visitor, made, place, cameAt) =>
      listPage(made, place, rowOf, (work) => enqueue(line, visitor, work, cameAt)),
    isListToken: (token) => tokens.isOurs(token),
  };

  async function list(
    visitor: string,
    request: FilterRequest,
    token: string | undefined,
  ): Promise<CachedList> {
    forgetOld();
    const known = token === undefined ? undefined : cached.get(token);
    const isThere = known?.key === request.key && !isRequestedAgain(request, known.list);
    watchCache('lists', isThere);
    if (isThere) return known.list;
    if (queue.oldestMs() > UNNOTICED_MS) refuseLongWait(visitor, turnaround.expectedWaitMs(visitor));
    const end = turnaround.begin(visitor);
    const found = await make(visitor, request, enterForRequest(line, visitor)).finally(end);
    const isOfAnother = token !== undefined && known === undefined && tokens.isOf(token, request.key);
    const made = { ...found, token: isOfAnother ? token : tokens.issue(request.key) };
    cached.set(made.token, { visitor, list: made, key: request.key, at: now() });
    forgetSurplus(visitor);
    return made;
  }

  function forgetOld(): void {
    const limit = now() - CACHED_MS;
    const old = [...cached.entries()].filter(
      ([, { at, list }]) => at < limit || preparation.isGivenUp(list.set),
    );
    for (const [token] of old) cached.delete(token);
  }

  function forgetSurplus(visitor: string): void {
    const recentFirst = [...cached.entries()].filter(([, one]) => one.visitor === visitor);
    for (const [token] of recentFirst.slice(CACHED_LISTS_PER_VISITOR)) cached.delete(token);
  }
}

/** Whether the first page of an incomplete list is requested again: the client then waits for more. */
function isRequestedAgain({ query }: FilterRequest, { preparation }: FilteredList): boolean {
  return preparation !== undefined && (query.from ?? 0) === 0;
}

/**
 * Rows of a list: first what cannot be followed, then the matches with the extremes of the nights, which are worked out
 * for these rows alone.
 *
 * @param from, size place of the first row, and how many there shall be at most.
 * @throws what `enter` throws, and the failure of a worker.
 */
async function listPage(
  { set, window, matches, failures, extremesOf }: FilteredList,
  { from, size }: { readonly from: number; readonly size: number },
  rowOf: Rows,
  enter: Enter,
): Promise<readonly FilteredObject[]> {
  const first = Math.max(0, from - failures.length);
  const objects = matches.slice(first, Math.max(0, from + size - failures.length));
  const seen = await extremesOf(objects, enter);
  return [...failures.slice(from, from + size), ...seen.map((one) => rowOf(one, set, window))];
}

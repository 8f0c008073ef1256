import { LRUCache } from 'lru-cache';
import type { SortColumn } from '#contract/opt/filtering.ts';
import type { PreparationProgress } from '#contract/status.ts';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { gridAt, type NodeGrid } from '#engine/survey/node-grid.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { ObjectExtremes, SurveyWindow } from '../tasks/survey-tasks.ts';
import type { Enter } from '../queue/fair-queue.ts';
import type { Work } from '../queue/visitor-lines.ts';
import { type Journey, KEEP_PREPARING_MS } from './survey/on-demand-set.ts';
import { type Effort, NO_EFFORT, SECONDS_PER_VALUED_DAY, sumOf, workProgress } from './survey/effort.ts';
import { surveyObjects, type SurveySet } from './survey/survey-set.ts';
import { failuresOf } from './filtered-object.ts';
import { factsTest, type FilterRequest, limitsOf } from './filter-request.ts';
import { type ListMaker, type ListParts, PATIENCE_FOR_LIST_MS, PATIENCE_MS } from './filtered-list.ts';
import { createLongExtremes, type LongExtremes } from './long-extremes.ts';
import { createLongSearch, type LongSearch } from './long-search.ts';
import { storedFrames, NOT_STORED } from './stored-frames.ts';
import { neededToSort, sortMatches, type Sorting } from './sort-matches.ts';
import { piecesOf } from './window-pieces.ts';

/** Bytes of the searches that are cached for the next request of the same, and of one for each object in it. */
const CACHED_BYTES = 72_000_000;
const BYTES_PER_OBJECT = 460;

/** Objects of a visitor's own list are followed from their elements. */
const FROM_ELEMENTS: Journey = { go: async () => ({ starts: undefined }), work: () => NO_EFFORT };

type CachedSearch = {
  readonly search: LongSearch;
  readonly extremes: LongExtremes;
  /** Enters work that is done while no visitor waits for a single row. */
  readonly enterAside: Enter;
  requestedAt: number;
  /** All values of the objects that are found, on their way where an order needs them. */
  valuing: Promise<unknown> | undefined;
};

/**
 * A maker of lists of time frames that are too long for everything to be looked at before the response: year by year, from today
 * outwards, as long as requests arrive.
 *
 * @param report gets the failures of workers. @param frameStore stores the years that are searched.
 */
export function createLongListMaker({
  compute,
  queue,
  preparation,
  latestOrbits,
  sleep,
  now,
  report,
  frameStore,
}: ListParts): ListMaker {
  const cached = new LRUCache<string, Promise<CachedSearch>>({ maxSize: CACHED_BYTES });

  return async (visitor, request) => {
    const { frame, observer, query, list: requestedList } = request;
    const window: SurveyWindow = { site: observer.site, startUtc: frame.startUtc, endUtc: frame.endUtc };
    const one = await searchFor(visitor, request, window);
    const { search, extremes } = one;
    const { objects } = search.task;
    await objects.covariances.update(latestOrbits);
    one.requestedAt = now();
    const { sort, order = 'asc' } = query;
    const patience = requestedList === undefined ? PATIENCE_MS : PATIENCE_FOR_LIST_MS;
    await Promise.race([search.proceed().then(() => computeOrder(one, sort, order)), sleep(patience)]);
    const finished = [...search.finished()];
    const open = search.open();
    const pieces = [...finished, ...(open === undefined ? [] : [open.window])];
    const set = overview(search);
    const found = search.found();
    const needed = neededFor(one, sort, order);
    const isWhole = finished.length === search.task.pieces.length && extremes.missing(needed, finished) === 0;
    const matches =
      sort === undefined
        ? found
        : await sortMatches(
            {
              set,
              startUtc: frame.startUtc,
              measured: search,
              extremesOf: async (some) => extremes.known(some),
            },
            found,
            { sort, order },
          );
    return {
      set,
      window,
      matches: matches.slice(0, MAX_TOTAL_RESULTS),
      extremesOf: async (some, enterMore) => {
        const seen = await extremes.extremesOf(some, pieces, enterMore);
        return sort === undefined || isWhole ? seen : inOrder(seen, set, frame.startUtc, { sort, order });
      },
      failures: requestedList === undefined ? [] : failuresOf(set, window, requestedList, request.catalogue),
      nights: search.nights(),
      preparation: isWhole
        ? undefined
        : {
            ...searchedSoFar(search, window),
            ...workProgress(sumOf(search.work(), effortFor(one, needed)), preparation.pace),
          },
    };
  };

  /** Computes what an order needs, once all is searched, as long as requests arrive. */
  async function computeOrder(
    one: CachedSearch,
    sort: SortColumn | undefined,
    order: Sorting['order'],
  ): Promise<void> {
    const { search, extremes, enterAside } = one;
    if (search.finished().length < search.task.pieces.length) return;
    const needed = neededFor(one, sort, order);
    if (extremes.missing(needed, search.finished()) === 0) return;
    one.valuing ??= extremes
      .extremesOf(needed, search.finished(), enterAside, () => now() - one.requestedAt < KEEP_PREPARING_MS)
      .catch(report)
      .finally(() => (one.valuing = undefined));
    await one.valuing;
  }

  async function searchFor(
    visitor: string,
    request: FilterRequest,
    window: SurveyWindow,
  ): Promise<CachedSearch> {
    const known = cached.get(request.searchKey);
    if (known !== undefined) return known;
    const made = begin(visitor, request, window);
    const { catalogue, list: requestedList } = request;
    const objects = requestedList?.found.length ?? catalogue.nearEarthObjects.length;
    cached.set(request.searchKey, made, { size: BYTES_PER_OBJECT * (1 + objects) });
    made.catch(() => cached.delete(request.searchKey));
    return made;
  }

  async function begin(visitor: string, request: FilterRequest, window: SurveyWindow): Promise<CachedSearch> {
    const { catalogue, list: requestedList } = request;
    const objects =
      requestedList === undefined
        ? await preparation.objectsOf(catalogue)
        : await surveyObjects(catalogue.catalogue, requestedList.found);
    const journeyTo = (grid: Parameters<typeof preparation.journeyTo>[2]) =>
      requestedList === undefined ? preparation.journeyTo(objects, catalogue.version, grid) : FROM_ELEMENTS;
    const todayUtc = julianDateFromUnixTime(now());
    const isRequested = factsTest(request, todayUtc);
    const enterAside =
      requestedList === undefined ? queue.addIdle : (work: readonly Work[]) => queue.add(visitor, work);
    const task = {
      objects,
      pieces: piecesOf(window),
      limits: limitsOf(request.query),
      isIncluded: (object: number) => isRequested(itemAt(objects.facts, object)),
    };
    const search = createLongSearch(
      task,
      {
        compute,
        pace: preparation.pace,
        now,
        report,
        journeyTo,
        enter: enterAside,
        stored:
          requestedList === undefined
            ? storedFrames(objects, catalogue.version, frameStore, report)
            : NOT_STORED,
      },
      todayUtc,
    );
    const endOf = (grid: NodeGrid) =>
      Promise.race([journeyTo(grid).go(), sleep(PATIENCE_MS).then(() => undefined)]);
    const extremes = createLongExtremes(objects, compute, endOf, todayUtc);
    return { search, extremes, enterAside, requestedAt: now(), valuing: undefined };
  }
}

/** The known facts of the objects of a search, without nodes. */
function overview({ task: { objects }, failures }: LongSearch): SurveySet {
  const nodes = emptyNodes({ ...gridAt(0), count: 0 }, objects.bodies.count);
  for (const [object, { kind }] of failures) {
    nodes.status[object] = kind === 'refused' ? NODE_STATUS.refused : NODE_STATUS.impacted;
  }
  return { ...objects, nodes, ranges: [], prepared: [], failures: new Map(failures) };
}

/** Rows of a growing list, sorted again: their values now cover more nights than when the list was last sorted. */
async function inOrder(
  seen: readonly ObjectExtremes[],
  set: SurveySet,
  startUtc: number,
  sorting: Sorting,
): Promise<readonly ObjectExtremes[]> {
  const byObject = new Map(seen.map((one) => [one.object, one]));
  const objects = Int32Array.from(byObject.keys());
  const sorted = await sortMatches({ set, startUtc, extremesOf: async () => seen }, objects, sorting);
  return Array.from(sorted, (object) => byObject.get(object)).filter((one) => one !== undefined);
}

/** Objects that are searched for through all of a time frame, and in a long one how many days are searched. */
function searchedSoFar(
  { task, finished, open }: LongSearch,
  frame: SurveyWindow,
): Pick<PreparationProgress, 'done' | 'total' | 'days'> {
  const total = task.objects.bodies.count;
  const missing = task.pieces.length - finished().length;
  const part = open();
  const done = missing === 0 ? total : missing === 1 ? (part?.done ?? 0) : 0;
  if (task.pieces.length === 1) return { done, total };
  const days = { done: lengthOf(finished()), total: lengthOf([frame]) };
  if (part === undefined || part.done === 0) return { done, total, days };
  return { done, total, days: { ...days, begun: { days: lengthOf([part.window]), objects: part.done } } };
}

/** Whole days. */
function lengthOf(windows: readonly SurveyWindow[]): number {
  return Math.round(windows.reduce((sum, { startUtc, endUtc }) => sum + endUtc - startUtc, 0));
}

/** Found objects of which an order needs all values. */
function neededFor(
  { search }: CachedSearch,
  sort: SortColumn | undefined,
  order: Sorting['order'],
): Int32Array {
  return sort === undefined ? new Int32Array() : neededToSort(search, search.found(), { sort, order });
}

/** Effort of bringing the values of some objects over all nights. */
function effortFor({ search, extremes }: CachedSearch, objects: Int32Array): Effort {
  const { pieces } = search.task;
  const days = pieces.reduce((sum, { startUtc, endUtc }) => sum + endUtc - startUtc, 0);
  const each = (days / pieces.length) * SECONDS_PER_VALUED_DAY;
  const total = objects.length * pieces.length;
  return { done: (total - extremes.missing(objects, pieces)) * each, total: total * each };
}

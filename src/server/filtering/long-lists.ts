import { LRUCache } from 'lru-cache';
import { MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { gridAt } from '#engine/survey/node-grid.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { SurveyWindow } from '../compute/survey-tasks.ts';
import type { Journey } from '../survey/asked-set.ts';
import { NO_EFFORT } from '../survey/effort.ts';
import { surveyObjects, type SurveySet } from '../survey/survey-set.ts';
import { failuresOf } from './failures-of.ts';
import type { FilterRequest } from './filter-request.ts';
import type { ListMaker, ListParts } from './filtered-list.ts';
import { limitsOf } from './limits-of.ts';
import { createLongExtremes, type LongExtremes } from './long-extremes.ts';
import { createLongSearch, type LongSearch } from './long-search.ts';
import { matchesFacts } from './matches-facts.ts';
import { workProgress } from './work-progress.ts';
import { sortMatches } from './sort-matches.ts';
import { piecesOf } from './window-pieces.ts';

/** Searches that are kept for whoever asks for the same, 12 MB each of 26,000 objects. */
const KEPT_SEARCHES = 6;

/** How long an answer waits for what is looked through meanwhile before it says what is found, ms. */
const PATIENCE_MS = 500;

/** The same for a list of the visitor's own, which is soon looked through, ms. */
const PATIENCE_FOR_LIST_MS = 10_000;

/** Their own orbits are where objects of a visitor's list are followed from. */
const FROM_ELEMENTS: Journey = { go: async () => ({ starts: undefined }), work: () => NO_EFFORT };

type Kept = { readonly search: LongSearch; readonly extremes: LongExtremes };

/**
 * A maker of lists of time frames that are too long to be looked through as one: year by year, from today outwards, as long as
 * somebody asks.
 *
 * @param report gets the failures of workers.
 */
export function createLongListMaker({
  compute,
  queue,
  preparation,
  latestOrbits,
  sleep,
  now,
  report,
}: ListParts): ListMaker {
  const kept = new LRUCache<string, Promise<Kept>>({ max: KEPT_SEARCHES });

  return async (visitor, request, enter) => {
    const { frame, observer, query, list: own } = request;
    const window: SurveyWindow = { site: observer.site, startUtc: frame.startUtc, endUtc: frame.endUtc };
    const { search, extremes } = await keptFor(visitor, request, window);
    const { objects } = search.task;
    await objects.covariances.update(latestOrbits);
    const patience = own === undefined ? PATIENCE_MS : PATIENCE_FOR_LIST_MS;
    await Promise.race([search.ask(), sleep(patience)]);
    const pieces = [...search.begun()];
    const finished = [...search.finished()];
    const isWhole = finished.length === search.task.pieces.length;
    const set = overview(search);
    const { sort, order = 'asc' } = query;
    const found = search.found();
    const matches =
      sort === undefined
        ? found
        : await sortMatches(
            {
              set,
              startUtc: frame.startUtc,
              extremes: search.extremes,
              extremesOf: (some) => extremes.of(some, pieces, enter),
            },
            found,
            { sort, order },
          );
    return {
      set,
      window,
      matches: matches.slice(0, MAX_TOTAL_RESULTS),
      extremesOf: (some, enterMore) => extremes.of(some, pieces, enterMore),
      failures: own === undefined ? [] : failuresOf(set, window, own, request.catalogue),
      nights: search.nights(),
      preparation: isWhole
        ? undefined
        : {
            ...workProgress(search.work(), objects.bodies.count, preparation.pace),
            ...daysOf(finished, frame),
          },
    };
  };

  async function keptFor(visitor: string, request: FilterRequest, window: SurveyWindow): Promise<Kept> {
    const known = kept.get(request.searchKey);
    if (known !== undefined) return known;
    const made = begin(visitor, request, window);
    kept.set(request.searchKey, made);
    made.catch(() => kept.delete(request.searchKey));
    return made;
  }

  async function begin(
    visitor: string,
    { catalogue, query, frame, list: own }: FilterRequest,
    window: SurveyWindow,
  ): Promise<Kept> {
    const objects =
      own === undefined
        ? await preparation.objectsOf(catalogue)
        : await surveyObjects(catalogue.catalogue, own.found);
    const journeyTo = (grid: Parameters<typeof preparation.journeyTo>[2]) =>
      own === undefined ? preparation.journeyTo(objects, catalogue.version, grid) : FROM_ELEMENTS;
    const todayUtc = julianDateFromUnixTime(now());
    const task = {
      objects,
      pieces: piecesOf(window),
      limits: limitsOf(query),
      wanted: (object: number) =>
        frame.startUtc < objects.facts[object].endUtc &&
        matchesFacts(objects.facts[object], query, frame.startUtc),
    };
    const search = createLongSearch(
      task,
      {
        compute,
        pace: preparation.pace,
        now,
        report,
        journeyTo,
        enter: own === undefined ? queue.addIdle : (work) => queue.add(visitor, [work]),
      },
      todayUtc,
    );
    const extremes = createLongExtremes(objects, compute, (grid) => journeyTo(grid).go(), todayUtc);
    return { search, extremes };
  }
}

/** What is known of the objects of a search, without nodes. */
function overview({ task: { objects }, troubles }: LongSearch): SurveySet {
  const nodes = emptyNodes({ ...gridAt(0), count: 0 }, objects.bodies.count);
  for (const [object, { kind }] of troubles) {
    nodes.status[object] = kind === 'refused' ? NODE_STATUS.refused : NODE_STATUS.impacted;
  }
  return { ...objects, nodes, ranges: [], prepared: [], troubles: new Map(troubles) };
}

/** Days of a time frame that are looked through, and all of them. */
function daysOf(
  pieces: readonly SurveyWindow[],
  frame: { readonly startUtc: number; readonly endUtc: number },
) {
  const done = pieces.reduce((sum, { startUtc, endUtc }) => sum + endUtc - startUtc, 0);
  return { days: { done: Math.round(done), total: Math.round(frame.endUtc - frame.startUtc) } };
}

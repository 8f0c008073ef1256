import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { Compute } from '../tasks/compute.ts';
import { NO_VISITOR } from '../queue/fair-queue.ts';
import type { LatestOrbits } from '../bodies/latest-orbits.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { type ApproachRequest } from './approach-request.ts';
import { type ApproachNews, namedApproaches } from './approach-search.ts';
import { type CatalogueScan, createCatalogueScan, type ScanPiece } from './catalogue-approaches.ts';
import { createFoundPieces, type Found } from './found-pieces.ts';
import { type SearchLine, searchedInTurn } from './search-line.ts';
import type { Enqueue } from '../queue/queued-work.ts';
import type { RequestContext } from '../queue/request-context.ts';

/** Days for which the decades of a search stay where they are, so that what was propagated and found is of use again. */
const ANCHOR_DAYS = 30;

/** Number of known approaches that are sent at once, with the progress. */
const REPORTED_AT_ONCE = 1000;

/** Where and how far the search reaches that is made before any request. */
const PREPARED_CENTRES: readonly MainBodyId[] = ['earth'];
const PREPARED_DAYS = 10 * DAYS_PER_JULIAN_YEAR;

/**
 * Searches for close approaches; the pieces that are finished are cached for the next request of the same or less, also
 * where the whole was left or took too long.
 */
export type ApproachSearches = {
  /** Through all near-Earth objects. @throws ProblemError `queue-full`; DOMException `AbortError`; the failure of a worker. */
  ofAll(request: ApproachRequest, catalogue: ServiceCatalogue, waiting: RequestContext): ApproachSearch;
  /** @throws ProblemError `too-many-names` or `queue-full`; DOMException `AbortError`; the failure of a worker. */
  ofNamed(
    names: readonly string[],
    request: ApproachRequest,
    catalogue: ServiceCatalogue,
    waiting: RequestContext,
  ): ApproachSearch;
  /** Makes the search that most visitors begin with, while no visitor waits for anything else. */
  prepare(catalogue: ServiceCatalogue): Promise<void>;
};

export type ApproachSearch = AsyncGenerator<ApproachNews, void, undefined>;

/** Searches over workers and a queue. @param now milliseconds since the Unix epoch. */
export function createApproachSearches({
  now,
  ...parts
}: SearchLine & {
  readonly compute: Compute;
  readonly latestOrbits: LatestOrbits;
  readonly now: () => number;
}): ApproachSearches {
  const foundPieces = createFoundPieces();
  let version: string | undefined;
  let scan: CatalogueScan | undefined;
  let anchor = Number.NEGATIVE_INFINITY;

  return {
    ofAll,
    ofNamed: (names, request, catalogue, waiting) =>
      namedApproaches(names, request, catalogue, waiting, { ...parts, foundPieces }),
    async prepare(catalogue) {
      const startUtc = Math.floor(julianDateFromUnixTime(now()) - 0.5) + 0.5;
      const span = { fromDay: tdbDayFromUtc(startUtc), toDay: tdbDayFromUtc(startUtc + PREPARED_DAYS) };
      const waiting = { visitor: NO_VISITOR, signal: new AbortController().signal };
      for await (const _ of ofAll({ centres: PREPARED_CENTRES, span, startUtc }, catalogue, waiting))
        continue;
    },
  };

  async function* ofAll(
    request: ApproachRequest,
    catalogue: ServiceCatalogue,
    waiting: RequestContext,
  ): ApproachSearch {
    const { bodies: total, piecesOf } = scanOf(catalogue);
    const missing: ScanPiece[] = [];
    const known: CloseApproach[] = [];
    for (const [index, one] of piecesOf(request).entries()) {
      const found = foundPieces.known(one.piece)?.found;
      if (found === undefined) missing.push(one);
      else known.push(...found);
      await yieldToEventLoop(index);
    }
    let part = 1 - missing.reduce((sum, one) => sum + one.part, 0);
    const news = ({ found, errors }: Found) => ({ found, errors, done: Math.round(part * total), total });
    for (let from = 0; from === 0 || from < known.length; from += REPORTED_AT_ONCE) {
      yield news({ found: known.slice(from, from + REPORTED_AT_ONCE), errors: [] });
    }
    const searches = missing.map((one) => async (inLine: Enqueue) => ({
      ...(await inLine(() => foundPieces.resultOf(one.piece, one.search))),
      part: one.part,
    }));
    for await (const ended of searchedInTurn(searches, waiting, parts)) {
      part += ended.part;
      yield news(ended);
    }
  }

  /**
   * A scan of one catalogue; with another one all states that were propagated with the former one are dropped.
   */
  function scanOf(catalogue: ServiceCatalogue): CatalogueScan {
    const today = julianDateFromUnixTime(now());
    if (scan !== undefined && version === catalogue.version && today <= anchor) return scan;
    version = catalogue.version;
    anchor = Math.floor(today) + 0.5 + ANCHOR_DAYS;
    scan = createCatalogueScan(catalogue, anchor, parts.compute);
    return scan;
  }
}

import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { DAYS_PER_JULIAN_YEAR, MJD_ORIGIN } from '#engine/constants.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { Compute } from '../compute.ts';
import { calculationsWaiting, enqueue } from '../jobs/enqueue.ts';
import type { FairQueue, Work } from '../jobs/fair-queue.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import { type ApproachOrder, tdb } from './approach-order.ts';
import type { ApproachNews } from './approach-search.ts';
import { type CatalogueScan, createCatalogueScan } from './catalogue-approaches.ts';

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 5;

/** Days for which the decades of a search stay where they are, so that what was carried is of use again. */
const ANCHOR_DAYS = 30;

/** Finished searches that are kept, and approaches in all of them. */
const KEPT_SEARCHES = 100;
const KEPT_APPROACHES = 200_000;

/** Where and how far the search reaches that is made before anybody asks. */
const PREPARED_CENTRES: readonly MainBodyId[] = ['earth'];
const PREPARED_DAYS = 10 * DAYS_PER_JULIAN_YEAR;

type Finished = { readonly order: ApproachOrder; readonly found: readonly CloseApproach[] };

/** Searches through all near-Earth objects; what is finished is kept for the next who asks for it, or for less. */
export type ApproachSearches = {
  /** @throws ProblemError `queue-full`; the failure of a worker. */
  of(order: ApproachOrder, catalogue: ServiceCatalogue, visitor: string): AsyncGenerator<ApproachNews, void>;
  /** Makes the search that most visitors begin with, when nobody waits for anything else. */
  prepare(catalogue: ServiceCatalogue): Promise<void>;
};

/** Searches over workers and a queue. @param now milliseconds since the Unix epoch. */
export function createApproachSearches({
  compute,
  queue,
  now,
}: {
  readonly compute: Compute;
  readonly queue: FairQueue;
  readonly now: () => number;
}): ApproachSearches {
  let version: string | undefined;
  let scan: CatalogueScan | undefined;
  let anchor = Number.NEGATIVE_INFINITY;
  let finished: Finished[] = [];

  return {
    of: (order, catalogue, visitor) =>
      news(order, catalogue, (work) => {
        enqueue(queue, visitor, work, calculationsWaiting, RETRY_AFTER_SECONDS);
      }),
    async prepare(catalogue) {
      const startUtc = Math.floor(julianDateFromUnixTime(now()) - 0.5) + 0.5;
      const span = { fromDay: tdb(startUtc), toDay: tdb(startUtc + PREPARED_DAYS) };
      const order = { centres: PREPARED_CENTRES, span, startUtc };
      for await (const _ of news(order, catalogue, (work) => work.forEach(queue.addIdle))) continue;
    },
  };

  async function* news(
    order: ApproachOrder,
    catalogue: ServiceCatalogue,
    enter: (work: readonly Work[]) => void,
  ): AsyncGenerator<ApproachNews, void> {
    const scanned = scanOf(catalogue);
    const total = scanned.bodies;
    const known = finished.find((one) => includes(one.order, order));
    if (known !== undefined) {
      const found = known.found.filter((one) => isWanted(one, order));
      yield { found, errors: [], done: total, total };
      return;
    }
    yield { found: [], errors: [], done: 0, total };
    const all: CloseApproach[] = [];
    let done = 0;
    for await (const { found, part } of scanned.search(order, enter)) {
      all.push(...found);
      done += part;
      yield { found, errors: [], done: Math.round(done * total), total };
    }
    if (version === catalogue.version) keep({ order, found: all });
  }

  /** Another catalogue leaves nothing of what was found in the one before. */
  function scanOf(catalogue: ServiceCatalogue): CatalogueScan {
    const today = julianDateFromUnixTime(now());
    if (scan !== undefined && version === catalogue.version && today <= anchor) return scan;
    if (version !== catalogue.version) finished = [];
    version = catalogue.version;
    anchor = Math.floor(today) + 0.5 + ANCHOR_DAYS;
    scan = createCatalogueScan(catalogue, anchor, compute);
    return scan;
  }

  /** The oldest are forgotten where there are too many. */
  function keep(search: Finished): void {
    finished = [...finished.filter((one) => !includes(search.order, one.order)), search];
    const approaches = () => finished.reduce((sum, { found }) => sum + found.length, 0);
    while (finished.length > KEPT_SEARCHES || (finished.length > 1 && approaches() > KEPT_APPROACHES)) {
      finished = finished.slice(1);
    }
  }
}

/** Whether one search finds all that another looks for. */
function includes(one: ApproachOrder, other: ApproachOrder): boolean {
  return (
    one.farthestAu === other.farthestAu &&
    one.span.fromDay <= other.span.fromDay &&
    one.span.toDay >= other.span.toDay &&
    other.centres.every((centre) => one.centres.includes(centre))
  );
}

function isWanted({ mjd, mainBody }: CloseApproach, { centres, span }: ApproachOrder): boolean {
  const day = tdb(mjd + MJD_ORIGIN);
  return centres.includes(mainBody.id) && day >= span.fromDay && day <= span.toDay;
}

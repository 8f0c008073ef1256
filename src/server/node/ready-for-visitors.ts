import { FIRST_PAGE_SIZE } from '#contract/limits.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { filterRequest } from '#server/filtering/filter-request.ts';
import { NO_VISITOR } from '#server/queue/fair-queue.ts';
import type { ServiceParts } from '#server/service-parts.ts';
import { createTonight } from '#server/feeds/tonight.ts';
import { packedSwarm } from '#server/orbits/swarm-response.ts';

/** Where every night is dark, degrees and metres. */
const EQUATOR = { observatoryLatitude: 0, observatoryLongitude: 0, observatoryElevation: 0 } as const;

/** Sites around the equator, and the limits that a visitor moves at each: workers that have searched at so many are compiled. */
const SITES = 12;
const FAINTEST = [22, 21] as const;

/**
 * Makes what visitors request first: a list for tonight, lists of a week, as workers that have made some make the next in a third of the
 * time, the swarm of today, and the close approaches of the next ten years.
 */
export async function makeReadyForVisitors(parts: ServiceParts): Promise<void> {
  const { signal } = new AbortController();
  await createTonight(parts)({ visitor: NO_VISITOR, signal }, EQUATOR).catch(parts.report);
  for (let site = 0; site < SITES; site++)
    for (const faintest of FAINTEST)
      await listWeek(parts, (360 * site) / SITES, faintest).catch(parts.report);
  await packedSwarm(await parts.swarms.nearEarth(parts.catalogue()));
  parts.approachSearches.prepare(parts.catalogue()).catch(parts.report); // takes minutes: nothing else waits for it
}

/** @throws ProblemError `queue-full`; the failure of a worker. */
async function listWeek(
  { filterings, catalogue, now }: ServiceParts,
  observatoryLongitude: number,
  magnitudeMax: number,
): Promise<void> {
  const julianDateStart = Math.floor(julianDateFromUnixTime(now()));
  const julianDateEnd = julianDateStart + 7;
  const query = { ...EQUATOR, observatoryLongitude, julianDateStart, julianDateEnd, step: 1, magnitudeMax };
  const list = await filterings.list(NO_VISITOR, filterRequest(query, catalogue()), undefined);
  await filterings.page(NO_VISITOR, list, { from: 0, size: FIRST_PAGE_SIZE });
}

import { Hono } from 'hono';
import { filteringEndpoint } from '#contract/endpoints.ts';
import type { FilteringResult } from '#contract/filtering.ts';
import { FIRST_PAGE_SIZE, MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import { ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { filteredObject } from '../filtering/filtered-object.ts';
import { filterRequest } from '../filtering/filter-request.ts';
import { typedQuery } from '../read-query.ts';
import type { ServiceParts } from '../service-parts.ts';
import { checkCovered } from '../time-frame.ts';

/** Filtering: pages of the objects that can be observed. */
export function filteringRoutes({ catalogue, compute, filterings, now, visitorOf }: ServiceParts): Hono {
  const routes = new Hono();

  routes.get(ROUTES.filtering, async (c) => {
    const query = typedQuery(filteringEndpoint.query, c.req.url);
    const request = filterRequest(query, catalogue(), julianDateFromUnixTime(now()));
    checkCovered(request.frame, compute.ephemeris);
    const sent = c.req.header(TOKEN_HEADER)?.trim();
    const { token, failures, matches, set, preparation } = await filterings.list(
      visitorOf(c),
      request,
      sent === '' ? undefined : sent,
    );
    const { from = 0, size = FIRST_PAGE_SIZE } = query;
    const rows = [
      ...failures.slice(from, from + size),
      ...matches
        .slice(Math.max(0, from - failures.length), Math.max(0, from + size - failures.length))
        .map((match) => filteredObject(match, set, request.frame)),
    ];
    c.header(TOKEN_HEADER, token);
    return c.json({
      token,
      totalResults: Math.min(MAX_TOTAL_RESULTS, failures.length + matches.length),
      object: { data: rows },
      ...(preparation === undefined ? {} : { preparation }),
    } satisfies FilteringResult);
  });

  return routes;
}

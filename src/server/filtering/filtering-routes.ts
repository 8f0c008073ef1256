import { Hono } from 'hono';
import { OPT_ENDPOINTS } from '#contract/opt/endpoints.ts';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import { FIRST_PAGE_SIZE, MAX_TOTAL_RESULTS } from '#contract/limits.ts';
import { ROUTES, TOKEN_HEADER } from '#contract/routes.ts';
import { filterRequest } from './filter-request.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from './filterings.ts';
import { checkCovered } from '../http/time-frame.ts';

/** Filtering: pages of the objects that can be observed. */
export function filteringRoutes({
  catalogue,
  compute,
  filterings,
  queue,
  visitorOf,
}: BodyParts & { readonly filterings: Filterings }): Hono {
  const routes = new Hono();

  routes.get(ROUTES.filtering, async (c) => {
    const query = typedQuery(OPT_ENDPOINTS.filtering.query, c.req.url);
    const request = filterRequest(query, catalogue());
    checkCovered(request.frame, compute.ephemeris);
    const sent = c.req.header(TOKEN_HEADER)?.trim();
    const visitor = visitorOf(c);
    const cameAt = queue.now();
    const list = await filterings.list(visitor, request, sent === '' ? undefined : sent);
    const { token, failures, matches, nights, preparation } = list;
    const { from = 0, size = FIRST_PAGE_SIZE } = query;
    const rows = await filterings.page(visitor, list, { from, size }, cameAt);
    c.header(TOKEN_HEADER, token);
    c.header('Cache-Control', 'no-store'); // by its token every response is another
    return c.json({
      token,
      totalResults: Math.min(MAX_TOTAL_RESULTS, failures.length + matches.length),
      errors: failures.length,
      ...(nights === 0 ? {} : { nights }),
      object: { data: [...rows] },
      ...(preparation === undefined ? {} : { preparation }),
    } satisfies FilteringResult);
  });

  return routes;
}

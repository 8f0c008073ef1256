import { Hono } from 'hono';
import { ROUTES } from '#contract/routes.ts';
import { TONIGHT_ENDPOINTS } from '#contract/opt/tonight.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Filterings } from '../filtering/filterings.ts';
import { createTonight } from './tonight.ts';
import { requestContext } from '../queue/request-context.ts';

/** The list of a night at a place. */
export function tonightRoutes(parts: BodyParts & { readonly filterings: Filterings }): Hono {
  const routes = new Hono();
  const tonight = createTonight(parts);
  routes.get(ROUTES.tonight, async (c) => {
    const query = typedQuery(TONIGHT_ENDPOINTS.tonight.query, c.req.url);
    const waiting = requestContext(parts, c);
    return c.json(await tonight(waiting, query));
  });
  return routes;
}

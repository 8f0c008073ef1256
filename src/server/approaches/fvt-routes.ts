import { type Context, Hono } from 'hono';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import type { FlybyAnswer } from '#contract/fvt/flyby.ts';
import { ROUTES } from '#contract/routes.ts';
import { bytesAnswer, acceptsBytes } from '../http/accept.ts';
import { requestedDate } from '../orbits/requested-span.ts';
import { catalogueBody, latestBody } from '../bodies/latest-body.ts';
import { unknownName } from '../bodies/unknown-name.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Flybys } from './flybys.ts';
import { flybyAnswer, type FlybyRows } from './flyby-answer.ts';
import { catalogueFlyby, spanOfRows, userDefinedFlyby } from './flyby-requests.ts';
import type { FlybyRequest } from './flybys.ts';
import { solutionsAnswer } from './solutions-answer.ts';
import { mainBodiesAnswer } from './main-bodies-answer.ts';
import { requestContext } from '../queue/request-context.ts';

/** Main bodies, and flybys of catalogue objects and of user-defined ones. */
export function fvtRoutes(parts: BodyParts & { readonly flybys: Flybys }): Hono {
  const { catalogue, compute, flybys, latestOrbits, now } = parts;
  const routes = new Hono();

  routes.get(ROUTES.mainBodies, (c) => {
    typedQuery(FVT_ENDPOINTS.mainBodies.query, c.req.url);
    return c.json({ mainBodies: mainBodiesAnswer(compute.ephemeris.gm) });
  });

  routes.get(ROUTES.flyby, async (c) => {
    const { name, date, center } = typedQuery(FVT_ENDPOINTS.flyby.query, c.req.url);
    const utc = requestedDate({ parameter: 'date', text: date }, now());
    const current = catalogue();
    const found = await latestBody(name, current, parts);
    if ('message' in found) throw unknownName(found, 'name');
    return answer(c, catalogueFlyby(found, current, utc, center, parts));
  });

  routes.get(ROUTES.flybyUserDefined, (c) => {
    const query = typedQuery(FVT_ENDPOINTS.flybyUserDefined.query, c.req.url);
    const rows = { stepDays: query.step, farthestKm: query.flyby_maxdist, span: spanOfRows(query) };
    return answer(c, userDefinedFlyby(query, parts), rows);
  });

  routes.get(ROUTES.solutions, async (c) => {
    const { name, date, center } = typedQuery(FVT_ENDPOINTS.solutions.query, c.req.url);
    const utc = requestedDate({ parameter: 'date', text: date }, now());
    const current = catalogue();
    const body = catalogueBody(name, current);
    if ('message' in body) throw unknownName(body, 'name');
    const others = current.catalogue.otherOrbits(body.index).map((other) => onOtherOrbit(body, other));
    const bodies = [body, ...others, ...(await latestOrbits.solutions(body))];
    const requestOf = (one: SmallBody) => catalogueFlyby(one, current, utc, center, parts);
    return c.json(await solutionsAnswer(bodies, requestOf, flybys, requestContext(parts, c)));
  });

  return routes;

  async function answer(c: Context, request: FlybyRequest, rows?: FlybyRows): Promise<Response> {
    const outcome = await flybys.of(request, requestContext(parts, c));
    if (outcome.kind === 'refused') {
      throw new ProblemError('no-flyby', {
        detail: outcome.reason,
        parameter: 'name',
        names: [request.object.name],
      });
    }
    if (acceptsBytes(c)) return bytesAnswer(c, outcome.bytes);
    const headers = { Vary: 'Accept' };
    return Response.json(flybyAnswer(outcome.bytes, rows) satisfies FlybyAnswer, { headers });
  }
}

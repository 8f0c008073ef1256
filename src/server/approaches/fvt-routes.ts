import { type Context, Hono } from 'hono';
import { onOtherOrbit } from '#catalogue/other-orbit.ts';
import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { readFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { FlybyResponse } from '#contract/fvt/flyby.ts';
import { MAIN_BODY_IDS, type MainBodyRecord } from '#contract/fvt/main-bodies.ts';
import { passageOf, type Solution, type Solutions } from '#contract/fvt/solutions.ts';
import { ROUTES } from '#contract/routes.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { sphereOfInfluence } from '#engine/approach/sphere-of-influence.ts';
import { AU_KM, SECONDS_PER_DAY } from '#engine/constants.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { bodyFigure } from '#engine/orientation/body-figure.ts';
import { rounded } from '#engine/rounded.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { catalogueBody, latestBody } from '../bodies/latest-body.ts';
import { unknownName } from '../bodies/body-name.ts';
import { acceptsBytes, bytesResponse } from '../http/accept.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { requestedDate } from '../orbits/requested-span.ts';
import { requestContext, type RequestContext } from '../queue/request-context.ts';
import { catalogueFlyby, spanOfRows, userDefinedFlyby } from './flyby-requests.ts';
import { flybyResponse, type FlybyRows } from './flyby-response.ts';
import type { FlybyRequest, Flybys } from './flybys.ts';

/** Main bodies, and flybys of catalogue objects and of user-defined ones. */
export function fvtRoutes(parts: BodyParts & { readonly flybys: Flybys }): Hono {
  const { catalogue, compute, flybys, latestOrbits, now } = parts;
  const routes = new Hono();

  routes.get(ROUTES.mainBodies, (c) => {
    typedQuery(FVT_ENDPOINTS.mainBodies.query, c.req.url);
    return c.json({ mainBodies: mainBodiesResponse(compute.ephemeris.gm) });
  });

  routes.get(ROUTES.flyby, async (c) => {
    const { name, date, center } = typedQuery(FVT_ENDPOINTS.flyby.query, c.req.url);
    const utc = requestedDate({ parameter: 'date', text: date }, now());
    const current = catalogue();
    const found = await latestBody(name, current, parts);
    if ('message' in found) throw unknownName(found, 'name');
    return respond(c, catalogueFlyby(found, current, utc, center, parts));
  });

  routes.get(ROUTES.flybyUserDefined, (c) => {
    const query = typedQuery(FVT_ENDPOINTS.flybyUserDefined.query, c.req.url);
    const rows = { stepDays: query.step, farthestKm: query.flyby_maxdist, span: spanOfRows(query) };
    return respond(c, userDefinedFlyby(query, parts), rows);
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
    return c.json(await solutionsResponse(bodies, requestOf, flybys, requestContext(parts, c)));
  });

  return routes;

  async function respond(c: Context, request: FlybyRequest, rows?: FlybyRows): Promise<Response> {
    const outcome = await flybys.resultOf(request, requestContext(parts, c));
    if (outcome.kind === 'refused') {
      throw new ProblemError('no-flyby', {
        detail: outcome.reason,
        parameter: 'name',
        names: [request.object.name],
      });
    }
    if (acceptsBytes(c)) return bytesResponse(c, outcome.bytes);
    const headers = { Vary: 'Accept' };
    return Response.json(flybyResponse(outcome.bytes, rows) satisfies FlybyResponse, { headers });
  }
}

/**
 * The same passage by each solution of an orbit.
 *
 * @param bodies the object on each of its orbits; at least one. @param requestOf the requested flyby of one.
 */
async function solutionsResponse(
  bodies: readonly SmallBody[],
  requestOf: (body: SmallBody) => FlybyRequest,
  flybys: Flybys,
  waiting: RequestContext,
): Promise<Solutions> {
  const solutions = await Promise.all(bodies.map((body) => solutionOf(requestOf(body), flybys, waiting)));
  return { name: labelOf(itemAt(bodies, 0)), solutions };
}

async function solutionOf(request: FlybyRequest, flybys: Flybys, waiting: RequestContext): Promise<Solution> {
  const { provenance } = request.object;
  const outcome = await flybys.resultOf(request, waiting);
  if (outcome.kind === 'refused') return { provenance, message: outcome.reason };
  return { provenance, passage: passageOf(readFlyby(outcome.bytes).facts) };
}

/** Bodies with air that shows at their rim. */
const WITH_ATMOSPHERE: ReadonlySet<string> = new Set([
  'venus',
  'earth',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
]);

/** The main bodies as they are sent. @param gm gravitational parameters by body, au³/d². */
function mainBodiesResponse(gm: Float64Array): MainBodyRecord[] {
  return MAIN_BODY_IDS.map((id) => {
    const main = mainBodyOf(id);
    const pull = numberAt(gm, main.body);
    const figure = bodyFigure(id, main.body, pull);
    const sphereKm = sphereOfInfluence(main, { gm }) * AU_KM;
    const { synchronousOrbitKm } = figure;
    return {
      id,
      name: main.name,
      type: main.type,
      limitAu: main.limitAu,
      flybyLimitAu: main.flybyLimitAu,
      parameters: {
        name: main.name,
        radius: rounded(figure.radiusKm, 4),
        flattening: rounded(figure.flattening, 8),
        atmosphere: WITH_ATMOSPHERE.has(id),
        period: figure.periodHours,
        lambda: figure.lambdaDeg,
        jd0: figure.jd0,
        poleRa: figure.poleRaDeg,
        poleDec: figure.poleDecDeg,
        geostationaryOrbit: synchronousOrbitKm < sphereKm ? synchronousOrbitKm : null,
        sphereOfInfluence: sphereKm,
        gm: (pull * AU_KM ** 3) / SECONDS_PER_DAY ** 2,
      },
    };
  });
}

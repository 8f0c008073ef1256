import { checkDataPoints, typedQuery } from '../http/read-query.ts';
import { type Context, Hono } from 'hono';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import { ROUTES } from '#contract/routes.ts';
import { SCD_ENDPOINTS } from '#contract/scd/endpoints.ts';
import {
  type SkyAreas,
  type PathAngle,
  type TraceResponse,
  tracedPoints,
  type TraceQuery,
} from '#contract/scd/trace.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { USUAL_SKY } from '#engine/sky/moonlight.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { oneUserDefinedObject } from '../bodies/one-user-defined-object.ts';
import { observerOf } from '../bodies/site-of.ts';
import { calculatedBodies, userDefinedBody } from '../calculations/calculated-bodies.ts';
import type { CalculatedBody } from '../calculations/calculation.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { checkCovered, timeFrameOf } from '../http/time-frame.ts';
import { requestContext } from '../queue/request-context.ts';
import { encodeTrace } from './encode-trace.ts';
import type { Sight, Traced, Traces } from './traces.ts';
import { arcLength, areaOf, placesOf } from './traced-path.ts';

/** Paths of objects on the sky: the part of the sky they are in, their length, and the paths themselves. */
export function scdRoutes(
  parts: BodyParts & { readonly traces: Traces; readonly stars: () => StarCatalogue },
): Hono {
  const { traces, catalogue, latestOrbits, compute, software } = parts;
  const routes = new Hono();

  routes.get(ROUTES.area, async (c) => {
    const query = typedQuery(SCD_ENDPOINTS.area.query, c.req.url);
    const sight = sightOf(query, parts);
    const bodies = bodiesOf({ ...query, names: query.name });
    checkTracedPoints(bodies.length, sight);
    return c.json(areasOf(await Promise.all(bodies.map((body) => trace(c, body, sight)))));
  });

  routes.get(ROUTES.pathAngle, async (c) => {
    const path = await namedTrace(c, typedQuery(SCD_ENDPOINTS.pathAngle.query, c.req.url));
    return c.json(pathAngleOf(path.traced));
  });

  routes.get(ROUTES.trace, async (c) => {
    const path = await namedTrace(c, typedQuery(SCD_ENDPOINTS.trace.query, c.req.url));
    return c.json(responseOf(path.traced, path.sight));
  });

  routes.get(ROUTES.traceUserDefined, async (c) => {
    const query = typedQuery(SCD_ENDPOINTS.traceUserDefined.query, c.req.url);
    const sight = sightOf(query, parts);
    const body = userDefinedBody(oneUserDefinedObject(query));
    checkTracedPoints(1, sight);
    return c.json(responseOf(await trace(c, body, sight), sight));
  });

  return routes;

  async function namedTrace(c: Context, query: TraceQuery) {
    const sight = sightOf(query, parts);
    const body = itemAt(bodiesOf({ names: [query.name] }), 0);
    checkTracedPoints(1, sight);
    return { sight, traced: await trace(c, body, sight) };
  }

  function bodiesOf(query: Parameters<typeof calculatedBodies>[0]) {
    return calculatedBodies(query, catalogue(), latestOrbits, 'name');
  }

  function trace(c: Context, body: CalculatedBody, sight: Sight): Promise<Traced> {
    return traces.traceOf({ body, sight }, requestContext(parts, c));
  }

  function responseOf(path: Traced, sight: Sight): TraceResponse {
    return encodeTrace(path, sight, { stars: parts.stars(), ephemeris: compute.ephemeris.name, software });
  }
}

function areasOf(paths: readonly Traced[]): SkyAreas {
  const data = paths.flatMap(({ body: { heading }, outcome }) => {
    const area = outcome.kind === 'table' ? areaOf(placesOf(outcome.table)) : undefined;
    return area === undefined ? [] : [{ name: heading.name, designator: heading.designator, ...area }];
  });
  const errors = paths.flatMap(({ body: { heading }, outcome }) =>
    outcome.kind === 'failed' ? [{ name: heading.name, message: outcome.reason }] : [],
  );
  return { object: { data, errors } };
}

function pathAngleOf({ body: { heading }, outcome }: Traced): PathAngle {
  if (outcome.kind === 'failed') return { object: { data: [] } };
  const places = placesOf(outcome.table);
  return { object: { data: [{ name: heading.name, arclength: arcLength(places) }] } };
}

/** The query of every trace without its object. */
type SightQuery = Omit<TraceQuery, 'name'>;

/** @throws ProblemError naming the value that is wrong. */
function sightOf(
  query: SightQuery,
  { compute, catalogue, earth }: Pick<BodyParts, 'compute' | 'catalogue' | 'earth'>,
): Sight {
  const frame = timeFrameOf(query);
  checkCovered(frame, compute.ephemeris);
  const current = catalogue();
  const observer = observerOf(query, current);
  const { kev = USUAL_SKY.extinction, vZenith = USUAL_SKY.zenith } = query;
  return {
    observer,
    frame,
    sky: { extinction: kev, zenith: vZenith },
    catalogueDate: current.date,
    ...(observer.site.kind === 'ground'
      ? { earthOrientation: earthOrientationText(earth(), frame.endUtc) }
      : {}),
  };
}

/** @throws ProblemError `too-many-points`. */
function checkTracedPoints(objects: number, { frame }: Pick<Sight, 'frame'>): void {
  checkDataPoints(tracedPoints(objects, frame.stepDays, frame.endUtc - frame.startUtc));
}

import { Hono } from 'hono';
import { ORBIT_NOW_ENDPOINTS, type OrbitNow, type OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { ROUTES } from '#contract/routes.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { calculatedBodies } from './calculated-bodies.ts';
import { earthOrientationText } from '../http/earth-orientation-text.ts';
import { encodeCalculation, provenanceOf } from './encode-calculation.ts';
import { bodyOutcome } from './calculate-piece.ts';
import type { CalculationRequest } from './calculation.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { observerOf } from '../bodies/site-of.ts';
import { checkCovered } from '../http/time-frame.ts';
import { type RequestContext, requestContext } from '../queue/request-context.ts';
import { shareWork } from '../queue/queued-work.ts';

/** Seconds after which a request for one object to a full queue may be repeated. */
const RETRY_AFTER_SECONDS = 5;

/** The pedigree of one orbit, and how far its object may be off its place at this moment. */
export function orbitNowRoutes(parts: BodyParts): Hono {
  const routes = new Hono();
  routes.get(ROUTES.orbitNow, async (c) => {
    const query = typedQuery(ORBIT_NOW_ENDPOINTS.orbitNow.query, c.req.url);
    const waiting = requestContext(parts, c);
    return c.json(await orbitNow(parts, waiting, query));
  });
  return routes;
}

/** A calculation of one object at one epoch, with whatever solution a calculation would take. */
async function orbitNow(
  parts: BodyParts,
  { visitor, signal }: RequestContext,
  query: OrbitNowQuery,
): Promise<OrbitNow> {
  const { catalogue, compute, earth, latestOrbits, now, queue, report, software } = parts;
  const present = now();
  const utc = julianDateFromUnixTime(present);
  const frame = { startUtc: utc, endUtc: utc, stepDays: 1, days: 1 };
  checkCovered(frame, compute.ephemeris);
  const current = catalogue();
  const observer = observerOf(query, current);
  const listed = itemAt(calculatedBodies({ names: [query.name] }, current, latestOrbits, 'name'), 0);
  const body = (await listed.latest) ?? listed;
  const request: CalculationRequest = {
    bodies: [body],
    observer,
    frame,
    catalogueDate: current.date,
    ...(observer.site.kind === 'ground' ? { earthOrientation: earthOrientationText(earth(), utc) } : {}),
  };
  const requested = { request, epochs: Float64Array.of(utc) };
  const line = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS };
  const outcome = await shareWork(() => bodyOutcome(body, requested, compute, report), visitor, line).awaited(
    signal,
  );
  return {
    now: new Date(present).toISOString(),
    object: encodeCalculation(
      { request },
      { outcomes: [outcome], sunMoon: undefined, columns: ['ERR_A', 'ERR_B', 'PA'] },
    ).object,
    provenance: provenanceOf({ request, createdAt: present }, compute.ephemeris.name, software),
  };
}

import { type Context, Hono } from 'hono';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { epochCount } from '#contract/limits.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import {
  MOST_SYNODIC_ROWS,
  type SynodicResponse,
  type SynodicHyperbolicQuery,
  type SynodicQuery,
} from '#contract/nov/synodic.ts';
import { writeSynodicPath } from '#contract/nov/synodic-bytes.ts';
import { ROUTES } from '#contract/routes.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { bytesResponse, acceptsBytes } from '../http/accept.ts';
import { requestedSpan } from '../orbits/requested-span.ts';
import { latestBody } from '../bodies/latest-body.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { synodicResponse, synodicFile } from './synodic-response.ts';
import { catalogueTarget, ellipseTarget, openOrbitTarget, type SynodicTarget } from './synodic-target.ts';
import { unknownName } from '../bodies/body-name.ts';
import { shareWork } from '../queue/queued-work.ts';

/** Seconds after which a client should repeat a request to a busy service. */
const RETRY_AFTER_SECONDS = 3;

/** Paths of objects in the frame in which Sun and Earth are at rest. */
export function synodicRoutes(parts: BodyParts): Hono {
  const { catalogue, compute, now, queue, visitorOf } = parts;
  const line = { queue, retryAfterSeconds: RETRY_AFTER_SECONDS };
  const routes = new Hono();

  routes.get(ROUTES.synodic, async (c) => {
    const query = typedQuery(NOV_ENDPOINTS.synodic.query, c.req.url);
    if (query.kep === true) return respond(c, query, ellipseTarget(query));
    const current = catalogue();
    const found = await latestBody(query.desig, current, parts);
    if ('message' in found) {
      if (acceptsBytes(c)) throw unknownName(found, 'desig');
      return withoutRows(c, found);
    }
    return respond(c, query, catalogueTarget(found, current.date, query));
  });

  routes.get(ROUTES.synodicHyperbolic, (c) => {
    const query = typedQuery(NOV_ENDPOINTS.synodicHyperbolic.query, c.req.url);
    return respond(c, query, openOrbitTarget(query));
  });

  return routes;

  async function respond(
    c: Context,
    query: SynodicQuery | SynodicHyperbolicQuery,
    target: SynodicTarget,
  ): Promise<Response> {
    const { desig, planet, propagation = 'perturbed', timeStep = 1 } = query;
    const epochs = epochsOf(query, timeStep);
    const { provenance, ...requested } = target;
    const passages = acceptsBytes(c);
    const planets = planet === true && !passages;
    const task = { ...requested, epochs, propagation, planets, passages };
    const outcome = await shareWork(() => compute.synodicOf(task), visitorOf(c), line).awaited(
      c.req.raw.signal,
    );
    if (outcome.kind === 'refused') {
      if (!acceptsBytes(c)) return withoutRows(c, { name: desig, message: outcome.reason });
      throw new ProblemError('no-perturbed-orbit', {
        detail: outcome.reason,
        parameter: 'desig',
        names: [desig],
      });
    }
    const { photometry } = target;
    const basis = { photometry, provenance: { ...provenance, ...modelDescription(parts, propagation) } };
    if (acceptsBytes(c))
      return bytesResponse(c, writeSynodicPath(synodicFile(outcome.value, timeStep, basis)));
    return c.json(synodicResponse(outcome.value, basis), 200, { Vary: 'Accept' });
  }

  /** @throws ProblemError naming the date that is wrong, or the number of rows that are too many. */
  function epochsOf(
    { initD, finalD }: SynodicQuery | SynodicHyperbolicQuery,
    timeStep: number,
  ): Float64Array {
    const from = { parameter: 'initD', text: initD };
    const { startUtc, endUtc } = requestedSpan(from, { parameter: 'finalD', text: finalD }, now());
    const rows = epochCount(startUtc, endUtc, timeStep);
    if (rows > MOST_SYNODIC_ROWS) {
      const detail = `A path may have ${MOST_SYNODIC_ROWS} rows, but ${rows} are requested.`;
      throw new ProblemError('too-many-points', {
        detail,
        parameter: 'timeStep',
        maximum: MOST_SYNODIC_ROWS,
        current: rows,
      });
    }
    return Float64Array.from({ length: rows }, (_, row) => startUtc + row * timeStep);
  }
}

function withoutRows(c: Context, error: EphemerisError): Response {
  return c.json({ data: [], errors: [error] } satisfies SynodicResponse, 200, { Vary: 'Accept' });
}

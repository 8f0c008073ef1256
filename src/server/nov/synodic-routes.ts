import { type Context, Hono } from 'hono';
import { epochCount } from '#contract/limits.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import {
  MOST_SYNODIC_ROWS,
  type SynodicAnswer,
  type SynodicHyperbolicQuery,
  type SynodicQuery,
} from '#contract/nov/synodic.ts';
import { ROUTES } from '#contract/routes.ts';
import { FULL_MODEL } from '../encode-calculation.ts';
import type { SynodicPath, SynodicTask } from '../compute.ts';
import type { Computed } from '../compute/computed.ts';
import { calculationsWaiting, enqueue } from '../jobs/enqueue.ts';
import { ProblemError } from '../problem-error.ts';
import { typedQuery } from '../read-query.ts';
import type { ServiceParts } from '../service-parts.ts';
import { askedSpan } from './asked-span.ts';
import { latestBody } from './latest-body.ts';
import { synodicAnswer } from './synodic-answer.ts';
import { catalogueTarget, ellipseTarget, openOrbitTarget, type SynodicTarget } from './synodic-target.ts';

/** Seconds after which a busy service is worth asking again. */
const RETRY_AFTER_SECONDS = 3;

/** The two-body model in words. */
const TWO_BODY = 'two-body: the osculating conic about the Sun';

/** Paths of objects in the frame in which Sun and Earth stand still. */
export function synodicRoutes(parts: ServiceParts): Hono {
  const { catalogue, compute, latestOrbits, now, queue, version, visitorOf } = parts;
  const routes = new Hono();

  routes.get(ROUTES.synodic, async (c) => {
    const query = typedQuery(NOV_ENDPOINTS.synodic.query, c.req.url);
    if (query.kep === true) return answer(c, query, ellipseTarget(query));
    const current = catalogue();
    const found = await latestBody(query.desig, current, latestOrbits);
    if ('message' in found) return c.json({ data: [], errors: [found] } satisfies SynodicAnswer);
    return answer(c, query, catalogueTarget(found, current.date));
  });

  routes.get(ROUTES.synodicHyperbolic, (c) => {
    const query = typedQuery(NOV_ENDPOINTS.synodicHyperbolic.query, c.req.url);
    return answer(c, query, openOrbitTarget(query));
  });

  return routes;

  async function answer(
    c: Context,
    query: SynodicQuery | SynodicHyperbolicQuery,
    { body, provenance }: SynodicTarget,
  ): Promise<Response> {
    const propagation = query.propagation ?? 'perturbed';
    const task = { body, epochs: epochsOf(query), propagation, planets: query.planet === true };
    const outcome = await computedInTurn(task, visitorOf(c));
    if (outcome.kind === 'refused') {
      const errors = [{ name: query.desig, message: outcome.reason }];
      return c.json({ data: [], errors } satisfies SynodicAnswer);
    }
    const forceModel = propagation === 'perturbed' ? FULL_MODEL : TWO_BODY;
    const made = { forceModel, ephemeris: compute.ephemeris.name, software: `NEO Toolkit ${version}` };
    return c.json(synodicAnswer(outcome.value, { ...provenance, ...made }));
  }

  /** @throws ProblemError naming the date that is wrong, or the number of rows that are too many. */
  function epochsOf({ initD, finalD, timeStep = 1 }: SynodicQuery | SynodicHyperbolicQuery): Float64Array {
    const from = { parameter: 'initD', text: initD };
    const { startUtc, endUtc } = askedSpan(from, { parameter: 'finalD', text: finalD }, now());
    const rows = epochCount(startUtc, endUtc, timeStep);
    if (rows > MOST_SYNODIC_ROWS) {
      const detail = `A path may have ${MOST_SYNODIC_ROWS} rows, but ${rows} are asked for.`;
      throw new ProblemError('too-many-points', { detail, maximum: MOST_SYNODIC_ROWS, current: rows });
    }
    return Float64Array.from({ length: rows }, (_, row) => startUtc + row * timeStep);
  }

  function computedInTurn(task: SynodicTask, visitor: string): Promise<Computed<SynodicPath>> {
    return new Promise((resolve, reject) => {
      const work = () => compute.synodicOf(task).then(resolve, reject);
      enqueue(queue, visitor, [work], calculationsWaiting, RETRY_AFTER_SECONDS);
    });
  }
}

import { Hono } from 'hono';
import { ROUTES } from '#contract/routes.ts';
import { SOVT_ENDPOINTS } from '#contract/sovt/endpoints.ts';
import { type PopulationPart, writePopulationPart } from '#contract/sovt/population-bytes.ts';
import { SOVT_DEFAULTS } from '#contract/sovt/ranges.ts';
import { acceptsBytes } from '../http/accept.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { Populations } from './populations.ts';
import { populationResponse } from './population-response.ts';
import { populationParts } from './population-parts.ts';
import { populationRequest } from './population-request.ts';

/** Seconds after which a client should repeat a request to a service that reads its first catalogue. */
const RETRY_AFTER_SECONDS = 5;

/** How bright every near-Earth object gets, and when it can be seen next. */
export function populationRoutes({
  catalogue,
  populations,
  now,
  report,
  visitorOf,
}: Pick<BodyParts, 'catalogue' | 'now' | 'report' | 'visitorOf'> & {
  readonly populations: Populations;
}): Hono {
  const routes = new Hono();

  routes.get(ROUTES.population, async (c) => {
    const query = typedQuery(SOVT_ENDPOINTS.population.query, c.req.url);
    const request = populationRequest(query, now());
    const current = catalogue();
    const population = await populations.of(visitorOf(c), current, request);
    if (population === undefined) {
      throw new ProblemError('queue-full', { detail: 'The catalogue is being read.' }, RETRY_AFTER_SECONDS);
    }
    if (acceptsBytes(c)) {
      const parts = populationParts(population, request, current.date);
      return c.body(streamOf(parts, report), 200, {
        'Content-Type': 'application/octet-stream',
        ETag: `"${population.tag}"`, // one made of the bytes would hold them back until the last
        Vary: 'Accept',
      });
    }
    const { most = SOVT_DEFAULTS.most } = query;
    return c.json(await populationResponse(population, request, current.date, most), 200, { Vary: 'Accept' });
  });

  return routes;
}

/** Parts one after the other, each when the one before has gone; a failure breaks the response off. */
function streamOf(
  parts: AsyncGenerator<PopulationPart>,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let isConnected = true;
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await parts.next();
        if (!isConnected) return;
        if (next.done === true) controller.close();
        else controller.enqueue(writePopulationPart(next.value));
      } catch (error) {
        report(error);
        controller.error(error);
      }
    },
    cancel() {
      isConnected = false;
    },
  });
}

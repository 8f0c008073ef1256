import { Hono } from 'hono';
import { photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import { lostSince } from '#catalogue/lost-comet.ts';
import { labelOf } from '#catalogue/small-body.ts';
import { ROUTES } from '#contract/routes.ts';
import { SOVT_ENDPOINTS } from '#contract/sovt/endpoints.ts';
import { type PopulationPart, writePopulationPart } from '#contract/sovt/population-bytes.ts';
import type { PopulationResponse } from '#contract/sovt/population.ts';
import { SOVT_DEFAULTS } from '#contract/sovt/ranges.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { bodyOfObject } from '../filtering/survey/survey-set.ts';
import { acceptsBytes } from '../http/accept.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { PopulationFound } from '../tasks/survey-tasks.ts';
import { populationParts } from './population-parts.ts';
import { populationRequest, type PopulationRequest } from './population-request.ts';
import type { Populations, Population } from './populations.ts';

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
    const population = await populations.populationOf(visitorOf(c), current, request);
    if (population === undefined) {
      throw new ProblemError('queue-full', { detail: 'The catalogue is being read.' }, RETRY_AFTER_SECONDS);
    }
    if (acceptsBytes(c)) {
      const parts = populationParts(population, request, current.usualDate);
      return c.body(streamOf(parts, report), 200, {
        'Content-Type': 'application/octet-stream',
        ETag: `"${population.tag}"`, // a tag made of the bytes would delay them until the last
        Vary: 'Accept',
      });
    }
    const { most = SOVT_DEFAULTS.most } = query;
    return c.json(await populationResponse(population, request, current.usualDate, most), 200, {
      Vary: 'Accept',
    });
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

/** How the population is followed, in words. */
const SURVEY_MODEL =
  'survey: Keplerian from the orbits of today; Sun, planets and Moon where an object meets a planet; 0.05 mag';

/** Decimals that are sent of magnitudes and of epochs. */
const MAGNITUDE_DECIMALS = 2;
const EPOCH_DECIMALS = 2;

/** The brightest objects of a population once all of it is examined. */
async function populationResponse(
  { run, set, preparation }: Population,
  { startUtc, endUtc, todayUtc, includeLost }: PopulationRequest,
  catalogueDate: string,
  most: number,
): Promise<PopulationResponse> {
  const found: PopulationFound[] = [];
  for await (const piece of run.pieces()) found.push(...piece.found);
  const inside = found
    .filter(
      ({ window, object }) =>
        window !== undefined && (includeLost || todayUtc <= itemAt(set.facts, object).lostAfterUtc),
    )
    .toSorted((a, b) => a.brightest.magnitude - b.brightest.magnitude);
  const start = startUtc - MJD_ORIGIN;
  return defined({
    start,
    end: endUtc - MJD_ORIGIN,
    looked: run.objects,
    totalResults: inside.length,
    objects: inside.slice(0, most).map((one) => objectOf(one, set, start, todayUtc)),
    catalogueDate,
    forceModel: SURVEY_MODEL,
    preparation,
  });
}

function objectOf(
  { object, brightest, window = { from: 0, to: 0 }, integrated, ends }: PopulationFound,
  set: Population['set'],
  start: number,
  todayUtc: number,
): PopulationResponse['objects'][number] {
  const body = bodyOfObject(set, object);
  const epoch = (days: number) => Number((start + days).toFixed(EPOCH_DECIMALS));
  return {
    designator: body.designation,
    object: labelOf(body),
    apparentMag: Number(brightest.magnitude.toFixed(MAGNITUDE_DECIMALS)),
    ...defined({ photometry: photometryOf(body) }),
    epoch: epoch(brightest.at),
    window: { start: epoch(window.from), end: epoch(window.to) },
    integrated,
    ...(ends ? { impact: true } : {}),
    ...defined({ lostSince: lostSince(body, todayUtc) }),
  };
}

import { Hono } from 'hono';
import {
  APPROACH_LINES,
  type CloseApproach,
  type CloseApproaches,
  type CloseApproachesLine,
} from '#contract/fvt/close-approaches.ts';
import { FVT_ENDPOINTS } from '#contract/fvt/endpoints.ts';
import { ROUTES } from '#contract/routes.ts';
import { bodyOfTexts } from '../calculations/plot-text.ts';
import { typedQuery } from '../http/read-query.ts';
import type { ApproachSearches } from './approach-searches.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { requestContext } from '../queue/request-context.ts';
import { approachRequest } from './approach-request.ts';
import type { ApproachNews } from './approach-search.ts';
import type { ApproachSearch } from './approach-searches.ts';

/** Close approaches, as one response or line by line while they are searched for. */
export function approachRoutes(parts: BodyParts & { readonly approachSearches: ApproachSearches }): Hono {
  const { approachSearches, catalogue, now } = parts;
  const routes = new Hono();

  routes.get(ROUTES.closeApproaches, async (c) => {
    const query = typedQuery(FVT_ENDPOINTS.closeApproaches.query, c.req.url);
    const request = approachRequest(query, now());
    const { names = [] } = query;
    const waiting = requestContext(parts, c);
    const news =
      names.length === 0
        ? approachSearches.ofAll(request, catalogue(), waiting)
        : approachSearches.ofNamed(names, request, catalogue(), waiting);
    const first = await news.next();
    const all = withFirst(first, news);
    if (c.req.header('Accept')?.includes(APPROACH_LINES) === true) {
      return c.body(bodyOfTexts(linesOf(all)), 200, {
        'Content-Type': APPROACH_LINES,
        Vary: 'Accept',
        'Cache-Control': 'no-store, no-transform', // tagged or packed, lines would wait for each other
      });
    }
    return Response.json(await wholeResponse(all), { headers: { Vary: 'Accept' } });
  });

  return routes;
}

/** A failure before the first line is a problem and not a broken response: the first line is awaited. */
async function* withFirst(first: IteratorResult<ApproachNews, void>, rest: ApproachSearch): ApproachSearch {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

async function wholeResponse(news: ApproachSearch): Promise<CloseApproaches> {
  const closeApproaches: CloseApproach[] = [];
  const errors: CloseApproaches['errors'] = [];
  for await (const one of news) {
    closeApproaches.push(...one.found);
    errors.push(...one.errors);
  }
  return { closeApproaches: closeApproaches.sort((a, b) => a.mjd - b.mjd), errors };
}

/** A line of JSON for each piece of the search, and one that says that it is complete. */
async function* linesOf(news: ApproachSearch): AsyncGenerator<string, void, undefined> {
  for await (const { found, errors, done, total } of news) {
    yield lineOf({ closeApproaches: [...found], errors: [...errors], done, total, complete: false });
  }
  yield lineOf({ closeApproaches: [], errors: [], done: 0, total: 0, complete: true });
}

function lineOf(line: CloseApproachesLine): string {
  return `${JSON.stringify(line)}\n`;
}

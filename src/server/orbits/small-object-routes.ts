import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import { groupType, type GroupType, type SmallObjectOptions } from '#contract/nov/small-objects.ts';
import { BASE_PATH } from '#contract/routes.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import { smallObject } from '../bodies/orbit-record.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { acceptsBytes } from '../http/accept.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';
import { createGroupIndexes, type GroupPart } from './group-index.ts';
import { swarmResponse } from './swarm-response.ts';
import type { Swarms } from './swarms.ts';

/** Groups of small objects and their members; any number of slashes may separate the parts of a path. */
export function smallObjectRoutes({
  catalogue,
  now,
  swarms,
}: Pick<BodyParts, 'catalogue' | 'now'> & { readonly swarms: Swarms }): Hono {
  const routes = new Hono();
  const indexOf = createGroupIndexes();
  const responses = createGroupResponses();

  routes.get('/nov/*', async (c, next) => {
    const [first, ...rest] = partsBehindNov(c.req.path);
    const type = first?.toLowerCase();
    if (type === 'risk' && rest.length === 0) return riskResponse(c);
    const group = groupType.safeParse(type);
    if (!group.success || rest.length > 2) return next();
    const [part, value] = rest;
    if (part === undefined) return optionsResponse(c, group.data);
    if (value === undefined) return groupResponse(c, group.data, 'all', part);
    return isPart(part) ? groupResponse(c, group.data, part, value) : next();
  });
  return routes;

  async function optionsResponse(c: Context, group: GroupType): Promise<Response> {
    const index = await indexOf(catalogue());
    return c.json({ data: [...index.options(group)] } satisfies SmallObjectOptions);
  }

  async function groupResponse(
    c: Context,
    group: GroupType,
    part: GroupPart,
    value: string,
  ): Promise<Response> {
    const current = catalogue();
    const rows = (await indexOf(current)).rows(group, value, part);
    if (rows === undefined) throw noSuchGroup(group, value);
    const name = `${group} ${part} ${value.toLowerCase()}`;
    if (acceptsBytes(c)) {
      return swarmResponse(c, await swarms.swarmOf(name, rows, current));
    }
    const { text, content } = await responses(name, { rows, catalogue: current, today: today() });
    return jsonResponse(c, `{"data":${text}}`, content);
  }

  async function riskResponse(c: Context): Promise<Response> {
    const { list } = typedQuery(NOV_ENDPOINTS.riskObjects.query, c.req.url);
    const current = catalogue();
    const index = await indexOf(current);
    if (list === undefined) return c.json({ data: [...index.riskLists] } satisfies SmallObjectOptions);
    const rows = index.onRiskList(list);
    if (acceptsBytes(c)) return swarmResponse(c, await swarms.swarmOf(`risk ${list}`, rows, current));
    const name = `risk ${list}`;
    const { text, content } = await responses(name, { rows, catalogue: current, today: today() });
    return jsonResponse(c, `{"list":{"data":${text}}}`, content);
  }

  function today(): number {
    return Math.floor(julianDateFromUnixTime(now()));
  }
}

/** Parts of the path behind `/nov`, decoded; a part that cannot be decoded is taken literally. */
function partsBehindNov(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.slice(parts.indexOf('nov') + 1).map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

function isPart(word: string): word is 'less_eccentric' | 'eccentric' {
  return word === 'less_eccentric' || word === 'eccentric';
}

/** A response that is JSON already. @param content names what is in it, so that no digest of it delays its beginning. */
function jsonResponse(c: Context, text: string, content: string): Response {
  return c.body(text, 200, { 'Content-Type': 'application/json', ETag: `"${content.replaceAll(' ', '-')}"` });
}

function noSuchGroup(type: GroupType, value: string): ProblemError {
  return new ProblemError('not-found', {
    detail: `There is no group "${value.slice(0, 80)}" of the type ${type}; ${BASE_PATH}/nov/${type}/ lists them.`,
    parameter: 'value',
  });
}

/** Characters of cached responses: all groups of 40,000 objects, and some of far more. */
const CACHED_LENGTH = 64_000_000;

type GroupRequest = {
  readonly rows: readonly number[];
  readonly catalogue: ServiceCatalogue;
  /** Julian date UTC at which comets count as lost or not, a whole one: that of the last noon. */
  readonly today: number;
};

/**
 * The objects of some rows as JSON, made once a day, and what names them: the catalogue, the day and the name.
 * @param name of the rows, the same for the same rows of a catalogue.
 */
type GroupResponses = (
  name: string,
  request: GroupRequest,
) => Promise<{ readonly text: string; readonly content: string }>;

/** Cached responses. */
function createGroupResponses(): GroupResponses {
  const cached = new LRUCache<string, string, GroupRequest>({
    maxSize: CACHED_LENGTH,
    sizeCalculation: (text) => Math.max(1, text.length),
    fetchMethod: (_key, _stale, { context }) => objectsText(context),
    ignoreFetchAbort: true,
  });
  return async (name, request) => {
    const content = `${request.catalogue.version} ${request.today} ${name}`;
    return { text: await cached.forceFetch(content, { context: request }), content };
  };
}

/** Bodies whose elements are not those of an orbit cannot be drawn and are left out. */
async function objectsText({ rows, catalogue: { catalogue }, today }: GroupRequest): Promise<string> {
  const texts: string[] = [];
  for (const [place, row] of rows.entries()) {
    try {
      texts.push(JSON.stringify(smallObject(catalogue.body(row), today)));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    await yieldToEventLoop(place);
  }
  return `[${texts.join(',')}]`;
}

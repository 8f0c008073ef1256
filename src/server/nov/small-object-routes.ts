import { type Context, Hono } from 'hono';
import type { SmallBody } from '#catalogue/small-body.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import {
  groupType,
  type GroupType,
  isEccentric,
  type SmallObject,
  type SmallObjectOptions,
} from '#contract/nov/small-objects.ts';
import { BASE_PATH } from '#contract/routes.ts';
import { ProblemError } from '../problem-error.ts';
import { typedQuery } from '../read-query.ts';
import type { ServiceCatalogue } from '../service-catalogue.ts';
import type { ServiceParts } from '../service-parts.ts';
import { wantsBytes } from './accept.ts';
import { createGroupIndexes } from './group-index.ts';
import { smallObject } from './orbit-record.ts';
import { swarmAnswer } from './swarm-answer.ts';

/** Which part of a group: all of it, or one side of the eccentricity that parts it. */
type Part = 'all' | 'less_eccentric' | 'eccentric';

/** Groups of small objects and their members; any number of slashes may stand between the parts of a path. */
export function smallObjectRoutes({ catalogue, swarms }: Pick<ServiceParts, 'catalogue' | 'swarms'>): Hono {
  const routes = new Hono();
  const indexOf = createGroupIndexes();

  routes.get('/nov/*', async (c, next) => {
    const [type, ...rest] = partsBehindNov(c.req.path);
    if (type === 'risk' && rest.length === 0) return riskAnswer(c);
    const group = groupType.safeParse(type);
    if (!group.success || rest.length > 2) return next();
    const [part, value] = rest;
    if (part === undefined) return optionsAnswer(c, group.data);
    if (value === undefined) return groupAnswer(c, group.data, 'all', part);
    return isPart(part) ? groupAnswer(c, group.data, part, value) : next();
  });
  return routes;

  async function optionsAnswer(c: Context, group: GroupType): Promise<Response> {
    const index = await indexOf(catalogue());
    return c.json({ data: [...index.options(group)] } satisfies SmallObjectOptions);
  }

  async function groupAnswer(c: Context, group: GroupType, part: Part, value: string): Promise<Response> {
    const current = catalogue();
    const rows = (await indexOf(current)).rows(group, value);
    if (rows === undefined) throw noSuchGroup(group, value);
    const chosen = rows.filter((row) => isInPart(current.catalogue.body(row), part));
    if (wantsBytes(c)) {
      return swarmAnswer(c, await swarms.of(`${group} ${part} ${value.toLowerCase()}`, chosen, current));
    }
    return c.json({ data: objectsOf(chosen, current) });
  }

  async function riskAnswer(c: Context): Promise<Response> {
    const { list } = typedQuery(NOV_ENDPOINTS.riskObjects.query, c.req.url);
    const current = catalogue();
    const index = await indexOf(current);
    if (list === undefined) return c.json({ data: [...index.riskLists] } satisfies SmallObjectOptions);
    const rows = index.onRiskList(list);
    if (wantsBytes(c)) return swarmAnswer(c, await swarms.of(`risk ${list}`, rows, current));
    return c.json({ list: { data: objectsOf(rows, current) } });
  }
}

/** Parts of the path behind `/nov`, decoded; a part that cannot be decoded stands for itself. */
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

function isInPart({ elements }: SmallBody, part: Part): boolean {
  return part === 'all' || isEccentric(elements.eccentricity) === (part === 'eccentric');
}

/** Bodies whose elements are no orbit cannot be drawn and are left out. */
function objectsOf(rows: readonly number[], { catalogue }: ServiceCatalogue): SmallObject[] {
  return rows.flatMap((row) => {
    try {
      return [smallObject(catalogue.body(row))];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

function noSuchGroup(type: GroupType, value: string): ProblemError {
  return new ProblemError('not-found', {
    detail: `There is no group "${value.slice(0, 80)}" of the type ${type}; ${BASE_PATH}/nov/${type}/ lists them.`,
    parameter: 'value',
  });
}

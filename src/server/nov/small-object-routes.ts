import { type Context, Hono } from 'hono';
import type { SmallBody } from '#catalogue/small-body.ts';
import { riskObjectsEndpoint } from '#contract/nov/endpoints.ts';
import {
  GROUP_TYPES,
  groupType,
  type GroupType,
  isEccentric,
  type RiskList,
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

/** Groups of small objects and their members; one slash or two before the value. */
export function smallObjectRoutes({ catalogue, swarms }: Pick<ServiceParts, 'catalogue' | 'swarms'>): Hono {
  const routes = new Hono();
  const indexOf = createGroupIndexes();
  const type = `:type{${GROUP_TYPES.join('|')}}`;

  for (const path of [`/nov/${type}`, `/nov/${type}/`]) {
    routes.get(path, async (c) => {
      const index = await indexOf(catalogue());
      return c.json({
        data: [...index.options(groupType.parse(c.req.param('type')))],
      } satisfies SmallObjectOptions);
    });
  }
  for (const path of ['/nov/risk', '/nov/risk/', '/nov/risk//']) {
    routes.get(path, async (c) => {
      const { list } = typedQuery(riskObjectsEndpoint.query, c.req.url);
      const index = await indexOf(catalogue());
      if (list === undefined) return c.json({ data: [...index.riskLists] });
      return riskAnswer(c, list, index.onRiskList(list));
    });
  }
  for (const slash of ['/', '//']) {
    for (const part of ['less_eccentric', 'eccentric'] as const) {
      routes.get(`/nov/${type}${slash}${part}/:value`, (c) => groupAnswer(c, part));
      routes.get(`/nov/${type}/${part}//:value`, (c) => groupAnswer(c, part));
    }
    routes.get(`/nov/${type}${slash}:value`, (c) => groupAnswer(c, 'all'));
  }
  return routes;

  async function groupAnswer(c: Context, part: Part): Promise<Response> {
    const current = catalogue();
    const group = groupType.parse(c.req.param('type'));
    const value = c.req.param('value') ?? '';
    const rows = (await indexOf(current)).rows(group, value);
    if (rows === undefined) throw noSuchGroup(group, value);
    const chosen = rows.filter((row) => isInPart(current.catalogue.body(row), part));
    if (wantsBytes(c)) {
      return swarmAnswer(c, await swarms.of(`${group} ${part} ${value.toLowerCase()}`, chosen, current));
    }
    return c.json({ data: objectsOf(chosen, current) });
  }

  async function riskAnswer(c: Context, list: RiskList, rows: readonly number[]): Promise<Response> {
    const current = catalogue();
    if (wantsBytes(c)) return swarmAnswer(c, await swarms.of(`risk ${list}`, rows, current));
    return c.json({ list: { data: objectsOf(rows, current) } });
  }
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

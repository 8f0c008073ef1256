import { type Context, Hono } from 'hono';
import { INVALID_DESIGNATOR_MESSAGE } from '#contract/rest/failure.ts';
import { NOV_ENDPOINTS } from '#contract/nov/endpoints.ts';
import type { EphemerisError, KeplerianOrbits, OrbitRecord } from '#contract/nov/keplerian.ts';
import type { PerturbedTable } from '#contract/nov/perturbed.ts';
import { ROUTES } from '#contract/routes.ts';
import { nameErrors, namedBodies } from '../bodies/named-bodies.ts';
import { ProblemError } from '../http/problem-error.ts';
import { typedQuery } from '../http/read-query.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import type { PerturbedTables, TableRequest } from './perturbed-tables.ts';
import { bytesResponse, acceptsBytes } from '../http/accept.ts';
import { latestBody, namedCandidate } from '../bodies/latest-body.ts';
import { orbitRecord } from '../bodies/orbit-record.ts';
import { perturbedResponse } from './perturbed-response.ts';
import { catalogueRequest, ellipticalRequest, hyperbolicRequest } from './table-requests.ts';
import { unknownName } from '../bodies/body-name.ts';
import { requestContext } from '../queue/request-context.ts';

/** Keplerian and perturbed orbits of catalogue bodies and of user-defined objects. */
export function orbitRoutes(parts: BodyParts & { readonly perturbed: PerturbedTables }): Hono {
  const { candidateVariants, catalogue, perturbed } = parts;
  const routes = new Hono();

  routes.get(ROUTES.keplerianOrbit, async (c) => {
    const { names } = typedQuery(NOV_ENDPOINTS.keplerianOrbit.query, c.req.url);
    const { data, errors } = await keplerianOrbits(names, catalogue(), candidateVariants);
    return c.json({ ephemerides: { data: [...data], errors: [...errors] } } satisfies KeplerianOrbits);
  });

  routes.get(ROUTES.perturbedOrbit, async (c) => {
    const { name } = typedQuery(NOV_ENDPOINTS.perturbedOrbit.query, c.req.url);
    const found = await requestOf(name);
    if ('message' in found) {
      if (acceptsBytes(c)) throw unknownName(found, 'name');
      return c.json({ ephemerides: withoutRows(found) });
    }
    return respond(c, found, 'own', (ephemerides) => ({ ephemerides }));
  });

  routes.get(ROUTES.perturbedUserDefined, (c) => {
    const query = typedQuery(NOV_ENDPOINTS.perturbedUserDefined.query, c.req.url);
    return respond(c, ellipticalRequest(query, parts), 'daily', nested);
  });

  routes.get(ROUTES.perturbedUserDefinedHyperbolic, (c) => {
    const query = typedQuery(NOV_ENDPOINTS.perturbedUserDefinedHyperbolic.query, c.req.url);
    return respond(c, hyperbolicRequest(query, parts), 'daily', nested);
  });

  return routes;

  /** The orbit to integrate for a name, or why there is none. */
  async function requestOf(name: string): Promise<TableRequest | EphemerisError> {
    const current = catalogue();
    const found = await latestBody(name, current, parts);
    return 'message' in found ? found : catalogueRequest(found, current, parts);
  }

  async function respond(
    c: Context,
    request: TableRequest,
    rows: 'own' | 'daily',
    wrap: (table: PerturbedTable) => object,
  ): Promise<Response> {
    const outcome = await perturbed.resultOf(request, requestContext(parts, c));
    if (outcome.kind === 'bytes') {
      return acceptsBytes(c)
        ? bytesResponse(c, outcome.bytes)
        : Response.json(wrap(perturbedResponse(outcome.bytes, rows)), { headers: { Vary: 'Accept' } });
    }
    if (acceptsBytes(c))
      throw new ProblemError('no-perturbed-orbit', {
        detail: outcome.reason,
        parameter: 'name',
        names: [request.name],
      });
    return c.json(wrap(withoutRows({ name: request.name, message: outcome.reason })));
  }
}

async function keplerianOrbits(
  names: readonly string[],
  current: ServiceCatalogue,
  variants: BodyParts['candidateVariants'],
): Promise<{ readonly data: readonly OrbitRecord[]; readonly errors: readonly EphemerisError[] }> {
  const named = namedBodies(names, current);
  const bodies = named.found.map((row) => current.catalogue.body(row));
  const errors: EphemerisError[] = [];
  for (const error of nameErrors(named, current)) {
    const candidate = (await namedCandidate(error.name, current, variants)) ?? error;
    if ('message' in candidate) errors.push(candidate);
    else bodies.push(candidate);
  }
  if (names.length === 0) errors.push({ name: '', message: INVALID_DESIGNATOR_MESSAGE });
  const data = bodies.flatMap((body) => {
    try {
      return [orbitRecord(body, current.date)];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      errors.push({
        name: body.designation,
        message: `ephemerides for object not available: ${error.message}`,
      });
      return [];
    }
  });
  return { data, errors };
}

/** Responses for user-defined objects are nested once more. */
function nested(ephemerides: PerturbedTable) {
  return { ephemerides: { ephemerides } };
}

function withoutRows(error: EphemerisError): PerturbedTable {
  return { data: [], errors: [error] };
}

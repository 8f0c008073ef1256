import type * as z from 'zod/mini';
import { hostMessage, toolkitMessage } from '../embedding/embedding.ts';
import type { BinaryForm, Endpoint } from '../rest/endpoint.ts';
import { costOf, POINTS_PER_MINUTE, ROWS_PER_POINT } from '../call-costs.ts';
import { PROBLEM_MEDIA_TYPE, problemBody, type ProblemKind, PROBLEMS } from '../rest/problem.ts';
import { isRepeatable } from '../rest/query-string.ts';
import { pathOf, TOKEN_HEADER } from '../routes.ts';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { CALL_GROUPS, CALL_GUIDES } from './call-guide.ts';
import { exampleAs, formsOf, type Json, schemaOf, withDateForms } from './json-schema.ts';
import { parameterExample } from './parameter-examples.ts';
import { parameterNote } from './parameter-notes.ts';

/** Problems that every call may respond with. */
const COMMON_PROBLEMS: readonly ProblemKind[] = [
  'missing-parameter',
  'bad-parameter',
  'bad-request',
  'method-not-allowed',
  'request-timeout',
  'query-too-long',
  'expectation-failed',
  'too-many-calls',
  'header-too-long',
  'overdue',
  'internal-error',
];

/** How much visitors may request, in words. */
const LIMIT_NOTE = `Calls cost points; a visitor has ${POINTS_PER_MINUTE} of them a minute, unless the operator sets another number. Ephemerides cost one more point for every ${ROWS_PER_POINT} rows.`;

/** Header of responses that may differ later. */
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which the same request may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** Content of the bytes of a binary response. */
const BINARY_NOTES: Readonly<Record<BinaryForm, string>> = {
  swarm: 'The rows of a swarm: elements at one instant, class, marks, magnitude and diameter.',
  table:
    'Positions, velocities and accelerations at unevenly spaced instants, to be interpolated by quintic Hermite splines.',
  flyby:
    'Tables of the object, the Sun and the Moon about the main body: positions, velocities and accelerations at unevenly spaced instants, to be interpolated by quintic Hermite splines.',
  stars:
    'Places at the epochs of the catalogue, proper motions, parallaxes, magnitudes and colours of stars, brightest first.',
  path: 'Places in the rotating frame, distances, phase, elongation and magnitude at evenly spaced instants; no planets.',
  population:
    'Parts, each preceded by its length: brightest magnitude and next window of objects, by their rows in the swarm.',
};

/** Remark about a parameter that is repeated. */
const ONCE_PER_OBJECT =
  'Given once per object; the n-th of every parameter with the same prefix belongs to the n-th object.';

/** Where the paths begin, seen from the description itself: at the root, or where the page is served below a path. */
const SERVER = '..';

/**
 * The OpenAPI 3.1 description of all calls, made from the schemas that validate them.
 *
 * @param version version of the software.
 */
export function openApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'NEO Toolkit',
      version,
      description:
        'Near-Earth objects: search, what can be observed from a place, and ephemerides. Julian dates are UTC. ' +
        'Where a parameter takes one of several words, upper and lower case are the same. ' +
        LIMIT_NOTE,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: SERVER }],
    tags: CALL_GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(
      ALL_ENDPOINTS.map((endpoint) => [
        pathOf(endpoint.route),
        { [endpoint.body === undefined ? 'get' : 'post']: call(endpoint) },
      ]),
    ),
    components: {
      schemas: {
        Problem: schemaOf(problemBody),
        MessageToFrame: schemaOf(hostMessage),
        MessageOfFrame: schemaOf(toolkitMessage),
      },
    },
    'x-problems': PROBLEMS,
  };
}

/** Problems an endpoint may respond with, those of every call included. */
function problemsOf(endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>): readonly ProblemKind[] {
  return [...new Set([...COMMON_PROBLEMS, ...endpoint.problems])];
}

function call(endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json {
  const headers =
    endpoint.token === 'none' ? {} : { [TOKEN_HEADER]: { schema: { type: 'string' }, required: false } };
  const { title, group } = CALL_GUIDES[endpoint.route];
  return {
    operationId: endpoint.route,
    tags: [group],
    summary: endpoint.summary,
    'x-title': title,
    'x-cost': costOf(endpoint.route),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...tokenParameter(endpoint)],
    ...requestBody(endpoint),
    responses: {
      200: {
        description: 'OK',
        headers,
        content: {
          [endpoint.media ?? 'application/json']: { schema: schemaOf(endpoint.response) },
          ...binaryContent(endpoint),
        },
      },
      ...problemResponses(endpoint),
    },
  };
}

function requestBody({ body }: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json {
  if (body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } };
}

function binaryContent({ binary }: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json {
  if (binary === undefined) return {};
  return {
    'application/octet-stream': {
      schema: { type: 'string', format: 'binary', description: BINARY_NOTES[binary] },
    },
  };
}

function pathParameters({ path, route }: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json[] {
  if (path === undefined) return [];
  const { parts = {} } = CALL_GUIDES[route];
  const { properties = {} } = schemaOf(path);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    description: parameterNote(name),
    schema,
    example: exampleAs(schema, parts[name] ?? parameterExample(name)),
    'x-tried': true,
  }));
}

function queryParameters(endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json[] {
  const { properties = {}, required = [] } = schemaOf(endpoint.query);
  const { query } = CALL_GUIDES[endpoint.route];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: [
      parameterNote(name),
      ...formsOf(schema),
      ...(isRepeatable(endpoint.query, name) ? [ONCE_PER_OBJECT] : []),
    ].join(' '),
    schema: withDateForms(schema),
    example: exampleAs(schema, query[name] ?? parameterExample(name)),
    ...(name in query ? { 'x-tried': true } : {}),
    ...(schema['type'] === 'array' ? { style: 'form', explode: isRepeatable(endpoint.query, name) } : {}),
  }));
}

function tokenParameter({ token }: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json[] {
  if (token === 'none') return [];
  const description = parameterNote(TOKEN_HEADER);
  const required = token === 'required';
  const example = parameterExample(TOKEN_HEADER);
  return [{ name: TOKEN_HEADER, in: 'header', required, description, schema: { type: 'string' }, example }];
}

/** One response per status; its description lists the kinds. */
function problemResponses(endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>): Json {
  const kinds = problemsOf(endpoint);
  const statuses = [...new Set(kinds.map((kind) => PROBLEMS[kind].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: kinds.filter((kind) => PROBLEMS[kind].status === status).join(', '),
        ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
        content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

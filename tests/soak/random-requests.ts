import * as z from 'zod/mini';
import { crc32 } from '#catalogue/crc32.ts';
import type { Endpoint } from '#contract/rest/endpoint.ts';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { schemaOf } from '#contract/openapi/json-schema.ts';
import { pathOf, type RouteName, TOKEN_HEADER } from '#contract/routes.ts';
import { ELLIPSE, FRAME, HYPERBOLA, PASSAGE, SKY } from '../server/fakes/right-queries.ts';

/** A call with random parameters, as an attacker or a broken client may send it. */
export type RandomRequest = { readonly path: string; readonly init: RequestInit };

/** What of a call a request of it needs. */
export type TriedCall = Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'path' | 'query'> & {
  readonly route: RouteName;
};

/** Every call of the service, those that describe it among them. */
export const ALL_CALLS: readonly TriedCall[] = [
  ...ALL_ENDPOINTS,
  { route: 'openApi', query: z.object({}) },
  { route: 'docs', query: z.object({}) },
];

/** A whole number from 0 up to a count, without it. */
export type Dice = (count: number) => number;

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
];
const VALUES = [
  '',
  '0',
  '-1',
  'NaN',
  '1e308',
  '0.5',
  'true',
  '2461050.5',
  '568',
  'Eros',
  'Eros,99942',
  'earth',
  'all',
  '%00',
  '%F0%9F%92%A9',
  '%C3%28',
  '%',
  '<script>',
  "' OR 1=1--",
  '../../etc/passwd',
  '__proto__',
  'Infinity',
  '[]',
  '9'.repeat(400),
  'x'.repeat(500),
];

/** Names that no parameter has. */
const UNKNOWN = ['__proto__', 'constructor', 'a[b]', '%00', '', '<b>'];

/** Headers beside those of a call; the last one is longer than a server takes. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  { Accept: 'application/octet-stream' },
  { 'Accept-Encoding': 'nonsense;q=x' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'never' },
  { Range: 'bytes=9-1,-5' },
  { Origin: 'null', 'Access-Control-Request-Method': 'PUT' },
  { 'X-Forwarded-For': 'nobody, ::::, 999.1.1.1' },
  { 'X-Forwarded-Proto': 'javascript', Forwarded: 'for="' },
  { traceparent: '00-zz-zz-zz' },
  { Cookie: 'SAVED_TOOL_STATE=%00; =;;' },
  { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' },
  { 'X-Long': 'x'.repeat(40_000) },
];

/** Bodies of calls that may have one. */
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"toolState":'.repeat(50),
  `{"toolState":"${'['.repeat(20_000)}"}`,
  '{"toolState":"{\\"tool\\":\\"constructor\\"}"}',
  '{"__proto__":{"toolState":"{}"}}',
  `{"toolState":"${'x'.repeat(1_100_000)}"}`,
];

/** Parameters that are right, beside which not every query ends at what is missing. */
const RIGHT: readonly Readonly<Record<string, string>>[] = [
  {},
  FRAME,
  { ...FRAME, ...ELLIPSE },
  { ...FRAME, name: 'Eros' },
  { ...FRAME, names: 'Eros' },
  SKY,
  PASSAGE,
  { ...PASSAGE, ...HYPERBOLA },
  { ...PASSAGE, ...HYPERBOLA, com_q: '20000' },
];

const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** One query in this many has thousands of keys. */
const MANY_KEYS_ONCE_IN = 20;
const MANY_KEYS = 4000;

/** Random requests of an endpoint: known, unknown and repeated keys, methods, bodies and headers. */
export function randomRequests(endpoint: TriedCall, dice: Dice): () => RandomRequest {
  const one = <Value>(values: readonly Value[]) => values[dice(values.length)];
  const known = namesOf(endpoint.query);
  const open = endpoint.path === undefined ? [] : namesOf(endpoint.path);
  return () => {
    const keys = dice(MANY_KEYS_ONCE_IN) === 0 ? MANY_KEYS : dice(6);
    const pairs = Array.from({ length: keys }, (_, place) => [
      dice(3) === 0 || known.length === 0 ? one(UNKNOWN) + place : one(known),
      one(VALUES),
    ]);
    const query = [...Object.entries(one(RIGHT)), ...pairs].map(([name, value]) => `${name}=${value}`);
    const parts = Object.fromEntries(open.map((name) => [name, one(VALUES)]));
    const method = one(METHODS);
    const headers = {
      [TOKEN_HEADER]: one(VALUES.slice(0, 4)),
      'Content-Type': 'application/json',
      ...one(HEADERS),
    };
    return {
      path: `${pathOf(endpoint.route, parts)}?${query.join('&')}`,
      init: { method, headers, ...(WITH_BODY.has(method) ? { body: one(BODIES) } : {}) },
    };
  };
}

function namesOf(schema: Parameters<typeof schemaOf>[0]): readonly string[] {
  return Object.keys((schemaOf(schema) as { properties?: object }).properties ?? {});
}

/** Dice that fall the same way every time. @param seed any text; another one gives another sequence. */
export function fixedDice(seed: string): Dice {
  let random = 1 + (crc32(new TextEncoder().encode(seed)) % 2_147_483_646);
  return (count) => (random = (random * 48_271) % 2_147_483_647) % count;
}

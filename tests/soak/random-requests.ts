import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { schemaOf } from '#contract/openapi/document.ts';
import { pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { ELLIPSE, FRAME, SKY } from '../server/fakes/right-queries.ts';

/** A call as somebody may send it who tries whatever comes to mind. */
export type RandomRequest = { readonly path: string; readonly init: RequestInit };

/** A whole number from 0 up to a count, without it. */
export type Dice = (count: number) => number;

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'];
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
  '<script>',
  'x'.repeat(500),
];

/** Parameters that are right, beside which not every query ends at what is missing. */
const RIGHT: readonly Readonly<Record<string, string>>[] = [
  {},
  FRAME,
  { ...FRAME, ...ELLIPSE },
  { ...FRAME, name: 'Eros' },
  { ...FRAME, names: 'Eros' },
  SKY,
];

/** One query in so many has thousands of keys. */
const OFTEN = 20;
const MANY_KEYS = 4000;

/** Random requests of an endpoint: known, unknown and repeated keys, methods, bodies and headers. */
export function randomRequests(endpoint: (typeof ALL_ENDPOINTS)[number], dice: Dice): () => RandomRequest {
  const one = <Value>(values: readonly Value[]) => values[dice(values.length)];
  const known = namesOf(endpoint.query);
  const open = endpoint.path === undefined ? [] : namesOf(endpoint.path);
  return () => {
    const keys = dice(OFTEN) === 0 ? MANY_KEYS : dice(6);
    const pairs = Array.from({ length: keys }, (_, place) => [
      dice(3) === 0 || known.length === 0 ? `k${place}` : one(known),
      one(VALUES),
    ]);
    const query = [...Object.entries(one(RIGHT)), ...pairs].map(([name, value]) => `${name}=${value}`);
    const parts = Object.fromEntries(open.map((name) => [name, one(VALUES)]));
    const method = one(METHODS);
    const accept = one(['*/*', 'application/octet-stream']);
    return {
      path: `${pathOf(endpoint.route, parts)}?${query.join('&')}`,
      init: {
        method,
        headers: {
          [TOKEN_HEADER]: one(VALUES.slice(0, 4)),
          'Content-Type': 'application/json',
          Accept: accept,
        },
        ...(method === 'POST' || method === 'PUT' ? { body: '{"toolState":'.repeat(dice(50)) } : {}),
      },
    };
  };
}

function namesOf(schema: Parameters<typeof schemaOf>[0]): readonly string[] {
  return Object.keys((schemaOf(schema) as { properties?: object }).properties ?? {});
}

/** Dice that fall the same way every time. */
export function fixedDice(): Dice {
  let random = 1;
  return (count) => (random = (random * 48_271) % 2_147_483_647) % count;
}

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { schemaOf } from '#contract/openapi/json-schema.ts';
import { pathOf } from '#contract/routes.ts';
import { fakeService } from './fakes/fake-service.ts';
import { ELLIPSE, FRAME, SKY } from './fakes/right-queries.ts';

/** Possible values of a parameter: likely ones, ones at the edge, and anything. */
const VALUE = fc.oneof(
  fc.constantFrom(
    '',
    'true',
    'false',
    '568',
    '500',
    'Eros',
    'Eros,Ceres',
    'JPL',
    'Amor',
    '2461050.5',
    '1',
    '0',
  ),
  fc.double().map(String),
  fc.integer({ min: -10, max: 3_000_000 }).map(String),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

describe.each(ALL_ENDPOINTS)('$route', (endpoint) => {
  test('an endpoint responds to every query with a result or a problem, never with a failure', async () => {
    const { app, queue, reported } = await fakeService();
    const { properties = {} } = schemaOf(endpoint.query) as { properties?: object };
    const names = [...Object.keys(properties), 'unknownParameter'];
    const query = fc.record(
      {
        values: fc.dictionary(fc.constantFrom(...names), fc.array(VALUE, { minLength: 1, maxLength: 3 }), {
          maxKeys: 12,
        }),
        right: fc.constantFrom({}, FRAME, { ...FRAME, ...ELLIPSE }, { ...FRAME, name: 'Eros' }, SKY),
        token: fc.option(fc.constantFrom('token-1', 'token-2', 'nobody', ' ')),
      },
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(query, async ({ values, right, token }) => {
        const pairs = Object.entries({ ...right, ...values }).flatMap(([name, texts]) =>
          [texts].flat().map((text) => [name, text]),
        );
        const search = new URLSearchParams(pairs).toString();
        const headers: HeadersInit = token === null ? {} : { Token: token };
        const response = await app.request(`${pathOf(endpoint.route)}?${search}`, { headers });
        const body: unknown =
          response.ok && endpoint.media !== undefined ? await response.text() : await response.json();
        expect(response.status).not.toBe(500);
        if (response.status === 503) expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
        if (!response.ok) expect(body).toMatchObject({ status: response.status });
        await queue.idle();
      }),
      { numRuns: 100 },
    );
    expect(reported).toEqual([]);
  });
});

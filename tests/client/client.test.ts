import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '#client/client.ts';
import { createOptClient } from '#client/opt/opt-client.ts';
import { failureOf, RequestFailed } from '#contract/rest/failure.ts';
import { PROBLEM_MEDIA_TYPE, problemOf } from '#contract/rest/problem.ts';
import { defaultFilters } from '#machines/opt/filtering/filters.ts';
import { calculateQuery, filteringQuery } from '#machines/opt/filtering/queries.ts';
import { listedObject, page, plan, result } from '../machines/fakes/objects.ts';

const DAILY = { step: 1, unit: 'd' } as const;
const API_CALL = 'An error occurred during the API call. Please try again.';
const GENERIC = 'An error has occurred. Please try again.';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('a call of the service goes to the path of the route table, with its names encoded once', async () => {
  const { client, requests } = await serving(json({ token: 'job', estimatedTime: 1, selected: 2 }));
  await client.calculate(calculateQuery(plan(), DAILY, ['C/2020 F3', "(433) O'Eros, a"]), {
    token: 'list',
  });
  const { url, headers } = requests[0] ?? {};
  const address = new URL(url ?? '', 'http://service');
  expect(address.pathname).toBe('/rest/opt/calculate');
  expect(address.searchParams.get('names')).toBe("C/2020 F3,(433) O'Eros, a");
  expect(url).not.toContain('%25');
  expect(headers?.['token']).toBe('list');
});

test('a call of the service without a token sends none, and without a query no question mark', async () => {
  const { client, requests } = await serving(json([]));
  await client.impactors();
  expect(requests[0]?.url).toBe('/rest/asteroid/impactors');
  expect(requests[0]?.headers['token']).toBeUndefined();
});

test('a call of the service gives the response as the contract reads it', async () => {
  const { client } = await serving(json(page([], 3)));
  const query = filteringQuery(plan(), DAILY, defaultFilters(), { from: 0, size: 250 }, false);
  expect(await client.filter(query)).toEqual(page([], 3));
});

test('a call of the service reads every kind of response', async () => {
  const found = await serving(json([listedObject('433')]));
  expect(await found.client.findObjects({ query: 'Eros', sourceType: ['NEOCP'] })).toEqual([
    listedObject('433'),
  ]);
  expect(found.requests[0]?.url).toBe('/rest/asteroid/findAsteroidByPhrase?query=Eros&sourceType=NEOCP');
  const byName = await serving(json({ asteroids: [], errors: [{ name: 'x', message: 'no' }] }));
  expect(await byName.client.findObjectsByName(['x'])).toEqual({
    asteroids: [],
    errors: [{ name: 'x', message: 'no' }],
  });
  const results = await serving(json(result(1, 3)));
  expect(await results.client.result({ token: 'job' })).toEqual(result(1, 3));
});

test('a call that fails with a problem is reported in the words of the problem', async () => {
  const detail = 'maximum 10000, current 12000.';
  const { client } = await serving(problem(problemOf('too-many-points', { detail })));
  expect(await failure(client.impactors())).toEqual({
    kind: 'problem',
    type: '/rest/docs#too-many-points',
    status: 422,
    message: `Your input data has exceeded maximum data points limit ${detail}`,
  });
});

test('a call that fails because its token was cancelled is no error but stopped', async () => {
  const { client } = await serving(problem(problemOf('cancelled-token', { detail: 'stopped' })));
  expect(await failure(client.result({ token: 'job' }))).toEqual({
    kind: 'cancelled',
    message: 'calculations stopped',
  });
});

test.each([
  ['<html><p><b>Message</b> Foo</p></html>', 'Foo'],
  ['<html><p><b>Message:</b>\n Unknown &amp; odd</p>', 'Unknown & odd'],
  [
    '<b>Message</b> No &#39;A&#x2F;B&#39; &lt;&quot;&gt; &copy; &#9999999; &#8238;',
    `No 'A/B' <"> &copy; &#9999999;`,
  ],
  ['<html><h1>502 Bad Gateway</h1></html>', API_CALL],
  ['', API_CALL],
])('a call that fails with the page %j says %j', async (body, message) => {
  const { client } = await serving(html(500, body));
  expect(await failure(client.impactors())).toMatchObject({ kind: 'problem', status: 500, message });
});

test('a call that fails with a response that breaks the contract is unexpected', async () => {
  const { client } = await serving(json([{ name: 'Eros' }]));
  expect(await failure(client.findObjects({ query: 'Eros' }))).toEqual({
    kind: 'unexpected',
    message: GENERIC,
  });
});

test('a call that fails with a page in place of the response is unexpected', async () => {
  const { client } = await serving(html(200, '<html>Sign in</html>'));
  expect(await failure(client.impactors())).toEqual({ kind: 'unexpected', message: GENERIC });
});

test('a call that fails because there is no server is a failure of the network', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
  expect(await failure(client.impactors())).toEqual({ kind: 'network', message: API_CALL });
});

test('a call that fails because the response breaks off is a failure of the network', async () => {
  const { client } = await serving((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[');
    response.destroy();
  });
  expect((await failure(client.impactors())).kind).toBe('network');
});

test('a call that fails because it was aborted says that it was stopped', async () => {
  const { client, arrived } = await serving(() => undefined);
  const controller = new AbortController();
  const call = client.impactors({ signal: controller.signal });
  await arrived;
  controller.abort();
  expect(await failure(call)).toEqual({ kind: 'cancelled', message: 'calculations stopped' });
});

test('a call that fails is sent once, unless a busy service names the time to wait', async () => {
  const broken = await serving(html(500, ''));
  await failure(broken.client.impactors());
  expect(broken.requests).toHaveLength(1);

  let visits = 0;
  const busy = await serving((request, response) => {
    visits += 1;
    if (visits > 1) return json([])(request, response);
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  expect(await busy.client.impactors()).toEqual([]);
  expect(visits).toBe(2);
});

test('a call that fails because the service is starting is sent until it has started', async () => {
  let visits = 0;
  const { client } = await serving((request, response) => {
    visits += 1;
    if (visits > 5) return json([])(request, response);
    const body = problemOf('starting', { detail: 'The catalogue is still being read.' });
    response.setHeader('retry-after', '0');
    return problem(body)(request, response);
  });
  expect(await client.impactors()).toEqual([]);
  expect(visits).toBe(6);
});

test('anything caught that is not a failed request is unexpected', () => {
  expect(failureOf(new Error('odd'))).toEqual({ kind: 'unexpected', message: GENERIC });
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A client of a local server that responds to every request the same way. */
async function serving(handler: Handler) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handler(request, response);
  });
  const arrived = once(server, 'request');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options = { baseUrl: `http://127.0.0.1:${port}`, realNow: () => 0 };
  return {
    client: { ...createClient(options), ...createOptClient(options) },
    requests,
    arrived,
  };
}

function json(body: unknown): Handler {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function problem(body: ReturnType<typeof problemOf>): Handler {
  return (_, response) =>
    response.writeHead(body.status, { 'content-type': PROBLEM_MEDIA_TYPE }).end(JSON.stringify(body));
}

function html(status: number, body: string): Handler {
  return (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body);
}

async function failure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestFailed);
  return failureOf(error);
}

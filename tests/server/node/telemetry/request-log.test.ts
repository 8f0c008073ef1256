import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLog } from '#server/node/telemetry/request-log.ts';
import { currentTrace } from '#server/node/telemetry/request-trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** What is logged of a request, and of what is done until its response. */
async function collectLogLines(headers: HeadersInit): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { mixin: () => currentTrace() ?? {} },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const app = new Hono();
  app.use(requestLog(log, () => undefined));
  app.get('/rest/answer', async (c) => {
    await new Promise((resolve) => setImmediate(resolve));
    log.warn('while it is answered');
    return c.text('yes');
  });
  await app.request('/rest/answer?latitude=48.2', { headers });
  return lines;
}

test('whatever is logged of a request has the trace that it names, and a new name', async () => {
  const [during, end] = await collectLogLines({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` });
  expect([during?.['trace'], end?.['trace']]).toEqual([TRACE, TRACE]);
  expect(during?.['request']).toMatch(/^[0-9a-f]{16}$/);
  expect(end?.['request']).toBe(during?.['request']);
});

test.each([{}, { traceparent: 'nonsense' }, { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }])(
  'a request without a trace begins one: %j',
  async (headers) => {
    const [{ trace } = { trace: '' }] = await collectLogLines(headers);
    expect(trace).toMatch(/^[0-9a-f]{32}$/);
    expect(trace).not.toMatch(/^0+$/);
  },
);

test('a request is counted under the route that handled it, also where others match', async () => {
  const routes: string[] = [];
  const app = new Hono();
  app.use(requestLog(pino({ level: 'silent' }), ({ route }) => void routes.push(route)));
  app.get('/rest/answer', (c) => c.text('yes'));
  app.get('*', (c) => c.text('the page'));
  for (const path of ['/rest/answer', '/opt']) await app.request(path);
  expect(routes).toEqual(['/rest/answer', '/*']);
});

test('a path that a visitor typed is not logged, the route that handled it is', async () => {
  const [line] = await loggedOf('/a-name-that-I-typed');
  expect(line).toMatchObject({ method: 'GET', route: '/*', status: 200 });
  expect(JSON.stringify(line)).not.toContain('typed');
});

test('only a failure of ours is logged as an error', async () => {
  const levels = [];
  for (const status of [200, 400, 404, 500, 501, 503]) {
    const [line] = await loggedOf(`/rest/${status}`);
    levels.push([status, line?.['level']]);
  }
  expect(levels).toEqual([
    [200, 30],
    [400, 30],
    [404, 30],
    [500, 50],
    [501, 30],
    [503, 30],
  ]);
});

test('nothing is logged of where a visitor is', async () => {
  const lines = await collectLogLines({ 'X-Forwarded-For': '198.51.100.7' });
  expect(JSON.stringify(lines)).not.toMatch(/48\.2|latitude|198\.51/);
});

/** What is logged of a request to a service of which a path names the status of its response. */
async function loggedOf(path: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const app = new Hono();
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  app.use(requestLog(log, () => undefined));
  app.get('/rest/:status', (c) => new Response(null, { status: Number(c.req.param('status')) }));
  app.get('*', (c) => c.text('the page'));
  await app.request(path);
  return lines;
}

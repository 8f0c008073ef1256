import { expect, test, vi } from 'vitest';
import { loadTraces } from '#client/scd/load-traces.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { Trace } from '#contract/scd/trace-points.ts';
import { traceRequests } from '#machines/scd/trace-requests.ts';
import { listedObject } from '../../machines/fakes/objects.ts';
import { ellipticalObject } from '../../machines/fakes/orbits.ts';
import { skyPlan, traceThrough } from '../../machines/fakes/traces.ts';

const TRACE = traceThrough([]);
const BUSY = new RequestFailed({ kind: 'network', message: 'no answer' });

const AREAS = {
  data: [{ name: 'Eros', designator: '433', raMin: 350, raMax: 10, decMin: 4, decMax: 6 }],
  errors: [],
};

test('the loading of paths requests those of the catalogue and of user-defined objects, each by its own call', async () => {
  const { run, requested, notified } = start();
  run(requestsOf(['433'], ['mine']));
  await settled();
  expect(requested.map(({ call, name }) => [call, name])).toEqual([
    ['pathAngle', '433'],
    ['trace', '433'],
    ['traceUserDefined', 'mine'],
  ]);
  requested.forEach(({ call, answer }) => answer(call === 'pathAngle' ? 3 : TRACE));
  await settled();
  expect(notified().toSorted()).toEqual([
    'all.loaded',
    'path.measured',
    'trace.loaded 433',
    'trace.loaded mine',
  ]);
});

test('the loading of paths has four under way at once, and begins another as one arrives', async () => {
  const { run, traces } = start();
  run(requestsOf([], ['a', 'b', 'c', 'd', 'e', 'f']));
  await settled();
  expect(traces()).toEqual(['a', 'b', 'c', 'd']);
  await run.answer('c');
  expect(traces()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await run.fail('a');
  expect(traces()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('the loading of paths goes on with the others where one fails', async () => {
  const { run, notified } = start();
  run(requestsOf([], ['a', 'b']));
  await settled();
  await run.fail('a');
  await run.answer('b');
  expect(notified()).toEqual(['trace.failed a: no answer', 'trace.loaded b', 'all.loaded']);
});

test('the loading of paths has no event for a distance that cannot be loaded', async () => {
  const { run, requested, notified } = start();
  run(requestsOf(['433'], []));
  await settled();
  requested.find(({ call }) => call === 'pathAngle')?.fail();
  await run.answer('433');
  expect(notified()).toEqual(['trace.loaded 433', 'all.loaded']);
});

test('when the loading of paths is ended, open requests are aborted, none is begun, and no more events come', async () => {
  const { run, requested, notified, traces } = start();
  const end = run(requestsOf([], ['a', 'b', 'c', 'd', 'e']));
  await settled();
  end();
  expect(requested.map(({ signal }) => signal?.aborted)).toEqual([true, true, true, true]);
  await run.answer('a');
  expect(traces()).toHaveLength(4);
  expect(notified()).toEqual([]);
});

test('the loading of paths of nothing is over at once', async () => {
  const { run, notified } = start();
  run([]);
  await settled();
  expect(notified()).toEqual(['all.loaded']);
});

type OpenRequest = {
  readonly call: string;
  readonly name: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (answer: unknown) => void;
  readonly fail: () => void;
};

function start() {
  const requested: OpenRequest[] = [];
  const call =
    <Answer>(name: string) =>
    (query: { readonly name?: string | undefined }, extra?: { readonly signal?: AbortSignal }) =>
      new Promise<Answer>((resolve, reject) => {
        requested.push({
          call: name,
          name: query.name ?? '',
          signal: extra?.signal,
          answer: (answer) => resolve(answer as Answer),
          fail: () => reject(BUSY),
        });
      });
  const client = {
    areas: async () => AREAS,
    trace: call<Trace>('trace'),
    traceUserDefined: call<Trace>('traceUserDefined'),
    pathAngle: call<number | undefined>('pathAngle'),
  };
  const onNews = vi.fn<Parameters<typeof loadTraces>[2]>();
  const requestFor = (traced: string) =>
    requested.find(({ call: made, name }) => name === traced && made !== 'pathAngle');
  const keys = new Map<string, string>();
  const run = Object.assign(
    (list: ReturnType<typeof requestsOf>) => {
      for (const { key, call } of list) keys.set(key, call.query.name ?? '');
      return loadTraces(client, { requested: list, area: undefined }, onNews);
    },
    {
      answer: async (name: string) => {
        requestFor(name)?.answer(TRACE);
        await settled();
      },
      fail: async (name: string) => {
        requestFor(name)?.fail();
        await settled();
      },
    },
  );
  const notified = () =>
    onNews.mock.calls.map(([news]) => {
      if (!('key' in news)) return news.type;
      const line = `${news.type} ${keys.get(news.key)}`;
      return news.type === 'trace.failed' ? `${line}: ${news.failure.message}` : line;
    });
  const traces = () => requested.flatMap(({ call: made, name }) => (made === 'pathAngle' ? [] : [name]));
  return { run, requested, notified, traces };
}

function requestsOf(listed: readonly string[], own: readonly string[]) {
  return traceRequests(
    skyPlan(),
    { step: 1, unit: 'h' },
    listed.map((designator) => listedObject(designator)),
    own.map((name) => ellipticalObject(name)),
  );
}

/** Resolves when everything has happened that waits for a response. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

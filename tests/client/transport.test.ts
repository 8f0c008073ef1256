import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostState } from '#client/host-state.ts';
import { createTransport } from '#client/transport.ts';
import { PAGE_TOKEN } from '#contract/local/host-messages.ts';
import { pathOf, type RouteName } from '#contract/routes.ts';

const OPEN: HostState = { isOpen: true, isPrepared: true, isOutdone: false };
const CLOSED: HostState = { isOpen: false, isPrepared: false, isOutdone: false };

/** Julian date UTC of the present of these tests. */
const TODAY = 2461050.5;

let remote: (request: Request) => Promise<Response>;
let local: (request: Request) => Promise<Response>;
let host: HostState;
let isStored: boolean;
let isReachable: boolean;
let noted: string[];
let clockMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  remote = async () => new Response('the network');
  local = async () => new Response('the page');
  [host, isStored, isReachable, noted, clockMs] = [CLOSED, false, true, [], 0];
});

test('without data in the page the service on the network answers, and which calls it answers is reported', async () => {
  expect(await answerTo('filtering')).toBe('the network');
  expect(await answerTo('status')).toBe('the network');
  expect(noted).toEqual([pathOf('filtering'), pathOf('status')]);
});

test('what the page answers sooner is answered there, as soon as its data are read', async () => {
  remote = after(80, 'the network');
  expect(await answerTo('flybyUserDefined')).toBe('the network');
  host = OPEN;
  local = after(20, 'the page');
  expect(await answerTo('flybyUserDefined')).toBe('the page');
});

test('what the network answers sooner is answered there, and the page is tried again after some calls', async () => {
  remote = after(80, 'the network');
  await answerTo('synodic');
  host = OPEN;
  local = after(90, 'the page');
  expect([await answerTo('synodic'), await answerTo('synodic')]).toEqual(['the page', 'the network']);
  const places = [];
  for (let call = 0; call < 4; call++) places.push(await answerTo('synodic'));
  expect(places).toContain('the page');
});

test('a calculation is the service’s, whose results others find by a link', async () => {
  host = OPEN;
  expect(await answerTo('calculate')).toBe('the network');
});

test('a list of all objects is requested of the page only when its orbits are brought to today', async () => {
  host = { ...OPEN, isPrepared: false };
  expect(await answerTo('filtering', frameOf(0, 30))).toBe('the network');
  host = OPEN;
  expect(await answerTo('filtering', frameOf(0, 30))).toBe('the page');
});

test.each([
  ['of 2060', frameOf(12_000, 30)],
  ['of the past', frameOf(-40, 7)],
  ['that begins today and is a year long', frameOf(0, 365)],
])(
  'a list of all objects in a time frame %s is requested of the service alone, which carries them there',
  async (_, frame) => {
    host = OPEN;
    remote = after(800, 'the network');
    expect([await answerTo('filtering', frame), await answerTo('filtering', frame)]).toEqual([
      'the network',
      'the network',
    ]);
  },
);

test('named objects are left to a service that fetches later orbits of them, orbits of the query are not', async () => {
  host = { ...OPEN, isOutdone: true };
  expect(await answerTo('synodic', '?object=Eros')).toBe('the network');
  expect(await answerTo('flyby')).toBe('the network');
  expect(await answerTo('synodic', '?kep=true')).toBe('the page');
});

test('a call about a calculation goes where its token is from', async () => {
  host = OPEN;
  expect(await answerTo('getCalculationResult', '', `${PAGE_TOKEN}1`)).toBe('the page');
  expect(await answerTo('getCalculationResult', '', '1')).toBe('the network');
  isReachable = false;
  expect(await answerTo('longTerm', '', '1')).toBe('the network');
});

test.each([
  ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a gateway finds no service', async () => new Response('', { status: 502 }), true],
  ['the service fails', async () => new Response('', { status: 500 }), false],
])('the page takes a call over when %s, where it has the data', async (_, failing, isAway) => {
  remote = failing;
  isStored = true;
  expect(await answerTo('findAsteroidByName')).toBe('the page');
  expect(noted).toEqual(isAway ? ['away'] : []);
});

test('the page takes a call over when the service is silent, and ends the other when it comes late', async () => {
  const cancel = vi.fn();
  let respond: ((response: Response) => void) | undefined;
  remote = () => new Promise((resolve) => (respond = resolve));
  isStored = true;
  const answer = answerTo('closeApproaches');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toBe('the page');
  respond?.(new Response(new ReadableStream({ cancel })));
  await vi.advanceTimersByTimeAsync(0);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a silent service that carries orbits to a far time frame is waited for: the page would begin anew', async () => {
  let respond: ((response: Response) => void) | undefined;
  remote = () => new Promise((resolve) => (respond = resolve));
  local = vi.fn(local);
  isStored = true;
  const answer = answerTo('filtering', frameOf(12_000, 30));
  await vi.advanceTimersByTimeAsync(60_000);
  respond?.(new Response('the network'));
  expect(await answer).toBe('the network');
  expect(local).not.toHaveBeenCalled();
});

test('while the service is known to be away the page answers at once, and the service again when it is back', async () => {
  remote = vi.fn(remote);
  [isStored, isReachable] = [true, false];
  expect(await answerTo('orbitNow')).toBe('the page');
  expect(remote).not.toHaveBeenCalled();
  isReachable = true;
  expect(await answerTo('orbitNow')).toBe('the network');
});

test('without data in the page a call fails as the service failed', async () => {
  remote = async () => new Response('', { status: 503 });
  expect((await send('tonight')).status).toBe(503);
  remote = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(send('tonight')).rejects.toThrow('Failed to fetch');
});

test('what only the network has is not taken over', async () => {
  local = vi.fn(local);
  [host, isReachable] = [OPEN, false];
  remote = async () => Promise.reject(new TypeError('Failed to fetch'));
  for (const route of ['candidates', 'saveToolState', 'loadToolState'] as const) {
    await expect(send(route)).rejects.toThrow('Failed to fetch');
  }
  expect(local).not.toHaveBeenCalled();
});

test('a call that its user leaves is not taken over', async () => {
  const leaving = new AbortController();
  remote = async () => {
    leaving.abort();
    throw leaving.signal.reason;
  };
  isStored = true;
  const request = new Request('https://page.example/rest/status', { signal: leaving.signal });
  await expect(transport()(request)).rejects.toBe(leaving.signal.reason);
  expect(noted).toEqual([]);
});

let made: typeof fetch | undefined;
afterEach(() => (made = undefined));

function transport(): typeof fetch {
  made ??= createTransport({
    remote: (request) => remote(request),
    local: (request) => local(request),
    host: () => host,
    hasStoredData: async () => isStored,
    onAnswered: (path) => noted.push(path),
    reachability: { isReachable: () => isReachable, noteFailure: () => noted.push('away') },
    now: () => clockMs,
    today: () => TODAY,
  });
  return made;
}

function send(route: RouteName, query = '', token?: string): Promise<Response> {
  const headers: HeadersInit = token === undefined ? {} : { Token: token };
  return transport()(new Request(`https://page.example${pathOf(route)}${query}`, { headers }));
}

async function answerTo(route: RouteName, query?: string, token?: string): Promise<string> {
  return (await send(route, query, token)).text();
}

/** The time frame of a list, days from today on. */
function frameOf(from: number, days: number): string {
  return `?julianDateStart=${TODAY + from}&julianDateEnd=${TODAY + from + days}`;
}

/** Answers after some time of the clock, ms. */
function after(ms: number, text: string): () => Promise<Response> {
  return async () => {
    clockMs += ms;
    return new Response(text);
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHost } from '#client/local/call-host.ts';
import type { CallMessage } from '#contract/local/host-messages.ts';
import { serveCall } from '#server/browser/serve-call.ts';

/** The last request to the host, and how it responds. */
let request: Request | undefined;
let answer: (request: Request) => Promise<Response>;
let death: AbortController;
let page: MessagePort;
let host: MessagePort;

beforeEach(() => {
  death = new AbortController();
  answer = async () => new Response('well');
  const { port1, port2 } = new MessageChannel();
  [page, host] = [port1, port2];
  host.addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
    void serveCall(data, new URL('https://page.example/some/path/'), (received) => {
      request = received;
      return answer(received);
    });
  });
  host.start();
});

afterEach(() => {
  page.close();
  host.close();
});

test('a response has the status, the headers and the body that the host gave it', async () => {
  answer = async () =>
    new Response('{"a":1}', { status: 404, headers: { 'Content-Type': 'application/json' } });
  const response = await call('/rest/a?b=c', { headers: { Token: 'x' } });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json']);
  expect(await response.json()).toEqual({ a: 1 });
  expect([request?.url, request?.headers.get('Token')]).toEqual(['https://page.example/rest/a?b=c', 'x']);
});

test('the service knows nothing of the folder in which the page is', async () => {
  await call('/some/path/rest/a');
  expect(request?.url).toBe('https://page.example/rest/a');
});

test('what is posted arrives', async () => {
  answer = async (received) => new Response(await received.text());
  const response = await call('/rest/save', { method: 'POST', body: '{"state":1}' });
  expect(await response.text()).toBe('{"state":1}');
});

test('a response without a body comes to the page without one', async () => {
  answer = async () => new Response(null, { status: 204 });
  const response = await call('/rest/a');
  expect([response.status, response.body]).toEqual([204, null]);
});

test('a body comes piece by piece, and none before it is read', async () => {
  let made = 0;
  answer = async () =>
    new Response(
      new ReadableStream(
        {
          pull: (controller) => {
            if (++made > 3) controller.close();
            else controller.enqueue(new TextEncoder().encode(`line ${made}\n`));
          },
        },
        { highWaterMark: 0 },
      ),
    );
  const response = await call('/rest/lines');
  expect(made).toBe(0);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('line 1\n');
  expect(made).toBeLessThan(4);
  expect((await reader?.read())?.value).toBe('line 2\n');
  expect((await reader?.read())?.value).toBe('line 3\n');
  expect((await reader?.read())?.done).toBe(true);
});

test('a reader that stops ends the work of the host', async () => {
  const cancelled = vi.fn<() => void>();
  answer = async () => new Response(new ReadableStream({ cancel: cancelled }));
  const response = await call('/rest/endless');
  await response.body?.cancel();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  expect(request?.signal.aborted).toBe(true);
});

test('an aborted request is aborted in the host, too, and rejects as fetch does', async () => {
  answer = () => new Promise(() => undefined);
  const abort = new AbortController();
  const response = call('/rest/long', { signal: abort.signal });
  await vi.waitFor(() => expect(request?.signal.aborted).toBe(false));
  abort.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(request?.signal.aborted).toBe(true));
});

test('a body that is aborted while it is read rejects its reader', async () => {
  answer = async () => new Response(new ReadableStream());
  const abort = new AbortController();
  const response = await call('/rest/endless', { signal: abort.signal });
  const text = response.text();
  abort.abort();
  await expect(text).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['a host that fails', () => Promise.reject(new Error('no catalogue'))],
  ['a host that dies', () => new Promise<Response>(() => death.abort())],
])('%s is like a network that is away', async (_, fails) => {
  answer = fails;
  await expect(call('/rest/a')).rejects.toThrow(TypeError);
});

test('a host that dies before what is posted was read is like a network that is away', async () => {
  const response = call('/rest/save', { method: 'POST', body: '{"state":1}' });
  death.abort();
  await expect(response).rejects.toThrow(TypeError);
});

function post(message: CallMessage, transferred: Transferable[]): void {
  if (death.signal.aborted) return;
  page.postMessage(message, transferred);
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return callHost(new Request(new URL(path, 'https://page.example'), init), post, death.signal);
}

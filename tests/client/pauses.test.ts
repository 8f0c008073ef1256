import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '#client/client.ts';
import { createPauses } from '#client/pauses.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { PROBLEM_MEDIA_TYPE, problemOf } from '#contract/rest/problem.ts';

beforeEach(() => vi.useFakeTimers());

test('a call beyond the limit of a minute is repeated when the service takes calls again, and the wait is shown meanwhile', async () => {
  const { client, pauses, calls } = limited([refusal(17), refusal(2)]);
  const seconds: (number | undefined)[] = [];
  pauses.subscribe(() => seconds.push(pauses.seconds()));
  const answer = client.impactors();
  await vi.advanceTimersByTimeAsync(16_900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2200);
  expect(await answer).toEqual([]);
  expect(calls).toHaveLength(3);
  expect(seconds).toEqual([17, undefined, 2, undefined]);
});

test('a call beyond the limit of a minute is repeated also where it sends something', async () => {
  const { client, calls } = limited([refusal(3)], { toolStateId: '7' });
  const answer = client.saveToolState('{}');
  await vi.advanceTimersByTimeAsync(3100);
  expect(await answer).toBe('7');
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
    { toolState: '{}' },
    { toolState: '{}' },
  ]);
});

test('a call beyond the limit of a minute is given up where the user stops it, as any call is', async () => {
  const { client, pauses, calls } = limited([refusal(17)]);
  const stopping = new AbortController();
  const answer = client.impactors({ signal: stopping.signal }).catch(failureOf);
  await vi.advanceTimersByTimeAsync(1000);
  stopping.abort();
  expect(await answer).toMatchObject({ kind: 'cancelled' });
  expect([calls.length, pauses.seconds()]).toEqual([1, undefined]);
});

test('a call beyond the limit of a minute is refused, with all others that wait, where the user refuses to wait', async () => {
  const { client, pauses } = limited([refusal(17), refusal(30)]);
  const answers = [client.impactors(), client.status()].map((answer) => answer.catch(failureOf));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pauses.seconds()).toBe(30);
  pauses.stop();
  expect(await Promise.all(answers)).toMatchObject([
    { kind: 'problem', status: 429 },
    { kind: 'problem', status: 429 },
  ]);
  expect(pauses.seconds()).toBeUndefined();
});

test('a call beyond the limit of a minute is refused at once where an hour would have to be waited', async () => {
  const { client, calls } = limited([refusal(3600)]);
  expect(await client.impactors().catch(failureOf)).toMatchObject({ status: 429 });
  expect(calls).toHaveLength(1);
});

test('a request to a busy service is repeated after the pause that it names, and not before', async () => {
  const busy = new Response('', { status: 503, headers: { 'Retry-After': '3' } });
  const { client, calls } = limited([busy]);
  const answer = client.impactors();
  await vi.advanceTimersByTimeAsync(2900);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([]);
});

/** A client whose first calls get these responses; all others succeed. */
function limited(refusals: readonly Response[], answer: unknown = []) {
  const pauses = createPauses();
  const calls: Request[] = [];
  const waiting = [...refusals];
  const client = createClient({
    baseUrl: 'http://service',
    pauses,
    fetch: async (request) => {
      calls.push(new Request(request).clone());
      return waiting.shift() ?? Response.json(answer);
    },
  });
  return { client, pauses, calls };
}

function refusal(seconds: number): Response {
  const body = problemOf('too-many-calls', { detail: 'Calls cost points.' });
  const headers = { 'Content-Type': PROBLEM_MEDIA_TYPE, 'Retry-After': String(seconds) };
  return new Response(JSON.stringify(body), { status: 429, headers });
}

import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { OrbitNow, OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { oneAnswerMachine } from '#machines/kit/one-answer.ts';

const ORBIT_NOW = oneAnswerMachine<OrbitNowQuery, OrbitNow>('orbitNow');

const ANSWER = { now: '2026-01-10T00:00:00.000Z' } as OrbitNow;

test('an answer is requested at once, and again after a failure when the user tries again', async () => {
  const calls: OrbitNowQuery[] = [];
  const requestOrbit = fromPromise<OrbitNow, { readonly query: OrbitNowQuery }>(async ({ input }) => {
    calls.push(input.query);
    if (calls.length === 1) throw new Error('no answer');
    return ANSWER;
  });
  const actor = createActor(ORBIT_NOW.provide({ actors: { request: requestOrbit } }), {
    input: { name: '2004 MN4', observatoryCode: '568' },
  }).start();
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failure?.message).not.toBe('');
  actor.send({ type: 'retry.requested' });
  const known = await waitFor(actor, (state) => state.matches('known'));
  expect(known.context).toMatchObject({ answer: ANSWER, failure: undefined });
  const query = { name: '2004 MN4', observatoryCode: '568' };
  expect(calls).toEqual([query, query]);
});

test('a request for an answer that is aborted while its user still looks is made again', async () => {
  let calls = 0;
  const requestOrbit = fromPromise<OrbitNow, { readonly query: OrbitNowQuery }>(async () => {
    calls++;
    if (calls === 1) throw new RequestFailed({ kind: 'cancelled', message: 'calculations stopped' });
    return ANSWER;
  });
  const actor = createActor(ORBIT_NOW.provide({ actors: { request: requestOrbit } }), {
    input: { name: '2004 MN4', observatoryCode: '568' },
  }).start();
  expect((await waitFor(actor, (state) => state.matches('known'))).context.answer).toBe(ANSWER);
  expect(calls).toBe(2);
});

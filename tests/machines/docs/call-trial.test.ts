import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { TrialRequest, TrialResponse } from '#contract/rest/trial.ts';
import { callTrialMachine } from '#machines/docs/call-trial.ts';

const RESPONSE: TrialResponse = {
  status: 200,
  mediaType: 'text/plain',
  text: 'ok',
  bytes: 2,
  milliseconds: 5,
};

test('a newer request replaces the one under way, which is aborted', async () => {
  const sent: { request: TrialRequest; signal: AbortSignal; respond: (response: TrialResponse) => void }[] =
    [];
  const actor = createActor(
    callTrialMachine.provide({
      actors: {
        send: fromPromise<TrialResponse, TrialRequest>(
          ({ input, signal }) =>
            new Promise((respond) => void sent.push({ request: input, signal, respond })),
        ),
      },
    }),
  ).start();
  actor.send({ type: 'request.sent', request: requestTo('/first') });
  actor.send({ type: 'request.sent', request: requestTo('/second') });
  expect(sent.map(({ request, signal }) => [request.address, signal.aborted])).toEqual([
    ['/first', true],
    ['/second', false],
  ]);
  sent[1]?.respond(RESPONSE);
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('shown');
  expect(actor.getSnapshot().context.response).toEqual(RESPONSE);
});

test('a request that reaches no service is reported, and a stopped one is forgotten', async () => {
  const refusing = callTrialMachine.provide({
    actors: {
      send: fromPromise<TrialResponse, TrialRequest>(() => Promise.reject(new TypeError('offline'))),
    },
  });
  const actor = createActor(refusing).start();
  actor.send({ type: 'request.sent', request: requestTo('/first') });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('unreachable');
  actor.send({ type: 'request.sent', request: requestTo('/second') });
  actor.send({ type: 'stop.requested' });
  expect(actor.getSnapshot().value).toBe('idle');
});

function requestTo(address: string): TrialRequest {
  return { method: 'GET', address, headers: {} };
}

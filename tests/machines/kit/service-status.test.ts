import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { RefreshStatus, ServiceStatus } from '#contract/status.ts';
import { serviceStatusMachine } from '#machines/kit/service-status.ts';
import { deferredActor } from '../fakes/deferred.ts';

test('the service is looked at every ten seconds while it fetches a catalogue, then once an hour', async () => {
  const { looks, clock, actor } = start();
  await looks.calls[0]?.answer(statusWhile('fetching'));
  clock.increment(10_000);
  await looks.calls[1]?.answer(statusWhile('waiting'));
  clock.increment(3_599_999);
  expect(looks.calls).toHaveLength(2);
  clock.increment(1);
  expect(looks.calls).toHaveLength(3);
  expect(actor.getSnapshot().context.status?.catalogue.refresh.state).toBe('waiting');
});

test('a request that fails leaves what was reported before', async () => {
  const { looks, clock, actor } = start();
  await looks.calls[0]?.answer(statusWhile('fetching'));
  clock.increment(10_000);
  await looks.calls[1]?.fail(new Error('no answer'));
  expect(actor.getSnapshot().context.status?.catalogue.refresh.state).toBe('fetching');
  clock.increment(10_000);
  expect(looks.calls).toHaveLength(3);
});

function start() {
  const looks = deferredActor<ServiceStatus>();
  const clock = new SimulatedClock();
  const provided = serviceStatusMachine.provide({ actors: { readStatus: looks.actor } });
  return { looks, clock, actor: createActor(provided, { clock }).start() };
}

function statusWhile(state: RefreshStatus['state']): ServiceStatus {
  return { catalogue: { loading: false, refresh: { state } } } as ServiceStatus;
}

import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { TonightQuery, TonightResult } from '#contract/opt/tonight.ts';
import { firstNightMachine } from '#machines/opt/tonight/first-night.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { deferredActor } from '../../fakes/deferred.ts';

const SITE = customObservatory({ latitude: 48.1, longitude: 11.6, alt: 500 });
const NIGHT = { night: '2026-03-05' } as TonightResult;

test('the first night is requested once its site and date rest, and stays in sight until the next one is there', async () => {
  const list = deferredActor<TonightResult, TonightQuery>();
  const clock = new SimulatedClock();
  const actor = createActor(firstNightMachine.provide({ actors: { listNight: list.actor } }), { clock });
  actor.start();
  actor.send({ type: 'night.requested', site: SITE, night: '2026-03-04' });
  clock.increment(200);
  actor.send({ type: 'night.requested', site: SITE, night: '2026-03-05' });
  clock.increment(200);
  expect(list.calls).toHaveLength(0);
  clock.increment(100);
  expect(list.calls.map(({ input }) => input)).toEqual([
    {
      observatoryLatitude: 48.1,
      observatoryLongitude: 11.6,
      observatoryElevation: 500,
      night: '2026-03-05',
      most: 0,
    },
  ]);
  await list.calls[0]?.answer(NIGHT);
  expect(actor.getSnapshot().context.result).toBe(NIGHT);

  actor.send({ type: 'night.requested', site: SITE, night: '2026-03-06' });
  clock.increment(300);
  expect(actor.getSnapshot().context.result).toBe(NIGHT);
  actor.send({ type: 'night.dropped' });
  expect(list.calls[1]?.signal.aborted).toBe(true);
  expect(actor.getSnapshot().context.result).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { StarField } from '#contract/scd/star-bytes.ts';
import type { StarsCall, StarSight } from '#contract/scd/star-window.ts';
import { type BackgroundStarsEmitted, backgroundStarsMachine } from '#machines/scd/background-stars.ts';
import { deferredActor } from '../fakes/deferred.ts';

test('the fainter stars are requested by 3 degrees and less, to the magnitude of the field', () => {
  const { show, calls } = start();
  show({ fov: 3.1 });
  expect(calls).toHaveLength(0);
  for (const fov of [3, 2, 1.4, 0.9, 0.4, 0.15]) show({ fov });
  expect(calls.map(({ input: { kind, query } }) => [kind, query.magBright, query.magFaint])).toEqual([
    ['rectangle', 7, 12],
    ['rectangle', 7, 14.5],
    ['rectangle', 7, 17],
    ['rectangle', 7, 19.5],
    ['circle', 7, 22],
  ]);
});

test('the fainter stars of a chart stay between 3 and 30 degrees, and are let go above', async () => {
  const { actor, show, calls } = start();
  show({ fov: 2 });
  await calls[0]?.answer(field(12));
  show({ fov: 10 });
  show({ fov: 30 });
  expect(actor.getSnapshot().context.field).toEqual(field(12));
  show({ fov: 31 });
  expect(actor.getSnapshot().context).toEqual({ field: undefined, requested: undefined });
  show({ fov: 2 });
  expect(calls).toHaveLength(2);
});

test('the fainter stars are requested once while the chart turns little, and again where it turns far', async () => {
  const { show, calls } = start();
  show({ ra: 10, dec: 20, fov: 2 });
  await calls[0]?.answer(field(12));
  show({ ra: 10.5, dec: 20.5, fov: 2 });
  show({ ra: 10, dec: 19.3, fov: 1.6 });
  expect(calls).toHaveLength(1);
  show({ ra: 10, dec: 20.9, fov: 2 });
  expect(calls).toHaveLength(2);
});

test('where fainter stars are missing from a chart they are requested again once they may be had, and nowhere else', async () => {
  const { actor, show, calls } = start();
  show({ fov: 2 });
  await calls[0]?.answer(field(7, 'Fainter stars need a network.'));
  actor.send({ type: 'service.returned' });
  expect(calls[1]?.input).toEqual(calls[0]?.input);
  await calls[1]?.answer(field(12));
  actor.send({ type: 'service.returned' });
  expect(calls).toHaveLength(2);
});

test('the fainter stars of a chart know that right ascensions meet at 0 h, and lie close together near a pole', () => {
  const { show, calls } = start();
  show({ ra: 359.9, dec: 0, fov: 2 });
  show({ ra: 0.1, dec: 0, fov: 2 });
  expect(calls).toHaveLength(1);
  show({ ra: 10, dec: 89, fov: 2 });
  show({ ra: 40, dec: 89, fov: 2 });
  expect(calls).toHaveLength(2);
});

test('the fainter stars are requested with the date and the observatory of the chart, and again for another date', () => {
  const { show, calls } = start();
  const sight = { julianDate: 2_461_050.5, utcStart: '2026-01-10T00:00', observatoryCode: '568' };
  show({ fov: 2 }, sight);
  expect(calls[0]?.input.query).toMatchObject(sight);
  show({ fov: 2 }, { ...sight, julianDate: 2_461_080.5 });
  expect(calls).toHaveLength(2);
});

test('the fainter stars of a chart of a place that was left are given up', async () => {
  const { actor, show, calls } = start();
  show({ ra: 10, fov: 2 });
  show({ ra: 100, fov: 2 });
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[0]?.answer(field(1));
  await calls[1]?.answer(field(2));
  expect(actor.getSnapshot().context.field).toEqual(field(2));
  show({ ra: 200, fov: 2 });
  show({ ra: 200, fov: 45 });
  expect(calls[2]?.signal.aborted).toBe(true);
  expect(actor.getSnapshot().hasTag('loading')).toBe(false);
});

test('fainter stars that cannot be obtained leave those before, and are requested again', async () => {
  const { actor, show, calls, emitted } = start();
  show({ ra: 10, fov: 2 });
  await calls[0]?.answer(field(1));
  show({ ra: 100, fov: 2 });
  await calls[1]?.fail(new Error('broken'));
  expect(emitted).toMatchObject([{ type: 'stars.failed' }]);
  expect(actor.getSnapshot().context.field).toEqual(field(1));
  show({ ra: 100, fov: 2 });
  expect(calls).toHaveLength(3);
});

function start() {
  const stars = deferredActor<StarField, StarsCall>();
  const actor = createActor(backgroundStarsMachine.provide({ actors: { loadStars: stars.actor } })).start();
  const emitted: BackgroundStarsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  const show = (place: { ra?: number; dec?: number; fov: number }, sight: StarSight = {}) =>
    actor.send({ type: 'place.shown', place: { ra: 10, dec: 20, ...place }, sight });
  return { actor, calls: stars.calls, emitted, show };
}

/** Stars to a magnitude; which they are does not matter here. */
function field(faintLimit: number, note?: string): StarField {
  return { stars: {} as StarField['stars'], facts: { faintLimit, note } as StarField['facts'] };
}

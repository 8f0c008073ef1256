import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Trace } from '#contract/scd/trace-points.ts';
import type { TraceCall } from '#contract/scd/trace.ts';
import { nextNightMachine } from '#machines/scd/next-night.ts';
import { deferredActor } from '../fakes/deferred.ts';
import { tracePointAt, traceThrough } from '../fakes/traces.ts';

const CALL: TraceCall = {
  kind: 'catalogue',
  query: {
    name: '217628',
    julianDateStart: 2_461_371.2,
    julianDateEnd: 2_461_372.2,
    utcEnd: '2026-11-27T16:00',
    step: 1 / 24,
  },
};
const BELOW = tracePointAt(2_461_380.5, { altitudeDeg: -3, sunAltitudeDeg: -30 });
const UP_BY_DAY = tracePointAt(2_461_381, { altitudeDeg: 30, sunAltitudeDeg: 20 });
const UP = tracePointAt(2_461_405.7, { altitudeDeg: 1, sunAltitudeDeg: -25 });

test('The next night of a hidden object is the first moment after its path at which it is up in the dark', async () => {
  const { night, calls } = searching();
  expect(calls[0]?.input.query).toMatchObject({ name: '217628', julianDateStart: 2_461_372.2, step: 1 / 24 });
  expect(calls[0]?.input.query.utcEnd).toBeUndefined();
  await calls[0]?.answer(traceThrough([BELOW, UP_BY_DAY, UP]));
  expect(night.getSnapshot().context.found).toBe(UP);
});

test('A night that is not within two months is searched for over two years, and then there is none', async () => {
  const { night, calls } = searching();
  await calls[0]?.answer(traceThrough([BELOW]));
  expect(calls[1]?.input.query.julianDateEnd).toBeGreaterThan(2_461_372.2 + 730);
  await calls[1]?.answer(traceThrough([UP_BY_DAY]));
  expect(night.getSnapshot().value).toBe('none');
  expect(night.getSnapshot().context.found).toBeUndefined();
});

function searching() {
  const { actor, calls } = deferredActor<Trace, TraceCall>();
  const night = createActor(nextNightMachine.provide({ actors: { loadTrace: actor } })).start();
  night.send({ type: 'night.requested', call: CALL, after: 2_461_372.2 });
  return { night, calls };
}

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { traceRequests } from '#machines/scd/trace-requests.ts';
import { type TracesEmitted, tracesMachine } from '#machines/scd/traces.ts';
import { listedObject } from '../fakes/objects.ts';
import { deferredTraces } from '../fakes/sky-chart.ts';
import { skyPlan, tracePointAt, traceThrough } from '../fakes/traces.ts';

const HOURLY = { step: 1, unit: 'h' } as const;
const [EROS, APOPHIS, BENNU] = traceRequests(
  skyPlan(),
  HOURLY,
  ['433', '99942', '101955'].map((designator) => listedObject(designator)),
  [],
);
const TRACE = traceThrough([tracePointAt(2_461_105.1)]);
const FAILURE = { kind: 'problem', type: 'about:blank', status: 500, message: 'no trace' } as const;

test('the paths of a chart arrive one by one, each object waiting for its own', () => {
  const { actor, calls, emitted, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  expect(statuses()).toEqual(['waiting', 'waiting']);
  calls[0]?.send({ type: 'trace.loaded', key: APOPHIS.key, trace: TRACE });
  expect(statuses()).toEqual(['waiting', 'loaded']);
  expect(emitted.slice(1)).toEqual([{ type: 'trace.arrived', requested: APOPHIS, trace: TRACE }]);
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  calls[0]?.send({ type: 'trace.loaded', key: EROS.key, trace: TRACE });
  calls[0]?.send({ type: 'all.loaded' });
  expect(statuses()).toEqual(['loaded', 'loaded']);
  expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  expect([emitted[0], emitted.at(-1)]).toEqual([{ type: 'loading.begun' }, { type: 'loading.finished' }]);
});

test('a path that fails waits no longer, is reported, and the others come all the same', () => {
  const { actor, calls, emitted, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  calls[0]?.send({ type: 'trace.failed', key: EROS.key, failure: FAILURE });
  calls[0]?.send({ type: 'trace.loaded', key: APOPHIS.key, trace: TRACE });
  expect(statuses()).toEqual(['failed', 'loaded']);
  expect(emitted[1]).toEqual({ type: 'trace.missing', requested: EROS, failure: FAILURE });
});

test('paths that failed are requested again, and they alone', () => {
  const { actor, calls, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  calls[0]?.send({ type: 'trace.failed', key: EROS.key, failure: FAILURE });
  calls[0]?.send({ type: 'trace.loaded', key: APOPHIS.key, trace: TRACE });
  calls[0]?.send({ type: 'all.loaded' });
  actor.send({ type: 'retry.requested' });
  expect(statuses()).toEqual(['waiting', 'loaded']);
  expect(calls[1]?.requested).toEqual([EROS]);
});

test('paths that are there stay when others are requested beside them', () => {
  const { actor, calls, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  calls[0]?.send({ type: 'trace.loaded', key: EROS.key, trace: TRACE });
  actor.send({ type: 'traces.requested', requested: [BENNU, EROS] });
  expect(calls[0]?.isEnded()).toBe(true);
  expect(calls[1]?.requested).toEqual([BENNU]);
  expect(statuses()).toEqual(['waiting', 'loaded']);
  calls[1]?.send({ type: 'trace.loaded', key: APOPHIS.key, trace: TRACE });
  expect(statuses()).toEqual(['waiting', 'loaded']);
});

test('paths that are under way are not requested twice, unless one of them has failed', () => {
  const { actor, calls } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.isEnded()).toBe(false);
  calls[0]?.send({ type: 'trace.failed', key: EROS.key, failure: FAILURE });
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  expect(calls).toHaveLength(2);
});

test('paths over another span are requested again', () => {
  const { actor, calls, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS] });
  calls[0]?.send({ type: 'trace.loaded', key: EROS.key, trace: TRACE });
  const later = traceRequests(skyPlan('2026-03-09T14:30'), HOURLY, [listedObject('433')], []);
  actor.send({ type: 'traces.requested', requested: later });
  expect(statuses()).toEqual(['waiting']);
  expect(calls[1]?.requested).toEqual(later);
});

test.each([
  [4.99, false],
  [5, true],
])('the paths of a chart may take time where an object moves %d degrees: %s', (arcDegrees, isLong) => {
  const { actor, calls } = start();
  actor.send({ type: 'traces.requested', requested: [EROS, APOPHIS] });
  calls[0]?.send({ type: 'path.measured', arcDegrees });
  calls[0]?.send({ type: 'path.measured', arcDegrees: 0.1 });
  expect(actor.getSnapshot().context.isLong).toBe(isLong);
  actor.send({ type: 'traces.requested', requested: [EROS] });
  expect(actor.getSnapshot().context.isLong).toBe(false);
});

test('the paths of a chart that are let go leave nothing behind', () => {
  const { actor, calls, statuses } = start();
  actor.send({ type: 'traces.requested', requested: [EROS] });
  actor.send({ type: 'traces.dropped' });
  expect(statuses()).toEqual([]);
  expect(calls[0]?.isEnded()).toBe(true);
});

test('the place of the first object is sent before its path has come, across 0 h too', () => {
  const { actor, calls, emitted } = start();
  actor.send({ type: 'traces.requested', requested: [EROS] });
  const area = { name: 'Eros', designator: '433', raMin: 350, raMax: 20, decMin: 4, decMax: 6 };
  calls[0]?.send({ type: 'areas.loaded', areas: { data: [area], errors: [] } });
  expect(emitted.slice(1)).toEqual([{ type: 'area.found', ra: 5, dec: 5 }]);
});

function start() {
  const traces = deferredTraces();
  const actor = createActor(tracesMachine.provide({ actors: { loadTraces: traces.actor } })).start();
  const emitted: TracesEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  const statuses = () =>
    actor
      .getSnapshot()
      .context.objects.map(({ trace, failure }) =>
        trace === undefined ? (failure === undefined ? 'waiting' : 'failed') : 'loaded',
      );
  return { actor, calls: traces.calls, emitted, statuses };
}

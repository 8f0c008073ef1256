import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CalculationResult, CalculationTicket, PlotTables } from '#contract/opt/calculation.ts';
import { RequestFailed } from '#contract/rest/failure.ts';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';
import { plotsMachine } from '#machines/opt/charts/plots.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { plan, result } from '../../fakes/objects.ts';
import { calculatedPlanning } from '../../fakes/planning.ts';

const LOCK = { designator: 'A1', start: 2_461_376.3, end: 2_461_376.4 };

test('the plan of a night requests the rows of the night that was chosen', async () => {
  const { actor, rows, submit, read, clock } = start();
  actor.send({ type: 'night.chosen', night: '2026-01-02', request: request() });
  await submit.calls[0]?.answer({ token: 'night', estimatedTime: 0, selected: 1 });
  clock.increment(100);
  await read.calls[0]?.answer(result(1, 1));
  expect(rows.getSnapshot().matches('ready')).toBe(true);
  expect(actor.getSnapshot().context.night).toBe('2026-01-02');
});

test('the plan of a night does not take another night while one is calculated, and can be stopped', async () => {
  const { actor, rows, submit } = start();
  actor.send({ type: 'night.chosen', night: '2026-01-02', request: request() });
  actor.send({ type: 'night.chosen', night: '2026-01-03', request: request() });
  expect(submit.calls).toHaveLength(1);
  expect(actor.getSnapshot().context.night).toBe('2026-01-02');
  rows.send({ type: 'calculation.cancelled' });
  expect(submit.calls[0]?.signal.aborted).toBe(true);
  expect(rows.getSnapshot().matches('idle')).toBe(true);
});

test('the plan of a night that fails says why, and is tried again', async () => {
  const { actor, rows, submit } = start();
  actor.send({ type: 'night.chosen', night: '2026-01-02', request: request() });
  await submit.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(rows.getSnapshot().context.failure?.message).toBe('no answer');
  rows.send({ type: 'retry.requested' });
  expect(submit.calls).toHaveLength(2);
});

test('the plan of a night requests nothing from the service when a limit, a lock or a length changes', () => {
  const { actor, submit } = start();
  actor.send({ type: 'settings.changed', change: { altitudeAbove: 40 } });
  actor.send({ type: 'slots.locked', locks: [LOCK] });
  actor.send({ type: 'slot.resized', designator: 'A1', minutes: 50, locks: [LOCK] });
  expect(actor.getSnapshot().context).toMatchObject({
    settings: { altitudeAbove: 40, sunBelow: -18 },
    locks: [LOCK],
    lengths: { A1: 50 },
  });
  actor.send({ type: 'slot.freed', designator: 'A1' });
  expect(actor.getSnapshot().context.locks).toEqual([]);
  expect(submit.calls).toHaveLength(0);
});

test('the plan of a night forgets the locks of a night when another one is chosen', () => {
  const { actor } = start();
  actor.send({ type: 'night.chosen', night: '2026-01-02', request: request() });
  actor.send({ type: 'slots.locked', locks: [LOCK] });
  actor.getSnapshot().context.rows.send({ type: 'calculation.cancelled' });
  actor.send({ type: 'night.chosen', night: '2026-01-02', request: request() });
  expect(actor.getSnapshot().context.locks).toEqual([LOCK]);
  actor.getSnapshot().context.rows.send({ type: 'calculation.cancelled' });
  actor.send({ type: 'night.chosen', night: '2026-01-03', request: request() });
  expect(actor.getSnapshot().context.locks).toEqual([]);
});

test('a night is requested with the objects of the results', async () => {
  const opt = await calculatedPlanning();
  opt.actor.send({ type: 'night.requested', night: '2026-03-06' });
  expect(opt.submit.calls[1]?.input).toMatchObject({
    query: { names: ['A1', 'A2', 'A3'], step: expect.closeTo(10 / 1440, 9) },
    token: undefined,
  });
});

test('a plan goes with the results that it was made from, and its limits stay', async () => {
  const opt = await calculatedPlanning();
  opt.nightPlan.send({ type: 'settings.changed', change: { altitudeAbove: 40 } });
  opt.actor.send({ type: 'night.requested', night: '2026-03-06' });
  opt.nightPlan.send({ type: 'slots.locked', locks: [LOCK] });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls.at(-1)?.answer({ token: 'next', estimatedTime: 0, selected: 3 });
  opt.clock.increment(200);
  await opt.read.calls.at(-1)?.answer(result(3, 3));
  expect(opt.nightPlan.getSnapshot().context).toMatchObject({
    night: undefined,
    locks: [],
    settings: { altitudeAbove: 40 },
  });
});

function request(): CalculationRequest {
  const timeStep = { step: 10, unit: 'm' } as const;
  return { query: calculateQuery(plan(), timeStep, ['A1']), timeStep, token: undefined };
}

function start() {
  const submit = deferredActor<CalculationTicket, Pick<CalculationRequest, 'query' | 'token'>>();
  const read = deferredActor<CalculationResult, { token: string }>();
  const plots = deferredActor<PlotTables, { token: string }>();
  const clock = new SimulatedClock();
  const machine = nightPlanMachine.provide({
    actors: {
      rows: calculationMachine.provide({
        actors: {
          startCalculation: submit.actor,
          readResult: read.actor,
          cancelCalculation: deferredActor<void, { token: string }>().actor,
          plots: plotsMachine.provide({
            actors: { loadLongTerm: plots.actor, loadShortTerm: plots.actor },
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, rows: actor.getSnapshot().context.rows, submit, read, clock };
}

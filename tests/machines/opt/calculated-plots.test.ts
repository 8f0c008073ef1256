import { expect, test } from 'vitest';
import type { PlotTables } from '#contract/opt/calculation.ts';
import type { PlotsActor } from '#machines/opt/charts/plots.ts';
import {
  SERVER_ERROR,
  finishedCalculation,
  request,
  startCalculation,
  ticket,
} from '../fakes/calculation.ts';
import { result } from '../fakes/objects.ts';

test('the plots are requested once each when the calculation is finished, with its token', async () => {
  const { actor, longTerm, shortTerm } = await finishedCalculation();
  expect([longTerm, shortTerm].map(({ calls }) => calls.map(({ input }) => input))).toEqual([
    [{ token: 'job-1' }],
    [{ token: 'job-1' }],
  ]);
  await longTerm.calls[0]?.answer(tables());
  expect(plotsOf(actor).value).toEqual({ longTerm: 'ready', shortTerm: 'loading' });
  await shortTerm.calls[0]?.answer(tables());
  expect(plotsOf(actor).context).toMatchObject({ longTerm: tables(), shortTerm: tables() });
});

test('the plots are requested after a stored calculation is back', async () => {
  const { actor, read, longTerm, shortTerm } = startCalculation();
  actor.send({ type: 'calculation.loaded', request: request(), ticket: ticket(9) });
  expect(longTerm.calls).toHaveLength(0);
  await read.calls[0]?.answer(result(3, 3));
  expect([longTerm.calls.length, shortTerm.calls.length]).toEqual([1, 1]);
});

test('the plots of a calculation that cannot be obtained leave the results as they are, and the other plots too', async () => {
  const { actor, longTerm, shortTerm, emitted } = await finishedCalculation();
  const { calculation } = actor.getSnapshot().context;
  await shortTerm.calls[0]?.fail(SERVER_ERROR);
  await longTerm.calls[0]?.answer(tables());
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.calculation).toBe(calculation);
  expect(plotsOf(actor).value).toEqual({ longTerm: 'ready', shortTerm: 'failed' });
  expect(emitted.slice(-2)).toEqual(['calculation.finished', 'plots.failed']);
});

test('the plots of a calculation are given up when the results are dropped', async () => {
  const { actor, longTerm, shortTerm, emitted } = await finishedCalculation();
  actor.send({ type: 'results.dropped' });
  expect([longTerm, shortTerm].map(({ calls }) => calls[0]?.signal.aborted)).toEqual([true, true]);
  await shortTerm.calls[0]?.answer(tables());
  expect(actor.getSnapshot().children).toEqual({});
  expect(emitted.at(-1)).toBe('calculation.finished');
});

test('the plots are given up when the calculation is repeated, and requested again after it', async () => {
  const { actor, clock, submit, read, longTerm, shortTerm } = await finishedCalculation();
  actor.send({ type: 'calculation.requested', request: request() });
  expect([longTerm, shortTerm].map(({ calls }) => calls[0]?.signal.aborted)).toEqual([true, true]);
  await submit.calls[1]?.answer({ ...ticket(0), token: 'job-2' });
  clock.increment(100);
  await read.calls[1]?.answer(result(3, 3));
  expect([longTerm, shortTerm].map(({ calls }) => calls[1]?.input)).toEqual([
    { token: 'job-2' },
    { token: 'job-2' },
  ]);
});

function plotsOf(actor: ReturnType<typeof startCalculation>['actor']) {
  const plots = actor.getSnapshot().children.plots as PlotsActor;
  return plots.getSnapshot();
}

function tables(): PlotTables {
  const { object, sunmoon, provenance } = result(3, 3);
  return { object, sunmoon, provenance };
}

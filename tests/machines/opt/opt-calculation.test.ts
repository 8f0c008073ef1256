import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { OptScreen } from '#machines/opt/opt-events.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { screenFor, statusOf } from '#machines/opt/screen-access.ts';
import { pointsOf } from '#machines/planning/plan.ts';
import { result } from '../fakes/objects.ts';
import { calculatedPlanning, filteredPlanning } from '../fakes/planning.ts';

test('a calculation in observation planning calculates the checked rows and offers the results', async () => {
  const opt = await calculatedPlanning();
  expect(opt.submit.calls[0]?.input).toMatchObject({
    token: 'list-1',
    query: { names: ['A1', 'A2', 'A3'] },
  });
  expect(opt.popup()).toMatchObject({
    severity: 'success',
    option: { label: 'Go to results' },
    isOptionFirst: true,
  });
  expect(screenFor(statusOf(presentOf(opt)), 'results')).toEqual({ kind: 'open', screen: 'results' });
  expect(opt.calculation.getSnapshot().context.calculation?.request.timeStep).toEqual({
    step: 1,
    unit: 'd',
  });
  opt.press('popup.option-chosen');
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'results', ignoreChange: false });
});

test('a calculation offers the results before it reports that their plots cannot be obtained', async () => {
  const opt = await calculatedPlanning();
  for (const call of opt.plots.calls)
    await call.fail(new RequestFailed({ kind: 'network', message: 'An error occurred.' }));
  expect(opt.popup()).toMatchObject({ severity: 'success' });
  opt.press('popup.option-chosen');
  expect(opt.screens.at(-1)?.screen).toBe('results');
  expect(opt.popup()).toMatchObject({ severity: 'warning', message: 'An error occurred.' });
  opt.press('popup.dismissed');
  expect(opt.popup()).toBeUndefined();
});

test('a calculation in observation planning closes the results when nothing is checked', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.filtering.send({ type: 'selection.toggled' });
  expect(screenFor(statusOf(presentOf(opt)), 'results')).toEqual({ kind: 'closed', screen: 'filtering' });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.screens.at(-1)?.screen).toBe('filtering');
  expect(opt.popup()).toBeUndefined();
});

test('another time step opens a question before the results are shown: show them all the same', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.filtering.send({ type: 'step.typed', timeStep: { step: 6, unit: 'h' } });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.popup()).toMatchObject({
    message: expect.stringContaining('filtering configuration was changed'),
  });
  expect(opt.screens.at(-1)).toEqual(below('filtering', 'results'));
  opt.press('popup.cancelled');
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'results', ignoreChange: true });
  opt.actor.send({ type: 'results.requested', ignoreChange: true });
  expect(opt.popup()).toBeUndefined();
});

test('a changed set-up opens a question over the set-up, whatever screen the address requests', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.popup()).toMatchObject({
    message: expect.stringContaining('Setup configuration was changed'),
  });
  expect(opt.screens.at(-1)).toEqual(below('setup', 'results'));
  opt.press('popup.dismissed');
  opt.actor.send({ type: 'filtering.requested' });
  expect(opt.screens.at(-1)).toEqual(below('setup', 'filtering'));
});

test('another time step opens a question before the results are shown: or calculate again', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.filtering.send({ type: 'step.typed', timeStep: { step: 6, unit: 'h' } });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  opt.press('popup.submitted');
  expect(opt.submit.calls.map(({ input }) => input.query.step)).toEqual([1, 6 / 24]);
});

test('a calculation in observation planning refuses more than 10,000 data points and says how many there are', async () => {
  const opt = await filteredPlanning(250);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.filtering.send({ type: 'step.typed', timeStep: { step: 3, unit: 'h' } });
  expect(pointsOf(250, opt.filtering.getSnapshot().context)).toBe(14_000);
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.popup()).toMatchObject({
    severity: 'warning',
    message: 'Your input data has exceeded maximum data points limit',
    details: ['Maximum: 10000', 'Current: 14000'],
  });
  expect(opt.submit.calls).toHaveLength(0);
});

test('a calculation in observation planning calculates nothing when nothing is checked', async () => {
  const opt = await filteredPlanning(3);
  opt.actor.send({ type: 'calculate.requested' });
  expect(opt.submit.calls).toHaveLength(0);
});

test('a calculation shows progress, confirms before it stops, goes on, and stops', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime: 9, selected: 3 });
  expect(opt.popup()?.kind).toBe('progress');
  opt.press('popup.cancelled');
  expect(opt.popup()).toMatchObject({ kind: 'dialog', submit: { label: 'Yes' }, cancel: { label: 'No' } });
  opt.press('popup.cancelled');
  expect(opt.popup()?.kind).toBe('progress');
  expect(opt.cancel.calls).toHaveLength(0);
  opt.press('popup.cancelled');
  opt.press('popup.submitted');
  await opt.cancel.calls[0]?.answer();
  expect(opt.popup()).toBeUndefined();
  expect(opt.toasts()).toMatchObject([{ severity: 'info', message: 'calculations stopped' }]);
});

test('a calculation in observation planning puts the result in the place of the question about stopping', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls[0]?.answer({ token: 'job', estimatedTime: 9, selected: 3 });
  opt.press('popup.cancelled');
  opt.clock.increment(1000);
  await opt.read.calls[0]?.answer(result(3, 3));
  expect(opt.popup()).toMatchObject({ kind: 'info', severity: 'success' });
  opt.press('popup.dismissed');
  expect(opt.popup()).toBeUndefined();
});

test('a calculation in observation planning offers to retry a calculation that failed, with the same request', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  await opt.submit.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(opt.popup()).toMatchObject({
    message: 'no answer',
    cancel: { label: 'Cancel' },
    submit: { label: 'Retry calculation' },
  });
  opt.press('popup.submitted');
  expect(opt.submit.calls[1]?.input).toEqual(opt.submit.calls[0]?.input);
});

test('a calculation in observation planning locks the dates while it runs', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  opt.actor.send({ type: 'calculate.requested' });
  opt.setup.send({ type: 'end.chosen', date: '2026-04-01' });
  expect(opt.popup()).toMatchObject({
    message: 'Calculations in progress, wait before changing the date range.',
  });
  await opt.submit.calls[0]?.fail(new Error('broken'));
  opt.setup.send({ type: 'end.chosen', date: '2026-04-01' });
  expect(opt.setup.getSnapshot().context.dates.end).toBe('2026-04-01');
});

/** The screen below a question replaces the requested one. */
function below(screen: OptScreen, from: OptScreen) {
  return { type: 'screen.opened', screen, ignoreChange: false, replaces: true, from };
}

import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { problemType } from '#contract/rest/problem.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { filteredObjects, listedObject, page, plan, result } from '../fakes/objects.ts';
import { ellipticalObject } from '../fakes/orbits.ts';
import { calculatedVisit, filteredVisit, reloadedState, startVisit } from '../fakes/opt-visit.ts';
import { asSavedToday, savedPlans } from '../../fixtures/saved-states.ts';

const NO_UPPER_END = { limited: true, min: 200, max: Infinity, absent: false };

test.each([
  ['first', { start: '2026-03-31', end: '2026-04-01', firstNight: '2026-03-31' }],
  ['last', { start: '2026-11-27', end: '2026-11-28', lastNight: '2026-11-26' }],
])('a reload brings back the %s night that was chosen', (_, dates) => {
  const before = startVisit();
  before.setup.send({ type: 'dates.chosen', dates });
  before.setup.send({ type: 'setup.submitted' });
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.setup.getSnapshot().context.dates).toEqual(dates);
  expect(after.filtering.getSnapshot().context.plan?.timeFrame).toMatchObject(dates);
});

test('a reload brings filters, time step, columns and what is searched for back, and requests the same list in the same order', async () => {
  const before = await filteredVisit(3);
  before.filtering.send({ type: 'step.typed', timeStep: { step: 6, unit: 'h' } });
  before.filtering.send({
    type: 'filter.applied',
    change: { kind: 'range', name: 'densityOfStars', filter: NO_UPPER_END },
  });
  before.filtering.send({ type: 'sorting.chosen', column: 'object' });
  before.filtering.send({ type: 'phrase.typed', phrase: 'Ivar' });
  before.columns.send({ type: 'choice.made', choice: 'all' });
  before.columns.send({ type: 'observable.toggled' });
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.filtering.getSnapshot().context).toMatchObject({
    filters: before.filtering.getSnapshot().context.filters,
    timeStep: { step: 6, unit: 'h' },
    phrase: 'Ivar',
  });
  expect(after.columns.getSnapshot().context).toEqual(before.columns.getSnapshot().context);
  expect(after.lists.calls[0]?.input.query).toEqual(before.lists.calls.at(-1)?.input.query);
  expect(after.screens).toEqual([]);
});

test('a reload keeps the checks of objects that are still listed, and drops the others', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.selected()).toEqual(['A1', 'A2', 'A3']);
  await after.lists.calls[0]?.answer(page(filteredObjects(2, 2), 2));
  expect(after.selected()).toEqual(['A2', 'A3']);
});

test('a reload requests every page that was open before checks are dropped', async () => {
  const before = await filteredVisit(250, 270);
  before.filtering.send({ type: 'more.requested' });
  await before.lists.calls[1]?.answer(page(filteredObjects(20, 251), 270));
  before.filtering.send({ type: 'row.toggled', designator: 'A260' });
  const after = startVisit();
  after.load(reloadedState(before));
  await after.lists.calls[0]?.answer(page(filteredObjects(250), 270));
  expect(after.selected()).toEqual(['A260']);
  expect(after.lists.calls[1]?.input.query).toMatchObject({ from: 250, size: 20 });
  await after.lists.calls[1]?.answer(page(filteredObjects(20, 251), 270));
  expect(after.filtering.getSnapshot().context.rows).toHaveLength(270);
  expect(after.selected()).toEqual(['A260']);
  expect(after.lists.calls).toHaveLength(2);
});

test('a reload while the list does not come keeps the checks for when it does', async () => {
  const before = await filteredVisit(3);
  before.filtering.send({ type: 'row.toggled', designator: 'A2' });
  const after = startVisit();
  after.load(reloadedState(before));
  await after.lists.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  after.actor.send({ type: 'calculate.requested' });
  expect(after.jobs.calls).toHaveLength(0);
  after.filtering.send({ type: 'refresh.requested' });
  await after.lists.calls[1]?.answer(page(filteredObjects(3), 3));
  expect(after.selected()).toEqual(['A2']);
});

test('a reload goes on with the pages it has when a further one does not come', async () => {
  const before = await filteredVisit(250, 270);
  before.filtering.send({ type: 'row.toggled', designator: 'A2' });
  const state = reloadedState(before);
  const after = startVisit();
  after.load({ ...state, filtering: { ...state.filtering, reach: 270 } });
  await after.lists.calls[0]?.answer(page(filteredObjects(250), 270));
  await after.lists.calls[1]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(after.filtering.getSnapshot().value).toBe('listing');
  expect(after.selected()).toEqual(['A2']);
  expect(after.toasts()).toMatchObject([{ severity: 'warning' }]);
});

test('a reload reads the finished table again by its token, without a word', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  after.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(after.popup()).toBeUndefined();
  expect(after.reads.calls[0]?.input).toEqual({ token: 'job' });
  await after.reads.calls[0]?.answer(result(3, 3));
  expect(after.calculation.getSnapshot().context.calculation).toEqual({
    ...before.calculation.getSnapshot().context.calculation,
    request: { ...before.calculation.getSnapshot().context.request, token: 'job' },
  });
  expect(after.popup()).toBeUndefined();
  expect(after.screens).toEqual([]);
});

test('a reload in the midst of a calculation goes on waiting for it', async () => {
  const before = await filteredVisit(3);
  before.filtering.send({ type: 'selection.toggled' });
  before.actor.send({ type: 'calculate.requested' });
  await before.jobs.calls[0]?.answer({ token: 'job', estimatedTime: 9, selected: 3 });
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.answer(result(1, 3));
  expect(after.popup()?.kind).toBe('progress');
  after.clock.increment(1000);
  await after.reads.calls[1]?.answer(result(3, 3));
  expect(after.popup()).toMatchObject({ severity: 'success', option: { label: 'Go to results' } });
});

test('a reload after the service has forgotten the results says so, and everything else stays', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.fail(
    new RequestFailed({
      kind: 'problem',
      type: problemType('unknown-token'),
      status: 404,
      message: 'gone',
    }),
  );
  expect(after.popup()).toMatchObject({
    title: 'There is no saved results.',
    submit: { label: 'Calculate again' },
  });
  await after.lists.calls[0]?.answer(page(filteredObjects(3), 3));
  expect(after.selected()).toEqual(['A1', 'A2', 'A3']);
  expect(after.state().calculation).toBeUndefined();
});

test('a reload whose results are gone is calculated again at a press, though its list is not back yet', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  const type = problemType('unknown-token');
  await after.reads.calls[0]?.fail(
    new RequestFailed({ kind: 'problem', type, status: 404, message: 'gone' }),
  );
  after.actor.send({ type: 'results.requested', ignoreChange: false }); // the address has not followed yet
  after.press('popup.submitted');
  expect(after.popup()).not.toMatchObject({ message: 'There is no saved results.' });
  expect(after.jobs.calls[0]?.input.query.names).toEqual(['A1', 'A2', 'A3']);
});

test('a reload while the service does not respond offers to calculate again over the list', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(after.popup()).toMatchObject({ message: 'no answer', submit: { label: 'Retry calculation' } });
  expect(after.screens).toMatchObject([{ screen: 'filtering', replaces: true, from: 'results' }]);
});

test('a reload during a calculation that is then stopped leads from the results to the list', async () => {
  const before = await calculatedVisit();
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.answer(result(1, 3));
  after.press('popup.cancelled');
  after.press('popup.submitted');
  await after.cancel.calls[0]?.answer();
  expect(after.screens).toMatchObject([{ screen: 'filtering', replaces: true, from: 'results' }]);
});

test('a reload of results that were calculated with other user-defined objects opens a question before it shows them', async () => {
  const state = reloadedState(await calculatedVisit());
  if (state.calculation === undefined) throw new RangeError('results were calculated');
  const userDefinedObjects = [ellipticalObject('mine')];
  const after = startVisit();
  after.load({ ...state, calculation: { ...state.calculation, userDefinedObjects } });
  await after.reads.calls[0]?.answer(result(3, 3));
  after.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(after.popup()).toMatchObject({
    key: 'results-outdated',
    message: 'Your own objects have been changed since the results were calculated.',
  });
});

test('a reload keeps the submitted set-up apart from what was changed since', async () => {
  const before = await filteredVisit(3);
  before.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.lists.calls[0]?.input.query.utcEnd).toBe('2026-03-12T23:59');
  expect(after.setup.getSnapshot().context.dates.end).toBe('2026-03-20');
  after.actor.send({ type: 'filtering.requested' });
  expect(after.popup()?.key).toBe('setup-change');
});

test('a reload brings the plan of a night back, with its rows requested again', async () => {
  const before = await calculatedVisit();
  before.actor.send({ type: 'night.requested', night: '2026-03-06' });
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.answer(result(3, 3));
  expect(after.jobs.calls[0]?.input.query).toMatchObject({
    names: ['A1', 'A2', 'A3'],
    step: expect.closeTo(10 / 1440, 9),
  });
  expect(after.nightPlan.getSnapshot().context.night).toBe('2026-03-06');
});

test('a reload keeps the clock of a plan, and which charts are viewed as a table', async () => {
  const before = await calculatedVisit();
  const { charts } = before.actor.getSnapshot().context;
  charts.send({ type: 'table.chosen', view: 'short-term', isTable: true });
  before.nightPlan.send({ type: 'clock.chosen', clock: 'utc' });
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.nightPlan.getSnapshot().context.clock).toBe('utc');
  expect(after.state().charts?.tables).toEqual(['short-term']);
  charts.send({ type: 'table.chosen', view: 'short-term', isTable: false });
  after.load(reloadedState(before));
  expect(after.state().charts?.tables).toEqual([]);
});

test('a reload while the results of a night are calculated still opens its plan once they are there', async () => {
  const before = await calculatedVisit();
  const objects = [listedObject('A1')];
  before.actor.send({ type: 'tonight.planned', night: '2026-03-06', objects, lowest: 30 });
  await before.jobs.calls[1]?.answer({ token: 'night', estimatedTime: 9, selected: 1 });
  const after = startVisit();
  after.load(reloadedState(before));
  await after.reads.calls[0]?.answer(result(1, 1));
  expect(after.screens).toMatchObject([{ screen: 'results', view: 'plan' }]);
  expect(after.jobs.calls[0]?.input.query).toMatchObject({ names: ['A1'] });
});

test('a step that was typed before a night was planned at once is that of the next plan, also after a reload', async () => {
  const before = await calculatedVisit();
  before.filtering.send({ type: 'step.typed', timeStep: { step: 6, unit: 'h' } });
  before.actor.send({
    type: 'tonight.planned',
    night: '2026-03-06',
    objects: [listedObject('A1')],
    lowest: 30,
  });
  expect(before.filtering.getSnapshot().context.timeStep).toEqual({ step: 30, unit: 'm' });
  const after = startVisit();
  after.load(reloadedState(before));
  after.filtering.send({ type: 'plan.made', plan: plan() });
  expect(after.filtering.getSnapshot().context.timeStep).toEqual({ step: 6, unit: 'h' });
});

test('a reload requests no night that was not planned', async () => {
  const after = startVisit();
  after.load(reloadedState(await calculatedVisit()));
  await after.reads.calls[0]?.answer(result(3, 3));
  expect(after.jobs.calls).toEqual([]);
});

test('a reload before anything was submitted brings back the form alone', () => {
  const before = startVisit();
  before.setup.send({ type: 'objects.saved', objects: [listedObject('433')] });
  const after = startVisit();
  after.load(reloadedState(before));
  expect(after.setup.getSnapshot().context.objects).toEqual([listedObject('433')]);
  expect(after.lists.calls).toHaveLength(0);
  expect(after.reads.calls).toHaveLength(0);
});

test('the horizon that was pasted for a plan, before it belonged to the site, is that of the site', () => {
  const before = startVisit();
  before.setup.send({ type: 'setup.submitted' });
  const { nightPlan = UNTOUCHED_PLAN, ...state } = reloadedState(before);
  const settings = { ...nightPlan.settings, horizon: '0 12\n180 5' };
  const after = startVisit();
  after.load({ ...state, nightPlan: { ...nightPlan, settings } });
  expect(after.state().setup.submitted?.horizon).toBe('0 12\n180 5');
  expect(after.state().nightPlan?.settings).not.toHaveProperty('horizon');
  expect(after.lists.calls[0]?.input.query.horizon).toEqual([
    { azimuth: 0, altitude: 12 },
    { azimuth: 180, altitude: 5 },
  ]);
});

test.each(savedPlans())(
  'a plan that a user saved with an earlier version comes back: $name of $savedBy',
  ({ state }) => {
    const opt = startVisit();
    opt.load(state);
    const { setup, filtering, calculation, columns } = opt.state();
    expect(setup).toEqual(state.setup);
    expect(columns).toMatchObject(state.columns);
    const { filters, timeStep } = asSavedToday(state).filtering;
    expect(filtering).toMatchObject({ filters, timeStep });
    expect(calculation).toEqual(state.calculation);
    const calls = opt.lists.calls[0]?.input.query;
    expect(calls?.observatoryCode).toEqual(state.setup.submitted?.selectedObservatory.code);
  },
);

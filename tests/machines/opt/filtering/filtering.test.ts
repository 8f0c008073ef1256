import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import type { FilteringEmitted } from '#machines/opt/filtering/filtering-events.ts';
import {
  hasMore,
  matchesText,
  type PageRequest,
  totalText,
} from '#machines/opt/filtering/filtering-rules.ts';
import { clearedFilters, defaultFilters } from '#machines/opt/filtering/filters.ts';
import { GEOCENTRIC, type Observatory } from '#machines/planning/observatory.ts';
import type { Plan } from '#machines/planning/plan.ts';
import { GREENWICH, timeFrame } from '#machines/planning/time-frame.ts';
import type { TimeStep } from '#machines/planning/time-step.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { filteredObject, filteredObjects, page, plan } from '../../fakes/objects.ts';

const ONLY_COMETS = { kind: 'options', options: { bodyType: ['Comet'] } } as const;

test('filtering requests first 250 rows under the default filters, without a token', async () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  expect(load.calls[0]?.input).toMatchObject({
    token: undefined,
    query: {
      from: 0,
      size: 250,
      lastCalculatedEphemerides: false,
      magnitudeMax: 23,
      elevation: false, // seen from the geocentre
    },
  });
  await load.calls[0]?.answer(page(filteredObjects(2), 2));
  expect(actor.getSnapshot().value).toBe('listing');
  expect(actor.getSnapshot().context).toMatchObject({
    rows: filteredObjects(2),
    total: 2,
    token: 'list-1',
  });
});

test('filtering requests 20 more with the token of the list, once for two clicks, and appends them without repetition', async () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer(page(filteredObjects(250), 271));
  actor.send({ type: 'more.requested' });
  actor.send({ type: 'more.requested' });
  expect(load.calls).toHaveLength(2);
  expect(load.calls[1]?.input).toMatchObject({ token: 'list-1', query: { from: 250, size: 20 } });
  await load.calls[1]?.answer(page(filteredObjects(20, 250), 271, 'list-2'));
  expect(actor.getSnapshot().context.rows.map(({ designator }) => designator)).toEqual(
    filteredObjects(269).map(({ designator }) => designator),
  );
  actor.send({ type: 'more.requested' });
  expect(load.calls[2]?.input).toMatchObject({ token: 'list-2', query: { from: 270, size: 20 } });
});

test('filtering offers more while the total exceeds the page loaded last', () => {
  const secondPage = { from: 250, size: 20 };
  expect(hasMore({ total: 270, page: secondPage })).toBe(false);
  expect(hasMore({ total: 271, page: secondPage })).toBe(true);
});

test('filtering shows a plus behind a total of exactly 1000', () => {
  expect([999, 1000, 1001].map(totalText)).toEqual(['999', '1000+', '1001']);
});

test('filtering drops the response to older filters', async () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  actor.send({ type: 'filter.applied', change: ONLY_COMETS });
  expect(load.calls[0]?.signal.aborted).toBe(true);
  await load.calls[1]?.answer(page([filteredObject('67P')], 1));
  await load.calls[0]?.answer(page(filteredObjects(5), 5));
  expect(actor.getSnapshot().context.rows).toEqual([filteredObject('67P')]);
});

test('filtering carries a filter that was applied into the request', () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  actor.send({ type: 'filter.applied', change: ONLY_COMETS });
  expect(load.calls[1]?.input.query.bodyType).toEqual(['Comet']);
});

test('filtering keeps the checked rows that a new filter leaves in the list', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'selection.toggled' });
  actor.send({ type: 'filter.applied', change: ONLY_COMETS });
  await load.calls[1]?.answer(page(filteredObjects(2), 2));
  expect(actor.getSnapshot().context.selected).toEqual(new Set(['A1', 'A2']));
});

test('filtering that is cleared requests again with every filter open', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'filters.cleared' });
  expect(actor.getSnapshot().context.filters).toEqual(clearedFilters());
  expect(load.calls[1]?.input.query).toMatchObject({ from: 0, magnitude: false });
});

test('filtering that is reset forgets filters, rows and selection and loads the first list again', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'selection.toggled' });
  actor.send({ type: 'filter.applied', change: ONLY_COMETS });
  actor.send({ type: 'reset.requested' });
  expect(actor.getSnapshot().context).toMatchObject({
    filters: defaultFilters(plan().observatory),
    rows: [],
    selected: new Set(),
  });
  expect(load.calls[2]?.input).toMatchObject({ token: undefined, query: { from: 0, size: 250 } });
});

test('filtering of a list of names requests those names', () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan(['433', '2004 MN4']) });
  expect(load.calls[0]?.input.query.names).toEqual(['433', '2004 MN4']);
});

test('filtering says that the last ephemerides belong to it, with the token', async () => {
  const { actor, load } = await listing(filteredObjects(3));
  actor.send({ type: 'ephemerides.calculated' });
  actor.send({ type: 'refresh.requested' });
  expect(load.calls[1]?.input).toMatchObject({
    token: 'list-1',
    query: { lastCalculatedEphemerides: true },
  });
});

test('filtering that fails shows no rows, says why, and can be tried again', async () => {
  const { actor, load, emitted } = start();
  const failure = { kind: 'network', message: 'no answer' } as const;
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.fail(new RequestFailed(failure));
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.failure).toEqual(failure);
  expect(emitted).toEqual([{ type: 'filtering.failed', failure }]);
  actor.send({ type: 'refresh.requested' });
  await load.calls[1]?.answer(page(filteredObjects(1), 1));
  expect(actor.getSnapshot().context).toMatchObject({ failure: undefined, total: 1 });
});

test('filtering requests the missing objects again when a response did not come, and is given up when none comes then', async () => {
  const { actor, clock, load, emitted } = start();
  const incomplete = { ...page(filteredObjects(1), 1), preparation: { done: 10, total: 30 } };
  const offline = new RequestFailed({ kind: 'network', message: 'offline' });
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer(incomplete);
  clock.increment(5000);
  await load.calls[1]?.fail(offline);
  clock.increment(5000);
  await load.calls[2]?.answer({ ...incomplete, object: { data: filteredObjects(2) } });
  expect(actor.getSnapshot().context.rows).toEqual(filteredObjects(2));
  for (const look of [3, 4]) {
    clock.increment(5000);
    await load.calls[look]?.fail(offline);
  }
  clock.increment(5000);
  expect(load.calls).toHaveLength(5);
  expect(emitted.map(({ type }) => type)).toEqual(['filtering.failed']);
});

test('filtering counts a name that led to no object among its rows, and not among its matches', async () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer({ ...page(filteredObjects(3), 3), errors: 1 });
  expect(matchesText(actor.getSnapshot().context)).toBe('2');
  expect(actor.getSnapshot().context).toMatchObject({ total: 3 });
});

test('filtering keeps its rows when more of them fail', async () => {
  const { actor, load, emitted } = await listing(filteredObjects(250), 400);
  actor.send({ type: 'more.requested' });
  await load.calls[1]?.fail(new Error('broken'));
  expect(actor.getSnapshot().context.rows).toHaveLength(250);
  expect(actor.getSnapshot().value).toBe('listing');
  expect(emitted.map(({ type }) => type)).toEqual(['filtering.failed']);
});

test('filtering cuts a selection to 250 and warns', async () => {
  const { actor, load, emitted } = await listing(filteredObjects(250), 251);
  actor.send({ type: 'more.requested' });
  await load.calls[1]?.answer(page(filteredObjects(1, 251), 251));
  actor.send({ type: 'selection.toggled' });
  expect(actor.getSnapshot().context.selected).toEqual(
    new Set(filteredObjects(250).map(({ designator }) => designator)),
  );
  expect(emitted).toEqual([{ type: 'selection.truncated' }]);
});

test('filtering names objects of a stored selection that are no longer in the list, once all of it is there', async () => {
  const { actor, load, emitted } = await listing(filteredObjects(3));
  const { filters, sorting, timeStep, typedStep } = actor.getSnapshot().context;
  const [first = filteredObject('')] = filteredObjects(1);
  const list = {
    filters,
    sorting,
    timeStep,
    typedStep,
    selected: new Set(['2099 ZZ9', first.designator]),
    reach: 260,
    phrase: '',
  };
  actor.send({ type: 'filters.loaded', plan: plan(), list });
  await load.calls[1]?.answer(page(filteredObjects(250), 260));
  expect(emitted).toEqual([]); // ten rows are still to come
  await load.calls[2]?.answer(page(filteredObjects(10, 250), 260));
  expect(emitted).toEqual([{ type: 'selection.missed', designators: ['2099 ZZ9'] }]);
  expect(actor.getSnapshot().context.selected).toEqual(new Set([first.designator]));
  actor.send({ type: 'refresh.requested' });
  await load.calls[3]?.answer(page([], 0));
  expect(emitted).toHaveLength(1);
});

test('filtering begins the list of a single night with rows every half hour, and that of a week after it with one a day', () => {
  const { actor } = start();
  const step = () => actor.getSnapshot().context.timeStep;
  actor.send({ type: 'plan.made', plan: planUntil('2026-01-02') });
  expect(step()).toEqual({ step: 30, unit: 'm' });
  actor.send({ type: 'plan.made', plan: planUntil('2026-01-08') });
  expect(step()).toEqual({ step: 1, unit: 'd' });
});

test.each(['30 m', '2 h', '3 d'])(
  'a step of %s that was typed for a week is there again for a week after a single night',
  (typed) => {
    const { actor } = start();
    const [number, unit] = typed.split(' ');
    const timeStep = { step: Number(number), unit } as TimeStep;
    actor.send({ type: 'plan.made', plan: planUntil('2026-01-08') });
    actor.send({ type: 'step.typed', timeStep });
    actor.send({ type: 'plan.made', plan: planUntil('2026-01-02') });
    actor.send({ type: 'plan.made', plan: planUntil('2026-01-08') });
    expect(actor.getSnapshot().context.timeStep).toEqual(timeStep);
  },
);

test('filtering clamps a step to the time frame and says so', async () => {
  const { actor, emitted } = await listing(filteredObjects(1));
  actor.send({ type: 'step.typed', timeStep: { step: 5, unit: 'm' } });
  expect(actor.getSnapshot().context.timeStep).toEqual({ step: 10, unit: 'm' });
  actor.send({ type: 'step.typed', timeStep: { step: 3, unit: 'h' } });
  expect(emitted).toEqual([{ type: 'step.clamped', message: 'The minimum time step is 10 minutes.' }]);
});

test('filtering requests again every 5 s while orbits are being prepared, until rows are checked or all are there', async () => {
  const { actor, load, clock } = start();
  const incomplete = { ...page(filteredObjects(1), 1), preparation: { done: 10, total: 30 } };
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer(incomplete);
  clock.increment(5000);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  await load.calls[1]?.answer({ ...incomplete, object: { data: filteredObjects(2) } });
  expect(actor.getSnapshot().context.rows).toEqual(filteredObjects(2));
  actor.send({ type: 'row.toggled', designator: 'A1' });
  clock.increment(5000);
  expect(load.calls).toHaveLength(2);
  actor.send({ type: 'refresh.requested' });
  await load.calls[2]?.answer(page(filteredObjects(3), 3));
  clock.increment(5000);
  expect(load.calls).toHaveLength(3);
});

test('filtering is completed no further when it is stopped, with its rows as they are, and goes on when it shall', async () => {
  const { actor, load, clock } = start();
  const incomplete = { ...page(filteredObjects(1), 1), preparation: { done: 10, total: 30 } };
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer(incomplete);
  actor.send({ type: 'completion.stopped' });
  clock.increment(60_000);
  expect(load.calls).toHaveLength(1);
  expect(actor.getSnapshot().context.rows).toEqual(filteredObjects(1));
  actor.send({ type: 'completion.resumed' });
  await load.calls[1]?.answer(incomplete);
  clock.increment(5000);
  expect(load.calls).toHaveLength(3);
});

test('filtering repeats no request that failed twice, and retains its rows', async () => {
  const { actor, load, clock, emitted } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  await load.calls[0]?.answer({ ...page(filteredObjects(1), 1), preparation: { done: 10, total: 30 } });
  clock.increment(5000);
  await load.calls[1]?.fail(new Error('broken'));
  clock.increment(5000);
  expect(load.calls).toHaveLength(2);
  expect(actor.getSnapshot().context.rows).toEqual(filteredObjects(1));
  expect(emitted.map(({ type }) => type)).toEqual(['filtering.failed']);
});

test('filtering warns when an object that has hit the Earth is checked', async () => {
  const { actor, load, emitted } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  const impactor = filteredObject('2008 TC3', { impacted: true, impact_date: '2008-10-07' });
  await load.calls[0]?.answer(page([impactor, filteredObject('A1')], 2));
  actor.send({ type: 'row.toggled', designator: 'A1' });
  expect(emitted).toEqual([]);
  actor.send({ type: 'row.toggled', designator: '2008 TC3' });
  actor.send({ type: 'row.toggled', designator: '2008 TC3' });
  expect(emitted).toEqual([
    { type: 'impactor.selected', message: 'Object 2008 TC3 impacted on 2008-10-07.' },
  ]);
});

test('filtering reports the date when an object is checked that is going to hit the Earth', async () => {
  const { actor, load, emitted } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  const falling = filteredObject('2031 AA1', { impacted: false, impact_date: '2031-02-03' });
  actor.send({ type: 'impactors.listed', impactors: [{ name: '2031 AA1', impactDate: '2031-02-03' }] });
  await load.calls[0]?.answer(page([falling], 1));
  actor.send({ type: 'row.toggled', designator: '2031 AA1' });
  expect(actor.getSnapshot().context.selected).toEqual(new Set(['2031 AA1']));
  expect(emitted).toEqual([{ type: 'impactor.selected', message: 'Object 2031 AA1 impacts on 2031-02-03.' }]);
});

test('filtering marks impactors, whichever list comes first', async () => {
  const { actor, load } = start();
  actor.send({ type: 'plan.made', plan: plan() });
  actor.send({ type: 'impactors.listed', impactors: [{ name: 'A1', impactDate: '2008-10-07' }] });
  await load.calls[0]?.answer(page(filteredObjects(1), 1));
  expect(actor.getSnapshot().context.rows).toEqual([
    filteredObject('A1', { impacted: true, impact_date: '2008-10-07' }),
  ]);
});

test('filtering is closed to everything before a set-up was submitted', () => {
  const { actor, load } = start();
  for (const type of ['filters.cleared', 'reset.requested', 'refresh.requested', 'more.requested'] as const) {
    actor.send({ type });
  }
  actor.send({ type: 'filter.applied', change: ONLY_COMETS });
  expect(load.calls).toHaveLength(0);
  expect(actor.getSnapshot().value).toBe('closed');
});

function start() {
  const load = deferredActor<FilteringResult, PageRequest>();
  const clock = new SimulatedClock();
  const actor = createActor(filteringMachine.provide({ actors: { loadPage: load.actor } }), { clock });
  const emitted: FilteringEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), load, clock, emitted };
}

async function listing(rows: ReturnType<typeof filteredObjects>, total = rows.length) {
  const started = start();
  started.actor.send({ type: 'plan.made', plan: plan() });
  await started.load.calls[0]?.answer(page(rows, total));
  return started;
}

/** A plan seen from Teide, from the beginning of 2026. */
function planUntil(end: string): Plan {
  const observatory: Observatory = { ...GEOCENTRIC, code: '954', latitude: 28.3, longitude: -16.51 };
  const frame = timeFrame({ start: '2026-01-01', end }, '2026-01-01', GREENWICH);
  if (frame === undefined) throw new Error('the time frame is not valid');
  return { ...plan(), timeFrame: frame, observatory };
}

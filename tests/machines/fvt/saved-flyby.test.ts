import { expect, test } from 'vitest';
import { fvtState } from '#contract/fvt/fvt-state.ts';
import { savedFlybys } from '../../fixtures/saved-states.ts';
import { approach, EARTH, flybyFile, JUPITER, ownFlyby, VENUS } from '../fakes/flybys.ts';
import { NOW, startFlybys, stateOf } from '../fakes/flyby-tool.ts';
import { listedObject } from '../fakes/objects.ts';

const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

test('a saved state brings search, approach, dates, focus and camera back, at their times', async () => {
  const before = startFlybys();
  before.fvt.send({ type: 'row.chosen', approach: approach() });
  await before.flybys.calls[0]?.answer(flybyFile());
  before.context().flyby.send({ type: 'focus.chosen', focus: 'moon' });
  before.context().timeline.send({ type: 'date.chosen', ms: day('2029-04-10') });
  before.context().search.send({ type: 'filter-end.chosen', quantity: 'distanceLd', end: 'max', value: 1 });
  before.context().search.send({ type: 'order.chosen', by: 'speed' });
  const state = stateOf(before.context());
  expect(fvtState.safeParse(state).success).toBe(true);

  const after = startFlybys();
  after.fvt.send({ type: 'state.loaded', state });
  after.clock.increment(1000);
  expect(after.flybys.calls[0]?.input).toEqual({ kind: 'approach', approach: approach() });
  expect(after.searches[0]?.inputs.bodies).toEqual(['earth']);
  expect(after.context().search.getSnapshot().context.filter).toEqual({ distanceLd: { max: 1 } });
  expect(after.context().search.getSnapshot().context.order).toEqual({
    by: 'speed',
    direction: 'ascending',
  });
  await after.flybys.calls[0]?.answer(flybyFile());
  after.clock.increment(1999);
  expect(after.context().timeline.getSnapshot().context.currentMs).not.toBe(day('2029-04-10'));
  after.clock.increment(1);
  expect(after.context().timeline.getSnapshot().context.currentMs).toBe(day('2029-04-10'));
  expect(after.context().flyby.getSnapshot().context.focus).toBe('moon');
  expect(after.emitted.map(({ type }) => type)).toEqual(['camera.restored']);
  after.clock.increment(999);
  expect(after.context().restoring.getSnapshot().context.state).toBe(state);
  after.clock.increment(1);
  expect(after.context().restoring.getSnapshot().context.state).toBeUndefined();
  expect(stateOf(after.context())).toEqual(state);
});

test('a search that found nothing is one that found nothing after a reload', async () => {
  const before = startFlybys();
  before.context().search.send({ type: 'search.requested' });
  before.searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [], errors: [] } });
  const state = stateOf(before.context());
  expect(fvtState.safeParse(state).data?.noneFound).toBe(true);

  const after = startFlybys();
  after.fvt.send({ type: 'state.loaded', state });
  await after.bodies.calls[0]?.answer([EARTH]);
  after.clock.increment(1000);
  after.fvt.send({ type: 'address.followed' });
  expect(after.openings).toEqual([]);
  expect(after.context().search.getSnapshot().context).toMatchObject({
    noneFound: true,
    isPanelOpen: true,
  });
});

test('a saved state brings a user-defined flyby back, however late the bodies are known', async () => {
  const before = startFlybys();
  before.context().ownFlybys.send({ type: 'object.defined', object: ownFlyby('mine') });
  before.context().ownFlybys.send({ type: 'own-body.chosen', body: EARTH });
  before.context().ownFlybys.send({ type: 'compute.requested' });
  const state = stateOf(before.context());

  const after = startFlybys();
  after.fvt.send({ type: 'state.loaded', state });
  after.clock.increment(1500);
  expect(after.flybys.calls).toEqual([]);
  await after.bodies.calls[0]?.answer([EARTH, VENUS]);
  expect(after.flybys.calls[0]?.input).toEqual({
    kind: 'user-defined',
    object: ownFlyby('mine'),
    body: EARTH,
  });
  expect(after.context().ownFlybys.getSnapshot().context.body).toBe(EARTH);
  after.clock.increment(2000);
  after.clock.increment(1000);
  expect(stateOf(after.context())).toEqual(state);
});

test('a saved state gives way to the flyby that an address names meanwhile with its dates', async () => {
  const { fvt, context, clock, find, searches, flybys } = startFlybys();
  const days = { startMs: day('2029-04-08'), endMs: day('2029-04-18') };
  fvt.send({ type: 'state.loaded', state: { ...stateOf(context()), finalAsteroidsList: [] } });
  fvt.send({ type: 'flyby.addressed', address: { object: '99942', search: { body: 'earth', days } } });
  clock.increment(1000);
  await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
  searches.at(-1)?.send({ type: 'search.answered', answer: { closeApproaches: [approach()], errors: [] } });
  await flybys.calls[0]?.answer(flybyFile());
  clock.increment(3000);
  const { currentMs } = context().timeline.getSnapshot().context;
  expect(currentMs).toBeGreaterThan(days.startMs);
  expect(currentMs).toBeLessThan(days.endMs);
  expect(context().search.getSnapshot().context.objects).toEqual([APOPHIS]);
  expect(context().flyby.getSnapshot().context.shown?.target).toMatchObject({ approach: approach() });
});

test('a saved state keeps its dates where an address names an object alone, which is listed', async () => {
  const { fvt, context, clock, find } = startFlybys();
  context().timeline.send({ type: 'date.chosen', ms: day('2026-03-03') });
  const state = stateOf(context());
  context().timeline.send({ type: 'date.chosen', ms: day('2026-03-01') });
  fvt.send({ type: 'state.loaded', state });
  fvt.send({ type: 'flyby.addressed', address: { object: 'Apophis' } });
  clock.increment(1000);
  await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
  clock.increment(2000);
  expect(context().search.getSnapshot().context.objects).toEqual([APOPHIS]);
  expect(context().timeline.getSnapshot().context.currentMs).toBe(day('2026-03-03'));
});

test.each(savedFlybys())('$name, saved by an earlier version, comes back whole', async ({ state }) => {
  const { fvt, context, clock, bodies, flybys, searches } = startFlybys();
  await bodies.calls[0]?.answer([EARTH, JUPITER]);
  fvt.send({ type: 'state.loaded', state });
  clock.increment(1000);
  const { selectedCloseApproach: found } = state;
  if (found !== null)
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [found], errors: [] } });
  await flybys.calls[0]?.answer(flybyFile());
  clock.increment(2000);
  clock.increment(1000);
  const { FVTcamera: camera, ...rest } = state;
  expect(camera).toBeDefined();
  expect(JSON.parse(JSON.stringify(stateOf(context())))).toMatchObject(rest);
});

test('a saved state begins five days before the day it is opened on and ends five days after', () => {
  const { range } = startFlybys().context().timeline.getSnapshot().context;
  expect(range).toEqual({ startMs: day('2026-02-24'), endMs: day('2026-03-06') });
  expect(NOW).toBeGreaterThan(range.startMs);
});

import { expect, test } from 'vitest';
import { ovtState } from '#contract/ovt/ovt-state.ts';
import { ovtStateOf } from '#machines/ovt/ovt-state.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { savedTimeline } from '#machines/scene/timeline.ts';
import { APOPHIS, EROS, MINE } from '../fakes/orbit-objects.ts';
import { startOrbits, objectsOf, type OrbitContext, withObjects } from '../fakes/orbit-tool.ts';
import { elementsOf, perturbedOrbit } from '../fakes/orbits.ts';
import { savedViews } from '../../fixtures/saved-states.ts';

const CAMERA = {
  position: [1, 2, 3],
  rotation: [0.1, 0.2, 0.3],
  quaternion: [0, 0, 0, 1],
} as const;

test('the state of orbit visualisation comes back whole after a second, and not before', async () => {
  const first = withObjects();
  first.context().objects.send({ type: 'object.defined', object: MINE });
  for (const designator of ['433', MINE.designator])
    first.context().objects.send({ type: 'check.toggled', designator });
  first.context().objects.send({ type: 'propagation.toggled', designator: '433' });
  first.context().objects.send({ type: 'row.clicked', designator: '433' });
  first.context().objects.send({ type: 'focus.chosen', focus: { kind: 'object', designator: '433' } });
  await first.keplerian.calls[1]?.answer(elementsOf('433'));
  await first.perturbed.calls[0]?.answer({ orbit: perturbedOrbit('433'), errors: [] });
  first.context().timeline.send({ type: 'date.chosen', ms: Date.parse('2029-04-13T21:46:00Z') });
  first.context().timeline.send({ type: 'speed.chosen', daysPerSecond: 30 });
  first.context().settings.send({ type: 'zoom.chosen', zoom: 4 });
  first.context().settings.send({ type: 'option.changed', key: 'milkyWayBackground', value: true });
  first.context().swarm.send({ type: 'risk.toggled' });
  const saved = JSON.parse(JSON.stringify(stateOf(first.context))) as unknown;
  const state = ovtState.parse(saved);

  const second = startOrbits();
  second.ovt.send({ type: 'state.loaded', state });
  second.clock.increment(999);
  expect(objectsOf(second.context).objects).toEqual([]);
  expect(savedTimeline(second.context().timeline.getSnapshot().context).daysPerSecond).toBe(7);
  second.clock.increment(1);
  expect(stateOf(second.context)).toEqual(stateOf(first.context));
  expect(second.emitted).toEqual([{ type: 'camera.restored', camera: CAMERA }]);
  expect(second.keplerian.calls.map(({ input }) => input.designator)).toEqual(['433']);
});

test('the state of orbit visualisation holds the keys of the specification and nothing of the object whose details were shown', () => {
  const { context } = withObjects();
  context().objects.send({ type: 'row.clicked', designator: '433' });
  const state = stateOf(context);
  expect(state).toMatchObject({
    tool: 'ovt',
    timeFrame: { start: '2026-03-01T00:00:00.000Z', end: '2036-03-01T00:00:00.000Z' },
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: '2036-03-01T00:00:00.000Z',
    dateFrom: '2026-03-01T00:00:00.000Z',
    dateTo: '2036-03-01T00:00:00.000Z',
    activeCurrentDate: '2026-03-01T00:00:00.000Z',
    speed: 7,
    selectedObjectName: '433',
    focusOVT: 'sun',
    activeZoomOVT: 2.5,
    OVTcamera: CAMERA,
  });
  expect(state.finalAsteroidsList).toEqual([EROS, APOPHIS]);
  expect(Object.keys(state)).not.toContain('orbitActiveObject');
  expect(ovtState.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
});

test.each(savedViews())(
  'the state of orbit visualisation that an earlier version saved comes back: $name of $savedBy',
  ({ state }) => {
    const { ovt, clock, context, emitted } = startOrbits();
    ovt.send({ type: 'state.loaded', state });
    clock.increment(1000);
    expect(stateOf(context)).toEqual({ selectedObjectName: null, ...state, OVTcamera: CAMERA });
    expect(emitted).toContainEqual({ type: 'camera.restored', camera: state.OVTcamera });
  },
);

test.each([
  ['is joined by an object', APOPHIS, { '(433) Eros': false, '(99942) Apophis': true }],
  ['shows and selects one of its objects', EROS, { '(433) Eros': true }],
])('a state of orbit visualisation %s that an address named while it waited', async (_, named, shown) => {
  const { ovt, clock, context, find } = startOrbits();
  ovt.send({ type: 'state.loaded', state: { ...stateOf(context), finalAsteroidsList: [EROS] } });
  ovt.send({ type: 'object.requested', phrase: named.name });
  clock.increment(1000);
  await find.calls[0]?.answer({ asteroids: [named], errors: [] });
  expect(objectsOf(context).selected).toBe(named.designator);
  expect(checks(context)).toEqual(Object.entries(shown));
  expect(find.calls).toHaveLength(1);
});

test('a state of orbit visualisation is joined by objects that another tool handed over while it waited', () => {
  const { ovt, clock, context } = startOrbits();
  ovt.send({ type: 'state.loaded', state: { ...stateOf(context), finalAsteroidsList: [EROS] } });
  ovt.send({ type: 'objects.handed', handed: { objects: [APOPHIS], userDefinedObjects: [MINE] } });
  clock.increment(1000);
  expect(checks(context)).toEqual([
    ['(433) Eros', false],
    ['(99942) Apophis', true],
    [MINE.objectName, true],
  ]);
});

test('a state that is loaded twice within a second is restored once, as the later one', () => {
  const { ovt, clock, context } = startOrbits();
  const state = stateOf(context);
  ovt.send({ type: 'state.loaded', state: { ...state, speed: 365 } });
  clock.increment(900);
  ovt.send({ type: 'state.loaded', state: { ...state, speed: 30 } });
  clock.increment(900);
  expect(context().restoring.getSnapshot().context.state?.speed).toBe(30);
  clock.increment(100);
  expect(savedTimeline(context().timeline.getSnapshot().context).daysPerSecond).toBe(30);
});

test.each([
  ['another tool', { tool: 'opt' }],
  ['a camera that looks nowhere', { OVTcamera: { ...CAMERA, quaternion: [0, 0, 0, 0] } }],
  ['a zoom beyond its range', { activeZoomOVT: 17 }],
  ['a date that is none', { activeCurrentDate: '2026-02-30' }],
  ['a colour that is none', { smallObjects: { chosen: [], risk: { on: true, color: 'red' } } }],
  ['settings that are no setting', { displaySettings: { backgroundColor: 'red' } }],
  ['251 objects', { finalAsteroidsList: Array.from({ length: 251 }, () => EROS) }],
])('the state of orbit visualisation is refused with %s', (_, changes) => {
  const state = stateOf(startOrbits().context);
  expect(ovtState.safeParse({ ...state, ...changes }).success).toBe(false);
});

function checks(context: OrbitContext) {
  return objectsOf(context).objects.map(({ title, checked }) => [title, checked]);
}

function stateOf(context: OrbitContext) {
  return ovtStateOf(presentOf(context()), CAMERA);
}

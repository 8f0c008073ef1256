import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { problemType } from '#contract/rest/problem.ts';
import { RELOAD_PAUSE_MS } from '#machines/saved-state/restoring.ts';
import { approach, flybyFile } from '../fakes/flybys.ts';
import { startFlybys, stateOf } from '../fakes/flyby-tool.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Where an object comes into the atmosphere, 23 seconds before it would be on the ground. */
const ENTRY = {
  datetime: '2029-04-13T21:45:37.000Z',
  latitude: 21,
  longitude: 30,
  heightKm: 100,
  angleDeg: 21,
  speedKmS: 12.4,
  azimuthDeg: 101,
};

test('the flyby of a chosen row shows its days, at its nearest moment, with the main body in focus', async () => {
  const { fvt, context, flybys, emitted } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const { range, currentMs } = context().timeline.getSnapshot().context;
  expect(range).toEqual({ startMs: day('2029-04-08'), endMs: day('2029-04-18') });
  expect(currentMs).toBe(Date.parse('2029-04-13T21:46:00Z'));
  expect(context().flyby.getSnapshot().context.focus).toBe('body');
  expect(emitted.map(({ type }) => type)).toEqual(['flyby.opened', 'flyby.framed']);
});

test('the flyby of an object that falls shows it entering the air, before it hits the ground', async () => {
  const { fvt, context, flybys } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  const impact = { body: 'earth', datetime: '2029-04-13T21:46:00.000Z', entry: ENTRY };
  await flybys.calls[0]?.answer(flybyFile({ impact }));
  expect(context().timeline.getSnapshot().context.currentMs).toBe(Date.parse(ENTRY.datetime));
});

test('a flyby that is loading locks the dates and the form of a user-defined object', async () => {
  const { fvt, context, flybys } = startFlybys();
  context().editor.send({ type: 'editor.opened', objects: [], edited: undefined });
  fvt.send({ type: 'row.chosen', approach: approach() });
  const areLocked = () => [
    context().timeline.getSnapshot().hasTag('locked'),
    context().editor.getSnapshot().hasTag('locked'),
  ];
  expect(areLocked()).toEqual([true, true]);
  await flybys.calls[0]?.answer(flybyFile());
  expect(areLocked()).toEqual([false, false]);
});

test('a flyby waits for its scene, and is shown as soon as that is ready', async () => {
  const waiting: (() => void)[] = [];
  const { fvt, flybys, emitted } = startFlybys((onReady) => waiting.push(onReady));
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  expect(emitted.map(({ type }) => type)).toEqual(['flyby.opened']);
  waiting[0]?.();
  expect(emitted.map(({ type }) => type)).toEqual(['flyby.opened', 'flyby.framed']);
});

test('the flyby of a row whose data are not available is not requested', () => {
  const { fvt, flybys } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach({ infvtarchive: false }) });
  expect(flybys.calls).toEqual([]);
});

test('a flyby that has no rows, or is stopped, leaves the scene as it was', async () => {
  const { fvt, context, flybys, popup, press } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const before = context().flyby.getSnapshot().context.shown;
  fvt.send({ type: 'row.chosen', approach: approach({ mjd: 70_000 }) });
  const type = problemType('no-flyby');
  await flybys.calls[1]?.fail(new RequestFailed({ kind: 'problem', type, status: 404, message: 'none' }));
  expect(popup()).toMatchObject({ severity: 'error', message: 'close approach data not found' });
  press('popup.closed');
  fvt.send({ type: 'row.chosen', approach: approach({ mjd: 70_000 }) });
  context().flyby.send({ type: 'flyby.stopped' });
  expect(popup()).toMatchObject({ message: 'calculations stopped' });
  expect(context().flyby.getSnapshot().context.shown).toBe(before);
});

test('the flyby stays while the list still holds its approach, and goes with it', async () => {
  const { fvt, context, flybys, searches } = startFlybys();
  fvt.send({ type: 'row.chosen', approach: approach() });
  await flybys.calls[0]?.answer(flybyFile());
  const listed = (closeApproaches: readonly ReturnType<typeof approach>[]) => {
    context().search.send({ type: 'search.requested' });
    searches
      .at(-1)
      ?.send({ type: 'search.answered', answer: { closeApproaches: [...closeApproaches], errors: [] } });
  };
  listed([approach({ mjd: approach().mjd + 1e-4 })]);
  expect(context().flyby.getSnapshot().context.shown).toBeDefined();
  expect(flybys.calls).toHaveLength(1); // the same object is not requested again
  listed([approach({ designator: 'other' })]);
  expect(context().flyby.getSnapshot().context.shown).toBeUndefined();
});

test('the camera goes behind the object or on the ground once there is one, and follows it', async () => {
  const none = startFlybys().context().flyby;
  none.send({ type: 'camera.chosen', camera: 'chase' });
  expect(none.getSnapshot().context.camera).toBe('free');
  const { context } = await shownFlyby();
  context().flyby.send({ type: 'camera.chosen', camera: 'chase' });
  expect(context().flyby.getSnapshot().context).toMatchObject({ camera: 'chase', focus: 'object' });
});

test('the camera is free again once something is followed otherwise, or nothing', async () => {
  const { context } = await shownFlyby();
  context().flyby.send({ type: 'camera.chosen', camera: 'ground' });
  context().flyby.send({ type: 'focus.chosen', focus: 'moon' });
  expect(context().flyby.getSnapshot().context.camera).toBe('free');
  context().flyby.send({ type: 'camera.chosen', camera: 'ground' });
  context().flyby.send({ type: 'focus.reset' });
  expect(context().flyby.getSnapshot().context.camera).toBe('free');
});

test('the camera comes back with a saved state', async () => {
  const before = await shownFlyby();
  before.context().flyby.send({ type: 'camera.chosen', camera: 'chase' });
  const state = stateOf(before.context());
  expect(state.cameraFVT).toBe('chase');
  const after = startFlybys();
  after.fvt.send({ type: 'state.loaded', state });
  after.clock.increment(RELOAD_PAUSE_MS);
  await after.flybys.calls[0]?.answer(flybyFile());
  after.clock.increment(2000);
  expect(after.context().flyby.getSnapshot().context).toMatchObject({ camera: 'chase', focus: 'object' });
});

/** The tool with a flyby on the screen. */
async function shownFlyby() {
  const tool = startFlybys();
  tool.fvt.send({ type: 'row.chosen', approach: approach() });
  await tool.flybys.calls[0]?.answer(flybyFile());
  return tool;
}

import { describe, expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { problemType } from '#contract/rest/problem.ts';
import { isAddressOpen } from '#machines/fvt/restoring.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { RELOAD_PAUSE_MS } from '#machines/saved-state/restoring.ts';
import { approach, EARTH, flybyFile, VENUS } from '../fakes/flybys.ts';
import { startFlybys, stateOf } from '../fakes/flyby-tool.ts';
import { listedObject } from '../fakes/objects.ts';

const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

describe('the search', () => {
  test('a search for bodies, days and objects lists what it finds', () => {
    const { context, searches } = startFlybys();
    context().search.send({ type: 'search.requested' });
    expect(searches[0]?.inputs).toEqual({
      bodies: ['earth'],
      days: { startMs: day('2026-03-01'), endMs: day('2026-03-12') - 1 },
      objects: [],
    });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [approach()], errors: [] } });
    expect(context().search.getSnapshot().context.approaches).toEqual([approach()]);
    expect(context().search.getSnapshot().hasTag('searching')).toBe(false);
  });

  test('the bodies are requested once, however often there is a search', () => {
    const { context, bodies } = startFlybys();
    context().search.send({ type: 'search.requested' });
    context().search.send({ type: 'search.stopped' });
    context().search.send({ type: 'search.requested' });
    expect(bodies.calls).toHaveLength(1);
  });

  test('the bodies are requested again where they did not come', async () => {
    const { context, bodies } = startFlybys();
    await bodies.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
    expect(context().search.getSnapshot().context.known).toEqual([]);
    context().search.send({ type: 'bodies.requested' });
    await bodies.calls[1]?.answer([EARTH, VENUS]);
    expect(context().search.getSnapshot().context.known).toEqual([EARTH, VENUS]);
  });

  test('a search that finds nothing says so in the panel, and in a popup while that is closed', () => {
    const { context, searches, popup } = startFlybys();
    const searchAndFindNothing = () => {
      context().search.send({ type: 'search.requested' });
      searches.at(-1)?.send({ type: 'search.answered', answer: { closeApproaches: [], errors: [] } });
    };
    searchAndFindNothing();
    expect(context().search.getSnapshot().context.noneFound).toBe(true);
    expect(popup()).toBeUndefined();
    context().search.send({ type: 'body.pressed', body: 'venus' });
    expect(context().search.getSnapshot().context.noneFound).toBe(false);
    context().search.send({ type: 'panel.turned', isOpen: false });
    searchAndFindNothing();
    expect(popup()).toMatchObject({ severity: 'info', message: 'No close approaches detected.' });
  });

  test('a search that is stopped, or fails, lists nothing and says so', () => {
    const { context, searches, popup, close } = withPopups();
    context().search.send({ type: 'search.requested' });
    context().search.send({ type: 'search.stopped' });
    expect(searches[0]?.over).toBe(true);
    expect(popup()).toMatchObject({ message: 'calculations stopped' });
    close();
    context().search.send({ type: 'search.requested' });
    searches[1]?.send({ type: 'search.broken', failure: { kind: 'unexpected', message: 'broken' } });
    expect(popup()).toMatchObject({ severity: 'error', message: 'broken' });
    expect(context().search.getSnapshot().context.approaches).toEqual([]);
  });

  test('a search that leaves something out lists the rest, and says what and why', () => {
    const { context, searches, popup } = startFlybys();
    const errors = [{ name: '433 to 719 (64 objects)', message: 'The search took too long.' }];
    context().search.send({ type: 'search.requested' });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [approach()], errors } });
    expect(context().search.getSnapshot().context).toMatchObject({
      approaches: [approach()],
      isPartial: true,
    });
    expect(popup()).toMatchObject({
      severity: 'warning',
      message: 'Not everything was searched.',
      details: ['433 to 719 (64 objects): The search took too long.'],
    });
    context().search.send({ type: 'search.requested' });
    searches[1]?.send({
      type: 'search.answered',
      answer: { closeApproaches: [approach()], errors: [] },
    });
    expect(context().search.getSnapshot().context.isPartial).toBe(false);
  });

  test('a search that finds nothing and leaves something out says both in one popup', () => {
    const { context, searches, popup, close } = withPopups();
    const errors = [{ name: '2006 QV89', message: 'It is no longer in the catalogue.' }];
    context().search.send({ type: 'panel.turned', isOpen: false });
    context().search.send({ type: 'search.requested' });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [], errors } });
    expect(popup()).toMatchObject({
      severity: 'warning',
      message: 'No close approaches detected. Not everything was searched.',
      details: ['2006 QV89: It is no longer in the catalogue.'],
    });
    close();
    expect(popup()).toBeUndefined();
  });

  test('a search that is stopped keeps what it found by then, which is not all', () => {
    const { context, searches } = startFlybys();
    context().search.send({ type: 'search.requested' });
    const progress = { searched: 64, of: 26_010 };
    searches[0]?.send({ type: 'search.progressed', approaches: [approach()], progress });
    context().search.send({ type: 'search.stopped' });
    expect(context().search.getSnapshot().context).toMatchObject({
      approaches: [approach()],
      isPartial: true,
    });
  });

  test('the search of an address lists its object, searches its days and shows the first approach', async () => {
    const { fvt, context, find, searches, flybys } = startFlybys();
    const days = { startMs: day('2029-04-08'), endMs: day('2029-04-18') };
    fvt.send({ type: 'flyby.addressed', address: { object: '99942', search: { body: 'earth', days } } });
    await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
    expect(searches[0]?.inputs).toMatchObject({ bodies: ['earth'], objects: [APOPHIS] });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [approach()], errors: [] } });
    expect(flybys.calls[0]?.input).toEqual({ kind: 'approach', approach: approach() });
    expect(context().search.getSnapshot().context.objects).toEqual([APOPHIS]);
  });

  test('the search of an address is still to come where the service fails, and no other search is taken for it', async () => {
    const { fvt, context, find, searches, flybys } = startFlybys();
    const { restoring, search } = context();
    const days = { startMs: day('2029-04-08'), endMs: day('2029-04-18') };
    const address = { object: '99942', search: { body: 'earth', days } } as const;
    const others = [approach(), approach({ designator: 'other' })];
    const answer = { closeApproaches: others, errors: [] };
    fvt.send({ type: 'flyby.addressed', address });
    await find.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'offline' }));
    expect(isAddressOpen(presentOf({ restoring, search }))).toBe(true);
    search.send({ type: 'search.requested' });
    searches[0]?.send({ type: 'search.answered', answer });
    expect(flybys.calls).toEqual([]);
    expect(isAddressOpen(presentOf({ restoring, search }))).toBe(false);

    fvt.send({ type: 'flyby.addressed', address });
    await find.calls[1]?.answer({ asteroids: [APOPHIS], errors: [] });
    searches[1]?.send({ type: 'search.broken', failure: { kind: 'network', message: 'offline' } });
    expect(isAddressOpen(presentOf({ restoring, search }))).toBe(true);
    search.send({ type: 'body.pressed', body: 'venus' });
    expect(isAddressOpen(presentOf({ restoring, search }))).toBe(false);
  });

  test('a search that finds one approach shows it, and gives way to it', async () => {
    const { context, searches, flybys } = startFlybys();
    context().search.send({ type: 'search.requested' });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [approach()], errors: [] } });
    await flybys.calls[0]?.answer(flybyFile());
    expect(context().flyby.getSnapshot().context).toMatchObject({ focus: 'body', camera: 'both' });
    expect(context().search.getSnapshot().context.isPanelOpen).toBe(false);
  });

  test('days without an approach of an object are followed by the next one that there is', async () => {
    const { context, searches, following } = startFlybys();
    const { search } = context();
    search.send({ type: 'objects.saved', objects: [APOPHIS] });
    search.send({ type: 'search.requested' });
    searches[0]?.send({ type: 'search.answered', answer: { closeApproaches: [], errors: [] } });
    expect(following.calls[0]?.input).toMatchObject({
      days: { startMs: day('2026-03-12'), endMs: day('2126-12-31') },
      objects: [APOPHIS],
    });
    await following.calls[0]?.answer([approach()]);
    expect(search.getSnapshot().context.following).toEqual(approach());
    search.send({ type: 'body.pressed', body: 'venus' });
    expect(search.getSnapshot().context.following).toBeUndefined();
  });

  test('the next approach of an object that an address names alone is looked for once that is requested', async () => {
    const { fvt, context, find, following } = startFlybys();
    fvt.send({ type: 'flyby.addressed', address: { object: 'Apophis' } });
    await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
    expect(following.calls).toEqual([]);
    const { search } = context();
    search.send({ type: 'following.requested' });
    const { days, limits } = search.getSnapshot().context;
    expect(following.calls[0]?.input).toMatchObject({
      days: { startMs: days.startMs, endMs: limits.endMs },
      objects: [APOPHIS],
    });
    await following.calls[0]?.answer([approach()]);
    expect(search.getSnapshot().context.following).toEqual(approach());
  });

  test('a search of an address that cannot be made is reported', () => {
    const { fvt, popup } = startFlybys();
    fvt.send({ type: 'address.refused', faults: ['"end" is missing.'] });
    expect(popup()).toMatchObject({ message: 'Load through URL: close approaches are not searched' });
  });

  test('no search runs for an address that names an object alone, or an unknown one', async () => {
    const { fvt, find, searches, popup } = startFlybys();
    fvt.send({ type: 'flyby.addressed', address: { object: 'Apophis' } });
    await find.calls[0]?.answer({ asteroids: [APOPHIS], errors: [] });
    expect(searches).toEqual([]);
    fvt.send({ type: 'flyby.addressed', address: { object: 'zzz' } });
    await find.calls[1]?.answer({ asteroids: [], errors: [] });
    expect(popup()).toMatchObject({ message: 'Load through URL: Object "zzz" was not found' });
  });
});

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

describe('the flyby', () => {
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
    const { fvt, context, flybys, popup, close } = withPopups();
    fvt.send({ type: 'row.chosen', approach: approach() });
    await flybys.calls[0]?.answer(flybyFile());
    const before = context().flyby.getSnapshot().context.shown;
    fvt.send({ type: 'row.chosen', approach: approach({ mjd: 70_000 }) });
    const type = problemType('no-flyby');
    await flybys.calls[1]?.fail(new RequestFailed({ kind: 'problem', type, status: 404, message: 'none' }));
    expect(popup()).toMatchObject({ severity: 'error', message: 'close approach data not found' });
    close();
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
});

function withPopups() {
  const tool = startFlybys();
  return { ...tool, close: () => tool.press('popup.closed') };
}

describe('the camera', () => {
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
});

/** The tool with a flyby on the screen. */
async function shownFlyby() {
  const tool = startFlybys();
  tool.fvt.send({ type: 'row.chosen', approach: approach() });
  await tool.flybys.calls[0]?.answer(flybyFile());
  return tool;
}

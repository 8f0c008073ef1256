import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { isAddressOpen } from '#machines/fvt/restoring.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { approach, EARTH, flybyFile, VENUS } from '../fakes/flybys.ts';
import { startFlybys } from '../fakes/flyby-tool.ts';
import { listedObject } from '../fakes/objects.ts';

const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

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
  const progress = { searched: 64, total: 26_010 };
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

function withPopups() {
  const tool = startFlybys();
  return { ...tool, close: () => tool.press('popup.closed') };
}

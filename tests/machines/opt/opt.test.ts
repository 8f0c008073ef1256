import { expect, test } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import type { ServiceStatus } from '#contract/status.ts';
import type { OptAnswer } from '#machines/opt/opt-events.ts';
import type { EditorAnswer } from '#machines/editor/editor-reactions.ts';
import { statusOf } from '#machines/opt/screen-access.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { filteredObjects, listedObject, nonNea, page } from '../fakes/objects.ts';
import { calculatedPlanning, filteredPlanning, startPlanning } from '../fakes/planning.ts';

const STATUS: ServiceStatus = {
  version: '1.0.0',
  now: '2031-01-01T12:00:00Z',
  catalogue: {
    name: 'built-in',
    date: '2030-12-31',
    objects: 1,
    nearEarthObjects: 1,
    observatories: 1,
    sources: [],
    loading: false,
    refresh: { state: 'off' },
  },
  preparation: { done: 1, total: 1 },
  ephemeris: { name: 'test', firstJulianDate: 2414648.5, lastJulianDate: 2627640.5 },
  earthOrientation: { source: 'test', measuredTo: '2030-12-30', predictedTo: '2031-12-30' },
};

/** What each answer sends to one of the workflows; those of the tool itself are requests that it makes to itself. */
const EFFECTS: Readonly<Record<(OptAnswer | EditorAnswer)['type'], string>> = {
  'reset-all': 'reset.requested',
  'clear-all-filters': 'filters.cleared',
  'undo-reset': 'opt: filters.loaded',
  'confirm-setup-change': 'change.confirmed',
  'cancel-setup-change': 'change.cancelled',
  'stay-on-setup': 'question.withdrawn',
  'stay-on-filtering': 'opt: screen.opened',
  'stop-calculation': 'stop.requested',
  'cancel-calculation': 'calculation.cancelled',
  'resume-calculation': 'stop.declined',
  'retry-calculation': 'retry.requested',
  'goto-results': 'opt: results.requested',
  'ignore-filtering-change': 'opt: results.requested',
  'confirm-filtering-change': 'opt: calculate.requested',
  'repeat-calculation': 'opt: calculate.requested',
  'delete-object': 'deletion.confirmed',
  'keep-object': 'deletion.declined',
};

test('observation planning opens filtering with the submitted set-up, once for two clicks', () => {
  const opt = startPlanning();
  expect(statusOf(presentOf(opt)).hasPlan).toBe(false);
  opt.setup.send({ type: 'setup.submitted' });
  opt.setup.send({ type: 'setup.submitted' });
  expect(statusOf(presentOf(opt)).hasPlan).toBe(true);
  expect(opt.load.calls).toHaveLength(1);
  expect(opt.load.calls[0]?.input.query).toMatchObject({
    utcStart: '2026-03-05T00:00',
    observatoryLatitude: 51.47793,
  });
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'filtering', ignoreChange: false });
});

test('observation planning leaves objects that are not near the Earth out of the request', () => {
  const opt = startPlanning();
  opt.setup.send({ type: 'source.chosen', source: 'list' });
  opt.setup.send({ type: 'objects.saved', objects: [listedObject('433'), nonNea('1')] });
  opt.setup.send({ type: 'setup.submitted' });
  expect(opt.load.calls[0]?.input.query.names).toEqual(['433']);
});

test('observation planning stays on the set-up while there is nothing to filter or to show', () => {
  const opt = startPlanning();
  opt.actor.send({ type: 'filtering.requested' });
  expect(opt.screens.at(-1)?.screen).toBe('setup');
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  expect(opt.popup()).toMatchObject({ message: 'There is no saved results.' });
  expect(opt.screens.at(-1)?.screen).toBe('setup');
});

test('a changed set-up opens a question on the way to filtering, which opens once it is restored', async () => {
  const opt = await filteredPlanning(3);
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'filtering.requested' });
  expect(opt.popup()).toMatchObject({
    key: 'setup-change',
    cancel: { label: 'Restore previous configuration' },
    submit: { label: 'Refresh filtering' },
  });
  opt.press('popup.cancelled');
  expect(opt.setup.getSnapshot().context.dates.end).toBe('2026-03-12');
  expect(opt.screens.at(-1)?.screen).toBe('filtering');
  expect(opt.load.calls).toHaveLength(1);
});

test('observation planning keeps what was typed when the question about it is left by Escape', async () => {
  const opt = await filteredPlanning(3);
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'filtering.requested' });
  opt.press('popup.dismissed');
  expect(opt.setup.getSnapshot().context.dates.end).toBe('2026-03-20');
  expect(opt.screens.at(-1)).toMatchObject({ screen: 'setup', replaces: true });
  opt.actor.send({ type: 'filtering.requested' });
  expect(opt.popup()).toMatchObject({ key: 'setup-change' });
});

test('observation planning brings filters and checked rows back when a reset is undone', async () => {
  const opt = await filteredPlanning(3);
  opt.filtering.send({ type: 'selection.toggled' });
  const { filters, selected } = opt.filtering.getSnapshot().context;
  opt.filtering.send({ type: 'filters.cleared' });
  const cleared = opt.filtering.getSnapshot().context.filters;
  expect(cleared).not.toEqual(filters);
  opt.filtering.send({ type: 'reset.requested' });
  const [note] = opt.toasts();
  expect(note).toMatchObject({ option: { label: 'Undo' } });
  if (note !== undefined) opt.popups.send({ type: 'popup.option-chosen', popup: note });
  expect(opt.filtering.getSnapshot().context.filters).toEqual(cleared);
  await opt.load.calls.at(-1)?.answer(page(filteredObjects(3), 3));
  expect(opt.filtering.getSnapshot().context.selected).toEqual(selected);
});

test('observation planning filters again and gives up the results when a changed set-up is confirmed', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.setup.send({ type: 'end.chosen', date: '2026-03-20' });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  opt.press('popup.submitted');
  expect(opt.screens.at(-1)?.screen).toBe('filtering');
  expect(opt.load.calls.at(-1)?.input.query.utcEnd).toBe('2026-03-20T23:59');
  expect(opt.calculation.getSnapshot().context.calculation).toBeUndefined();
  expect(opt.filtering.getSnapshot().context.selected).toEqual(new Set());
});

test('observation planning goes on to the results once a changed set-up is restored', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.dismissed');
  opt.setup.send({ type: 'geocentre.chosen' });
  opt.actor.send({ type: 'results.requested', ignoreChange: false });
  opt.press('popup.cancelled');
  expect(opt.screens.at(-1)?.screen).toBe('results');
});

test('observation planning says so when a file of the results could not be made', async () => {
  const opt = await calculatedPlanning();
  opt.press('popup.closed');
  opt.columns.send({ type: 'download.failed' });
  expect(opt.popup()).toMatchObject({
    severity: 'error',
    message: 'The file could not be made. Check the connection and try again.',
  });
});

test.each(['popup.closed', 'popup.option-chosen'] as const)(
  'observation planning leads to the results by both buttons of the message that they are there: %s',
  async (button) => {
    const opt = await calculatedPlanning();
    opt.press(button);
    expect(opt.screens.at(-1)).toMatchObject({ screen: 'results', ignoreChange: false });
    expect(opt.popup()).toBeUndefined();
  },
);

test('observation planning stays where it is when that message is dismissed by Escape', async () => {
  const opt = await calculatedPlanning();
  const before = opt.screens.length;
  opt.press('popup.dismissed');
  expect(opt.screens).toHaveLength(before);
  expect(opt.popup()).toBeUndefined();
});

test('observation planning takes the list of the objects popup over into the set-up', async () => {
  const opt = startPlanning();
  opt.actor.send({ type: 'objects.requested', tab: 'insert' });
  expect(opt.popup()?.kind).toBe('objects');
  opt.objectList.send({ type: 'names.typed', text: 'Eros,zzz' });
  opt.objectList.send({ type: 'list.saved' });
  await opt.names.calls[0]?.answer({
    asteroids: [listedObject('433')],
    errors: [{ name: 'zzz', message: 'not found' }],
  });
  expect(opt.setup.getSnapshot().context.objects).toEqual([]);
  expect(opt.popup()).toMatchObject({
    message: '1 of 2 objects found, 1 objects not found:',
    details: ['zzz'],
  });
  opt.press('popup.dismissed');
  expect(opt.popup()?.kind).toBe('objects');
  opt.objectList.send({ type: 'name.replaced', name: 'zzz', by: undefined });
  opt.objectList.send({ type: 'list.saved' });
  await opt.names.calls[1]?.answer({ asteroids: [listedObject('433')], errors: [] });
  expect(opt.setup.getSnapshot().context.objects).toEqual([listedObject('433')]);
  expect(opt.popup()).toBeUndefined();
});

test('observation planning closes the columns popup when it is saved', () => {
  const opt = startPlanning();
  opt.actor.send({ type: 'columns.requested' });
  expect(opt.popup()?.kind).toBe('columns');
  opt.columns.send({ type: 'columns.saved' });
  expect(opt.popup()).toBeUndefined();
});

test('observation planning marks objects that have hit the Earth, and says when they are not known', async () => {
  const opt = await filteredPlanning(1);
  await opt.impactors.calls[0]?.answer([{ name: 'A1', impactDate: '2008-10-07' }]);
  expect(opt.filtering.getSnapshot().context.rows[0]).toMatchObject({ impact_date: '2008-10-07' });
  const other = startPlanning();
  const problem = { kind: 'problem', message: 'no answer', type: 'about:blank', status: 500 } as const;
  await other.impactors.calls[0]?.fail(new RequestFailed(problem));
  expect(other.popup()).toMatchObject({ severity: 'error', message: 'no answer' });
});

test('observation planning opens no popup where the service cannot be reached, which the footer says', async () => {
  const opt = startPlanning();
  await opt.impactors.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(opt.popup()).toBeUndefined();
});

test('observation planning plans from the date of the service, or of the page where it has none', async () => {
  const opt = startPlanning();
  await opt.status.calls[0]?.answer(STATUS);
  expect(opt.setup.getSnapshot().context.dates.start).toBe('2031-01-01');
  const other = startPlanning();
  await other.status.calls[0]?.fail(new Error('offline'));
  expect(other.setup.getSnapshot().context.dates.start).toBe('2026-03-05');
});

test('observation planning draws the map from the tiles the service names, and the built-in world where it names none', async () => {
  const tileAddress = 'https://tiles.example.org/{z}/{x}/{y}.png';
  const opt = startPlanning();
  await opt.status.calls[0]?.answer({ ...STATUS, tileAddress });
  expect(opt.setup.getSnapshot().context.tileAddress).toBe(tileAddress);
  const other = startPlanning();
  await other.status.calls[0]?.answer(STATUS);
  expect(other.setup.getSnapshot().context.tileAddress).toBeUndefined();
});

test.each(Object.entries(EFFECTS))(
  'observation planning takes the answer %s to one workflow, once: %s',
  (name, effect) => {
    const delivered: string[] = [];
    const opt = startPlanning((type) => delivered.push(type));
    const closeEvent = { type: name };
    const popup = { kind: 'info', key: 'x', severity: 'info', message: 'x', closeEvent } as const;
    opt.popups.send({ type: 'popup.opened', popup, owner: opt.actor });
    opt.press('popup.closed');
    expect(delivered.filter((type) => type === effect)).toHaveLength(effect.startsWith('opt: ') ? 0 : 1);
    if (effect === 'opt: results.requested') expect(opt.popup()).toMatchObject({ severity: 'warning' });
  },
);

test('observation planning shows why a search failed', async () => {
  const opt = startPlanning();
  opt.observatorySearch.send({ type: 'phrase.typed', phrase: 'Mauna' });
  opt.clock.increment(400);
  await opt.find.calls[0]?.fail(new RequestFailed({ kind: 'unexpected', message: 'no list' }));
  expect(opt.popup()).toMatchObject({ kind: 'info', severity: 'error', message: 'no list' });
});

test('a search that the service cannot be reached for is reported beside the page, in no dialog', async () => {
  const opt = startPlanning();
  opt.observatorySearch.send({ type: 'phrase.typed', phrase: 'Mauna' });
  opt.clock.increment(400);
  await opt.find.calls[0]?.fail(new RequestFailed({ kind: 'network', message: 'no answer' }));
  expect(opt.popup()).toBeUndefined();
  expect(opt.toasts()).toMatchObject([
    { message: 'The service cannot be reached. Try again when it is back.' },
  ]);
});

test('observation planning ignores answers that are not its own', () => {
  const opt = startPlanning();
  const closeEvent = { type: 'copy-share-link' };
  const popup = { kind: 'info', key: 'x', severity: 'info', message: 'x', closeEvent } as const;
  opt.popups.send({ type: 'popup.opened', popup, owner: opt.actor });
  opt.press('popup.closed');
  expect(opt.screens).toEqual([]);
  expect(opt.load.calls).toHaveLength(0);
});

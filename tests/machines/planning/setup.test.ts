import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Coordinates, DEFAULT_CUSTOM, GEOCENTRIC } from '#machines/planning/observatory.ts';
import { LocationError } from '#machines/planning/setup-refusals.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { canFilter, canSubmit, setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { timeZone } from '#machines/planning/time-frame.ts';
import { listedObject, nonNea } from '../fakes/objects.ts';
import { MAUNAKEA, startSetup } from '../fakes/setup.ts';

test('a set-up starts at Greenwich for the week from today', () => {
  const { actor } = startSetup();
  expect(actor.getSnapshot().context).toMatchObject({
    dates: { start: '2026-03-05', end: '2026-03-12' },
    observatory: DEFAULT_CUSTOM,
    objectSource: 'filtering',
  });
});

test('a set-up follows the date of the service until dates are chosen', () => {
  const { actor } = startSetup();
  actor.send({ type: 'today.learned', today: '2027-01-01' });
  expect(actor.getSnapshot().context.dates).toEqual({ start: '2027-01-01', end: '2027-01-08' });
  actor.send({ type: 'end.chosen', date: '2027-01-20' });
  actor.send({ type: 'today.learned', today: '2027-01-02' });
  expect(actor.getSnapshot().context).toMatchObject({
    today: '2027-01-02',
    dates: { start: '2027-01-01', end: '2027-01-20' },
  });
});

test('a set-up moves the end to the day after a start that is later', () => {
  const { actor } = startSetup();
  actor.send({ type: 'start.chosen', date: '2026-05-01' });
  expect(actor.getSnapshot().context.dates).toEqual({ start: '2026-05-01', end: '2026-05-02' });
});

test('a set-up may begin on the last day there is, and ends on it', () => {
  const { actor } = startSetup();
  actor.send({ type: 'start.chosen', date: '2470-12-31' });
  expect(actor.getSnapshot().context.dates).toEqual({ start: '2470-12-31', end: '2470-12-31' });
  actor.send({ type: 'end.chosen', date: '2470-12-31' });
  expect(canSubmit(actor.getSnapshot().context)).toBe(true);
});

test('a set-up takes both dates at once, wherever they lie beside the former ones', () => {
  const { actor } = startSetup();
  actor.send({ type: 'dates.chosen', dates: { start: '2027-01-05', end: '2027-01-12' } });
  expect(actor.getSnapshot().context.dates).toEqual({ start: '2027-01-05', end: '2027-01-12' });
  actor.send({ type: 'dates.chosen', dates: { start: '2026-04-02', end: '2026-04-02' } });
  expect(actor.getSnapshot().context.dates).toEqual({ start: '2026-04-02', end: '2026-04-03' });
});

test('a set-up refuses other dates while a calculation runs', () => {
  const { actor, emitted } = startSetup();
  actor.send({ type: 'dates.locked' });
  actor.send({ type: 'end.chosen', date: '2026-05-01' });
  actor.send({ type: 'dates.chosen', dates: { start: '2026-05-01', end: '2026-05-08' } });
  expect(actor.getSnapshot().context.dates.end).toBe('2026-03-12');
  const refused = {
    type: 'setup.refused',
    severity: 'warning',
    message: 'Calculations in progress, wait before changing the date range.',
  };
  expect(emitted).toEqual([refused, refused]);
  actor.send({ type: 'dates.freed' });
  actor.send({ type: 'end.chosen', date: '2026-05-01' });
  expect(actor.getSnapshot().context.dates.end).toBe('2026-05-01');
});

test('a set-up finds the way back from the geocentre to the observatory before', () => {
  const { actor } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'geocentre.chosen' });
  expect(actor.getSnapshot().context.observatory).toEqual(GEOCENTRIC);
  expect(setupTimeFrame(actor.getSnapshot().context)?.timezone.name).toBe('GMT +00:00');
  actor.send({ type: 'coordinate.typed', name: 'latitude', value: 10 });
  actor.send({ type: 'topocentre.chosen' });
  expect(actor.getSnapshot().context.observatory).toEqual(MAUNAKEA);
});

test('a set-up turns an observatory whose coordinate is edited into a custom one', () => {
  const { actor } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'coordinate.typed', name: 'longitude', value: -155.4700012 });
  expect(actor.getSnapshot().context.observatory).toEqual({
    code: undefined,
    id: undefined,
    name: 'custom',
    latitude: 19.82,
    longitude: -155.47,
    alt: 4200,
  });
});

test('a set-up follows the dragged marker and keeps the altitude', () => {
  const { actor } = startSetup();
  actor.send({ type: 'marker.dragged', latitude: 48.123456, longitude: 200 });
  expect(actor.getSnapshot().context.observatory).toMatchObject({
    latitude: 48.12346,
    longitude: 180,
    alt: 2000,
  });
});

test('a set-up gets the place that the browser finds, unless the user chooses one meanwhile', async () => {
  const { actor, locate } = startSetup();
  actor.send({ type: 'location.requested' });
  expect(actor.getSnapshot().hasTag('locating')).toBe(true);
  await locate.calls[0]?.answer({ latitude: 1, longitude: 2, alt: 3 });
  expect(actor.getSnapshot().context.observatory).toMatchObject({ latitude: 1, longitude: 2, alt: 3 });

  actor.send({ type: 'location.requested' });
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  await locate.calls[1]?.answer({ latitude: 1, longitude: 2, alt: 3 });
  expect(actor.getSnapshot().context.observatory).toEqual(MAUNAKEA);
});

test('a set-up keeps its place where the user abandons the search of the browser, which can be requested again', async () => {
  const { actor, locate, emitted } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'location.requested' });
  actor.send({ type: 'location.abandoned' });
  expect(actor.getSnapshot().hasTag('locating')).toBe(false);
  await locate.calls[0]?.answer({ latitude: 1, longitude: 2, alt: 3 });
  expect(actor.getSnapshot().context.observatory).toEqual(MAUNAKEA);
  expect(emitted).toEqual([]);
  expect(actor.getSnapshot().can({ type: 'location.requested' })).toBe(true);
});

test('a set-up keeps the place of a set-up that is loaded while the browser looks for its own', async () => {
  const { actor, locate } = startSetup();
  const current = {
    selectedObservatory: MAUNAKEA,
    selectedTimeFrame: { start: '2030-01-01', end: '2030-02-01', timezone: timeZone(0) },
    objectSource: 'filtering',
    userDefinedObjects: [],
    finalAsteroidsList: [],
  } as const;
  actor.send({ type: 'location.requested' });
  actor.send({
    type: 'setup.loaded',
    saved: { current, recentObservatory: MAUNAKEA, submitted: undefined },
  });
  await locate.calls[0]?.answer({ latitude: 1, longitude: 2, alt: 3 });
  expect(actor.getSnapshot().context.observatory).toEqual(MAUNAKEA);
});

test.each([
  ['unavailable', 'error'],
  ['failed', 'warning'],
] as const)('a set-up reports that the location is %s by a popup of kind %s', async (reason, severity) => {
  const { actor, locate, emitted } = startSetup();
  actor.send({ type: 'location.requested' });
  await locate.calls[0]?.fail(new LocationError(reason));
  expect(emitted).toEqual([
    {
      type: 'setup.refused',
      severity,
      message: 'Geolocation is not supported by your browser, allow access in the privacy settings.',
    },
  ]);
});

test('a set-up takes a picked zone over after 250 ms, the last one picked', () => {
  const { actor, clock } = startSetup();
  actor.send({ type: 'zone.picked', timezone: timeZone(60) });
  clock.increment(200);
  actor.send({ type: 'zone.picked', timezone: timeZone(-600) });
  clock.increment(249);
  expect(actor.getSnapshot().context.timezone.name).toBe('GMT +00:00');
  clock.increment(1);
  expect(actor.getSnapshot().context.timezone.name).toBe('GMT -10:00');
});

test('a set-up knows that the zone of another place is on its way, until it is taken over', () => {
  const { actor, clock } = startSetup();
  const isZoning = () => actor.getSnapshot().hasTag('zoning');
  expect(isZoning()).toBe(false);
  actor.send({ type: 'zone.awaited' });
  clock.increment(5000);
  expect(isZoning()).toBe(true);
  actor.send({ type: 'zone.picked', timezone: timeZone(60) });
  expect(isZoning()).toBe(true);
  clock.increment(250);
  expect(isZoning()).toBe(false);
});

test('a set-up is judged once the zone of its place is known, and with that zone', () => {
  const { actor, clock, emitted } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'zone.awaited' });
  actor.send({ type: 'setup.submitted' });
  actor.send({ type: 'zone.picked', timezone: timeZone(-600) });
  expect(emitted).toEqual([]);
  clock.increment(250);
  expect(emitted).toEqual([{ type: 'setup.accepted', changed: false }]);
  const { memory } = actor.getSnapshot().context;
  expect(memory?.selectedTimeFrame.timezone).toEqual(timeZone(-600));
});

test('a set-up is not submitted any more once its screen was left while it waits', () => {
  const { actor, clock, emitted } = startSetup();
  actor.send({ type: 'zone.awaited' });
  actor.send({ type: 'setup.submitted' });
  actor.send({ type: 'question.withdrawn' });
  actor.send({ type: 'zone.picked', timezone: timeZone(60) });
  clock.increment(250);
  expect(emitted).toEqual([]);
});

test('a set-up waits for no zone at the geocentre', () => {
  const { actor, emitted } = startSetup();
  actor.send({ type: 'zone.awaited' });
  actor.send({ type: 'geocentre.chosen' });
  actor.send({ type: 'setup.submitted' });
  expect(emitted).toEqual([{ type: 'setup.accepted', changed: false }]);
});

test.each([
  ['filtering', [], true],
  ['list', [], false],
  ['list', [nonNea('1')], false],
  ['list', [nonNea('1'), listedObject('433')], true],
] as const)('a set-up with source %s and objects %o can be submitted: %s', (source, objects, expected) => {
  const { actor } = startSetup();
  actor.send({ type: 'source.chosen', source });
  actor.send({ type: 'objects.saved', objects });
  expect(canSubmit(actor.getSnapshot().context)).toBe(expected);
});

test('a set-up with a start or end that is not a date is refused', () => {
  for (const type of ['start.chosen', 'end.chosen'] as const) {
    const { actor, emitted } = startSetup();
    actor.send({ type, date: '2026-02-30' });
    expect(canSubmit(actor.getSnapshot().context)).toBe(false);
    expect(canFilter(actor.getSnapshot().context)).toBe(false);
    actor.send({ type: 'setup.submitted' });
    expect(emitted).toEqual([
      { type: 'setup.refused', severity: 'error', message: 'Time frame not valid or missing.' },
    ]);
  }
});

test('a set-up without coordinates is refused', () => {
  const { actor, emitted } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: { ...MAUNAKEA, latitude: Number.NaN } });
  actor.send({ type: 'setup.submitted' });
  expect(emitted).toEqual([
    { type: 'setup.refused', severity: 'error', message: 'Observatory data not valid or missing.' },
  ]);
});

test('a location is never requested from the geocentre', () => {
  const machine = setupMachine.provide({
    actors: { locate: fromPromise<Coordinates>(() => Promise.reject(new Error('requested'))) },
  });
  const actor = createActor(machine, { input: { today: '2026-03-05' } }).start();
  actor.send({ type: 'geocentre.chosen' });
  expect(actor.getSnapshot().can({ type: 'location.requested' })).toBe(false);
});

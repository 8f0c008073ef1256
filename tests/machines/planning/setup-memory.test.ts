import { expect, test } from 'vitest';
import { DEFAULT_CUSTOM, GEOCENTRIC } from '#machines/planning/observatory.ts';
import { canSubmit } from '#machines/planning/setup-rules.ts';
import { timeZone } from '#machines/planning/time-frame.ts';
import { listedObject } from '../fakes/objects.ts';
import { ellipticalObject, hyperbolicObject } from '../fakes/orbits.ts';
import { MAUNAKEA, startSetup, submittedSetup } from '../fakes/setup.ts';

const MINE = ellipticalObject('mine');
const COMET = hyperbolicObject('comet');

test('the memory of a set-up is a copy of what was submitted first', () => {
  const { actor, emitted } = startSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'source.chosen', source: 'list' });
  actor.send({ type: 'objects.saved', objects: [listedObject('433')] });
  actor.send({ type: 'setup.submitted' });
  expect(emitted).toEqual([{ type: 'setup.accepted', changed: false }]);
  const { memory, observatory, objects } = actor.getSnapshot().context;
  expect(memory).toEqual({
    selectedObservatory: MAUNAKEA,
    selectedTimeFrame: { start: '2026-03-05', end: '2026-03-12', timezone: timeZone(0) },
    objectSource: 'list',
    userDefinedObjects: [],
    finalAsteroidsList: [listedObject('433')],
  });
  expect(memory?.selectedObservatory).not.toBe(observatory);
  expect(memory?.finalAsteroidsList).not.toBe(objects);
});

test('the memory of a set-up opens a question before another replaces it, and can restore the old one', () => {
  const { actor, emitted } = submittedSetup();
  actor.send({ type: 'end.chosen', date: '2026-03-20' });
  actor.send({ type: 'setup.submitted' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.questioned' });
  actor.send({ type: 'change.cancelled' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.restored' });
  expect(actor.getSnapshot().context.dates.end).toBe('2026-03-12');
});

test('the memory of a set-up is renewed when the change is confirmed', () => {
  const { actor, emitted } = submittedSetup();
  actor.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  actor.send({ type: 'setup.submitted' });
  actor.send({ type: 'change.confirmed' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.accepted', changed: true });
  expect(actor.getSnapshot().context.memory?.selectedObservatory).toEqual(MAUNAKEA);
});

test('the memory of a set-up does not mind another time zone, or objects that are not requested', () => {
  const { actor, emitted, clock } = submittedSetup();
  actor.send({ type: 'zone.picked', timezone: timeZone(120) });
  clock.increment(250);
  actor.send({ type: 'objects.saved', objects: [listedObject('433')] });
  actor.send({ type: 'setup.submitted' });
  expect(emitted).toEqual([
    { type: 'setup.accepted', changed: false },
    { type: 'setup.accepted', changed: false },
  ]);
});

test('the memory of a set-up has the first night that was chosen, which another choice on the same dates replaces after a question', () => {
  const { actor, emitted } = startSetup();
  const dates = { start: '2026-03-31', end: '2026-04-01' };
  actor.send({ type: 'dates.chosen', dates: { ...dates, firstNight: '2026-03-31' } });
  actor.send({ type: 'setup.submitted' });
  expect(actor.getSnapshot().context.memory?.selectedTimeFrame).toMatchObject({ firstNight: '2026-03-31' });
  actor.send({ type: 'dates.chosen', dates });
  actor.send({ type: 'setup.submitted' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.questioned' });
  actor.send({ type: 'change.cancelled' });
  expect(actor.getSnapshot().context.dates).toEqual({ ...dates, firstNight: '2026-03-31' });
  actor.send({ type: 'start.chosen', date: '2026-03-31' });
  expect(actor.getSnapshot().context.dates).toEqual(dates);
});

test('the memory of a set-up can be loaded', () => {
  const { actor } = startSetup();
  const memory = {
    selectedObservatory: GEOCENTRIC,
    selectedTimeFrame: { start: '2030-01-01', end: '2030-02-01', timezone: timeZone(0) },
    objectSource: 'list',
    userDefinedObjects: [MINE],
    finalAsteroidsList: [listedObject('433')],
  } as const;
  const saved = { current: memory, recentObservatory: DEFAULT_CUSTOM, submitted: memory };
  actor.send({ type: 'setup.loaded', saved });
  expect(actor.getSnapshot().context).toMatchObject({
    memory,
    observatory: GEOCENTRIC,
    recentObservatory: DEFAULT_CUSTOM,
    dates: { start: '2030-01-01', end: '2030-02-01' },
    objects: [listedObject('433')],
    userDefinedObjects: [MINE],
  });
});

test('user-defined objects join at the end, are changed in their place, and go', () => {
  const { actor } = startSetup();
  const own = () => actor.getSnapshot().context.userDefinedObjects;
  const renamed = ellipticalObject('renamed');
  actor.send({ type: 'object.defined', object: MINE });
  actor.send({ type: 'object.defined', object: COMET });
  expect(own()).toEqual([MINE, COMET]);
  actor.send({ type: 'object.redefined', before: MINE.designator, object: renamed });
  expect(own()).toEqual([renamed, COMET]);
  actor.send({ type: 'object.deleted', designator: renamed.designator });
  expect(own()).toEqual([COMET]);
});

test('user-defined objects are remembered as a copy, and do not count for submitting', () => {
  const { actor, emitted } = submittedSetup();
  actor.send({ type: 'object.defined', object: MINE });
  expect(actor.getSnapshot().context.memory?.userDefinedObjects).toEqual([]);
  actor.send({ type: 'setup.submitted' });
  actor.send({ type: 'change.confirmed' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.accepted', changed: true });
  const { memory } = actor.getSnapshot().context;
  expect(memory?.userDefinedObjects).toEqual([MINE]);
  expect(memory?.userDefinedObjects[0]).not.toBe(MINE);
  actor.send({ type: 'source.chosen', source: 'list' });
  expect(canSubmit(actor.getSnapshot().context)).toBe(false);
});

test('user-defined objects that were changed open a question, and come back with the set-up that is restored', () => {
  const { actor, emitted } = startSetup();
  actor.send({ type: 'object.defined', object: MINE });
  actor.send({ type: 'setup.submitted' });
  const changed = { ...MINE, inclination: MINE.inclination + 1 };
  actor.send({ type: 'object.redefined', before: MINE.designator, object: changed });
  actor.send({ type: 'setup.submitted' });
  expect(emitted.at(-1)).toEqual({ type: 'setup.questioned' });
  actor.send({ type: 'change.cancelled' });
  expect(actor.getSnapshot().context.userDefinedObjects).toEqual([MINE]);
});

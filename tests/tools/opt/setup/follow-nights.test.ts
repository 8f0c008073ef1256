import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { customObservatory } from '#machines/planning/observatory.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { followNights } from '#tools/opt/setup/follow-nights.ts';

const TENERIFE = customObservatory({ latitude: 28.3, longitude: -16.51, alt: 2390 });
const ARIZONA = customObservatory({ latitude: 32.44, longitude: -110.79, alt: 2790 });

const TONIGHT_IN_TENERIFE = { start: '2026-11-24', end: '2026-11-25' };
const TONIGHT_IN_ARIZONA = { start: '2026-11-25', end: '2026-11-26', lastNight: '2026-11-24' };

test('the night that was chosen is chosen at the site that is moved to, also by way of the geocentre', () => {
  const setup = begun();
  setup.send({ type: 'dates.chosen', dates: TONIGHT_IN_TENERIFE });
  setup.send({ type: 'observatory.chosen', observatory: ARIZONA });
  expect(setup.getSnapshot().context.dates).toEqual(TONIGHT_IN_ARIZONA);
  setup.send({ type: 'geocentre.chosen' });
  setup.send({ type: 'observatory.chosen', observatory: TENERIFE });
  expect(setup.getSnapshot().context.dates).toEqual(TONIGHT_IN_TENERIFE);
});

test('dates that are those of no card stay when the site moves', () => {
  const setup = begun();
  const dates = { start: '2026-12-20', end: '2026-12-27' };
  setup.send({ type: 'dates.chosen', dates });
  setup.send({ type: 'observatory.chosen', observatory: ARIZONA });
  expect(setup.getSnapshot().context.dates).toEqual(dates);
});

test('the dates that a set-up begins with stay when the site moves, also those of a card', () => {
  const setup = begun();
  const week = { start: '2026-11-24', end: '2026-12-01' };
  expect(setup.getSnapshot().context.dates).toEqual(week);
  setup.send({ type: 'observatory.chosen', observatory: ARIZONA });
  expect(setup.getSnapshot().context.dates).toEqual(week);
});

test('dates that a saved set-up brings with its site stay', () => {
  const setup = begun();
  setup.send({ type: 'dates.chosen', dates: TONIGHT_IN_TENERIFE });
  const { timezone } = setup.getSnapshot().context;
  const current = {
    selectedObservatory: ARIZONA,
    selectedTimeFrame: { ...TONIGHT_IN_TENERIFE, timezone },
    objectSource: 'filtering',
    userDefinedObjects: [],
    finalAsteroidsList: [],
  } as const;
  setup.send({ type: 'setup.loaded', saved: { current, recentObservatory: ARIZONA, submitted: undefined } });
  expect(setup.getSnapshot().context.dates).toEqual(TONIGHT_IN_TENERIFE);
});

function begun() {
  const setup = createActor(setupMachine, { input: { today: '2026-11-24' } }).start();
  setup.send({ type: 'observatory.chosen', observatory: TENERIFE });
  followNights(setup, { now: () => Date.parse('2026-11-24T15:00Z'), realNow: () => 0 });
  return setup;
}

import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { customObservatory } from '#machines/planning/observatory.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { GREENWICH, timeZone } from '#machines/planning/time-frame.ts';
import { followZone } from '#parts/setup/follow-zone.ts';

const TENERIFE = customObservatory({ latitude: 28.3, longitude: -16.51, alt: 2390 });
const ARIZONA = customObservatory({ latitude: 32.44, longitude: -110.79, alt: 2790 });

test('a set-up that is submitted as soon as its place is chosen has the zone of that place', async () => {
  const setup = begun();
  setup.send({ type: 'observatory.chosen', observatory: ARIZONA });
  setup.send({ type: 'setup.submitted' });
  const { context } = await waitFor(setup, (state) => state.context.memory !== undefined);
  expect(context.memory?.selectedTimeFrame.timezone).toEqual(timeZone(-420));
});

test('a saved set-up keeps the zone that was chosen for its place', async () => {
  const setup = begun();
  const current = {
    selectedObservatory: ARIZONA,
    selectedTimeFrame: { start: '2026-03-05', end: '2026-03-06', timezone: timeZone(-360) },
    objectSource: 'filtering',
    userDefinedObjects: [],
    finalAsteroidsList: [],
  } as const;
  setup.send({ type: 'setup.loaded', saved: { current, recentObservatory: ARIZONA, submitted: undefined } });
  expect(setup.getSnapshot().hasTag('zoning')).toBe(false);
  expect(setup.getSnapshot().context.timezone).toEqual(timeZone(-360));
});

test('a place that was left for another one does not bring its zone', async () => {
  const setup = begun();
  setup.send({ type: 'observatory.chosen', observatory: ARIZONA });
  setup.send({ type: 'observatory.chosen', observatory: TENERIFE });
  const { context } = await waitFor(setup, (state) => !state.hasTag('zoning'));
  expect(context.timezone).toEqual(GREENWICH);
});

function begun() {
  const setup = createActor(setupMachine, { input: { today: '2026-03-05' } }).start();
  followZone(setup);
  return setup;
}

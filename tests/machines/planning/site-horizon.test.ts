import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { customObservatory, GEOCENTRIC } from '#machines/planning/observatory.ts';
import { planOf } from '#machines/planning/plan.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import type { SetupEmitted } from '#machines/planning/setup-events.ts';
import { memoryOf } from '#machines/planning/setup-rules.ts';
import { horizonOf, pointsIn, withHorizon } from '#machines/planning/site-horizon.ts';

const GARDEN = customObservatory({ latitude: 48.1, longitude: 11.6, alt: 520 });
const CODED = { ...GARDEN, code: 'A12', id: 1, name: 'Garden' };
const TREES = '0 12\n180 5';

test('the horizon of a site is found again at the site, and a hundred metres away, but nowhere else', () => {
  const horizons = withHorizon({}, GARDEN, TREES);
  expect(horizonOf({ ...GARDEN, alt: 530, latitude: 48.1002 }, horizons)).toBe(TREES);
  expect(horizonOf({ ...GARDEN, latitude: 48.2 }, horizons)).toBe('');
  expect(horizonOf(CODED, horizons)).toBe('');
  expect(horizonOf(GEOCENTRIC, withHorizon({}, GEOCENTRIC, TREES))).toBe('');
});

test('the horizon of a site is no longer stored once it is open', () => {
  expect(withHorizon({ A12: TREES, 568: '0 3' }, CODED, ' \n')).toEqual({ 568: '0 3' });
});

test('the horizon of a site is carried by calls as its corners, an open one not at all', () => {
  expect(pointsIn(TREES)).toEqual([
    { azimuth: 0, altitude: 12 },
    { azimuth: 180, altitude: 5 },
  ]);
  expect(pointsIn('')).toBeUndefined();
});

test('a set-up keeps the horizon of each site it is moved to, and plans with that of its present one', () => {
  const { setup } = start();
  setup.send({ type: 'observatory.chosen', observatory: CODED });
  setup.send({ type: 'horizon.pasted', observatory: CODED, horizon: TREES });
  expect(planOf(setup.getSnapshot().context)?.horizon).toBe(TREES);
  setup.send({ type: 'observatory.chosen', observatory: GARDEN });
  expect(planOf(setup.getSnapshot().context)?.horizon).toBe('');
  setup.send({ type: 'observatory.chosen', observatory: CODED });
  expect(memoryOf(setup.getSnapshot().context).horizon).toBe(TREES);
});

test('a set-up notifies of a horizon once it has rested, not for each letter', () => {
  const { setup, notified, clock } = start();
  setup.send({ type: 'horizon.pasted', observatory: CODED, horizon: '0 1' });
  clock.increment(500);
  setup.send({ type: 'horizon.pasted', observatory: CODED, horizon: TREES });
  clock.increment(599);
  expect(notified).toEqual([]);
  clock.increment(1);
  expect(notified).toEqual([{ type: 'horizon.changed', observatory: CODED, horizon: TREES }]);
});

test('a set-up takes what the browser stored, but not in the place of what a state brought', () => {
  const { setup } = start();
  setup.send({ type: 'horizon.pasted', observatory: CODED, horizon: TREES });
  setup.send({ type: 'horizons.learned', horizons: { A12: '0 30', 568: '0 3' } });
  expect(setup.getSnapshot().context.horizons).toEqual({ A12: TREES, 568: '0 3' });
});

test('a set-up that is restored has the horizon it was stored with; from before there were any, the present one stays', () => {
  const { setup } = start();
  setup.send({ type: 'horizon.pasted', observatory: CODED, horizon: TREES });
  const { horizon: _none, ...earlier } = memoryOf(setup.getSnapshot().context);
  const restore = (horizon: string | undefined) => {
    const current = {
      ...earlier,
      selectedObservatory: CODED,
      ...(horizon === undefined ? {} : { horizon }),
    };
    setup.send({
      type: 'setup.loaded',
      saved: { current, recentObservatory: CODED, submitted: undefined },
    });
    return memoryOf(setup.getSnapshot().context).horizon;
  };
  expect(restore(undefined)).toBe(TREES);
  expect(restore('90 45')).toBe('90 45');
});

function start() {
  const clock = new SimulatedClock();
  const setup = createActor(setupMachine, { clock, input: { today: '2026-03-05' } });
  const notified: SetupEmitted[] = [];
  setup.on('horizon.changed', (event) => notified.push(event));
  setup.start();
  return { setup, notified, clock };
}

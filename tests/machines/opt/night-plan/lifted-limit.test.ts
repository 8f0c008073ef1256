import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { liftedLimit } from '#machines/opt/night-plan/lifted-limit.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';

const { settings } = createActor(nightPlanMachine).getSnapshot().context;

test('of a plan without slots the limit is lifted that leaves out most objects', () => {
  const leftOut = [{ reason: 'near-moon' }, { reason: 'too-low' }, { reason: 'too-low' }] as const;
  expect(liftedLimit(leftOut, settings)).toEqual({
    reason: 'too-low',
    objects: 2,
    change: { altitudeAbove: 0 },
  });
});

test('a night that is not dark is planned in nautical twilight, then in civil, then until sunset', () => {
  expect(
    [-18, -12, -6, 0].map((sunBelow) => liftedLimit([{ reason: 'sun-up' }], { ...settings, sunBelow })),
  ).toMatchObject([
    { change: { sunBelow: -12 } },
    { change: { sunBelow: -6 } },
    { change: { sunBelow: 0 } },
    undefined,
  ]);
});

test('an obstructed view and a missing ephemeris are lifted by no limit', () => {
  expect(liftedLimit([{ reason: 'obstructed' }, { reason: 'no-ephemeris' }], settings)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import type { PlanMeans } from '#machines/opt/night-plan/plan-candidates.ts';
import { type PlannedNight, plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { NOON, nightResult } from '../../fakes/night.ts';

const MEANS: PlanMeans = { obstruction: undefined, atRisk: new Set(), signal: plainSignal };
const HOUR = 1 / 24;

test('a planned night begins when it is dark and ends when it is not, in whole steps', () => {
  const { grid } = planned([{ designator: 'A', transit: 12 }]);
  expect(grid.start).toBeCloseTo(NOON + 6 * HOUR, 6);
  expect(grid.steps).toBe(72);
});

test('a planned night is one night, not the evening and the morning of two and the day between them', () => {
  const result = nightResult([{ designator: 'A', transit: 12 }]);
  const data = result.sunmoon.data.map(([jd, , ...others]) => [
    jd,
    isDark(((jd ?? 0) - NOON) * 24) ? -30 : 30,
    ...others,
  ]);
  const night = nightTable({ ...result, sunmoon: { ...result.sunmoon, data } });
  const plan = night && plannedNight(night, UNTOUCHED_PLAN, MEANS);
  if (plan?.kind !== 'planned') throw new Error('the fake night is not dark');
  expect(plan.grid.start).toBeGreaterThanOrEqual(NOON + 14 * HOUR);
  expect(plan.grid.steps).toBeGreaterThan(55);
  expect(plan.grid.steps).toBeLessThan(61);
});

test('a planned night puts each object where it is worth most, as long as nothing is in its way', () => {
  const { slots } = planned([
    { designator: 'early', transit: 8 },
    { designator: 'late', transit: 16 },
  ]);
  expect(slots.map(({ object }) => object.table.designator)).toEqual(['early', 'late']);
  for (const [slot, transit] of [
    [slots[0], 8],
    [slots[1], 16],
  ] as const) {
    expect((slot.start + slot.end) / 2).toBeGreaterThan(NOON + (transit - 0.6) * HOUR);
    expect((slot.start + slot.end) / 2).toBeLessThan(NOON + (transit + 0.6) * HOUR);
    expect(slot.end - slot.start).toBeCloseTo(0.5 * HOUR, 6);
  }
});

test('a planned night is worth the sum of weight times signal-to-noise ratio over its slots', () => {
  const { slots, worth } = planned([{ designator: 'A', transit: 12, magnitude: 20 }]);
  const [{ weight }] = slots;
  const snr = Math.sqrt(
    [0, 1, 2].reduce((sum, step) => {
      const row = table([{ designator: 'A', transit: 12, magnitude: 20 }]).objects[0].rows.find(
        (one) => one !== undefined && Math.abs(one.moment - (slots[0].start + (step * 10) / 1440)) < 1e-6,
      );
      return sum + (1 / (row?.airmass ?? Infinity)) ** 2;
    }, 0),
  );
  expect(worth).toBeCloseTo(weight * snr, 6);
});

test.each([
  ['too-low', { transit: 12, highest: 20 }, {}],
  ['too-faint', { transit: 12, magnitude: 21 }, { magnitudeLimit: 20 }],
  ['near-moon', { transit: 18, highest: 60, moonSeparation: 10 }, {}],
  ['slot-too-long', { transit: 12, highest: 33 }, { slotMinutes: 60 }],
] as const)('a planned night leaves an object out and says why: %s', (reason, object, settings) => {
  const { slots, leftOut } = planned([{ designator: 'A', ...object }], settings);
  expect(slots).toEqual([]);
  expect(leftOut.map((one) => one.reason)).toEqual([reason]);
});

test('a planned night leaves out objects without room, and plans those worth more', () => {
  const narrow = { transit: 12, highest: 38 };
  const { slots, leftOut } = planned(
    [
      { designator: 'bright', ...narrow, magnitude: 15 },
      { designator: 'faint', ...narrow, magnitude: 20 },
    ],
    { slotMinutes: 50 },
  );
  expect(slots.map(({ object }) => object.table.designator)).toEqual(['bright']);
  expect(leftOut.map(({ object, reason }) => [object.table.designator, reason])).toEqual([
    ['faint', 'no-room'],
  ]);
});

test('a planned night keeps a locked slot, and says what hinders where it is worth nothing', () => {
  const start = NOON + 6 * HOUR;
  const locks = [{ designator: 'A', start, end: start + HOUR }];
  const { slots } = planned([{ designator: 'A', transit: 16 }], {}, { locks });
  expect(slots[0]).toMatchObject({ isLocked: true, worth: 0, constraint: 'too-low' });
  expect(slots[0].end - slots[0].start).toBeCloseTo(HOUR, 6);
});

test('a planned night passes over locks of other nights, of other objects, and over other locks', () => {
  const start = NOON + 11 * HOUR;
  const lock = (designator: string, from: number) => ({
    designator,
    start: from,
    end: from + HOUR,
  });
  const locks = [lock('A', start), lock('B', start + HOUR / 2), lock('gone', start), lock('C', start + 3)];
  const { slots } = planned(
    ['A', 'B', 'C'].map((designator) => ({ designator, transit: 12 })),
    {},
    { locks },
  );
  expect(slots.filter(({ isLocked }) => isLocked).map(({ object }) => object.table.designator)).toEqual([
    'A',
  ]);
});

test('a planned night heeds an obstruction horizon', () => {
  const means = { ...MEANS, obstruction: () => 80 };
  const night = table([{ designator: 'A', transit: 12 }]);
  const plan = plannedNight(night, UNTOUCHED_PLAN, means);
  expect(plan.kind === 'planned' && plan.leftOut[0].reason).toBe('obstructed');
});

test('a planned night does not exist where the Sun does not go low enough', () => {
  const result = nightResult([{ designator: 'A', transit: 12 }]);
  const bright = {
    ...result,
    sunmoon: {
      ...result.sunmoon,
      data: result.sunmoon.data.map(([jd, sun, ...others]) => [jd, Math.max(-10, sun ?? 0), ...others]),
    },
  };
  const night = nightTable(bright);
  expect(night && plannedNight(night, UNTOUCHED_PLAN, MEANS)).toEqual({ kind: 'no-night' });
});

test('a planned night has no table at the geocentre, where nothing has an altitude', () => {
  const result = nightResult([{ designator: 'A', transit: 12 }]);
  const data = result.sunmoon.data.map(([jd]) => [jd, null, null, 31]);
  expect(nightTable({ ...result, sunmoon: { ...result.sunmoon, data } })).toBeUndefined();
});

type Objects = Parameters<typeof nightResult>[0];

function table(objects: Objects) {
  const night = nightTable(nightResult(objects));
  if (night === undefined) throw new Error('the fake night has no horizon');
  return night;
}

function isDark(hours: number): boolean {
  return hours < 1 || hours > 14;
}

function planned(
  objects: Objects,
  settings: Partial<NightPlanState['settings']> = {},
  said: Partial<NightPlanState> = {},
): Extract<PlannedNight, { kind: 'planned' }> {
  const state = { ...UNTOUCHED_PLAN, ...said, settings: { ...UNTOUCHED_PLAN.settings, ...settings } };
  const plan = plannedNight(table(objects), state, MEANS);
  if (plan.kind !== 'planned') throw new Error('the fake night is not dark');
  return plan;
}

import { expect, test } from 'vitest';
import type { NightPlanState } from '#contract/opt/night-plan-state.ts';
import { UNTOUCHED_PLAN } from '#machines/opt/night-plan/night-plan.ts';
import { plainSignal } from '#machines/opt/night-plan/night-signal.ts';
import {
  lockAt,
  locksOf,
  movedSlot,
  resizedLock,
  swappedSlot,
} from '#machines/opt/night-plan/night-slots.ts';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import { plannedNight } from '#machines/opt/night-plan/planned-night.ts';
import { NOON, nightResult } from '../../fakes/night.ts';

const HOUR = 1 / 24;
const NAMES = ['first', 'second', 'third'];

test('a slot that is moved is locked at the step nearest to where it was put', () => {
  const { slots, grid } = plan();
  const locks = movedSlot(slots, slots[0], NOON + 13 * HOUR + 0.001, grid);
  expect(locks).toHaveLength(1);
  expect(locks?.[0].start).toBeCloseTo(NOON + 13 * HOUR, 6);
  expect(plan({ locks: locks ?? [] }).order.at(-1)).toBe('first');
});

test('a slot cannot be moved out of the night or onto a locked one', () => {
  const { slots, grid } = plan();
  expect(movedSlot(slots, slots[0], NOON, grid)).toBeUndefined();
  expect(movedSlot(slots, slots[0], NOON + 17.8 * HOUR, grid)).toBeUndefined();
  const locked = plan({ locks: [lockAt(slots[1])] });
  expect(movedSlot(locked.slots, locked.slots[0], slots[1].start, grid)).toBeUndefined();
});

test('a slot changes places with its neighbour, and both stay there', () => {
  const before = plan();
  const locks = swappedSlot(before.slots, before.slots[0], 1, before.grid) ?? [];
  const after = plan({ locks });
  expect(after.order).toEqual(['second', 'first', 'third']);
  expect(after.slots.map(({ isLocked }) => isLocked)).toEqual([true, true, false]);
  const back = plan({ locks: swappedSlot(after.slots, after.slots[1], -1, after.grid) ?? [] });
  expect(back.order).toEqual(['first', 'second', 'third']);
});

test('a slot has no place before the first or after the last', () => {
  const { slots, grid } = plan();
  expect(swappedSlot(slots, slots[0], -1, grid)).toBeUndefined();
  expect(swappedSlot(slots, slots[2], 1, grid)).toBeUndefined();
});

test('a slot that is locked grows as far as the next lock', () => {
  const { slots } = plan();
  const locked = plan({ locks: slots.map((slot) => lockAt(slot)) });
  const [first, second] = locked.slots;
  const gap = Math.round((second.start - first.start) * 1440);
  expect(resizedLock(locked.slots, first, gap, locked.grid)?.[2]).toMatchObject({ designator: 'first' });
  expect(resizedLock(locked.slots, first, gap + 10, locked.grid)).toBeUndefined();
});

test('a slot that is not locked grows without a lock', () => {
  const { slots, grid } = plan();
  expect(resizedLock(slots, slots[0], 300, grid)).toEqual(locksOf(slots));
});

function plan(said: Partial<NightPlanState> = {}) {
  const objects = NAMES.map((designator, index) => ({ designator, transit: 11 + index / 2 }));
  const table = nightTable(nightResult(objects));
  const planned =
    table &&
    plannedNight(
      table,
      { ...UNTOUCHED_PLAN, ...said },
      { obstruction: undefined, atRisk: new Set(), signal: plainSignal },
    );
  if (planned?.kind !== 'planned') throw new Error('the fake night is not dark');
  return { ...planned, order: planned.slots.map(({ object }) => object.table.designator) };
}

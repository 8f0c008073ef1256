import type { PlanLock } from '#contract/opt/night-plan-state.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import type { NightGrid } from './plan-candidates.ts';
import type { PlannedSlot } from './planned-night.ts';

/** Part of a step that two moments may differ by and still be the same. */
const SAME = 0.01;

/** The locks of a plan. */
export function locksOf(slots: readonly PlannedSlot[]): readonly PlanLock[] {
  return slots.filter(({ isLocked }) => isLocked).map((slot) => lockAt(slot));
}

/** A slot locked where it is, or at another time with the same length. */
export function lockAt({ object, start, end }: PlannedSlot, at = start): PlanLock {
  return { designator: object.table.designator, start: at, end: at + (end - start) };
}

/**
 * The locks after a slot was put at another time; undefined where it would leave the night or lie over another locked slot.
 *
 * @param start Julian date UTC; brought to the nearest step.
 */
export function movedSlot(
  slots: readonly PlannedSlot[],
  slot: PlannedSlot,
  start: number,
  grid: NightGrid,
): readonly PlanLock[] | undefined {
  const step = Math.round((start - grid.start) / grid.stepDays);
  return withLock(slots, lockAt(slot, grid.start + step * grid.stepDays), grid);
}

/**
 * The locks after a slot changed places with the one before (-1) or after it (1): both stay where they are then, one after
 * the other. Undefined where there is none, or another lock is in the way.
 */
export function swappedSlot(
  slots: readonly PlannedSlot[],
  slot: PlannedSlot,
  by: -1 | 1,
  grid: NightGrid,
): readonly PlanLock[] | undefined {
  const place = slots.indexOf(slot);
  const [before, after] = by === 1 ? [slot, slots[place + 1]] : [slots[place - 1], slot];
  if (place < 0 || before === undefined || after === undefined) return undefined;
  const first = lockAt(after, before.start);
  const second = lockAt(before, after.end - (before.end - before.start));
  const others = slots.filter((one) => one !== before && one !== after);
  const locked = withLock(others, first, grid);
  if (locked === undefined || isOver(first, second, grid)) return undefined;
  return [...locked, second];
}

/** The locks after a locked slot was made to end at another time; undefined as for `movedSlot`. */
export function resizedLock(
  slots: readonly PlannedSlot[],
  slot: PlannedSlot,
  minutes: number,
  grid: NightGrid,
): readonly PlanLock[] | undefined {
  if (!slot.isLocked) return locksOf(slots);
  const { designator, start } = lockAt(slot);
  return withLock(slots, { designator, start, end: start + minutes / MINUTES_PER_DAY }, grid);
}

function withLock(
  slots: readonly PlannedSlot[],
  lock: PlanLock,
  grid: NightGrid,
): readonly PlanLock[] | undefined {
  const end = grid.start + grid.steps * grid.stepDays;
  const slack = SAME * grid.stepDays;
  if (lock.start < grid.start - slack || lock.end > end + slack) return undefined;
  const others = locksOf(slots).filter(({ designator }) => designator !== lock.designator);
  return others.some((other) => isOver(other, lock, grid)) ? undefined : [...others, lock];
}

function isOver(one: PlanLock, other: PlanLock, { stepDays }: NightGrid): boolean {
  const slack = SAME * stepDays;
  return one.start < other.end - slack && other.start < one.end - slack;
}

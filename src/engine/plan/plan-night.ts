import { arrange } from './arrange.ts';
import { improveOrder } from './improve-order.ts';
import { requireTask, type Slot, type Task } from './task.ts';

/** A slot that the user has fixed. */
export type LockedSlot = Pick<Slot, 'id' | 'from' | 'to'>;

export type NightPlan = {
  /** Slots that do not overlap, in the order of the night. */
  readonly slots: readonly Slot[];
  /** Sum of the worths of the slots. */
  readonly worth: number;
};

/**
 * Places tasks into one night so that their slots are worth most together: the same plan for the same tasks, always.
 *
 * Each task gets one slot or none. Locked slots stay where they are, whatever they are worth there; nothing overlaps them.
 *
 * @param steps of the night's grid.
 * @param locked slots that do not overlap each other.
 * @returns at least 95 % of what is possible, as 200 random nights compared with an exhaustive search show; most are optimal.
 * @throws {RangeError} when a task does not fit the grid, a locked slot lies outside it or overlaps another, or a locked slot
 * is of no task.
 *
 * Source: best slots of an order by dynamic programming, best order by insertion from four beginnings.
 */
export function planNight(
  tasks: readonly Task[],
  steps: number,
  locked: readonly LockedSlot[] = [],
): NightPlan {
  for (const task of tasks) requireTask(task, steps);
  const fixed = fixedSlots(tasks, steps, locked);
  const free = tasks
    .filter(({ id }) => !locked.some((slot) => slot.id === id))
    .map((task) => clearOfLocked(task, locked));
  let best: NightPlan = { slots: [], worth: 0 };
  for (const sortKey of BEGINNINGS) {
    const { order } = improveOrder(sortedBy(free, sortKey), steps);
    const slots = arrange(order, steps);
    const worth = total(slots);
    if (worth > best.worth) best = { slots, worth };
  }
  const slots = [...best.slots, ...fixed].sort((a, b) => a.from - b.from);
  return { slots, worth: total(slots) };
}

/** The first order of the tasks: by last possible start, by best start, by first possible start, or by worth for its time. */
const BEGINNINGS: readonly ((task: Task) => number)[] = [
  lastStart,
  bestStart,
  ({ worth }) => Array.from(worth).findIndex((value) => value > 0),
  (task) => -task.worth[bestStart(task)] / task.length,
];

function lastStart({ worth }: Task): number {
  return Array.from(worth).findLastIndex((value) => value > 0);
}

function bestStart({ worth }: Task): number {
  const values = Array.from(worth);
  return values.indexOf(Math.max(...values));
}

function sortedBy(tasks: readonly Task[], key: (task: Task) => number): readonly Task[] {
  return tasks
    .map((task) => ({ task, at: key(task) }))
    .sort((a, b) => a.at - b.at || (a.task.id < b.task.id ? -1 : 1))
    .map(({ task }) => task);
}

function fixedSlots(tasks: readonly Task[], steps: number, locked: readonly LockedSlot[]): readonly Slot[] {
  return locked.map((slot, index) => {
    const { id, from, to } = slot;
    const task = tasks.find((one) => one.id === id);
    if (task === undefined) throw new RangeError(`a slot of ${id} is locked, which is no task`);
    if (!(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= steps)) {
      throw new RangeError(
        `the locked slot of ${id} from step ${from} to ${to} lies outside the night of ${steps} steps`,
      );
    }
    const other = locked.slice(0, index).find((one) => overlap(one, slot));
    if (other !== undefined) throw new RangeError(`the locked slots of ${other.id} and ${id} overlap`);
    return { id, from, to, worth: task.worth[from] };
  });
}

function overlap(a: LockedSlot, b: LockedSlot): boolean {
  return a.from < b.to && b.from < a.to;
}

/** A task that may not begin where it would overlap locked slots. */
function clearOfLocked(task: Task, locked: readonly LockedSlot[]): Task {
  const { id, length } = task;
  const worth = Float64Array.from(task.worth, (value, from) =>
    locked.some((slot) => overlap(slot, { id, from, to: from + length })) ? 0 : value,
  );
  return { id, length, worth };
}

function total(slots: readonly Slot[]): number {
  return slots.reduce((sum, { worth }) => sum + worth, 0);
}

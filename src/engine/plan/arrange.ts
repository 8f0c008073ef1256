import type { Slot, Task } from './task.ts';

/**
 * Greatest total worth of the first tasks of an order before each step of a night, each done once or left
 * out.
 *
 * Row k of `steps + 1` numbers is that of the first k tasks: number t of it is the greatest worth of slots
 * that end at or before step t.
 */
export function worthBefore(order: readonly Task[], steps: number): Float64Array {
  const row = steps + 1;
  const best = new Float64Array((order.length + 1) * row);
  for (const [index, { length, worth }] of order.entries()) {
    const without = index * row;
    const withIt = without + row;
    for (let t = 1; t <= steps; t++) {
      let most = Math.max(best[without + t], best[withIt + t - 1]);
      if (t >= length && worth[t - length] > 0) {
        most = Math.max(most, best[without + t - length] + worth[t - length]);
      }
      best[withIt + t] = most;
    }
  }
  return best;
}

/**
 * Greatest total worth of the last tasks of an order from each step on: row k of `steps + 1` numbers is that
 * of the tasks from the k-th on.
 */
export function worthAfter(order: readonly Task[], steps: number): Float64Array {
  const row = steps + 1;
  const best = new Float64Array((order.length + 1) * row);
  for (let index = order.length - 1; index >= 0; index--) {
    const { length, worth } = order[index];
    const without = (index + 1) * row;
    const withIt = index * row;
    for (let t = steps - 1; t >= 0; t--) {
      let most = Math.max(best[without + t], best[withIt + t + 1]);
      if (t + length <= steps && worth[t] > 0) most = Math.max(most, worth[t] + best[without + t + length]);
      best[withIt + t] = most;
    }
  }
  return best;
}

/**
 * The best slots for tasks that are done in a given order, some of them perhaps left out: optimal for that order.
 *
 * @param steps of the night, as many as each task has worths.
 * @returns slots that do not overlap, in the order of the night.
 *
 * Source: Bellman's principle over (tasks taken, step reached); O(tasks × steps).
 */
export function arrange(order: readonly Task[], steps: number): readonly Slot[] {
  const row = steps + 1;
  const best = worthBefore(order, steps);
  const slots: Slot[] = [];
  let to = steps;
  for (let index = order.length - 1; index >= 0; index--) {
    const { id, length, worth } = order[index];
    while (to > 0 && best[(index + 1) * row + to - 1] === best[(index + 1) * row + to]) to--;
    if (best[index * row + to] === best[(index + 1) * row + to]) continue;
    const from = to - length;
    slots.unshift({ id, from, to, worth: worth[from] });
    to = from;
  }
  return slots;
}

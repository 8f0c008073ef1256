import { worthAfter, worthBefore } from './arrange.ts';
import type { Task } from './task.ts';

/** Less than this fraction of the whole worth is no improvement. */
const LEAST_GAIN = 1e-12;

/** Times that every task is tried at every place; a handful is the rule. */
const MOST_ROUNDS = 50;

export type ImprovedOrder = { readonly order: readonly Task[]; readonly worth: number };

/**
 * Moves each task in turn to the place in the order where the night is worth most, until none is worth moving.
 *
 * Source: insertion neighbourhood of list scheduling, each evaluated in O(steps) between what is best before and after it;
 * O(tasks² × steps) for a round.
 */
export function improveOrder(given: readonly Task[], steps: number): ImprovedOrder {
  let order = given;
  let worth = worthBefore(given, steps)[given.length * (steps + 1) + steps];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = worth;
    for (const task of given) {
      const others = order.filter((other) => other !== task);
      const found = bestPlace(task, others, steps);
      if (found.worth <= worth * (1 + LEAST_GAIN)) continue;
      order = others.toSpliced(found.place, 0, task);
      worth = found.worth;
    }
    if (worth === before) break;
  }
  return { order, worth };
}

/** The place among others, in their order, at which a task adds most. */
function bestPlace(
  { length, worth }: Task,
  others: readonly Task[],
  steps: number,
): { readonly place: number; readonly worth: number } {
  const row = steps + 1;
  const before = worthBefore(others, steps);
  const after = worthAfter(others, steps);
  let best = { place: 0, worth: 0 };
  for (let place = 0; place <= others.length; place++) {
    for (let from = 0; from + length <= steps; from++) {
      if (worth[from] === 0) continue;
      const all = before[place * row + from] + worth[from] + after[place * row + from + length];
      if (all > best.worth) best = { place, worth: all };
    }
  }
  return best;
}

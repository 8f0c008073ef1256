import { type NightPlanState, PLAN_RANGES, type PlanLock } from '#contract/opt/night-plan-state.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import { type LockedSlot, type NightPlan, planNight } from '#engine/plan/plan-night.ts';
import type { Task } from '#engine/plan/task.ts';
import type { NightTable } from './night-table.ts';
import {
  momentAt,
  planCandidates,
  type PlanCandidate,
  type PlanMeans,
  type PlanChoices,
  stepsOf,
} from './plan-candidates.ts';

/** A plan with one object more: every slot stays where it is then. */
export type RoomMade = {
  readonly locks: readonly PlanLock[];
  /** Minutes of the slots that were shortened, by designator. */
  readonly lengths: NightPlanState['lengths'];
  /** Slots of others that are elsewhere now, shortened or not. */
  readonly moved: number;
};

/**
 * Room for an object that was left out, beside all that have a slot: others are moved, and where that does not do, as few as
 * possible are shortened, and as little. Locked slots stay as they are.
 *
 * @returns nothing where the object is free at no time, or even the shortest slots leave no room.
 */
export function roomFor(
  designator: string,
  table: NightTable,
  choices: PlanChoices,
  means: PlanMeans,
): RoomMade | undefined {
  const found = planCandidates(table, choices, means);
  if (found === undefined) return undefined;
  const { grid, fixed, candidates } = found;
  const before = planNight(
    candidates.map(({ task }) => task),
    grid.steps,
    fixed,
  );
  const requested = candidates.filter(
    ({ task }) => task.id === designator || before.slots.some(({ id }) => id === task.id),
  );
  const shortest = stepsOf(PLAN_RANGES.slotMinutes.min, grid.stepDays);
  const added = requested.find(({ task }) => task.id === designator);
  if (added === undefined || added.longest < shortest) return undefined;
  const after = longestThatFit(requested, grid.steps, fixed, shortest);
  if (after === undefined) return undefined;
  return {
    locks: after.slots.map(({ id, from, to }) => ({
      designator: id,
      start: momentAt(grid, from),
      end: momentAt(grid, to),
    })),
    lengths: Object.fromEntries(
      after.slots.flatMap(({ id, from, to }) => {
        const length = requested.find(({ task }) => task.id === id)?.task.length;
        return to - from === length ? [] : [[id, Math.round((to - from) * grid.stepDays * MINUTES_PER_DAY)]];
      }),
    ),
    moved: after.slots.filter(({ id, from }) =>
      before.slots.some((slot) => slot.id === id && slot.from !== from),
    ).length,
  };
}

/**
 * A plan in which all have a slot: of the greatest length that lets every object in, by bisection, and then, one object after the
 * other, of its full length again where that still leaves room.
 */
function longestThatFit(
  requested: readonly PlanCandidate[],
  steps: number,
  fixed: readonly LockedSlot[],
  shortest: number,
): NightPlan | undefined {
  const planOf = (tasks: readonly Task[]) => {
    const plan = planNight(countingSlotsFirst(tasks), steps, fixed);
    return plan.slots.length === tasks.length ? plan : undefined;
  };
  const upTo = (most: number) => requested.map((one) => shortened(one, most, fixed));
  let [low, high] = [shortest, Math.max(...requested.map(({ task }) => task.length))];
  let tasks: readonly Task[] = upTo(high);
  let best = planOf(tasks);
  if (best !== undefined) return best;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const plan = planOf(upTo(middle));
    if (plan === undefined) high = middle;
    else [best, tasks, low] = [plan, upTo(middle), middle + 1];
  }
  for (const [place, task] of upTo(Infinity).entries()) {
    if (best === undefined || tasks[place]?.length === task.length) continue;
    const longer = tasks.with(place, task);
    const plan = planOf(longer);
    if (plan !== undefined) [best, tasks] = [plan, longer];
  }
  return best;
}

/** A task whose slot takes at most this many steps, and no more than its object is free for; that of a locked slot stays. */
function shortened(
  { task, taskOfSteps, longest }: PlanCandidate,
  most: number,
  fixed: readonly LockedSlot[],
): Task {
  const length = Math.min(task.length, most, Math.max(1, longest));
  return length === task.length || fixed.some(({ id }) => id === task.id) ? task : taskOfSteps(length);
}

/** The same tasks with so much worth added to each that one more slot counts more than any loss of worth. */
function countingSlotsFirst(tasks: readonly Task[]): readonly Task[] {
  const all = tasks.reduce((sum, { worth }) => sum + Math.max(0, ...Array.from(worth)), 0);
  return tasks.map((task) => ({
    ...task,
    worth: Float64Array.from(task.worth, (value) => (value > 0 ? value + all : 0)),
  }));
}

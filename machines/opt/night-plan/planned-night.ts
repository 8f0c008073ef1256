import {
  type ObservingConstraint,
  OBSERVING_CONSTRAINTS,
  decidingConstraint,
} from '#engine/plan/observing-constraints.ts';
import { planNight } from '#engine/plan/plan-night.ts';
import type { Criterion } from '#engine/plan/priority.ts';
import type { Task } from '#engine/plan/task.ts';
import type { NightObject, NightRow, NightTable } from './night-table.ts';
import {
  momentAt,
  type NightGrid,
  planCandidates,
  type PlanMeans,
  type PlanChoices,
  type ViolatedConstraints,
} from './plan-candidates.ts';

/** A slot with all that is shown of it. */
export type PlannedSlot = {
  readonly object: NightObject;
  /** Julian dates UTC. */
  readonly start: number;
  readonly end: number;
  /** The row nearest to its middle. */
  readonly row: NightRow;
  /** Weight times the signal-to-noise ratio that it gains. */
  readonly worth: number;
  readonly weight: number;
  /** What the weight is made of, each from 0 to 1 before it is weighted. */
  readonly scores: Readonly<Record<Criterion, number>>;
  readonly isLocked: boolean;
  /** The constraint that makes a locked slot worth nothing. */
  readonly constraint?: ObservingConstraint | 'no-ephemeris';
};

/** Why an object has no slot. */
export type LeftOutReason = ObservingConstraint | 'no-ephemeris' | 'slot-too-long' | 'no-room';

export type LeftOut = { readonly object: NightObject; readonly reason: LeftOutReason };

/** A plan of a night; or there is no night, as the Sun does not go low enough for two rows. */
export type PlannedNight =
  | { readonly kind: 'no-night' }
  | {
      readonly kind: 'planned';
      readonly grid: NightGrid;
      readonly slots: readonly PlannedSlot[];
      readonly leftOut: readonly LeftOut[];
      /** Sum of the worths of the slots. */
      readonly worth: number;
    };

/**
 * The plan of a night: a pure function of its rows and of what the user said, so that the same is planned every time.
 */
export function plannedNight(table: NightTable, choices: PlanChoices, means: PlanMeans): PlannedNight {
  const found = planCandidates(table, choices, means);
  if (found === undefined) return { kind: 'no-night' };
  const { grid, fixed, candidates } = found;
  const tasks = candidates.map(({ task }) => task);
  const plan = planNight(tasks, grid.steps, fixed);
  const slots = plan.slots.flatMap(({ id, from, to, worth }): PlannedSlot[] => {
    const planned = candidates.find(({ task }) => task.id === id);
    const row = planned?.rows[Math.floor((from + to) / 2)] ?? planned?.rows.find((one) => one !== undefined);
    if (planned === undefined || row === undefined) return [];
    const { object, weight, scores } = planned;
    const [start, end] = [momentAt(grid, from), momentAt(grid, to)];
    const isLocked = fixed.some((lock) => lock.id === id);
    const constraint = worth === 0 ? firstViolated(planned.violated.slice(from, to)) : undefined;
    return [{ object, start, end, row, worth, weight, scores, isLocked, ...(constraint && { constraint }) }];
  });
  const leftOut = candidates
    .filter(({ task }) => plan.slots.every(({ id }) => id !== task.id))
    .map(({ object, violated, task }) => ({ object, reason: reasonOf(violated, task) }));
  return { kind: 'planned', grid, slots, leftOut, worth: plan.worth };
}

/** The first constraint that is violated somewhere in a slot. */
function firstViolated(
  violated: readonly ViolatedConstraints[],
): ObservingConstraint | 'no-ephemeris' | undefined {
  if (violated.some((step) => step === undefined)) return 'no-ephemeris';
  return OBSERVING_CONSTRAINTS.find((constraint) => violated.some((step) => step?.has(constraint)));
}

function reasonOf(violated: readonly ViolatedConstraints[], { worth }: Task): LeftOutReason {
  const known = violated.filter((step) => step !== undefined);
  if (known.length === 0) return 'no-ephemeris';
  const reason = decidingConstraint(known);
  if (reason !== undefined) return reason;
  return Array.from(worth).some((value) => value > 0) ? 'no-room' : 'slot-too-long';
}

import type { NightPlanState, PlanLock } from '#contract/opt/night-plan-state.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import {
  type Constraints,
  type ObservingConstraint,
  violatedConstraints,
} from '#engine/plan/observing-constraints.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { LockedSlot } from '#engine/plan/plan-night.ts';
import { type Criterion, priorityOf, scoresOf, type Urgency } from '#engine/plan/priority.ts';
import { slotWorths } from '#engine/plan/slot-worth.ts';
import type { Task } from '#engine/plan/task.ts';
import type { NightObject, NightRow, NightTable } from './night-table.ts';

/** The dark part of a night in equal steps. */
export type NightGrid = {
  /** Index of its first moment in the table. */
  readonly first: number;
  readonly steps: number;
  /** Julian date UTC of its beginning. */
  readonly start: number;
  readonly stepDays: number;
};

/** What a plan needs beside the table and the user's settings. */
export type PlanMeans = {
  /** Read from the horizon's text; undefined for an open view. */
  readonly obstruction: Obstruction | undefined;
  /** Designators of the objects on a risk list. */
  readonly atRisk: ReadonlySet<string>;
  /** Signal-to-noise ratio that this many seconds gain on an object. */
  readonly signal: (row: NightRow, seconds: number) => number;
};

/** The user's settings of a plan. */
export type PlanChoices = Pick<NightPlanState, 'settings' | 'locks' | 'lengths'>;

/** An object with all that decides on its slot. */
export type PlanCandidate = {
  readonly object: NightObject;
  /** A row for each end of a step. */
  readonly rows: readonly (NightRow | undefined)[];
  readonly violated: readonly ViolatedConstraints[];
  readonly task: Task;
  /** The task with a slot of this many steps. */
  readonly taskOfSteps: (steps: number) => Task;
  /** Steps one after the other that violate no constraint, at most. */
  readonly longest: number;
  readonly weight: number;
  readonly scores: Readonly<Record<Criterion, number>>;
};

/** The objects of a night on its grid, and the slots that are locked. */
export type PlanCandidates = {
  readonly grid: NightGrid;
  readonly fixed: readonly LockedSlot[];
  readonly candidates: readonly PlanCandidate[];
};

/**
 * What a plan is made from; undefined where the Sun does not go low enough for two rows.
 *
 * A step violates no constraint when its beginning and its end do not. Locks of objects that are not in the table, outside the
 * night or over another lock are passed over.
 */
export function planCandidates(
  table: NightTable,
  { settings, locks, lengths }: PlanChoices,
  { obstruction, atRisk, signal }: PlanMeans,
): PlanCandidates | undefined {
  const { magnitudeLimit, sunBelow, altitudeAbove, moonApart, meridianGap } = settings;
  const grid = nightGrid(table, sunBelow);
  if (grid === undefined) return undefined;
  const constraints: Constraints = {
    sunBelow,
    altitudeAbove,
    moonApart,
    meridianGap,
    ...(magnitudeLimit === undefined ? {} : { magnitudeLimit }),
    ...(obstruction === undefined ? {} : { obstruction }),
  };
  const stepSeconds = grid.stepDays * 86_400;
  const fixed = lockedSteps(locks, table.objects, grid);
  const candidates = table.objects.map((object) => {
    const rows = object.rows.slice(grid.first, grid.first + grid.steps + 1);
    const violated = violatedBySteps(rows, constraints);
    const isAllowed = violated.map((known) => known?.size === 0);
    const urgency = urgencyOf(object, rows, isAllowed, grid, atRisk);
    const weight = priorityOf(urgency, settings.weights);
    const id = object.table.designator;
    const lock = fixed.find((one) => one.id === id);
    const length = lock ? lock.to - lock.from : stepsOf(lengths[id] ?? settings.slotMinutes, grid.stepDays);
    const snr = isAllowed.map((allowed, step) => {
      const row = rows[step];
      return allowed && row !== undefined ? signal(row, stepSeconds) : 0;
    });
    const taskOfSteps = (steps: number): Task => ({
      id,
      length: steps,
      worth: slotWorths(snr, isAllowed, steps, weight),
    });
    const longest = longestRun(isAllowed);
    return {
      object,
      rows,
      violated,
      task: taskOfSteps(length),
      taskOfSteps,
      longest,
      weight,
      scores: scoresOf(urgency),
    };
  });
  return { grid, fixed, candidates };
}

/** Steps that this many minutes take, at least one. */
export function stepsOf(minutes: number, stepDays: number): number {
  return Math.max(1, Math.round(minutes / (stepDays * MINUTES_PER_DAY)));
}

/** The longest dark part of a night; undefined where no two moments are dark. */
function nightGrid({ moments, sun, stepDays }: NightTable, sunBelow: number): NightGrid | undefined {
  let [first, steps, from] = [0, 0, 0];
  for (const [to, altitude] of sun.entries()) {
    if (altitude > sunBelow) from = to + 1;
    else if (to - from > steps) [first, steps] = [from, to - from];
  }
  const start = moments[first];
  return steps === 0 || start === undefined ? undefined : { first, steps, start, stepDays };
}

/** Julian date UTC at which a step begins. */
export function momentAt({ start, stepDays }: NightGrid, step: number): number {
  return start + step * stepDays;
}

/** Constraints that are violated in a step; undefined where there is no ephemeris. */
export type ViolatedConstraints = ReadonlySet<ObservingConstraint> | undefined;

/**
 * Constraints that are violated at the beginning or the end of each step; undefined where there is no
 * ephemeris.
 */
function violatedBySteps(
  rows: readonly (NightRow | undefined)[],
  constraints: Constraints,
): readonly ViolatedConstraints[] {
  const known = rows.map((row) => row && violatedConstraints(row, constraints));
  return known.slice(1).map((end, step) => {
    const start = known[step];
    return start && end && new Set([...start, ...end]);
  });
}

function urgencyOf(
  { table }: NightObject,
  rows: readonly (NightRow | undefined)[],
  isAllowed: readonly boolean[],
  { stepDays }: NightGrid,
  atRisk: ReadonlySet<string>,
): Urgency {
  const steps = isAllowed.filter((allowed) => allowed).length;
  const row = rows[isAllowed.indexOf(true)] ?? rows.find((one) => one !== undefined);
  return {
    observableHours: steps * stepDays * 24,
    rate: row?.rate ?? 0,
    ...(row?.daysUnobserved === undefined ? {} : { daysUnobserved: Math.max(0, row.daysUnobserved) }),
    ...(row?.ellipse === undefined ? {} : { uncertainty: row.ellipse.major }),
    isOnRiskList: atRisk.has(table.designator),
  };
}

/** Locks on the grid: each inside the night, of an object of the table, and over none before it. */
function lockedSteps(
  locks: readonly PlanLock[],
  objects: readonly NightObject[],
  { start, stepDays, steps }: NightGrid,
): readonly LockedSlot[] {
  const placed: LockedSlot[] = [];
  for (const { designator: id, start: begin, end } of locks) {
    const [from, to] = [Math.round((begin - start) / stepDays), Math.round((end - start) / stepDays)];
    const fits =
      from >= 0 && from < to && to <= steps && objects.some(({ table }) => table.designator === id);
    if (fits && placed.every((other) => other.id !== id && (other.to <= from || to <= other.from)))
      placed.push({ id, from, to });
  }
  return placed;
}

function longestRun(isAllowed: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const allowed of isAllowed) {
    run = allowed ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

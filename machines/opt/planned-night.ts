import type { NightPlanState, PlanLock } from '#contract/night-plan-state.ts';
import {
  type Constraints,
  type Hindrance,
  HINDRANCES,
  hindrancesAt,
  reasonAgainst,
} from '#engine/plan/hindrance.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import { type LockedSlot, planNight } from '#engine/plan/plan-night.ts';
import { type Criterion, priorityOf, scoresOf, type Urgency } from '#engine/plan/priority.ts';
import { slotWorths } from '#engine/plan/slot-worth.ts';
import type { Task } from '#engine/plan/task.ts';
import type { NightObject, NightRow, NightTable } from './night-table.ts';

const DAY_MINUTES = 1440;

/** The dark part of a night in equal steps. */
export type NightGrid = {
  /** Index of its first moment in the table. */
  readonly first: number;
  readonly steps: number;
  /** Julian date UTC of its beginning. */
  readonly start: number;
  readonly stepDays: number;
};

/** A slot with all that is told of it. */
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
  /** Of a slot that was locked where it is worth nothing. */
  readonly hindrance?: Hindrance | 'no-ephemeris';
};

/** Why an object has no slot. */
export type LeftOutReason = Hindrance | 'no-ephemeris' | 'slot-too-long' | 'no-room';

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

/** What a plan needs beside the table and what the visitor said. */
export type PlanMeans = {
  /** Read from the horizon's text; undefined for an open view. */
  readonly obstruction: Obstruction | undefined;
  /** Designators of the objects on a risk list. */
  readonly atRisk: ReadonlySet<string>;
  /** Signal-to-noise ratio that so many seconds gain on an object. */
  readonly signal: (row: NightRow, seconds: number) => number;
};

/**
 * The plan of a night: a pure function of its rows and of what the visitor said, so that the same is planned every time.
 *
 * A step is free of hindrances when its beginning and its end are. Locks of objects that are not in the table, outside the
 * night or over another lock are passed over.
 */
export function plannedNight(
  table: NightTable,
  { settings, locks, lengths }: Pick<NightPlanState, 'settings' | 'locks' | 'lengths'>,
  { obstruction, atRisk, signal }: PlanMeans,
): PlannedNight {
  const { magnitudeLimit, sunBelow, altitudeAbove, moonApart, meridianGap } = settings;
  const grid = nightGrid(table, sunBelow);
  if (grid === undefined) return { kind: 'no-night' };
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
    const hindrances = stepHindrances(rows, constraints);
    const isAllowed = hindrances.map((known) => known?.size === 0);
    const urgency = urgencyOf(object, rows, isAllowed, grid, atRisk);
    const weight = priorityOf(urgency, settings.weights);
    const id = object.table.designator;
    const lock = fixed.find((one) => one.id === id);
    const length = lock ? lock.to - lock.from : stepsOf(lengths[id] ?? settings.slotMinutes, grid.stepDays);
    const snr = isAllowed.map((allowed, step) => {
      const row = rows[step];
      return allowed && row !== undefined ? signal(row, stepSeconds) : 0;
    });
    const task: Task = { id, length, worth: slotWorths(snr, isAllowed, length, weight) };
    return { object, rows, hindrances, task, weight, scores: scoresOf(urgency) };
  });
  const tasks = candidates.map(({ task }) => task);
  const plan = planNight(tasks, grid.steps, fixed);
  const slots = plan.slots.flatMap(({ id, from, to, worth }): PlannedSlot[] => {
    const found = candidates.find(({ task }) => task.id === id);
    const row = found?.rows[Math.floor((from + to) / 2)] ?? found?.rows.find((one) => one !== undefined);
    if (found === undefined || row === undefined) return [];
    const { object, weight, scores } = found;
    const [start, end] = [momentAt(grid, from), momentAt(grid, to)];
    const isLocked = fixed.some((lock) => lock.id === id);
    const hindrance = worth === 0 ? hindranceIn(found.hindrances.slice(from, to)) : undefined;
    return [{ object, start, end, row, worth, weight, scores, isLocked, ...(hindrance && { hindrance }) }];
  });
  const leftOut = candidates
    .filter(({ task }) => plan.slots.every(({ id }) => id !== task.id))
    .map(({ object, hindrances, task }) => ({ object, reason: reasonOf(hindrances, task) }));
  return { kind: 'planned', grid, slots, leftOut, worth: plan.worth };
}

/** Steps that so many minutes take, at least one. */
export function stepsOf(minutes: number, stepDays: number): number {
  return Math.max(1, Math.round(minutes / (stepDays * DAY_MINUTES)));
}

/** The longest dark part of a night; undefined where no two moments are dark. */
function nightGrid({ moments, sun, stepDays }: NightTable, sunBelow: number): NightGrid | undefined {
  let [first, steps] = [0, 0];
  for (let from = 0; from < sun.length; from++) {
    let to = from;
    while (to < sun.length && sun[to] <= sunBelow) to++;
    if (to - 1 - from > steps) [first, steps] = [from, to - 1 - from];
    from = Math.max(from, to - 1);
  }
  return steps === 0 ? undefined : { first, steps, start: moments[first], stepDays };
}

function momentAt({ start, stepDays }: NightGrid, step: number): number {
  return start + step * stepDays;
}

type StepHindrances = ReadonlySet<Hindrance> | undefined;

/** What hinders at the beginning or the end of each step; undefined where there is no ephemeris. */
function stepHindrances(
  rows: readonly (NightRow | undefined)[],
  constraints: Constraints,
): readonly StepHindrances[] {
  const known = rows.map((row) => row && hindrancesAt(row, constraints));
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
  const kept: LockedSlot[] = [];
  for (const { designator: id, start: begin, end } of locks) {
    const [from, to] = [begin, end].map((moment) => Math.round((moment - start) / stepDays));
    const fits =
      from >= 0 && from < to && to <= steps && objects.some(({ table }) => table.designator === id);
    if (fits && kept.every((other) => other.id !== id && (other.to <= from || to <= other.from)))
      kept.push({ id, from, to });
  }
  return kept;
}

/** The first thing that hinders somewhere in a slot. */
function hindranceIn(hindrances: readonly StepHindrances[]): Hindrance | 'no-ephemeris' | undefined {
  if (hindrances.some((step) => step === undefined)) return 'no-ephemeris';
  return HINDRANCES.find((hindrance) => hindrances.some((step) => step?.has(hindrance)));
}

function reasonOf(hindrances: readonly StepHindrances[], { worth }: Task): LeftOutReason {
  const known = hindrances.filter((step) => step !== undefined);
  if (known.length === 0) return 'no-ephemeris';
  const reason = reasonAgainst(known);
  if (reason !== undefined) return reason;
  return Array.from(worth).some((value) => value > 0) ? 'no-room' : 'slot-too-long';
}

import { keysOf } from '#engine/typed-record.ts';
import type { DescribedEphemeris } from './covered-ephemeris.ts';
import type { createTasks } from './tasks.ts';

type Tasks = ReturnType<typeof createTasks>;

/** Name of a task of a worker thread. */
export type TaskName = keyof Tasks;

/** The names as values: the pool sends them to the workers. */
export const TASK_NAMES: readonly TaskName[] = keysOf({
  ephemerisOf: true,
  sunMoonOf: true,
  nodesOf: true,
  surveyOf: true,
  rangesOf: true,
  brightestOf: true,
  measureOf: true,
  extremesOf: true,
  coursesOf: true,
  nightsOf: true,
  populationOf: true,
  scanOf: true,
  propagatedOf: true,
  budgetOf: true,
  approachesOf: true,
  flybyOf: true,
  conicFlybyOf: true,
  tableOf: true,
  synodicOf: true,
  windowsOf: true,
} satisfies Record<TaskName, true>);

/**
 * The tasks as promises. One rejects on a fault of the program, when a worker has died, or with an `OverdueError` when a task
 * exceeded its time; it fails one piece of work and nothing else.
 */
export type ComputedTasks = {
  readonly [Name in TaskName]: (task: Parameters<Tasks[Name]>[0]) => Promise<ReturnType<Tasks[Name]>>;
};

/** Long computations, outside of the thread that serves requests. */
export type Compute = ComputedTasks & {
  /** Pieces of work that run at once. */
  readonly workers: number;
  /** The ephemeris of the planets. */
  readonly ephemeris: DescribedEphemeris;
};

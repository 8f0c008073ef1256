import { OverdueError } from '../http/problem-error.ts';
import { type Compute, type ComputedTasks, TASK_NAMES, type TaskName } from './compute.ts';

/** Time that one task may take, ms: the longest take some seconds, ten times that on a machine that is busy. */
export const DEADLINE_MS = 60_000;

/** Workers of a host. */
export type Workers = Pick<Compute, 'workers' | 'ephemeris'> & {
  /** Time that one task may take, ms. */
  readonly deadlineMs: number;
  /** Has a worker do a task; rejects with an `AbortError` or `TimeoutError` where its time is over, and its worker is replaced. */
  readonly attempt: (name: TaskName, task: unknown) => Promise<unknown>;
  /** Whether the workers end, so that nothing is tried again. */
  readonly isClosing: () => boolean;
  /** Gets the failures of first attempts. */
  readonly report: (error: unknown) => void;
};

/**
 * The tasks as workers do them.
 *
 * A task at which a worker dies, or that is not done when its time is over, is tried once more: what fails twice fails, with an
 * `OverdueError` where its time was over the second time.
 */
export function computeBy({ workers, ephemeris, deadlineMs, attempt, isClosing, report }: Workers): Compute {
  const run = async (name: TaskName, task: unknown): Promise<unknown> => {
    try {
      return await attempt(name, task);
    } catch (error) {
      if (isClosing()) throw error;
      report(error);
      return attempt(name, task).catch((again: unknown) => {
        throw isDeadline(again)
          ? new OverdueError(`${name} was aborted after ${deadlineMs / 1000} s`)
          : again;
      });
    }
  };
  const tasks = Object.fromEntries(
    TASK_NAMES.map((name) => [name, (task: unknown) => run(name, task)]),
  ) as ComputedTasks;
  return { workers, ephemeris, ...tasks };
}

function isDeadline(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

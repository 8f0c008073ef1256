import { join } from 'node:path';
import { Piscina } from 'piscina';
import { computeBy, DEADLINE_MS } from '#server/tasks/compute-by.ts';
import type { Compute } from '#server/tasks/compute.ts';
import { describeEphemeris } from '#server/tasks/covered-ephemeris.ts';
import type { WorkerData } from './compute-worker.ts';
import { readIndex } from './ephemeris-files.ts';
import type { TakeInTask, TakenIn } from '../catalogue/take-in-catalogue.ts';

/** Most memory a worker's objects may take, MB; a worker that needs more fails its task and is replaced. */
const WORKER_HEAP_MB = 192;

/** By how much workers yield to the thread that serves visitors, and to a browser on the same machine; Linux alone can. */
const NICENESS = 5;

/** Worker threads that compute, and one that reads catalogues. */
export type ComputePool = Compute & {
  readonly takeIn: (task: TakeInTask) => Promise<TakenIn>;
  /** Lets running tasks end and stops all workers. */
  readonly close: () => Promise<void>;
};

/** Where the workers' program and data are, and how many there shall be. */
export type PoolOptions = {
  readonly workerFile: string;
  readonly ephemerisFolder: string;
  /** Where a refreshed Earth orientation may be stored, the best place first. */
  readonly earthOrientationFiles: readonly string[];
  readonly workers: number;
  /** Time that one task may take, ms; a minute where absent. */
  readonly deadlineMs?: number;
  /** Gets the deaths of workers. */
  readonly report: (error: unknown) => void;
};

/**
 * Starts worker threads. One that dies, or that is still at a task when its time is over, is replaced; `computeBy` says what becomes
 * of the task.
 *
 * @throws RangeError when there is no ephemeris.
 */
export function startComputePool({
  workerFile,
  ephemerisFolder,
  earthOrientationFiles,
  workers,
  deadlineMs = DEADLINE_MS,
  report,
}: PoolOptions): ComputePool {
  const common = {
    filename: workerFile,
    workerData: { ephemerisFolder, earthOrientationFiles } satisfies WorkerData,
    atomics: 'disabled',
    niceIncrement: NICENESS,
  } as const;
  const ephemeris = describeEphemeris(readIndex(ephemerisFolder));
  const pool = new Piscina({
    ...common,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  pool.on('error', report); // without a listener, the death of an idle worker would end the service
  let closing = false;
  return {
    ...computeBy({
      workers,
      ephemeris,
      deadlineMs,
      attempt: (name, task): Promise<unknown> =>
        pool.run({ name, task }, { name: 'runTask', signal: AbortSignal.timeout(deadlineMs) }),
      isClosing: () => closing,
      report,
    }),
    takeIn: async (task) => {
      const reader = new Piscina({ ...common, minThreads: 1, maxThreads: 1 });
      reader.on('error', report);
      try {
        return (await reader.run(task, { name: 'takeIn' })) as TakenIn;
      } finally {
        await reader.destroy();
      }
    },
    close: () => {
      closing = true;
      return pool.close({ force: true });
    },
  };
}

/** The workers' program lies beside the service's own once both are built. */
export function builtWorkerFile(serverFolder: string): string {
  return join(serverFolder, 'compute-worker.js');
}

import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { EphemerisTable, Table } from '#engine/observe/table.ts';
import type {
  Compute,
  ComputedFlyby,
  FoundApproach,
  ObjectCourse,
  ObjectExtremes,
  ObjectWindows,
  PopulationFound,
  SynodicPath,
  TabledOrbit,
  WithoutNodes,
} from '#server/compute.ts';
import type { Computed } from '#server/compute/computed.ts';
import type { WorkerData } from './compute-worker.ts';
import { readIndex, spanOf } from './ephemeris-files.ts';
import type { TakeInTask, TakenIn } from './take-in-catalogue.ts';

/** Most memory a worker's objects may take, MB; a worker that needs more fails its task and is replaced. */
const WORKER_HEAP_MB = 192;

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
  /** Where a refreshed Earth orientation may stand, the best place first. */
  readonly earthOrientationFiles: readonly string[];
  readonly workers: number;
  /** Gets the deaths of idle workers. */
  readonly report: (error: unknown) => void;
};

/**
 * Starts worker threads.
 *
 * A worker that dies fails the task it was at; another takes its place.
 *
 * @throws RangeError when there is no ephemeris.
 */
export function startComputePool({
  workerFile,
  ephemerisFolder,
  earthOrientationFiles,
  workers,
  report,
}: PoolOptions): ComputePool {
  const index = readIndex(ephemerisFolder);
  const common = {
    filename: workerFile,
    workerData: { ephemerisFolder, earthOrientationFiles } satisfies WorkerData,
    atomics: 'disabled',
  } as const;
  const pool = new Piscina({
    ...common,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  pool.on('error', report); // without a listener, the death of an idle worker would end the service
  return {
    workers,
    ephemeris: { name: index.name, gm: Float64Array.from(index.gm), ...spanOf(index) },
    ephemerisOf: (task) => pool.run(task, { name: 'ephemerisOf' }) as Promise<Computed<EphemerisTable>>,
    sunMoonOf: (task) => pool.run(task, { name: 'sunMoonOf' }) as Promise<Table>,
    nodesOf: (task) => pool.run(task, { name: 'nodesOf' }) as Promise<readonly WithoutNodes[]>,
    surveyOf: (task) => pool.run(task, { name: 'surveyOf' }) as Promise<Int32Array>,
    extremesOf: (task) => pool.run(task, { name: 'extremesOf' }) as Promise<readonly ObjectExtremes[]>,
    coursesOf: (task) => pool.run(task, { name: 'coursesOf' }) as Promise<readonly ObjectCourse[]>,
    nightsOf: (window) => pool.run(window, { name: 'nightsOf' }) as Promise<number>,
    tableOf: (task) => pool.run(task, { name: 'tableOf' }) as Promise<Computed<TabledOrbit>>,
    synodicOf: (task) => pool.run(task, { name: 'synodicOf' }) as Promise<Computed<SynodicPath>>,
    approachesOf: (task) =>
      pool.run(task, { name: 'approachesOf' }) as Promise<Computed<readonly FoundApproach[]>>,
    flybyOf: (task) => pool.run(task, { name: 'flybyOf' }) as Promise<Computed<ComputedFlyby>>,
    conicFlybyOf: (task) => pool.run(task, { name: 'conicFlybyOf' }) as Promise<Computed<ComputedFlyby>>,
    populationOf: (task) => pool.run(task, { name: 'populationOf' }) as Promise<readonly PopulationFound[]>,
    windowsOf: (task) => pool.run(task, { name: 'windowsOf' }) as Promise<Computed<ObjectWindows>>,
    takeIn: async (task) => {
      const reader = new Piscina({ ...common, minThreads: 1, maxThreads: 1 });
      reader.on('error', report);
      try {
        return (await reader.run(task, { name: 'takeIn' })) as TakenIn;
      } finally {
        await reader.destroy();
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** The workers' program stands beside the service's own once both are built. */
export function builtWorkerFile(serverFolder: string): string {
  return join(serverFolder, 'compute-worker.js');
}

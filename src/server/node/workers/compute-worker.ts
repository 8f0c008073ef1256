import { workerData } from 'piscina';
import type { TaskName } from '#server/tasks/compute.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import { openEarthOrientationFile } from './earth-orientation-file.ts';
import { openEphemerisFiles } from './ephemeris-files.ts';
import { takeInCatalogue } from '../catalogue/take-in-catalogue.ts';

/** The data that every worker receives at start. */
export type WorkerData = {
  readonly ephemerisFolder: string;
  /** Where a refreshed Earth orientation may lie, the best place first. */
  readonly earthOrientationFiles: readonly string[];
};

let worker: { readonly tasks: ReturnType<typeof createTasks>; readonly beginTask: () => void } | undefined;

/** Runs a task by its name; the first one opens the ephemeris. */
export function runTask({ name, task }: { readonly name: TaskName; readonly task: never }): unknown {
  const { tasks, beginTask } = (worker ??= openWorker(workerData as WorkerData));
  beginTask();
  return tasks[name](task);
}

function openWorker({ ephemerisFolder, earthOrientationFiles }: WorkerData): NonNullable<typeof worker> {
  const { beginTask, ...covered } = openEphemerisFiles(ephemerisFolder);
  return { tasks: createTasks(covered, openEarthOrientationFile(earthOrientationFiles).current), beginTask };
}

/** Reads a folder of catalogue files. */
export const takeIn = takeInCatalogue;

import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import type { EphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { computeBy, DEADLINE_MS } from '#server/tasks/compute-by.ts';
import type { Compute, TaskName } from '#server/tasks/compute.ts';
import { describeEphemeris } from '#server/tasks/covered-ephemeris.ts';
import { type PackedTask, packedTask } from '#server/tasks/packed-task.ts';
import type { Numbers } from '#server/tasks/survey-rows.ts';
import type { MessageFromWorker, MessageToWorker } from './worker-messages.ts';

/** A worker that `serveTasks` serves in. */
export type TaskWorker = {
  readonly post: (message: MessageToWorker) => void;
  readonly end: () => void;
};

/** Listeners for a worker. */
export type TaskWorkerListeners = {
  readonly onMessage: (message: MessageFromWorker) => void;
  /** The worker has died, or cannot be started. */
  readonly onDeath: (reason: string) => void;
};

export type WorkerPoolParts = {
  readonly open: (listeners: TaskWorkerListeners) => TaskWorker;
  readonly workers: number;
  readonly index: EphemerisIndex;
  readonly earth: EarthOrientation;
  /** The bytes of a chunk of the ephemeris. */
  readonly readChunk: (file: string) => Promise<Uint8Array>;
  /** Time that one task may take, ms; a minute where absent. */
  readonly deadlineMs?: number;
  /** Gets the failures of first attempts. */
  readonly report: (error: unknown) => void;
};

/** A task, and what its promise is settled by. */
type Job = PackedTask & {
  readonly name: TaskName;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** A worker, and what it does. */
type WorkerSlot = {
  readonly worker: TaskWorker;
  job: Job | undefined;
  /** What its last task was; nothing before the first. */
  last: TaskName | undefined;
  deadline: ReturnType<typeof setTimeout> | undefined;
};

/** Workers that are started when there is a task for them, and then stay until the pool is retired. */
export type WorkerPool = {
  readonly compute: Compute;
  /** From now on a worker ends when there is no task for it. */
  readonly retire: () => void;
};

/** Starts none of its workers yet. */
export function startWorkerPool({
  open,
  workers,
  index,
  earth,
  readChunk,
  deadlineMs = DEADLINE_MS,
  report,
}: WorkerPoolParts): WorkerPool {
  const slots = new Set<WorkerSlot>();
  const waiting: Job[] = [];
  let isRetired = false;
  const compute = computeBy({
    workers,
    ephemeris: describeEphemeris(index),
    deadlineMs,
    attempt: (name, task) =>
      new Promise((resolve, reject) => {
        waiting.push({ name, ...packedTask(name, task), resolve, reject });
        advance();
      }),
    isClosing: () => false,
    report,
  });

  return { compute, retire };

  function retire(): void {
    isRetired = true;
    advance();
  }

  function advance(): void {
    for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
      const slot = freeSlot(job.name);
      if (slot === undefined) return;
      waiting.shift();
      [slot.job, slot.last] = [job, job.name];
      postTask(slot);
    }
    if (isRetired) endIdle();
  }

  function endIdle(): void {
    for (const slot of slots) {
      if (slot.job !== undefined) continue;
      slot.worker.end();
      slots.delete(slot);
    }
  }

  /** The worker that did such a task last, else the one that was freed last: its code is compiled, and its tables are filled. */
  function freeSlot(name: TaskName): WorkerSlot | undefined {
    const free = [...slots].filter(({ job }) => job === undefined);
    const warm = free.find(({ last }) => last === name) ?? free.at(-1);
    return warm ?? (slots.size < workers ? startSlot() : undefined);
  }

  function startSlot(): WorkerSlot {
    const worker = open({
      onMessage: (message) => void handleMessage(slot, message),
      onDeath: (reason) => replace(slot, new Error(`a worker died: ${reason}`)),
    });
    const slot: WorkerSlot = { worker, job: undefined, last: undefined, deadline: undefined };
    worker.post({ kind: 'start', index, earth });
    slots.add(slot);
    return slot;
  }

  function postTask(slot: WorkerSlot): void {
    const { job, worker } = slot;
    if (job === undefined) return;
    worker.post({ kind: 'task', name: job.name, task: job.task });
    slot.deadline = setTimeout(
      () => replace(slot, new DOMException('The task took too long.', 'TimeoutError')),
      deadlineMs,
    );
  }

  async function handleMessage(slot: WorkerSlot, message: MessageFromWorker): Promise<void> {
    clearTimeout(slot.deadline);
    const { job } = slot;
    if (job === undefined) return;
    switch (message.kind) {
      case 'done':
        finish(job, message.value, message.written);
        return release(slot);
      case 'failed':
        release(slot);
        return job.reject(message.error);
      case 'missing':
        await sendChunks(slot, job, message.files);
    }
  }

  function finish({ unpack, resolve, reject }: Job, value: unknown, written: readonly Numbers[]): void {
    try {
      resolve(unpack(value, written));
    } catch (error) {
      reject(error);
    }
  }

  async function sendChunks(slot: WorkerSlot, job: Job, files: readonly string[]): Promise<void> {
    try {
      const chunks = await Promise.all(files.map(async (file) => [file, await readChunk(file)] as const));
      slot.worker.post({ kind: 'chunks', chunks });
      postTask(slot);
    } catch (error) {
      release(slot);
      job.reject(error);
    }
  }

  function release(slot: WorkerSlot): void {
    slot.job = undefined;
    slots.delete(slot); // the last of the slots is the one that was freed last
    slots.add(slot);
    advance();
  }

  function replace(slot: WorkerSlot, error: unknown): void {
    clearTimeout(slot.deadline);
    slot.worker.end();
    slots.delete(slot);
    slot.job?.reject(error);
    slot.job = undefined;
    advance();
  }
}

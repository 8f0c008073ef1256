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
type Seat = {
  readonly worker: TaskWorker;
  job: Job | undefined;
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
  const seats = new Set<Seat>();
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
    while (waiting.length > 0) {
      const seat = freeSeat();
      if (seat === undefined) return;
      seat.job = waiting.shift();
      give(seat);
    }
    if (isRetired) endIdle();
  }

  function endIdle(): void {
    for (const seat of seats) {
      if (seat.job !== undefined) continue;
      seat.worker.end();
      seats.delete(seat);
    }
  }

  function freeSeat(): Seat | undefined {
    for (const seat of seats) if (seat.job === undefined) return seat;
    return seats.size < workers ? startSeat() : undefined;
  }

  function startSeat(): Seat {
    const worker = open({
      onMessage: (message) => void take(seat, message),
      onDeath: (reason) => replace(seat, new Error(`a worker died: ${reason}`)),
    });
    const seat: Seat = { worker, job: undefined, deadline: undefined };
    worker.post({ kind: 'start', index, earth });
    seats.add(seat);
    return seat;
  }

  function give(seat: Seat): void {
    const { job, worker } = seat;
    if (job === undefined) return;
    worker.post({ kind: 'task', name: job.name, task: job.task });
    seat.deadline = setTimeout(
      () => replace(seat, new DOMException('The task took too long.', 'TimeoutError')),
      deadlineMs,
    );
  }

  async function take(seat: Seat, message: MessageFromWorker): Promise<void> {
    clearTimeout(seat.deadline);
    const { job } = seat;
    if (job === undefined) return;
    switch (message.kind) {
      case 'done':
        finish(job, message.value, message.written);
        return release(seat);
      case 'failed':
        release(seat);
        return job.reject(message.error);
      case 'missing':
        await bringChunks(seat, job, message.files);
    }
  }

  function finish({ unpack, resolve, reject }: Job, value: unknown, written: readonly Numbers[]): void {
    try {
      resolve(unpack(value, written));
    } catch (error) {
      reject(error);
    }
  }

  async function bringChunks(seat: Seat, job: Job, files: readonly string[]): Promise<void> {
    try {
      const chunks = await Promise.all(files.map(async (file) => [file, await readChunk(file)] as const));
      seat.worker.post({ kind: 'chunks', chunks });
      give(seat);
    } catch (error) {
      release(seat);
      job.reject(error);
    }
  }

  function release(seat: Seat): void {
    seat.job = undefined;
    advance();
  }

  function replace(seat: Seat, error: unknown): void {
    clearTimeout(seat.deadline);
    seat.worker.end();
    seats.delete(seat);
    seat.job?.reject(error);
    seat.job = undefined;
    advance();
  }
}

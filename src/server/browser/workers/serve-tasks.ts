import { isShared } from '#engine/shared-memory.ts';
import type { TaskName } from '#server/tasks/compute.ts';
import { coveredEphemeris, type WorkerEphemeris } from '#server/tasks/covered-ephemeris.ts';
import { writtenBy } from '#server/tasks/packed-task.ts';
import { createTasks } from '#server/tasks/tasks.ts';
import type { MessageFromWorker, MessageToWorker } from './worker-messages.ts';

/** Thrown by a task that needs chunks of the ephemeris which have not come yet: it is done again once they have. */
class MissingChunksError extends Error {
  override readonly name = 'MissingChunksError';
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`missing ${files.join(', ')}`);
    this.files = files;
  }
}

/** Does the tasks that come through a port, one at a time, and posts the outcome of each. */
export function serveTasks(post: (message: MessageFromWorker, transferred: Transferable[]) => void): {
  readonly handleMessage: (message: MessageToWorker) => void;
} {
  const chunks = new Map<string, Uint8Array>();
  let tasks: ReturnType<typeof createTasks> | undefined;
  let ephemeris: WorkerEphemeris | undefined;

  return { handleMessage };

  function handleMessage(message: MessageToWorker): void {
    switch (message.kind) {
      case 'start':
        ephemeris = coveredEphemeris(message.index, chunksOf);
        tasks = createTasks(ephemeris, () => message.earth);
        return;
      case 'chunks':
        for (const [file, bytes] of message.chunks) chunks.set(file, bytes);
        return;
      case 'task':
        answer(message.name, message.task);
    }
  }

  function answer(name: TaskName, task: unknown): void {
    if (tasks === undefined) throw new RangeError('a task before the start');
    try {
      ephemeris?.beginTask();
      const value: unknown = tasks[name](task as never);
      const written = writtenBy(name, task).filter((numbers) => !isShared(numbers));
      post(
        { kind: 'done', value, written },
        written.map(({ buffer }) => buffer as ArrayBuffer),
      );
    } catch (error) {
      if (error instanceof MissingChunksError) post({ kind: 'missing', files: error.files }, []);
      else post({ kind: 'failed', error }, []);
    }
  }

  /** The chunks, which the ephemeris then has itself. @throws MissingChunksError */
  function chunksOf(files: readonly string[]): readonly Uint8Array[] {
    const missing = files.filter((file) => !chunks.has(file));
    if (missing.length > 0) throw new MissingChunksError(missing);
    return files.flatMap((file) => {
      const bytes = chunks.get(file);
      chunks.delete(file);
      return bytes ?? [];
    });
  }
}

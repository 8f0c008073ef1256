import type { TaskWorker, TaskWorkerListeners } from './worker-pool.ts';
import type { MessageFromWorker } from './worker-messages.ts';

/** Starts a worker of the browser that computes. */
export function openWorker({ onMessage, onDeath }: TaskWorkerListeners): TaskWorker {
  const worker = new Worker(new URL('./compute-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => onMessage(data));
  worker.addEventListener('error', ({ message }) => onDeath(message));
  worker.addEventListener('messageerror', () => onDeath('its message cannot be read'));
  return { post: (message) => worker.postMessage(message, []), end: () => worker.terminate() };
}

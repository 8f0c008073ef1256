import { serveTasks } from './serve-tasks.ts';
import type { MessageToWorker } from './worker-messages.ts';

const { handleMessage } = serveTasks((message, transferred) =>
  self.postMessage(message, { transfer: transferred }),
);
self.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => handleMessage(data));

import { serveTasks } from './serve-tasks.ts';
import type { MessageToWorker } from './worker-messages.ts';

const { take } = serveTasks((message, transferred) => self.postMessage(message, { transfer: transferred }));
self.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => take(data));

import type { LoadingMessage } from '#contract/local/host-messages.ts';
import { callHost } from './call-host.ts';
import { noteLoading } from './loading.ts';

/** The worker, and a signal of its death. */
type RunningHost = { readonly worker: Worker; readonly death: AbortSignal };

let running: RunningHost | undefined;

/** Has the service in the page answer, whose worker starts with the first call, and anew when it has died. */
export function fetchFromPage(request: Request): Promise<Response> {
  running ??= start();
  const { worker, death } = running;
  return callHost(request, (message, transferred) => worker.postMessage(message, transferred), death);
}

function start(): RunningHost {
  const worker = new Worker(new URL('../../server/browser/host-worker.ts', import.meta.url), {
    type: 'module',
  });
  const death = new AbortController();
  worker.addEventListener('message', ({ data }: MessageEvent<LoadingMessage>) => noteLoading(data));
  worker.addEventListener('error', () => {
    running = undefined;
    worker.terminate();
    death.abort();
  });
  return { worker, death: death.signal };
}

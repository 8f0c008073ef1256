import type { MessageFromHost, MessageToHost } from '#contract/local/host-messages.ts';
import { noteHostState } from '../host-state.ts';
import { callHost } from './call-host.ts';
import { noteLoading } from './loading.ts';

/** The worker, and a signal of its death. */
type RunningHost = { readonly worker: Worker; readonly death: AbortSignal };

let running: RunningHost | undefined;

/** Has the service in the page answer, whose worker starts with the first call, and anew when it has died. */
export function fetchFromPage(request: Request): Promise<Response> {
  const { worker, death } = runningHost();
  return callHost(request, (message, transferred) => worker.postMessage(message, transferred), death);
}

/** Opens the service in the page before a call needs it. @param withOrbits whether it brings its orbits to today, too. */
export function openHost(withOrbits: boolean): void {
  const message: MessageToHost = { kind: withOrbits ? 'prepare' : 'open' };
  runningHost().worker.postMessage(message, []);
}

function runningHost(): RunningHost {
  running ??= start();
  return running;
}

function start(): RunningHost {
  const worker = new Worker(new URL('../../server/browser/host-worker.ts', import.meta.url), {
    type: 'module',
  });
  const death = new AbortController();
  worker.addEventListener('message', ({ data }: MessageEvent<MessageFromHost>) => note(data));
  worker.addEventListener('error', () => {
    running = undefined;
    noteHostState(undefined);
    worker.terminate();
    death.abort();
  });
  return { worker, death: death.signal };
}

function note(message: MessageFromHost): void {
  switch (message.kind) {
    case 'loading':
      return noteLoading(message);
    case 'opened':
      return noteHostState({ isOpen: true, isOutdone: message.isOutdone });
    case 'prepared':
      return noteHostState({ isPrepared: true });
  }
}

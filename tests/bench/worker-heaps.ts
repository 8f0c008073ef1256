import type { CDPSession, Page } from '@playwright/test';

/** Memory of a worker, MB: the objects of its heap, and the buffers that they are views of; what is not collected yet is in both. */
export type WorkerHeap = { readonly script: string; readonly objects: number; readonly buffers: number };

/** A thread of the browser that understands the protocol of its developer tools. */
type Thread = {
  readonly send: (method: string, parameters?: object) => Promise<unknown>;
  readonly listen: (listener: (event: string, about: ThreadEvent) => void) => void;
};

type ThreadEvent = {
  readonly sessionId: string;
  readonly message: string;
  readonly targetInfo: { readonly type: string; readonly url: string };
};

type ThreadMessage = {
  readonly id?: number;
  readonly method: string;
  readonly params: ThreadEvent;
  readonly result: unknown;
};

/** Watches the workers of a page, and the workers that these have started. @returns reads their heaps. */
export async function watchWorkerHeaps(page: Page): Promise<() => Promise<readonly WorkerHeap[]>> {
  const workers = new Map<string, { readonly script: string; readonly thread: Thread }>();
  await watch(threadOf(await page.context().newCDPSession(page)));
  return () => Promise.all(Array.from(workers.values(), heapOf));

  async function watch(thread: Thread): Promise<void> {
    thread.listen((event, { sessionId, targetInfo }) => {
      if (event === 'Target.detachedFromTarget') workers.delete(sessionId);
      if (event !== 'Target.attachedToTarget' || targetInfo.type !== 'worker') return;
      const worker = threadBehind(thread, sessionId);
      workers.set(sessionId, { script: targetInfo.url, thread: worker });
      void watch(worker);
    });
    await thread.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
  }
}

const MEGABYTE = 1e6;

async function heapOf({ script, thread }: { script: string; thread: Thread }): Promise<WorkerHeap> {
  const { usedSize, backingStorageSize } = (await thread.send('Runtime.getHeapUsage')) as {
    readonly usedSize: number;
    readonly backingStorageSize: number;
  };
  return { script, objects: usedSize / MEGABYTE, buffers: backingStorageSize / MEGABYTE };
}

const EVENTS = [
  'Target.attachedToTarget',
  'Target.detachedFromTarget',
  'Target.receivedMessageFromTarget',
] as const;

function threadOf(session: CDPSession): Thread {
  return {
    send: (method, parameters) => session.send(method as 'Runtime.getHeapUsage', parameters),
    listen(listener) {
      for (const event of EVENTS) session.on(event, (about) => listener(event, about as ThreadEvent));
    },
  };
}

/** A worker of a thread, to which messages go through that thread. */
function threadBehind(parent: Thread, sessionId: string): Thread {
  const waiting = new Map<number, (result: unknown) => void>();
  const listeners: Parameters<Thread['listen']>[0][] = [];
  parent.listen((event, about) => {
    if (event !== 'Target.receivedMessageFromTarget' || about.sessionId !== sessionId) return;
    const { id, method, params, result } = JSON.parse(about.message) as ThreadMessage;
    if (id === undefined) for (const listener of listeners) listener(method, params);
    else waiting.get(id)?.(result);
  });
  let sent = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, resolve);
        const message = JSON.stringify({ id, method, params });
        parent.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
    listen: (listener) => void listeners.push(listener),
  };
}

import { callHost } from '#client/local/call-host.ts';
import type { CallMessage } from '#contract/local/host-messages.ts';
import { type BrowserService, openBrowserService } from '#server/browser/browser-service.ts';
import { DataFileError, type DataFiles, openDataFiles } from '#server/browser/data-files.ts';
import type { NightPack } from '#server/browser/night-pack/pack-file.ts';
import { serveCall } from '#server/browser/serve-call.ts';
import type { FetchRange } from '#server/browser/stars/block-reader.ts';
import { serveTasks } from '#server/browser/workers/serve-tasks.ts';
import type { TaskWorker, TaskWorkerListeners } from '#server/browser/workers/worker-pool.ts';
import type { MessageFromWorker, MessageToWorker } from '#server/browser/workers/worker-messages.ts';
import type { NewCalculation } from '#server/calculations/calculation-store.ts';
import { fakeStateStore } from '../fakes/fake-state-store.ts';

const ROOT = new URL('https://page.example/some/path/');

/** The service of the page, whose calls and tasks go through ports as in a browser. */
export type PageService = {
  readonly files: DataFiles;
  readonly service: BrowserService;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Opens it on data files that lie in memory. @param requested calculations that last. @param now milliseconds since the Unix epoch. */
export async function openPageService(
  data: ReadonlyMap<string, Uint8Array>,
  requested: Map<string, NewCalculation>,
  {
    now,
    report,
    pack,
  }: {
    readonly now: () => number;
    readonly report: (error: unknown) => void;
    /** The night that was taken along. */
    readonly pack?: NightPack;
  },
): Promise<PageService> {
  const files = await openDataFiles({
    root: ROOT,
    fetch: async (address) => {
      const bytes = data.get(address.pathname.slice(ROOT.pathname.length));
      return bytes === undefined ? new Response('', { status: 404 }) : new Response(Buffer.from(bytes));
    },
    cache: undefined,
    onProgress: () => undefined,
    packed: async () => pack && { manifest: pack.header.manifest, files: pack.files },
    onReplaced: () => undefined,
  });
  const service = await openBrowserService({
    root: ROOT,
    files,
    rangesOf: async (path) => rangesIn(data, path),
    open: workerOfThisThread,
    workers: 1, // the last digit of an orbit depends on which ones its worker has followed before
    byteStore: { read: async () => undefined, write: async () => undefined },
    stateStore: fakeStateStore(),
    requestStore: {
      save: async (calculation) => void requested.set(calculation.token, structuredClone(calculation)),
      load: async (token) => requested.get(token),
      forgetBefore: async () => undefined,
    },
    packs: { current: async () => pack },
    now,
    report,
  });
  const { answer } = service;
  return {
    files,
    service,
    request: (path, init) => {
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener(
        'message',
        ({ data }: MessageEvent<CallMessage>) => void serveCall(data, ROOT, answer),
      );
      port2.start();
      const request = new Request(new URL(path.slice(1), ROOT), init);
      const post = (message: CallMessage, transferred: Transferable[]) =>
        port1.postMessage(message, transferred);
      return callHost(request, post, new AbortController().signal);
    },
  };
}

/** Pieces of a file in memory; as the network it fails where there is none. */
export function rangesIn(data: ReadonlyMap<string, Uint8Array>, path: string): FetchRange {
  return (from, to) => {
    const bytes = data.get(path)?.slice(from, to);
    if (bytes === undefined) throw new DataFileError(`there is no ${path}`);
    return bytes;
  };
}

/** A worker of the same thread; what it receives and sends are copies nevertheless. */
function workerOfThisThread({ onMessage }: TaskWorkerListeners): TaskWorker {
  const { port1, port2 } = new MessageChannel();
  const { handleMessage } = serveTasks((message, transferred) => port2.postMessage(message, transferred));
  port2.addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => handleMessage(data));
  port1.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => onMessage(data));
  port1.start();
  port2.start();
  return { post: (message) => port1.postMessage(message), end: () => port1.close() };
}

import type { CallMessage, MessageFromCall, MessageToCall } from '#contract/local/host-messages.ts';

/**
 * Answers a call of the page through its port, the body piece by piece as they are pulled. A call that is cancelled aborts its
 * request and the reading of its body.
 *
 * @param root folder of the page, which the service knows nothing of.
 */
export async function serveCall(
  { address, method, headers, body, port }: CallMessage,
  root: URL,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const abort = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  port.addEventListener('message', ({ data }: MessageEvent<MessageToCall>) => {
    if (data.kind === 'pulled') void pull();
    else cancel();
  });
  port.start();
  try {
    const { signal } = abort;
    const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]), signal };
    const response = await answer(
      new Request(withoutFolder(address, root), body === undefined ? init : { ...init, body }),
    );
    reader = response.body?.getReader();
    if (abort.signal.aborted) return cancel();
    const { status } = response;
    post({ kind: 'head', status, headers: [...response.headers], hasBody: reader !== undefined });
    if (reader === undefined) port.close();
  } catch (error) {
    fail(error);
  }

  async function pull(): Promise<void> {
    try {
      const piece = await reader?.read();
      if (piece?.value === undefined) return end();
      const bytes = piece.value.slice(); // others may read what the service sends, and what is transferred is gone
      post({ kind: 'piece', bytes }, [bytes.buffer]);
    } catch (error) {
      fail(error);
    }
  }

  function cancel(): void {
    abort.abort();
    void reader?.cancel().catch(() => undefined); // no reader is left to be notified of how it ends
    port.close();
  }

  function end(): void {
    post({ kind: 'end' });
    port.close();
  }

  function fail(error: unknown): void {
    post({ kind: 'failed', reason: String(error) });
    port.close();
  }

  function post(message: MessageFromCall, transferred: Transferable[] = []): void {
    port.postMessage(message, transferred);
  }
}

/** An address below a folder, as if that were the root of its site. */
function withoutFolder(address: string, { pathname: folder }: URL): URL {
  const url = new URL(address);
  if (url.pathname.startsWith(folder)) url.pathname = url.pathname.slice(folder.length - 1);
  return url;
}

import type {
  CallMessage,
  MessageFromCall,
  MessageToCall,
  ResponseHead,
} from '#contract/local/host-messages.ts';

/** Sends a call to the service in its worker. */
export type PostToHost = (message: CallMessage, transferred: Transferable[]) => void;

/** Methods of requests that may have no body, not even an empty one. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const ENDED = 'the service in the page has ended';

/** Waits for the next piece of a body, or its end. */
type Reader = {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer> | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * One call of the service in its worker, as `fetch` sends one to the network. The body comes piece by piece as it is read; aborting the
 * request, or cancelling the body, ends the work.
 *
 * @param death aborts when the worker dies. @throws the reason of the request's signal; TypeError where no response comes.
 */
export async function callHost(request: Request, post: PostToHost, death: AbortSignal): Promise<Response> {
  const { method, url: address, signal } = request;
  const body = WITHOUT_BODY.has(method) ? undefined : await request.arrayBuffer();
  signal.throwIfAborted();
  if (death.aborted) throw new TypeError(ENDED);
  const { port1: port, port2 } = new MessageChannel();
  post({ kind: 'call', address, method, headers: [...request.headers], body, port: port2 }, [port2]);

  return new Promise<Response>((resolve, reject) => {
    let reader: Reader | undefined;
    let failure: unknown;
    signal.addEventListener('abort', abandon);
    death.addEventListener('abort', giveUp);
    port.addEventListener('message', ({ data }: MessageEvent<MessageFromCall>) => receive(data));
    port.start();

    function receive(message: MessageFromCall): void {
      switch (message.kind) {
        case 'head':
          if (!message.hasBody) leave();
          return resolve(responseOf(message, stream));
        case 'piece':
          return reader?.resolve(message.bytes);
        case 'end':
          leave();
          return reader?.resolve(undefined);
        case 'failed':
          fail(new TypeError(message.reason));
      }
    }

    function stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
      const source = {
        async pull(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) {
          const bytes = await nextPiece();
          if (bytes === undefined) controller.close();
          else controller.enqueue(bytes);
        },
        cancel: stop,
      };
      return new ReadableStream(source, { highWaterMark: 0 });
    }

    function nextPiece(): Promise<Uint8Array<ArrayBuffer> | undefined> {
      return new Promise((resolvePiece, rejectPiece) => {
        if (failure !== undefined) return rejectPiece(failure);
        reader = { resolve: resolvePiece, reject: rejectPiece };
        send({ kind: 'pulled' });
      });
    }

    function abandon(): void {
      stop();
      fail(signal.reason);
    }

    function giveUp(): void {
      fail(new TypeError(ENDED));
    }

    function stop(): void {
      send({ kind: 'cancelled' });
      leave();
    }

    function fail(error: unknown): void {
      failure = error;
      leave();
      reject(error); // once there is a response, its reader learns the reason
      reader?.reject(error);
    }

    function send(message: MessageToCall): void {
      port.postMessage(message);
    }

    function leave(): void {
      signal.removeEventListener('abort', abandon);
      death.removeEventListener('abort', giveUp);
      port.close();
    }
  });
}

function responseOf(
  { status, headers, hasBody }: ResponseHead,
  stream: () => ReadableStream<Uint8Array<ArrayBuffer>>,
): Response {
  const body = hasBody ? stream() : null;
  return new Response(body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

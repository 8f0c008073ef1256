import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server responds one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine whose responses are sent one after the other, the last one for ever. */
export type FlawedServer = {
  readonly url: string;
  /** Requests so far, as method, path and the headers that matter. */
  readonly requests: readonly { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
};

export async function flawedServer(answers: readonly Answer[]): Promise<FlawedServer> {
  const requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The whole file. */
export function whole(body: string, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
  };
}

/** A status and nothing else. */
export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(code, headers).end();
  };
}

/** Promises the whole file and breaks off after some bytes. */
export function truncated(body: string, bytes: number): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, bytes), () => setImmediate(() => response.destroy()));
  };
}

/** Sends some bytes and then nothing more, without closing. */
export function stalled(body: string, bytes: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body), ...headers });
    response.write(body.slice(0, bytes));
  };
}

/** Never responds. */
export function silent(): Answer {
  return () => undefined;
}

/** Serves the rest that a Range header names, the whole file otherwise. */
export function resumable(body: string, headers: Record<string, string> = {}): Answer {
  return (request, response) => {
    const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    if (start === undefined) return whole(body, headers)(request, response);
    const rest = body.slice(Number(start));
    const range = `bytes ${start}-${body.length - 1}/${body.length}`;
    response.writeHead(206, { 'content-length': rest.length, 'content-range': range, ...headers }).end(rest);
  };
}

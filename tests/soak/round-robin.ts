import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pause } from './soaked-service.ts';

/** How often it is checked whether services are ready, ms. */
const LOOK_EVERY_MS = 100;

/** A proxy before several services, as `deploy/Caddyfile` has one. */
export type RoundRobin = { readonly url: string; readonly close: () => void };

/** Gives requests in turn to services that are ready; one that is refused or cut off before its response goes to another. */
export async function roundRobin(port: number, urls: readonly string[]): Promise<RoundRobin> {
  const ready = new Set<string>();
  let turn = 0;
  const over = new AbortController();
  void look();
  const server = createServer((incoming, answer) => void forward(incoming, answer)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      over.abort();
      server.closeAllConnections();
      server.close();
    },
  };

  async function look(): Promise<void> {
    while (!over.signal.aborted) {
      for (const url of urls) {
        const response = await fetch(`${url}/readyz`).catch(() => undefined);
        if (response?.ok === true) ready.add(url);
        else ready.delete(url);
      }
      await pause(LOOK_EVERY_MS);
    }
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    for (let attempt = 0; attempt < 50; attempt++) {
      const candidates = urls.filter((url) => ready.has(url));
      const url = candidates[turn++ % Math.max(1, candidates.length)];
      const response = url === undefined ? undefined : await answered(url, incoming);
      if (response !== undefined) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      if (url !== undefined) ready.delete(url);
      await pause(LOOK_EVERY_MS);
    }
    answer.writeHead(502).end();
  }
}

/** The beginning of a response; nothing where the service refused, or was gone before it. */
function answered(
  url: string,
  { url: path = '/', headers }: IncomingMessage,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    request(url + path, { headers, agent: false })
      .once('response', resolve)
      .once('error', () => resolve(undefined))
      .end();
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the names of the files of the second build begin with. */
export const SECOND = 'second-build-';

/** A site whose page is replaced by another build of it while users have the first one open. */
export type UpdatedSite = {
  readonly url: string;
  /** From now on the site serves the second build, and the files of the first are gone. */
  readonly update: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * A site before another one. Its second build is the first with other names for all files that the service worker caches,
 * and therefore with other contents, as after any change.
 */
export async function updatedSite(upstream: string): Promise<UpdatedSite> {
  const worker = await (await fetch(new URL('/sw.js', upstream))).text();
  const names = new Set(Array.from(worker.matchAll(/assets\/([\w.~-]+\.\w+)/g), ([, name]) => name));
  let isUpdated = false;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', upstream);
    const name = pathname.replace('/assets/', '');
    const isSecond = name.startsWith(SECOND);
    if (isSecond !== isUpdated && (isSecond || names.has(name))) {
      response.writeHead(404).end();
      return;
    }
    const answered = await fetch(new URL(pathname.replace(SECOND, '') + search, upstream), {
      method: request.method ?? 'GET',
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const type = answered.headers.get('content-type') ?? '';
    const body = Buffer.from(await answered.arrayBuffer());
    const isCode = /html|javascript|css/.test(type);
    response.writeHead(answered.status, headersOf(answered));
    response.end(isUpdated && isCode ? second(body.toString(), names) : body);
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    update: () => (isUpdated = true),
    stop: () => closeServer(server),
  };
}

/** A file of the second build: it names the others again, and the worker caches another document. */
function second(text: string, names: ReadonlySet<string>): string {
  const renamed = text.replaceAll(/[\w.~-]+\.\w+/g, (name) => (names.has(name) ? SECOND + name : name));
  return renamed.replaceAll(/(index\.html[^}]*?revision[^}]*?)[0-9a-f]{64}/g, `$1${'2'.repeat(64)}`);
}

function headersOf({ headers }: Response): Record<string, string> {
  const passedOn = ['content-type', 'cache-control', 'content-security-policy', 'service-worker-allowed'];
  return Object.fromEntries(
    passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A host of files, and nothing else. */
export type FileServer = {
  /** Address of the folder, with a slash at its end. */
  readonly url: string;
  /** Files that were requested, with their sizes packed by gzip, bytes; those that are not there with none. */
  readonly sent: Map<string, number | undefined>;
  readonly stop: () => Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Serves a folder below a path as hosts of files do: folders by their index.html after a slash, what is not there by 404.html. */
export async function serveFiles(folder: string, path: string): Promise<FileServer> {
  const sent = new Map<string, number | undefined>();
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*'); // as the samples for hosts have it, for frames without an origin
    const { pathname, search } = new URL(request.url ?? '/', 'http://files');
    const file = pathname.startsWith(path) ? decodeURIComponent(pathname.slice(path.length)) : undefined;
    if (file === undefined) return void response.writeHead(404).end();
    void send(file, request.headers.range, response, pathname + '/' + search);
  });
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    sent,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };

  async function send(name: string, range: string | undefined, response: ServerResponse, withSlash: string) {
    const target = join(folder, name);
    const found = await stat(target).catch(() => undefined);
    if (found?.isDirectory() === true && !(name === '' || name.endsWith('/')))
      return void response.writeHead(301, { Location: withSlash }).end();
    const file = found?.isDirectory() === true ? join(target, 'index.html') : target;
    const bytes = await readFile(file).catch(() => undefined);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    const type = TYPES[/\w+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream';
    if (bytes === undefined) {
      sent.set(name, undefined);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await readFile(join(folder, '404.html')));
    } else if (from === undefined) {
      sent.set(name, gzipSync(bytes).length);
      response.writeHead(200, { 'Content-Type': type }).end(bytes);
    } else {
      const part = bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
      sent.set(name, (sent.get(name) ?? 0) + part.length);
      const place = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
      response.writeHead(206, { 'Content-Type': type, 'Content-Range': place }).end(part);
    }
  }
}

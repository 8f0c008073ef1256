import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a service that can be cut, while the browser has its network. */
export type ReachableSite = {
  readonly url: string;
  /** From now on no request gets a response, or each does again. */
  readonly cut: (isCut: boolean) => void;
  readonly stop: () => Promise<void>;
};

/** Opens a way to a service. */
export async function reachableSite(upstream: string): Promise<ReachableSite> {
  let isOff = false;
  const server = createServer((incoming, outgoing) => {
    if (isOff) incoming.socket.destroy();
    else passOn(upstream, incoming, outgoing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut(isCut) {
      isOff = isCut;
      if (isCut) server.closeAllConnections();
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function passOn(upstream: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = incoming;
  const onward = request(new URL(url, upstream), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type TrustedProxies, visitorName } from './visitor-address.ts';

/** How many connections there may be: in all, of one address that is no trusted proxy, and requests on one of them. */
export type ConnectionLimits = {
  readonly all: number;
  readonly perVisitor: number;
  readonly requests: number;
};

/** A browser opens six; a school behind one address stays far below 500. */
export const CONNECTION_LIMITS: ConnectionLimits = { all: 10_000, perVisitor: 500, requests: 500 };

/** How long the answers that are due may take on a connection that had its requests, ms. */
const LINGER_MS = 1000;

/** Closes connections that are too many at once, so that neither idle nor half-open ones of a few displace those of others. */
export function limitConnections(
  server: Server,
  trusted: TrustedProxies,
  { all, perVisitor, requests }: ConnectionLimits = CONNECTION_LIMITS,
): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.maxRequestsPerSocket = requests;
  const ending = new WeakSet<Duplex>();
  server.on('dropRequest', (_, socket: Duplex) => {
    if (ending.has(socket)) return;
    ending.add(socket);
    socket.pause(); // nothing more is read, and what was asked before is answered
    const last = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(last));
  });
  server.on('connection', (socket: Socket) => {
    const name = visitorName(socket.remoteAddress, undefined, trusted);
    if (isProxy(socket.remoteAddress, trusted)) return;
    const count = (open.get(name) ?? 0) + 1;
    open.set(name, count);
    socket.once('close', () => leave(name));
    if (count > perVisitor) socket.destroy();
  });

  function leave(name: string): void {
    const count = (open.get(name) ?? 0) - 1;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  }
}

/** Whether the connections of an address are those of many visitors. */
function isProxy(address: string | undefined, trusted: TrustedProxies): boolean {
  return visitorName(address, '192.0.2.1', trusted) === '192.0.2.1';
}

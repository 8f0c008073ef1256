import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type TrustedProxies, visitorName } from './visitor-address.ts';

/** Limits: connections in total, connections of one address that is not a trusted proxy, and requests on one connection. */
export type ConnectionLimits = {
  readonly all: number;
  readonly perVisitor: number;
  readonly requests: number;
  /** Time after which a connection is closed if its client reads nothing of a waiting response, ms. */
  readonly unreadMs: number;
};

/** A browser opens six; a school behind one address stays far below 500. */
const CONNECTION_LIMITS: ConnectionLimits = {
  all: 10_000,
  perVisitor: 500,
  requests: 500,
  unreadMs: 60_000,
};

/** How many times it is checked whether responses are read, in the time that they may lie unread. */
const LOOKS = 4;

/** How long the responses that are due may take on a connection that had its requests, ms. */
const LINGER_MS = 1000;

/**
 * Closes connections that are too many at once, so that neither idle nor half-open ones displace those of others. Of too many from
 * one address the newest is closed; of too many in total, the one that has been idle for longest.
 */
export function limitConnections(
  server: Server,
  trusted: TrustedProxies,
  { all, perVisitor, requests, unreadMs }: ConnectionLimits = CONNECTION_LIMITS,
): void {
  const open = new Map<string, number>();
  /** Idle connections, on which no response is due, the longest idle first. */
  const idle = new Set<Duplex>();
  const connections = new Set<Socket>();
  const looking = setInterval(() => {
    for (const socket of connections) {
      const isUnread = socket.writableLength > 0;
      if (isUnread && socket.timeout !== unreadMs) socket.setTimeout(unreadMs);
      if (!isUnread && socket.timeout === unreadMs) socket.setTimeout(server.timeout);
    }
  }, unreadMs / LOOKS);
  looking.unref();
  server.once('close', () => clearInterval(looking));
  server.maxRequestsPerSocket = requests;
  const ending = new WeakSet<Duplex>();
  server.on('dropRequest', (_, socket: Duplex) => {
    if (ending.has(socket)) return;
    ending.add(socket);
    socket.pause(); // nothing more is read, and earlier requests have their responses
    const last = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(last));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => socket.destroyed || idle.add(socket));
  });
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      idle.delete(socket);
    });
    if (connections.size > all) endFirst(idle);
    const name = visitorName(socket.remoteAddress, undefined, trusted);
    if (isProxy(socket.remoteAddress, trusted)) return;
    const visitorTotal = (open.get(name) ?? 0) + 1;
    open.set(name, visitorTotal);
    socket.once('close', () => leave(name));
    if (visitorTotal > perVisitor) socket.destroy();
  });

  function leave(name: string): void {
    const visitorTotal = (open.get(name) ?? 0) - 1;
    if (visitorTotal > 0) open.set(name, visitorTotal);
    else open.delete(name);
  }
}

/** Takes the first one out of some connections and ends it. */
function endFirst(connections: Set<Duplex>): void {
  for (const connection of connections) {
    connections.delete(connection);
    connection.destroy();
    return;
  }
}

/** Whether the connections of an address are those of many visitors. */
function isProxy(address: string | undefined, trusted: TrustedProxies): boolean {
  return visitorName(address, '192.0.2.1', trusted) === '192.0.2.1';
}

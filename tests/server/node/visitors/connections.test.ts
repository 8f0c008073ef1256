import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { limitConnections } from '#server/node/visitors/connections.ts';
import { readTrustedProxies } from '#server/node/visitors/visitor-address.ts';
import { eventually } from '../../../eventually.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = REQUEST.replace('Host', 'Connection: close\r\nHost');
const LIMITS = { all: 8, perVisitor: 3, requests: 2, unreadMs: 3_600_000 };

/** More than the system buffers for a connection that is not read. */
const LONG_ANSWER = Buffer.alloc(60_000_000);

let server: Server;
const sockets: Socket[] = [];

/** Connections as the server has them. */
const ends: Socket[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  ends.length = 0;
});

test('connections that are too many of one address are closed, and there is room again for each that ends', async () => {
  await serve('0');
  const first = await open();
  await Promise.all([open(), open()]);
  await once(await open(), 'close');
  first.destroy();
  await once(first, 'close');
  expect(await answerTo(LAST)).toContain('read');
});

test('connections of a trusted proxy are those of many visitors', async () => {
  await serve('127.0.0.0/8');
  await Promise.all([open(), open(), open(), open()]);
  expect(await answerTo(LAST)).toContain('read');
});

test('where all connections are taken, the one that has been idle for longest makes room', async () => {
  await serve('127.0.0.0/8');
  const [first, ...others] = await Promise.all(Array.from({ length: LIMITS.all }, open));
  const asking = answerTo(LAST);
  await once(first, 'close');
  expect(await asking).toContain('read');
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('a connection on which nothing is read of a response gets a limit of time, which ends it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await serve('127.0.0.0/8', LONG_ANSWER);
  const deaf = await open();
  const [end] = ends;
  deaf.pause().write(REQUEST);
  await eventually(() => expect(end.writableLength).toBeGreaterThan(0));
  vi.advanceTimersByTime(LIMITS.unreadMs);
  expect(end.timeout).toBe(LIMITS.unreadMs);
  end.emit('timeout'); // as Node does where no byte has left for this long
  expect(end.destroyed).toBe(true);
});

test('a connection on which a response is read to its end, however slowly, loses its limit of time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await serve('127.0.0.0/8', LONG_ANSWER);
  const slow = await open();
  const [end] = ends;
  let bytes = 0;
  slow.pause().write(REQUEST);
  await eventually(() => expect(end.writableLength).toBeGreaterThan(0));
  vi.advanceTimersByTime(LIMITS.unreadMs);
  expect(end.timeout).toBe(LIMITS.unreadMs);
  slow.on('data', (piece) => (bytes += piece.length)).resume();
  await eventually(() => expect(bytes).toBeGreaterThan(LONG_ANSWER.length));
  vi.advanceTimersByTime(LIMITS.unreadMs);
  expect(end.timeout).not.toBe(LIMITS.unreadMs);
  expect(end.destroyed).toBe(false);
});

test('a connection ends after a limited number of requests, however they follow one another', async () => {
  await serve('0');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const socket = await open();
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
  socket.write(REQUEST.repeat(5));
  await eventually(() => expect(answer.match(/read/g)).toHaveLength(2));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(1000);
  await once(socket, 'close');
  expect(answer.match(/read/g)).toHaveLength(2);
});

async function serve(trusted: string, answer: string | Buffer = 'read'): Promise<void> {
  server = createServer((_, response) => response.end(answer));
  server.on('connection', (socket: Socket) => ends.push(socket));
  limitConnections(server, readTrustedProxies(trusted), LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).resume(); // it may be closed from the other side
  await once(socket, 'connect');
  return socket;
}

async function answerTo(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

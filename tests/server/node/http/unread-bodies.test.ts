import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFrontDoor } from '#server/node/http/front-door.ts';
import { eventually } from '../../../eventually.ts';

const LENGTH = 3_000_000;

let server: Server;
let socket: Socket;
let answers = '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

test('a body that is refused before it has arrived may be sent to its end on a slow line, and the next request is answered', async () => {
  await begin(() => undefined);
  vi.advanceTimersByTime(20_000);
  socket.write('x'.repeat((2 * LENGTH) / 3));
  await nextIsAnswered();
});

test('a body that is refused before it has arrived may be so, too, where the beginning of it was read', async () => {
  await begin((body) => body?.getReader().read());
  vi.advanceTimersByTime(20_000);
  socket.write('x'.repeat((2 * LENGTH) / 3));
  await nextIsAnswered();
});

test('a body that is refused before it has arrived ends its connection where it does not end itself', async () => {
  await begin(() => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  vi.advanceTimersByTime(30_000);
  await closed;
});

/** Sends a third of a body and waits until it is refused. */
async function begin(read: (body: Request['body']) => unknown): Promise<void> {
  const trustedProxies = { kind: 'hops', hops: 0 } as const;
  const door = await openFrontDoor({ host: '127.0.0.1', port: 0, trustedProxies });
  door.admit(async ({ method, body }) => {
    await read(body);
    return new Response(null, { status: method === 'POST' ? 413 : 200 });
  });
  server = door.server;
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  answers = '';
  socket.on('error', () => undefined); // what it sends on may meet a closed door
  socket.setEncoding('utf8').on('data', (piece: string) => (answers += piece));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LENGTH}\r\n\r\n${'x'.repeat(LENGTH / 3)}`);
  await eventually(() => expect(answers).toMatch(/^HTTP\/1\.1 413 /));
}

async function nextIsAnswered(): Promise<void> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await eventually(() => expect(answers).toMatch(/\r\n\r\nHTTP\/1\.1 200 /));
}

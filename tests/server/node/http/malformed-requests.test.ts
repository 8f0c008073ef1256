import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { respondToMalformedRequests } from '#server/node/http/malformed-requests.ts';
import { eventually } from '../../../eventually.ts';

let server: Server;

/** Limits of time that a test can wait for. */
const SOON = { headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 10 };

afterEach(() => void server.close());

describe('a request that cannot be read', () => {
  beforeEach(() => listen());

  test('a request that cannot be read because its address is too long gets the problem that says so', async () => {
    const answer = await answerTo(`GET /?${'a'.repeat(3000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({
      type: '/rest/docs#query-too-long',
      status: 414,
      maximum: 131_072,
    });
  });

  test('a request that cannot be read because its header is too long is refused with 431, and not as if its address were', async () => {
    const answer = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(3000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('/rest/docs#header-too-long');
  });

  test('a request that cannot be read because it expects tea is refused with 417 with a problem', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).toContain('/rest/docs#expectation-failed');
  });

  test('a request that cannot be read because it is no HTTP is refused, and the next one is answered', async () => {
    expect(await answerTo('good day\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('read');
  });
});

describe('a socket that is not closed from the other side', () => {
  beforeEach(() => listen(SOON));

  test('a socket that is not closed from the other side is refused with 408 where its request does not arrive in time, and is let go', async () => {
    const { answer, socket } = await halfOpen('GET / HTTP/1.1\r\nHost: x\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({
      type: '/rest/docs#request-timeout',
      status: 408,
    });
    await eventually(async () => expect(await connections()).toBe(0));
    socket.destroy();
  });

  test('a socket that is not closed from the other side is let go after a request that is no HTTP, whatever it sends on', async () => {
    const { answer, socket } = await halfOpen('good day\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    socket.on('error', () => undefined); // what it sends on may meet a closed door
    const babble = setInterval(() => socket.write('and another good day\r\n\r\n'), 20);
    await eventually(async () => expect(await connections()).toBe(0));
    clearInterval(babble);
    socket.destroy();
  });

  test('a socket that is not closed from the other side is let go where the response is not read', async () => {
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('good day\r\n\r\n');
    await eventually(async () => expect(await connections()).toBe(1));
    await eventually(async () => expect(await connections()).toBe(0));
    socket.destroy();
  });
});

/** Starts the server of a test. @param limits of time, where the test waits for one. */
async function listen(limits: ServerOptions = {}): Promise<void> {
  server = createServer({ maxHeaderSize: 2000, ...limits }, (_, response) => response.end('read'));
  respondToMalformedRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Sends a text, reads the response to its end, and leaves its own half of the connection open. */
async function halfOpen(text: string): Promise<{ answer: string; socket: Socket }> {
  const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
  socket.write(text);
  await once(socket, 'end');
  return { answer, socket };
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}

function port(): number {
  return (server.address() as AddressInfo).port;
}

async function answerTo(request: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(request);
  return text(socket);
}

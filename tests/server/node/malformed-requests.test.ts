import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerMalformedRequests } from '#server/node/malformed-requests.ts';

let server: Server;

beforeEach(async () => {
  server = createServer({ maxHeaderSize: 2000 }, (_, response) => response.end('read'));
  answerMalformedRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

describe('a request that cannot be read', () => {
  test('because its address is too long is answered with the problem that says so', async () => {
    const answer = await answerTo(`GET /?${'a'.repeat(3000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({
      type: '/rest/docs#query-too-long',
      status: 414,
      maximum: 131_072,
    });
  });

  test('because it is no HTTP is refused, and the next one is answered', async () => {
    expect(await answerTo('good day\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('read');
  });
});

async function answerTo(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

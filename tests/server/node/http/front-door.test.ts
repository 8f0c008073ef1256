import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openFrontDoor } from '#server/node/http/front-door.ts';
import { eventually } from '../../../eventually.ts';

const PLACE = { host: '127.0.0.1', port: 0, trustedProxies: { kind: 'hops', hops: 0 } } as const;

test('a service that starts is healthy at once, ready once the service responds, and says till then when to come back', async () => {
  const { server, admit } = await openFrontDoor(PLACE);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  const early = await fetch(`${address}/readyz`);
  expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await early.json()).toMatchObject({ type: '/rest/docs#starting' });
  admit(() => Response.json({ status: 'ready' }));
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
  server.closeAllConnections();
  server.close();
});

test('an idle connection outlives those of proxies before the service: Caddy closes its own after 120 s', async () => {
  const { server } = await openFrontDoor(PLACE);
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
  server.closeAllConnections();
  server.close();
});

test('requests that are sent at once on one connection are answered one after the other', async () => {
  const { server, admit } = await openFrontDoor(PLACE);
  const begun: string[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  admit((request) => {
    begun.push(new URL(request.url).pathname);
    return new Promise((resolve) => void waiting.push(resolve));
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  for (const done of [1, 2, 3]) {
    await eventually(() => expect(begun).toHaveLength(done));
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['/a', '/b', '/c'].slice(0, done));
    waiting.pop()?.(new Response('read'));
  }
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

test.each([
  ['no host', '', 400, 'bad-request'],
  ['two hosts', 'Host: x\r\nHost: y\r\n', 400, 'bad-request'],
  ['a host that is none', 'Host: x/y\r\n', 400, 'bad-request'],
  ['a header of 20,000 characters', `Host: x\r\nX: ${'a'.repeat(20_000)}\r\n`, 431, 'header-too-long'],
  ['a header of 200,000 characters', `Host: x\r\nX: ${'a'.repeat(200_000)}\r\n`, 431, 'header-too-long'],
])('a request with %s is answered with a problem', async (_what, header, status, kind) => {
  const answer = await answerTo(`GET / HTTP/1.1\r\n${header}Connection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
  expect(answer).toContain(`"type":"/rest/docs#${kind}"`);
});

test('an address of 200,000 characters is refused as too long an address', async () => {
  const answer = await answerTo(
    `GET /?${'a'.repeat(200_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 414 [^]*"type":"\/rest\/docs#query-too-long"/);
});

test('a check of health by HTTP/1.0 needs to name no host', async () => {
  expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a port that is in use is named', async () => {
  const { server } = await openFrontDoor(PLACE);
  const { port } = server.address() as AddressInfo;
  await expect(openFrontDoor({ ...PLACE, port })).rejects.toThrow(
    `port ${port} of 127.0.0.1 cannot be opened: it is in use`,
  );
  server.close();
});

/** What a service that responds to everything says to a text. */
async function answerTo(request: string): Promise<string> {
  const { server, admit } = await openFrontDoor(PLACE);
  admit(() => new Response('read'));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  server.close();
  return answer;
}

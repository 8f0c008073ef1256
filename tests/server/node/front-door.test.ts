import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openFrontDoor } from '#server/node/front-door.ts';

const PLACE = { host: '127.0.0.1', port: 0, trustedProxies: { kind: 'hops', hops: 0 } } as const;

test('a service that starts is healthy at once, ready once somebody answers, and says till then when to come back', async () => {
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

test('requests that are sent at once on one connection are answered one after the other', async () => {
  const { server, admit } = await openFrontDoor(PLACE);
  const begun: string[] = [];
  const held: ((answer: Response) => void)[] = [];
  admit((request) => {
    begun.push(new URL(request.url).pathname);
    return new Promise((resolve) => void held.push(resolve));
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  for (const done of [1, 2, 3]) {
    await vi.waitFor(() => expect(begun).toHaveLength(done));
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['/a', '/b', '/c'].slice(0, done));
    held.pop()?.(new Response('read'));
  }
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

test('a port that is in use is named', async () => {
  const { server } = await openFrontDoor(PLACE);
  const { port } = server.address() as AddressInfo;
  await expect(openFrontDoor({ ...PLACE, port })).rejects.toThrow(
    `port ${port} of 127.0.0.1 cannot be opened: it is in use`,
  );
  server.close();
});

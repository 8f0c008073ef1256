import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import { pathOf } from '#contract/routes.ts';
import { dataFolder, pause, type SoakedService, startSoaked } from './soaked-service.ts';
import { FULL, quantile, slowdown, type Visit, visitor } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 1;
const { folder, remove } = dataFolder();
let service: SoakedService;

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off' });
});
afterAll(async () => {
  await service.stop();
  remove();
});

const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'];
const VALUES = [
  '',
  '0',
  '-1',
  'NaN',
  '1e308',
  'true',
  '2461050.5',
  '568',
  'Eros',
  '%00',
  '<script>',
  'x'.repeat(500),
];

test('random queries are answered, and none of them by a fault', async () => {
  const requests = FULL ? 10_000 : 60;
  const faults: string[] = [];
  let settledMb = 0;
  let random = 1;
  const next = (count: number) => (random = (random * 48_271) % 2_147_483_647) % count;
  for (const [place, { route }] of ALL_ENDPOINTS.entries()) {
    if (place === Math.floor(ALL_ENDPOINTS.length / 3)) settledMb = service.memoryMb();
    for (let done = 0; done < requests; done++) {
      const keys = next(20) === 0 ? 4000 : next(12);
      const query = Array.from(
        { length: keys },
        (_, key) => `k${next(3) === 0 ? key : next(4)}=${VALUES[next(VALUES.length)]}`,
      );
      const method = METHODS[next(METHODS.length)];
      const path = `${pathOf(route)}?${query.join('&')}`;
      const from = performance.now();
      const response = await fetch(service.url + path, {
        method,
        headers: { Token: VALUES[next(4)], 'Content-Type': 'application/json' },
        ...(method === 'POST' || method === 'PUT' ? { body: '{"toolState":'.repeat(next(50)) } : {}),
      });
      await response.arrayBuffer();
      const { status } = response;
      if (status >= 500 && (status !== 503 || response.headers.get('Retry-After') === null)) {
        faults.push(`${status} ${method} ${path.slice(0, 200)}`);
      }
      if (status >= 400 && status < 500 && performance.now() - from > 2000)
        faults.push(`slow ${method} ${path.slice(0, 200)}`);
    }
  }
  process.stdout.write(`${JSON.stringify({ settledMb, memoryMb: service.memoryMb() })}\n`);
  expect(faults).toEqual([]);
  if (FULL) expect(service.memoryMb()).toBeLessThan(1.1 * settledMb);
});

test('idle, half-open and never-reading connections leave the others their pace', async () => {
  const count = FULL ? 10_000 : 1000;
  await service.stop();
  service = await startSoaked(folder, PORT, { TRUST_PROXY: '' });
  const alone = await searches();
  const sockets = Array.from({ length: count }, (_, number) => attacker(number));
  await pause(1000);
  const beside = await searches();
  for (const socket of sockets) socket.destroy();
  const figures = {
    alone: quantile(alone, 0.99),
    beside: quantile(beside, 0.99),
    memoryMb: Math.round(service.memoryMb()),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect([...alone, ...beside].filter(({ status }) => status !== 200)).toEqual([]);
  expect(service.memoryMb()).toBeLessThan(900);
  if (FULL) expect(slowdown(alone, beside, 0.99)).toBeLessThan(2);
});

/** A file of the page that is longer than what the system keeps for a connection. */
const LONG_FILE = '/catalogue/built-in.bin';

/** Says nothing, says half, or asks and never reads, from one of many addresses. */
function attacker(number: number): Socket {
  const localAddress = `127.0.1.${1 + (number % 250)}`;
  const socket = connect({ port: PORT, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  if (number % 3 === 1) socket.write('GET /rest/status HTTP/1.1\r\nHo');
  if (number % 3 === 2) {
    socket.pause();
    socket.write(`GET ${LONG_FILE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  }
  return socket;
}

async function searches(): Promise<Visit[]> {
  const visits: Visit[] = [];
  const { ask } = visitor(service.url, 1, visits);
  for (let turn = 0; turn < (FULL ? 1000 : 100); turn++)
    await ask('search', '/rest/asteroid/findAsteroidByPhrase?query=Eros');
  return visits;
}

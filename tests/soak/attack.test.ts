import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CALLS, fixedDice, randomRequests } from './random-requests.ts';
import { dataFolder, type SoakedService, startSoaked } from './soaked-service.ts';
import { FULL, quantile, slowdown, type Visit, visitor } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 1;
const { folder, remove } = dataFolder();
let service: SoakedService;

const ATTACKERS = join(import.meta.dirname, 'attackers.mjs');

/** A file of the page that is longer than what the system keeps for a connection. */
const LONG_FILE = '/catalogue/built-in.bin';

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off' });
});
afterAll(async () => {
  await service.stop();
  remove();
});

/** Time after which nothing is refused any more that costs nothing to refuse, ms. */
const REFUSED_WITHIN_MS = 2000;

/** Random queries of an endpoint, and the time that they may take in all, s; one endpoint alone is asked by `-t 'of filtering'`. */
const QUERIES = FULL ? 10_000 : 60;
const LONGEST_SECONDS = Number(process.env['SOAK_SECONDS'] ?? (FULL ? 900 : 30));

/** What oEmbed (section 2.3.4) asks for where somebody wants another format than JSON. */
const NO_SUCH_FORMAT = 501;

describe('random queries', () => {
  const memoryMb: number[] = [];

  test.each(ALL_CALLS)('of $route are answered, and none of them by a fault', async (endpoint) => {
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const next = randomRequests(endpoint, fixedDice(endpoint.route));
    const begin = performance.now();
    const seconds = () => Math.round((performance.now() - begin) / 1000);
    for (let done = 0; done < QUERIES && seconds() < LONGEST_SECONDS; done++) {
      const { path, init } = next();
      const from = performance.now();
      const response = await fetch(service.url + path, init);
      await response.arrayBuffer();
      const { status } = response;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const told = `${status} ${init.method} ${path.slice(0, 300)}`;
      const isTold = status === 503 ? response.headers.has('Retry-After') : status === NO_SUCH_FORMAT;
      if (status >= 500 && !isTold) faults.push(told);
      if (status >= 400 && status < 500 && performance.now() - from > REFUSED_WITHIN_MS)
        faults.push(`slow ${told}`);
    }
    memoryMb.push(Math.round(service.memoryMb()));
    const figures = { route: endpoint.route, seconds: seconds(), statuses, memoryMb: memoryMb.at(-1) };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(faults).toEqual([]);
  });

  test('take no memory that stays', () => {
    const settledMb = memoryMb[Math.floor(memoryMb.length / 3)] ?? 0;
    process.stdout.write(`${JSON.stringify({ settledMb, memoryMb })}\n`);
    if (FULL) expect(memoryMb.at(-1)).toBeLessThan(1.1 * settledMb);
  });
});

test('idle, half-open and never-reading connections leave the others their pace', async () => {
  const count = FULL ? 10_000 : 1000;
  await service.stop();
  service = await startSoaked(folder, PORT, { TRUST_PROXY: '' });
  const alone = await searches();
  const attackers = spawn(process.execPath, [ATTACKERS, String(PORT), String(count), LONG_FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const allAreThere = once(attackers.stdout, 'data');
  const coming = await searches();
  await allAreThere;
  const memoryMb = service.memoryMb();
  const beside = await searches();
  attackers.kill();
  const figures = { alone: p99(alone), whileTheyCome: p99(coming), beside: p99(beside), memoryMb };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect([...alone, ...coming, ...beside].filter(({ status }) => status !== 200)).toEqual([]);
  expect(memoryMb).toBeLessThan(900);
  if (FULL) expect(slowdown(alone, beside, 0.99)).toBeLessThan(2);
});

function p99(visits: readonly Visit[]): number {
  return quantile(visits, 0.99);
}

async function searches(): Promise<Visit[]> {
  const visits: Visit[] = [];
  const { ask } = visitor(service.url, 1, visits);
  for (let turn = 0; turn < (FULL ? 1000 : 100); turn++)
    await ask('search', '/rest/asteroid/findAsteroidByPhrase?query=Eros');
  return visits;
}

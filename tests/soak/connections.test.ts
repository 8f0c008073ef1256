import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, type SoakedService, startSoaked } from './soaked-service.ts';
import { FULL, quantile, slowdown, type Visit, visitor } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 1;
const { folder, remove } = dataFolder();
let service: SoakedService;

const ATTACKERS = join(import.meta.dirname, 'attackers.mjs');

/** A file of the page that is longer than what the system buffers for a connection. */
const LONG_FILE = '/catalogue/built-in.bin';

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { TRUST_PROXY: '' });
});
afterAll(async () => {
  await service.stop();
  remove();
});

test('idle, half-open and never-reading connections leave the others their pace', async () => {
  const count = FULL ? 10_000 : 1000;
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

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exampleOptState } from '../server/states/example-opt-state.ts';
import {
  dataFolder,
  pause,
  prepareData,
  untilPrepared,
  type SoakedService,
  startSoaked,
} from './soaked-service.ts';
import { filterPath, FULL, visitor } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 2;
/** Each file is cut at 20 places, and has 200 wrong bits one after the other. */
const DAMAGES = FULL ? 220 : 3;

const { folder, remove } = dataFolder();
afterAll(remove);

test('every state that was acknowledged loads after the power was cut in mid-save', async () => {
  const saved: string[] = [];
  const body = JSON.stringify({ toolState: JSON.stringify(exampleOptState()) });
  const headers = { 'Content-Type': 'application/json' };
  for (let cut = 0; cut < (FULL ? 100 : 5); cut++) {
    const service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off' });
    const over = new AbortController();
    const save = async (number: number) => {
      while (!over.signal.aborted) {
        const from = { ...headers, 'X-Forwarded-For': `198.18.${cut}.${number}` };
        const answer = await fetch(`${service.url}/rest/opt/saveToolState`, {
          method: 'POST',
          body,
          headers: from,
        })
          .then(async (response) =>
            response.ok ? ((await response.json()) as { toolStateId: unknown }) : undefined,
          )
          .catch(() => undefined); // cut off
        if (answer !== undefined) saved.push(String(answer.toolStateId));
      }
    };
    const savers = Array.from({ length: 4 }, (_, number) => save(number + 1));
    await pause(500 + ((cut * 137) % 700));
    await service.kill();
    over.abort();
    await Promise.all(savers);
  }
  const service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off' });
  const missing: string[] = [];
  for (const id of saved) {
    const { ok } = await fetch(`${service.url}/rest/opt/loadToolState?toolStateId=${id}`);
    if (!ok) missing.push(id);
  }
  expect(await service.stop()).toBeLessThan(15);
  process.stdout.write(`${JSON.stringify({ saved: saved.length })}\n`);
  expect(saved.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('a service on data that were prepared has the same numbers as one that prepares its own', async () => {
  const [ready, alone] = [dataFolder(), dataFolder()];
  await prepareData(ready.folder);
  const service = await startSoaked(alone.folder, PORT, { PREPARED_DIR: ready.folder });
  const list = await listOn(service);
  await service.stop();
  expect(existsSync(join(ready.folder, 'prepared-orbits.bin'))).toBe(true);
  expect(list).toEqual(await rightList());
  for (const { remove } of [ready, alone]) remove();
});

test(
  'with every file of the data folder cut short or with a wrong bit, the service starts with the right numbers',
  { timeout: DAMAGES * 20_000 },
  async () => {
    const data = dataFolder();
    expect(await listOf(data.folder)).toEqual(await rightList());
    const files = readdirSync(data.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(data.folder, name))
      .filter((path) => statSync(path).isFile() && !path.endsWith('.lock'));
    expect(files.length).toBeGreaterThan(0);
    const whole = new Map(files.map((path) => [path, readFileSync(path)]));
    for (let damage = 0; damage < DAMAGES; damage++) {
      for (const [path, bytes] of whole) {
        writeFileSync(path, damage % 11 === 0 ? cut(bytes, damage / 11) : flipBytes(bytes, damage));
      }
      expect(await listOf(data.folder), `damage ${damage} of ${files.join(', ')}`).toEqual(await rightList());
    }
    data.remove();
  },
);

test.each(FULL ? [0, 4, 40, 400, 4000] : [0, 40])(
  'with room for %i kB in each file the service has the right numbers, stores what it says that it stores, and ends',
  async (roomKb) => {
    const small = dataFolder();
    const service = await startSoaked(small.folder, PORT, { LOG_LEVEL: 'info' }, roomKb);
    expect(await listOn(service)).toEqual(await rightList());
    const toolState = JSON.stringify(exampleOptState());
    const saved = await fetch(`${service.url}/rest/opt/saveToolState`, {
      method: 'POST',
      body: JSON.stringify({ toolState }),
      headers: { 'Content-Type': 'application/json' },
    });
    if (saved.ok) {
      const { toolStateId } = (await saved.json()) as { toolStateId: string };
      const loaded = await fetch(`${service.url}/rest/opt/loadToolState?toolStateId=${toolStateId}`);
      expect(await loaded.json()).toEqual({ toolState });
    } else {
      expect([saved.status, saved.headers.get('Retry-After')]).toEqual([503, '3']);
    }
    expect(await service.stop()).toBeLessThan(15);
    expect(await listOf(small.folder)).toEqual(await rightList());
    small.remove();
  },
);

test('on a folder that cannot be written to the service has the right numbers', async () => {
  expect(await listOf('/sys/kernel/neo-toolkit')).toEqual(await rightList());
});

function cut(bytes: Buffer, place: number): Buffer {
  return bytes.subarray(0, Math.floor((bytes.length * place) / 20));
}

function flipBytes(bytes: Buffer, damage: number): Buffer {
  const other = Buffer.from(bytes);
  const place = (damage * 7_919_777) % Math.max(1, bytes.length);
  other[place] = (other[place] ?? 0) ^ (1 << (damage % 8));
  return other;
}

let right: Promise<unknown> | undefined;

/** The list of a service on a separate folder. */
function rightList(): Promise<unknown> {
  return (right ??= listOf(folder, PORT + 5));
}

/** The list of a service on a folder. */
async function listOf(data: string, port = PORT): Promise<unknown> {
  const service = await startSoaked(data, port);
  const list = await listOn(service);
  await service.stop();
  return list;
}

async function listOn({ url }: SoakedService): Promise<unknown> {
  await untilPrepared(url);
  const answer = await visitor(url, 0).ask('filter', filterPath(0));
  return ((await answer.json()) as { object: unknown }).object;
}

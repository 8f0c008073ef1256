import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  NO_POSTGRES,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../server/node/postgres-server.ts';
import { exampleOptState } from '../server/states/example-opt-state.ts';
import { roundRobin } from './round-robin.ts';
import {
  dataFolder,
  pause,
  untilPrepared,
  type SoakedService,
  startSoaked,
  startWorker,
} from './soaked-service.ts';
import { filterPath, FULL, journey, refused, type Visit, visitor } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 10;
const NAMES = ['433 Eros', '99942 Apophis', '1036 Ganymed', '101955 Bennu', '1627 Ivar'];
const WINDOW = 'julianDateStart=2461050.5&julianDateEnd=2461350.4999&step=0.25&observatoryCode=568';
const CALCULATE = `/rest/opt/calculate?${WINDOW}&names=${NAMES.map(encodeURIComponent).join()}`;

const programs = postgresPrograms();
const folders = [dataFolder(), dataFolder()];
let postgres: PostgresServer;
let services: SoakedService[] = [];
let workers: ReturnType<typeof startWorker>[] = [];
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  if (programs === undefined) return;
  postgres = await startPostgres(programs);
  environment = { DATABASE_URL: postgres.url, CALCULATIONS: 'workers', CALL_LIMIT: 'off', WORKERS: '1' };
  services = [await startService(0), await startService(1)];
  workers = [startWorker(environment), startWorker(environment)];
  await Promise.all(services.map(({ url }) => untilPrepared(url)));
});
afterAll(async () => {
  await Promise.all([...services, ...workers].map((each) => each.stop()));
  if (programs !== undefined) postgres.stop();
  for (const { remove } of folders) remove();
});
beforeEach(({ skip }) => skip(programs === undefined, NO_POSTGRES));

test('any service responds to any token, with numbers that workers computed', async () => {
  const [one, other] = services;
  const token = await submit(one.url, 1);
  const here = await readWhenFinished(other.url, token);
  expect(here.object.data.map(({ data }) => data.length)).toEqual(NAMES.map(() => 1200));
  const there = await readWhenFinished(one.url, token);
  expect(there.object).toEqual(here.object);
});

test('a list that one service has made goes on at another, under its token and with the rows that follow', async () => {
  const [here, there] = services.map(({ url }) => visitor(url, 50));
  const whole = await listOf(await here.ask('filter', filterPath(0)));
  const half = filterPath(0).replace('size=250', 'size=100');
  const first = await listOf(await here.ask('filter', half));
  const next = half.replace('from=0', 'from=100');
  const rest = await listOf(await there.ask('filter', next, { Token: first.token }));
  expect(rest.token).toBe(first.token);
  expect(whole.object.data.length).toBeGreaterThan(100);
  expect([...first.object.data, ...rest.object.data]).toEqual(whole.object.data.slice(0, 200));
});

test('a backup of the saved states, restored beside them, has every one of them', async () => {
  const toolState = JSON.stringify(exampleOptState());
  const saved = await fetch(`${services[0].url}/rest/opt/saveToolState`, {
    method: 'POST',
    body: JSON.stringify({ toolState }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { toolStateId } = (await saved.json()) as { toolStateId: string };
  const dump = join(folders[0].folder, 'states.dump');
  const restored = postgres.url.replace(/\w+$/, 'restored');
  run('pg_dump', '-Fc', '-t', 'tool_state', '-f', dump, postgres.url);
  run('psql', '-c', 'CREATE DATABASE restored', postgres.url);
  run('pg_restore', '-d', restored, dump);
  const service = await startSoaked(folders[0].folder, PORT + 8, { ...environment, DATABASE_URL: restored });
  const loaded = await fetch(`${service.url}/rest/opt/loadToolState?toolStateId=${toolStateId}`);
  expect(await loaded.json()).toEqual({ toolState });
  await service.stop();
});

test('every calculation finishes although workers, services and PostgreSQL are killed in the middle of them', async () => {
  const kills = ['worker', 'service', 'worker', 'PostgreSQL'] as const;
  const longest = { worker: 0, service: 0, PostgreSQL: 0 };
  for (let cut = 0; cut < (FULL ? 100 : 4); cut++) {
    const token = await submit(services[0].url, 100 + cut);
    await pause((cut * 137) % 400);
    const killed = kills[cut % kills.length];
    if (killed === 'service') await services[0].kill();
    else if (killed === 'worker') await workers[cut % 2].kill();
    else postgres.down();
    if (killed === 'PostgreSQL') postgres.up();
    const from = performance.now();
    const { processed } = await readWhenFinished(services[1].url, token);
    longest[killed] = Math.max(longest[killed], (performance.now() - from) / 1000);
    expect(processed).toBe(NAMES.length);
    if (killed === 'service') services[0] = await startService(0);
    if (killed === 'worker') workers[cut % 2] = startWorker(environment);
  }
  report(longest);
  if (FULL) expect(Math.max(...Object.values(longest))).toBeLessThan(10);
});

test.each([
  ['is killed', () => postgres.down(), () => postgres.up()],
  ['hangs', () => postgres.signal('SIGSTOP'), () => postgres.signal('SIGCONT')],
] as const)(
  'while PostgreSQL %s, visitors get a time to come back, and all recovers',
  async (_, away, back) => {
    const token = await submit(services[0].url, 300);
    away();
    const from = performance.now();
    const response = await fetch(`${services[0].url}${CALCULATE}`);
    const seconds = (performance.now() - from) / 1000;
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3']);
    await pause(FULL ? 60_000 : 1000);
    back();
    const backAt = performance.now();
    const { processed } = await readWhenFinished(services[1].url, token);
    expect(processed).toBe(NAMES.length);
    report({ refusedAfterSeconds: seconds, healedAfterSeconds: (performance.now() - backAt) / 1000 });
    expect(seconds).toBeLessThan(4);
  },
);

test('visitors behind a proxy see nothing of a rolling restart', async () => {
  const proxy = await roundRobin(
    PORT + 9,
    services.map(({ url }) => url),
  );
  const visits: Visit[] = [];
  const count = FULL ? 100 : 10;
  const visitors = Array.from({ length: count }, async (_, number) => {
    await pause((number * 10_000) / count);
    await journey(visitor(proxy.url, number, visits), number, () => 500);
  });
  for (const [place, service] of services.entries()) {
    await pause(1000);
    expect(await service.stop()).toBeLessThan(15);
    services[place] = await startService(place);
  }
  for (const [place, worker] of workers.entries()) {
    expect(await worker.stop()).toBeLessThan(15);
    workers[place] = startWorker(environment);
  }
  await Promise.all(visitors);
  proxy.close();
  report({ requests: visits.length, refused: refused(visits).length });
  expect(visits.length).toBeGreaterThan(5 * count);
  expect(refused(visits)).toEqual([]);
});

/** Runs one of PostgreSQL's programs. */
function run(program: string, ...words: string[]): void {
  execFileSync(join(programs ?? '', program), words);
}

function startService(place: number): Promise<SoakedService> {
  return startSoaked(folders[place].folder, PORT + place, environment);
}

async function submit(url: string, number: number): Promise<string> {
  const answer = await visitor(url, number).ask('calculate', CALCULATE);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

type List = { token: string; object: { data: unknown[] } };

async function listOf(answer: Response): Promise<List> {
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
}

type Result = { processed: number; selected: number; object: { data: { data: unknown[] }[] } };

/** The results of a token once they are complete, repeated until a database that comes back responds. */
async function readWhenFinished(url: string, token: string): Promise<Result> {
  for (;;) {
    const response = await fetch(`${url}/rest/opt/getCalculationResult`, { headers: { Token: token } });
    const result = (await response.json()) as Result;
    if (response.ok && result.processed === result.selected) return result;
    expect([200, 503]).toContain(response.status);
    await pause(200);
  }
}

function report(figures: Readonly<Record<string, number>>): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

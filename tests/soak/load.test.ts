import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryGrowth } from './memory-growth.ts';
import {
  dataFolder,
  pause,
  untilPrepared,
  SOAKED_CATALOGUE,
  type SoakedService,
  startSoaked,
} from './soaked-service.ts';
import {
  filterPath,
  FULL,
  journey,
  quantile,
  refused,
  siteFilterPath,
  slowdown,
  type Visit,
  visitor,
} from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870);
/** How often it is looked how much memory the service has. */
const LOOKS = 60;

/** Time between two calls of a visitor at a site, ms. */
const THINKING_MS = 3000;

const { folder, remove } = dataFolder();
let service: SoakedService;
/** What came out of each load, as lines of a table. */
const lines = [
  lineOf(['load', 'calls', 'refused', 'median, s', '99 %, s', 'longest, s', 'service', 'clients', 'seconds']),
];

beforeAll(async () => {
  service = await startSoaked(folder, PORT, SOAKED_CATALOGUE);
  await untilPrepared(service.url);
});
afterAll(async () => {
  process.stdout.write(`\n${lines.join('\n')}\n`);
  await service.stop();
  remove();
});

test('visitors who arrive evenly get through planning, and memory stays', async () => {
  const [visitors, withinMs] = FULL ? [250, 300_000] : [25, 30_000];
  const visits: Visit[] = [];
  const memoryMb: number[] = [];
  const looking = setInterval(() => memoryMb.push(Math.round(service.memoryMb())), withinMs / LOOKS);
  const journeys = Array.from({ length: visitors }, async (_, number) => {
    await pause((number * withinMs) / visitors);
    await journey(visitor(service.url, number, visits), number, () => 3000 + ((number * 997) % 5000));
  });
  await Promise.all(journeys);
  clearInterval(looking);
  const growth = memoryGrowth(memoryMb);
  const quick = visits.filter(({ what }) => what === 'search' || what === 'poll');
  const filters = visits.filter(({ what }) => what === 'filter');
  tabulate(`${visitors} visitors plan: searches and polls`, quick);
  tabulate(`${visitors} visitors plan: filters`, filters);
  report({ requests: visits.length, growth, mostMb: Math.max(...memoryMb), memoryMb });
  expect(refused(visits).length).toBeLessThan(0.01 * visits.length);
  expect(Math.max(...memoryMb)).toBeLessThan(900);
  if (!FULL) return; // times say something only of a machine that does nothing else
  expect(quantile(quick, 0.99)).toBeLessThan(0.5);
  expect(quantile(filters, 1)).toBeLessThan(10);
  expect(growth).toBeLessThan(1.1);
});

test('500 filters at once get a response or a time to come back, and a minute later it is over', async () => {
  const count = FULL ? 500 : 100;
  const visits: Visit[] = [];
  const requests = Array.from({ length: count }, async (_, number) => {
    await pause((number * 10_000) / count);
    await visitor(service.url, 1000 + number, visits).ask('filter', filterPath(number * 7 + 4));
  });
  await Promise.all(requests);
  tabulate(`${count} filters at once`, visits);
  await pause(FULL ? 60_000 : 5000);
  const later: Visit[] = [];
  await visitor(service.url, 9999, later).ask('filter', filterPath(1));
  expect(refused(later)).toEqual([]);
});

test.each(FULL ? [100, 500] : [20])(
  '%i visitors at as many sites filter, think and filter again',
  async (count) => {
    await service.idle();
    const visits: Visit[] = [];
    const all = Array.from({ length: count }, async (_, number) => {
      const { ask } = visitor(service.url, 5000 + number, visits);
      await pause((number * THINKING_MS) / count);
      for (let turn = 0; turn < 5; turn++) {
        await ask('filter', siteFilterPath(count + number, turn));
        await pause(THINKING_MS);
      }
    });
    const costs = await costsOf(() => Promise.all(all));
    const answered = visits.filter(({ status }) => status < 400);
    tabulate(`${count} visitors at as many sites`, visits, costs);
    tabulate('those of them that were not refused', answered);
    if (count <= 100) expect(refused(visits)).toEqual([]);
    if (FULL) expect(quantile(answered, 0.99)).toBeLessThan(count <= 100 ? 1 : 5);
  },
);

/** Seconds of cores that the service and this process, which is all clients, use for a load, and how long it takes, s. */
async function costsOf(load: () => Promise<unknown>): Promise<readonly number[]> {
  const [begunAt, cores] = [performance.now(), service.coreSeconds()];
  const before = process.cpuUsage();
  await load();
  const { user, system } = process.cpuUsage(before);
  return [service.coreSeconds() - cores, (user + system) / 1e6, (performance.now() - begunAt) / 1000];
}

test('a greedy visitor is refused before the others are slow', async () => {
  const alone = await others(2000);
  const over = new AbortController();
  const greedy: Visit[] = [];
  const flood = Array.from({ length: 50 }, async () => {
    while (!over.signal.aborted) await visitor(service.url, 3000, greedy).ask('filter', filterPath(0));
  });
  const beside = await others(4000);
  over.abort();
  await Promise.all(flood);
  tabulate('20 visitors search alone', alone);
  tabulate('20 visitors search beside a greedy one', beside);
  tabulate('the greedy one', greedy);
  expect(refused([...alone, ...beside])).toEqual([]);
  if (FULL) expect(slowdown(alone, beside, 0.5)).toBeLessThan(1.5);
});

/** Twenty visitors who search ten times each. @param from distinguishes their addresses from those of others. */
async function others(from: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  const all = Array.from({ length: 20 }, async (_, number) => {
    const { ask } = visitor(service.url, from + number, visits);
    for (let turn = 0; turn < 10; turn++) {
      await ask('search', '/rest/asteroid/findAsteroidByPhrase?query=a');
      await pause(200);
    }
  });
  await Promise.all(all);
  return visits;
}

/** @param costs as {@link costsOf} has them. */
function tabulate(load: string, visits: readonly Visit[], costs: readonly number[] = []): void {
  const seconds = [0.5, 0.99, 1].map((part) => quantile(visits, part).toFixed(3));
  const used = costs.map((one) => one.toFixed(1));
  lines.push(lineOf([load, visits.length, refused(visits).length, ...seconds, ...used]));
}

function lineOf([load = '', ...figures]: readonly (string | number)[]): string {
  return String(load).padEnd(44) + figures.map((figure) => String(figure).padStart(12)).join('');
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

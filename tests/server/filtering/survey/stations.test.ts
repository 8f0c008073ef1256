import { expect, test } from 'vitest';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { Work } from '#server/queue/visitor-lines.ts';
import type { NodesTask } from '#server/tasks/survey-tasks.ts';
import { createPace } from '#server/filtering/survey/effort.ts';
import { createFarWindows } from '#server/filtering/survey/far-windows.ts';
import type { StoredNodes } from '#server/filtering/survey/stored-nodes.ts';
import { createStations, type StationStore } from '#server/filtering/survey/stations.ts';
import { surveyObjects } from '#server/filtering/survey/survey-set.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { fakeBody, fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';

const NOW = Date.UTC(2026, 0, 10);
const SPRING_OF_2053 = gridCovering(julianDay(2053, 4, 1), julianDay(2053, 5, 1));
const SPRING_OF_1977 = gridCovering(julianDay(1977, 4, 1), julianDay(1977, 5, 1));
const SPRING_OF_2031 = gridCovering(julianDay(2031, 4, 1), julianDay(2031, 5, 1));

test('orbits are propagated to a far window decade by decade, from today outwards', async () => {
  const later = await serviceWith(emptyStore());
  await later.prepare(SPRING_OF_2053);
  expect(later.legs()).toEqual(['elements to 2040', '2040 to 2050', '2050 to 2053']);
  const earlier = await serviceWith(emptyStore());
  await earlier.prepare(SPRING_OF_1977);
  expect(earlier.legs()).toEqual([
    'elements to 2010',
    '2010 to 2000',
    '2000 to 1990',
    '1990 to 1980',
    '1980 to 1977',
  ]);
});

test('orbits are followed from their elements to a window of the next ten years', async () => {
  const service = await serviceWith(emptyStore());
  await service.prepare(SPRING_OF_2031);
  expect(service.legs()).toEqual(['elements to 2031']);
});

test('where orbits are prepared for today, they are followed from there', async () => {
  const service = await serviceWith(emptyStore(), emptyNodes(gridCovering(2461050, 2461070), 300));
  await service.prepare(SPRING_OF_2031);
  await service.prepare(SPRING_OF_2053);
  expect(service.legs()).toEqual(['today to 2031', 'today to 2040', '2040 to 2050', '2050 to 2053']);
});

test('what was propagated serves every other window of the decade, also after a restart', async () => {
  const store = emptyStore();
  const service = await serviceWith(store);
  await service.prepare(SPRING_OF_2053);
  await service.prepare(gridCovering(julianDay(2058, 4, 1), julianDay(2058, 5, 1)));
  expect(service.legs().slice(3)).toEqual(['2050 to 2058']);
  const restarted = await serviceWith(store);
  await restarted.prepare(gridCovering(julianDay(2061, 4, 1), julianDay(2061, 5, 1)));
  expect(restarted.legs()).toEqual(['2050 to 2060', '2060 to 2061']);
});

test('a way that is left goes on where it was', async () => {
  const service = await serviceWith(emptyStore());
  void service.begin(SPRING_OF_2053);
  await service.work(3);
  service.wait(31_000);
  await service.work(1000);
  const before = service.legs().length;
  expect(before).toBeLessThan(3);
  await service.prepare(SPRING_OF_2053);
  expect(service.legs()).toEqual(['elements to 2040', '2040 to 2050', '2050 to 2053']);
  expect(service.tasks.length).toBe(service.ranges());
});

test('work that is done grows from nothing to all of it, whatever the way', async () => {
  const service = await serviceWith(emptyStore());
  const { complete, work } = service.begin(SPRING_OF_2053);
  const shares: number[] = [];
  for (let piece = 0; piece < 200; piece++) {
    await service.work(1);
    const effort = work();
    if (effort !== undefined) shares.push(effort.done / effort.total);
  }
  await complete;
  expect(shares[0]).toBeLessThan(0.1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

/** Stations that outlive a service, as files do. */
function emptyStore(): StationStore {
  const stored = new Map<number, StoredNodes>();
  return {
    load: async (day) => stored.get(day),
    save: async (one) => void stored.set(one.nodes.grid.firstDay, structuredClone(one)),
  };
}

/** Far windows over 300 objects, the tasks of the workers, and a clock. */
async function serviceWith(store: StationStore, now?: OrbitNodes) {
  const { catalogue, nearEarthObjects, version } = fakeCatalogue(
    Array.from({ length: 300 }, (_, k) => {
      const elements = { ...fakeBody().elements, meanAnomaly: k / 100 };
      return fakeBody({ index: k, designation: `2026 A${k}`, elements });
    }),
  );
  const objects = await surveyObjects(catalogue, nearEarthObjects);
  const tasks: NodesTask[] = [];
  const aside: Work[] = [];
  let clock = NOW;
  const compute = fakeCompute({
    workers: 1,
    nodesOf: async (task) => {
      tasks.push(task);
      return fakeCompute().nodesOf(task);
    },
  });
  const parts = { compute, now: () => clock, report: () => undefined };
  const addIdle = (pieces: readonly Work[]) => void aside.push(...pieces);
  const pace = createPace(1);
  const far = createFarWindows(parts, addIdle, {
    stations: createStations(parts, store, addIdle, pace, () => now),
    pace,
  });
  const work = async (pieces: number) => {
    for (let piece = 0; piece < pieces; piece++) {
      for (let turn = 0; turn < 20 && aside.length === 0; turn++) await new Promise((go) => setImmediate(go));
      await aside.shift()?.();
      await new Promise((go) => setImmediate(go));
    }
  };
  const begin = (grid: typeof SPRING_OF_2053) => far.preparedFor('somebody', grid, version, objects);
  return {
    tasks,
    begin,
    work,
    wait: (milliseconds: number) => void (clock += milliseconds),
    async prepare(grid: typeof SPRING_OF_2053) {
      const { complete } = begin(grid);
      await work(100);
      await complete;
    },
    ranges: () => new Set(tasks.map(({ nodes, range }) => `${nodes.grid.firstDay} ${range.from}`)).size,
    /** Where from and where to objects were followed, each leg once. */
    legs: () => [
      ...new Set(
        tasks.map(({ nodes, starts }) => {
          const from =
            starts === undefined ? 'elements' : starts === now ? 'today' : yearOf(starts.grid.firstDay);
          return `${from} to ${yearOf(nodes.grid.firstDay)}`;
        }),
      ),
    ],
  };
}

function yearOf(day: number): number {
  return Math.floor(2000 + (day + 30 - 2_451_544.5) / 365.25);
}

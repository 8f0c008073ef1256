import { expect, test } from 'vitest';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { createPreparation } from '#server/filtering/survey/preparation.ts';
import { progressOf } from '#server/filtering/survey/survey-set.ts';
import { fakeCatalogue } from '../../fakes/fake-catalogue.ts';
import { fakeCompute } from '../../fakes/fake-compute.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test('orbits that workers could not bring to today are tried again a minute later, when they are requested', async () => {
  const reported: unknown[] = [];
  let clock = Date.UTC(2026, 0, 10);
  let isBusy = true;
  const compute = fakeCompute();
  const preparation = createPreparation({
    compute: {
      ...compute,
      nodesOf: (task) => (isBusy ? Promise.reject(new Error('aborted after 60 s')) : compute.nodesOf(task)),
    },
    queue: createFairQueue({ concurrency: 2, waiting: 1000, waitingPerVisitor: 600 }),
    now: () => clock,
    report: (error) => void reported.push(error),
    store: { load: async () => undefined, save: async () => undefined },
    stationStore: { load: async () => undefined, save: async () => undefined },
  });
  const catalogue = fakeCatalogue();
  await preparation.begin(catalogue);
  expect(preparation.progress()).toEqual({ done: 0, total: 2 });
  expect(reported).not.toEqual([]);
  isBusy = false;
  const startUtc = julianDateFromUnixTime(clock);
  const request = () =>
    preparation.nearEarthObjects('visitor', catalogue, { startUtc, endUtc: startUtc + 1 });
  await (
    await request()
  ).complete;
  expect(preparation.progress()).toEqual({ done: 0, total: 2 });
  clock += MINUTE_MS;
  await (
    await request()
  ).complete;
  expect(preparation.progress()).toEqual({ done: 2, total: 2 });
});

test('orbits that cannot be stored on the disk serve all the same, today and when the grid moves on', async () => {
  const reported: unknown[] = [];
  let clock = Date.UTC(2026, 0, 10);
  const preparation = createPreparation({
    compute: fakeCompute(),
    queue: createFairQueue({ concurrency: 2, waiting: 1000, waitingPerVisitor: 600 }),
    now: () => clock,
    report: (error) => void reported.push(error),
    store: {
      load: async () => undefined,
      save: async () => {
        throw new Error('no space left on device');
      },
    },
    stationStore: { load: async () => undefined, save: async () => undefined },
  });
  await preparation.begin(fakeCatalogue());
  const first = preparation.today();
  clock += 30 * DAY_MS;
  await preparation.extend();
  const second = preparation.today();
  expect(second?.nodes.grid.firstDay).toBeGreaterThan(first?.nodes.grid.firstDay ?? Infinity);
  expect(second && progressOf(second)).toEqual({ done: 2, total: 2 });
  expect(reported.map(String)).toEqual(Array(2).fill('Error: no space left on device'));
});

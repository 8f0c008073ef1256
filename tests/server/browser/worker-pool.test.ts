import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { startWorkerPool, type TaskWorkerListeners } from '#server/browser/workers/worker-pool.ts';

const INDEX = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris', 'index.json');

test('a pool that is retired ends its idle workers at once, and one that computes when nothing more is to be done', async () => {
  const { compute, retire, workers } = startPool();
  const tasks = [1, 2, 3].map(() => compute.sunMoonOf({} as never));
  workers[1]?.finish();
  await tasks[1];
  workers[1]?.finish(); // the third task, which waited
  await tasks[2];
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, false]);
  retire();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, true]);
  workers[0]?.finish();
  await tasks[0];
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('a pool gives a task to the worker that did such a task last, else to the one that was freed last', async () => {
  const { compute, workers } = startPool();
  const lights = compute.sunMoonOf({} as never);
  const rows = compute.ephemerisOf({} as never);
  workers[0]?.finish();
  workers[1]?.finish();
  await Promise.all([lights, rows]);
  const again = [compute.sunMoonOf({} as never), compute.ephemerisOf({} as never)];
  expect(workers.map(({ tasks }) => tasks)).toEqual([
    ['sunMoonOf', 'sunMoonOf'],
    ['ephemerisOf', 'ephemerisOf'],
  ]);
  for (const worker of workers) worker.finish();
  await Promise.all(again);
  const flyby = compute.flybyOf({} as never);
  expect(workers[1]?.tasks.at(-1)).toBe('flybyOf');
  workers[1]?.finish();
  await flyby;
});

/** A worker that finishes a task when the test says so. */
type FakeWorker = { readonly finish: () => void; readonly tasks: string[]; isEnded: boolean };

/** A pool of two such workers, and those that it has started. */
function startPool() {
  const workers: FakeWorker[] = [];
  const pool = startWorkerPool({
    open: ({ onMessage }: TaskWorkerListeners) => {
      const finish = () => onMessage({ kind: 'done', value: 'done', written: [] });
      const worker: FakeWorker = { finish, tasks: [], isEnded: false };
      workers.push(worker);
      return {
        post: (message) => message.kind === 'task' && void worker.tasks.push(message.name),
        end: () => void (worker.isEnded = true),
      };
    },
    workers: 2,
    index: readEphemerisIndex(JSON.parse(readFileSync(INDEX, 'utf8'))),
    earth: BUILT_IN_EARTH,
    readChunk: () => Promise.reject(new Error('no chunk is missed')),
    report: () => undefined,
  });
  return { ...pool, workers };
}

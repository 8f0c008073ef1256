import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { startWorkerPool, type TaskWorkerListeners } from '#server/browser/workers/worker-pool.ts';

const INDEX = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris', 'index.json');

test('a pool that is retired ends its idle workers at once, and one that computes when nothing more is to be done', async () => {
  const workers: { readonly finish: () => void; isEnded: boolean }[] = [];
  const { compute, retire } = startWorkerPool({
    open: ({ onMessage }: TaskWorkerListeners) => {
      const finish = () => onMessage({ kind: 'done', value: 'done', written: [] });
      const worker = { finish, isEnded: false };
      workers.push(worker);
      return { post: () => undefined, end: () => void (worker.isEnded = true) };
    },
    workers: 2,
    index: readEphemerisIndex(JSON.parse(readFileSync(INDEX, 'utf8'))),
    earth: BUILT_IN_EARTH,
    readChunk: () => Promise.reject(new Error('no chunk is missed')),
    report: () => undefined,
  });
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

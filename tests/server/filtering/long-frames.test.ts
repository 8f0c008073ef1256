import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExtremesTable } from '#engine/survey/extremes-table.ts';
import type { Compute } from '#server/tasks/compute.ts';
import type { MeasuringTask, NodesTask, SurveyTask } from '#server/tasks/survey-tasks.ts';
import type { FrameStore } from '#server/filtering/stored-frames.ts';
import { piecesOf } from '#server/filtering/window-pieces.ts';
import { readIndex } from '#server/node/workers/ephemeris-files.ts';
import { describeEphemeris } from '#server/tasks/covered-ephemeris.ts';
import type { StoredNodes } from '#server/filtering/survey/stored-nodes.ts';
import { extremesRows } from '#server/tasks/extremes-rows.ts';
import { fakeBody, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';
import { from, measuring, pausedCompute, resultOf, wholeOf } from './long-frame-lists.ts';

const EPHEMERIS = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris');

const NOON_AT_MAUNAKEA = 155.472 / 360;

test('a time frame of ten years is searched year by year, from today on', async () => {
  const { tasks, compute } = watched();
  const { app } = await fakeService({ compute });
  const result = await wholeOf(app, from(2461050.5, 3652));
  expect(result.totalResults).toBe(2);
  const begins = tasks.map(({ window }) => window.startUtc);
  expect(begins).toHaveLength(10);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  const lengths = tasks.map(({ window }) => window.endUtc - window.startUtc);
  expect(Math.max(...lengths)).toBeLessThan(367);
  expect(lengths.reduce((sum, days) => sum + days)).toBeCloseTo(3652, 6);
});

test('a time frame around today is searched from today outwards', async () => {
  const { tasks, compute } = watched();
  const { app } = await fakeService({ compute });
  await wholeOf(app, from(2461050.5 - 5 * 365, 3650));
  const distances = tasks.map(({ window }) => Math.abs(window.startUtc - 2461050.5));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a time frame of ten years lists what is found so far, and how many days are searched', async () => {
  const paused = pausedCompute();
  const { app } = await fakeService({ compute: paused.compute });
  const query = from(2461050.5, 3652);
  const seen: { days: number; found: number; rows: number; share: number }[] = [];
  for (let poll = 0; poll < 60; poll++) {
    const { preparation, totalResults, object } = await resultOf(app, query);
    if (preparation === undefined) break;
    const { days, share = 0, secondsLeft } = preparation;
    expect(days?.total).toBe(3652);
    expect(secondsLeft).toBeGreaterThan(0);
    seen.push({ days: days?.done ?? 0, found: totalResults, rows: object.data.length, share });
    await paused.release();
  }
  expect(seen[0]).toEqual({ days: 0, found: 0, rows: 0, share: 0 });
  expect(seen.map(({ rows }) => rows)).toEqual(seen.map(({ found }) => found));
  expect(seen.some(({ days, found }) => days > 300 && days < 3652 && found === 2)).toBe(true);
  expect(seen.map(({ share }) => share)).toEqual(seen.map(({ share }) => share).toSorted((a, b) => a - b));
  expect((await resultOf(app, query)).preparation).toBeUndefined();
});

test.each([
  ['ten years', 3652, { done: 0, total: 3652, begun: { days: 365, objects: 48 } }],
  ['a year', 365, undefined],
])(
  'a time frame of %s that is searched for some objects says for how many, and lists what is found among them',
  async (_, length, days) => {
    const bodies = Array.from({ length: 96 }, (__, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
    const paused = pausedCompute();
    const { app } = await fakeService({ catalogue: fakeCatalogue(bodies), compute: paused.compute });
    const query = from(2461050.5, length);
    await resultOf(app, query);
    await paused.release();
    const { preparation, totalResults } = await resultOf(app, query);
    expect([totalResults, preparation?.days]).toEqual([48, days]);
    expect(preparation?.done).toBe(days === undefined ? 48 : 0);
  },
);

test('a time frame of ten years has the extremes of all its nights', async () => {
  let call = 0;
  const compute = fakeCompute({
    extremesOf: async ({ objects }) => {
      call++;
      return extremesRows(
        Array.from(objects, (object) => ({
          object,
          extremes: { magnitude: { min: 20 - call, max: 20 + call } },
        })),
      );
    },
  });
  const { app } = await fakeService({ compute });
  const { object } = await wholeOf(app, from(2461050.5, 3652));
  expect(object.data[0].filters[0]).toEqual({
    name: 'magnitude',
    minValue: 20 - call,
    maxValue: 20 + call,
  });
});

test('a time frame of ten years that is stopped goes on where it was, and is not looked through again for the next visitor', async () => {
  const paused = pausedCompute();
  const { app, wait } = await fakeService({ compute: paused.compute });
  const query = from(2461050.5, 3652);
  await resultOf(app, query);
  for (let piece = 0; piece < 3; piece++) await paused.release();
  wait(31_000);
  await paused.release();
  const before = paused.begun();
  for (let piece = 0; piece < 5; piece++) await paused.release();
  expect(paused.begun()).toBe(before);
  expect(before).toBeLessThan(10);
  for (let poll = 0; poll < 60 && (await resultOf(app, query)).preparation !== undefined; poll++)
    await paused.release();
  expect(paused.begun()).toBe(10);
  await resultOf(app, query, { 'X-Visitor': 'another' });
  expect(paused.begun()).toBe(10);
});

test('a time frame of ten years of one list of names is searched as well, with the names that lead nowhere', async () => {
  const { app } = await fakeService();
  const { object, errors } = await wholeOf(app, `${from(2461050.5, 3652)}&names=Eros,Nosuch`);
  expect(errors).toBe(1);
  expect(object.data.map(({ name }) => name)).toEqual(['Nosuch', 'Eros']);
});

test('years that were searched serve other limits: only what may pass is searched for, and nothing is measured again', async () => {
  const { tasks, compute } = measuring();
  const { app } = await fakeService({ compute, frameStore: memoryStore() });
  const frame = from(2461050.5, 3652);
  await wholeOf(app, `${frame}&magnitudeMax=16.5`);
  expect(measured(tasks)).toEqual(Array.from({ length: 10 }, () => 2));
  tasks.length = 0;
  expect((await wholeOf(app, `${frame}&magnitudeMax=15.5`)).totalResults).toBe(1);
  expect(measured(tasks)).toEqual([0]); // the brighter of both passes in the first year
  tasks.length = 0;
  expect((await wholeOf(app, `${frame}&magnitudeMax=14`)).totalResults).toBe(0);
  expect(tasks).toEqual([]);
});

test('years that were searched serve the next visitor after a restart of the service', async () => {
  const frameStore = memoryStore();
  const frame = `${from(2461050.5, 3652)}&magnitudeMax=14`;
  const before = await wholeOf((await fakeService({ compute: measuring().compute, frameStore })).app, frame);
  const { tasks, compute } = measuring();
  const { app } = await fakeService({ compute, frameStore });
  const { totalResults, nights } = await wholeOf(app, frame);
  expect([totalResults, nights]).toEqual([0, before.nights]);
  expect(tasks).toEqual([]);
});

test('years that were searched have their rows after a restart, though one worker has yet to carry all objects there', async () => {
  const frameStore = memoryStore();
  const frame = `${from(2461050.5 + 25 * 365.25, 3652)}&magnitudeMax=16.5`;
  await wholeOf((await fakeService({ compute: measuring().compute, frameStore })).app, frame);
  const { app } = await fakeService({
    compute: measuring().compute,
    frameStore,
    limits: { concurrency: 1 },
  });
  expect((await wholeOf(app, frame)).object.data).toHaveLength(2);
});

test('years that were searched are begun where the one before ended: each is integrated once', async () => {
  const years: NodesTask[] = [];
  const compute = fakeCompute({
    nodesOf: async (task) => {
      if (task.next !== undefined) years.push(task);
      return fakeCompute().nodesOf(task);
    },
  });
  const { app } = await fakeService({ compute });
  await wholeOf(app, from(2461050.5, 3652));
  const [begins, ends] = [
    years.map(({ starts }) => starts?.grid.firstDay),
    years.map(({ next }) => next?.grid.firstDay),
  ];
  expect(begins).toEqual(years.map(({ nodes }) => nodes.grid.firstDay));
  expect(begins).toHaveLength(9); // nothing is behind the last year
  expect(begins.slice(1)).toEqual(ends.slice(0, -1));
});

test('no piece of a long time frame is begun before the near one of another visitor', async () => {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const look = (which: string) => async (task: SurveyTask) => {
    order.push(which);
    await new Promise<void>((resolve) => releases.push(resolve));
    return task.objects;
  };
  const compute = fakeCompute({ measureOf: look('far'), surveyOf: look('near') });
  const bodies = Array.from({ length: 480 }, (_, k) => fakeBody({ index: k, designation: `2026 A${k}` }));
  let clock = 0;
  const limits = { lullMs: 1, now: () => clock };
  const { app, queue } = await fakeService({ catalogue: fakeCatalogue(bodies), compute, limits });
  await resultOf(app, from(2488128.5, 3652));
  for (let turn = 0; turn < 50 && order.length < 2; turn++) await new Promise((go) => setImmediate(go));
  expect(order).toEqual(['far', 'far']); // both workers
  const answers: unknown[] = [];
  const near = resultOf(app, from(2461050.5, 1), { 'X-Visitor': 'another' }).then((one) => answers.push(one));
  for (let turn = 0; turn < 500 && queue.waiting() === 0; turn++) await new Promise((go) => setImmediate(go));
  for (let turn = 0; turn < 200 && answers.length === 0; turn++) {
    releases.shift()?.();
    for (let go = 0; go < 5; go++) await new Promise((next) => setImmediate(next));
  }
  await near;
  expect(order).toEqual(['far', 'far', 'near']);
  clock = 60_000; // the lull is over
  for (let turn = 0; turn < 5000 && order.length < 4; turn++) await new Promise((go) => setImmediate(go));
  expect(order[3]).toBe('far');
});

test('an object is examined once through a year, however often its progress is requested', async () => {
  const paused = pausedCompute();
  const { app } = await fakeService({ compute: paused.compute });
  const query = from(2461050.5, 365);
  const shares: number[] = [];
  for (let poll = 0; poll < 5; poll++) shares.push((await resultOf(app, query)).preparation?.share ?? 1);
  await paused.release();
  expect((await wholeOf(app, query)).totalResults).toBe(2);
  expect([shares[0], paused.begun()]).toEqual([0, 1]);
});

test('a window is cut at noon of the site, so that no night is counted twice', () => {
  const site = { kind: 'ground', longitude: -155.472 * (Math.PI / 180) } as never;
  const pieces = piecesOf({ site, startUtc: 2461050.5, endUtc: 2461050.5 + 1200 });
  const cuts = pieces.slice(1).map(({ startUtc }) => (startUtc - NOON_AT_MAUNAKEA) % 1);
  expect(pieces).toHaveLength(4);
  for (const cut of cuts) expect(Math.min(cut, 1 - cut)).toBeCloseTo(0, 6);
  expect(pieces.slice(1).map(({ startUtc }) => startUtc)).toEqual(
    pieces.slice(0, -1).map(({ endUtc }) => endUtc),
  );
});

test.each([
  ['from 1900 to 2470', 2415020.5, 208_554],
  ['of 1900', 2415020.5, 365],
  ['of 2470', 2623209.5, 365],
])('no time frame %s is refused', async (_, startUtc, days) => {
  const ephemeris = { ...fakeCompute().ephemeris, ...describeEphemeris(readIndex(EPHEMERIS)) };
  const { app } = await fakeService({ compute: fakeCompute({ ephemeris }) });
  const { preparation, totalResults } = await resultOf(app, from(startUtc, days));
  expect(preparation ?? totalResults).toBeDefined();
});

/** What a service stores of long frames, as files do. */
function memoryStore(): FrameStore {
  const [states, extremes] = [new Map<number, StoredNodes>(), new Map<string, ExtremesTable>()];
  return {
    loadStates: async (day) => states.get(day),
    saveStates: async (stored) => void states.set(stored.nodes.grid.firstDay, stored),
    loadExtremes: async (key) => extremes.get(key),
    saveExtremes: async (key, table) => void extremes.set(key, structuredClone(table)),
  };
}

/** Of each task how many objects it measures. */
function measured(tasks: readonly MeasuringTask[]): readonly number[] {
  return tasks.map(({ measure }) => measure.reduce((sum, range) => sum + range.to - range.from, 0));
}

/** Workers that note what is searched for. */
function watched(): { tasks: SurveyTask[]; compute: Compute } {
  const tasks: SurveyTask[] = [];
  const compute = fakeCompute({ measureOf: async (task) => (tasks.push(task), task.objects) });
  return { tasks, compute };
}

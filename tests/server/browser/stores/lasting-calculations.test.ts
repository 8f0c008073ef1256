import { expect, test, vi } from 'vitest';
import { lastingCalculations } from '#server/browser/stores/lasting-calculations.ts';
import type { NewCalculation, Piece } from '#server/calculations/calculation-store.ts';
import { memoryCalculations } from '#server/calculations/memory-calculations.ts';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { fakeBody } from '../../fakes/fake-catalogue.ts';

const TOKEN = 'page-1';

const REQUESTED: NewCalculation = {
  token: TOKEN,
  visitor: 'one',
  createdAt: 0,
  request: {
    bodies: [{ body: fakeBody(), heading: { name: 'Eros', designator: 'A898 PA', database: 'JPL' } }],
    observer: { site: { kind: 'geocentre' }, label: 'Geocentric (500)' },
    frame: { startUtc: 2461050.5, endUtc: 2461051.5, stepDays: 1, days: 1 },
    catalogueDate: '2026-01-01',
  },
};

test('a calculation that is done anew is whole for each that reads its outcomes, at whatever time it does', async () => {
  const { store, begun, finish } = reloadedPage();
  const first = store.read(TOKEN, 0);
  await begun;
  const second = store.read(TOKEN, 0); // as of a link, where the tab has restored the same state already
  finish();
  expect((await second)?.done).toEqual([0]);
  expect((await first)?.done).toEqual([0]);
});

test('a calculation that is done anew is there before it is whole for what stops it or has it go on', async () => {
  const { store, begun, finish } = reloadedPage();
  const awaited = store.read(TOKEN, 0);
  await begun;
  expect((await store.read(TOKEN))?.done).toEqual([]);
  expect((await store.read(TOKEN, 0))?.done).toEqual([]); // it goes on, and its progress is shown
  expect((await awaited)?.done).toEqual([]);
  finish();
});

test('a calculation of before a reload is not begun anew by a request that only looks whether it goes on', async () => {
  const { store, load } = reloadedPage();
  expect(await store.read(TOKEN)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await store.piecesAhead('one')).toBe(0);
});

test('a calculation that takes long to be done anew is there as far as it is, before the page gives its call up', async () => {
  vi.useFakeTimers();
  const { store, begun, finish } = reloadedPage();
  const awaited = store.read(TOKEN, 0);
  await begun;
  await vi.advanceTimersByTimeAsync(100_000); // a call is given up after 120 s
  expect((await awaited)?.done).toEqual([]);
  expect((await store.read(TOKEN, 0))?.done).toEqual([]);
  finish();
});

/** The store of a worker that starts anew, and has a calculation that was requested before; its pieces wait until they are finished. */
function reloadedPage() {
  const queue = createFairQueue({ concurrency: 1, waiting: 10, waitingPerVisitor: 10 });
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let finish: () => void;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const load = vi.fn(async (token: string) => (token === TOKEN ? REQUESTED : undefined));
  const inMemory = memoryCalculations(queue, () => 0);
  const store = lastingCalculations(
    inMemory,
    {
      save: async () => undefined,
      load,
      forgetBefore: async () => undefined,
    },
    (error) => {
      throw error;
    },
  );
  store.serve(async (piece: Piece) => {
    begin();
    await finished;
    const body = REQUESTED.request.bodies[0];
    await inMemory.add(
      piece,
      piece.place < 0 || body === undefined
        ? { kind: 'lights', sunMoon: undefined }
        : { kind: 'body', outcome: { kind: 'failed', reason: 'nothing to see' }, body },
    );
  });
  return { store, load, begun, finish: () => finish() };
}

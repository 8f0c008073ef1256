import { expect, test } from 'vitest';
import type { Work } from '#server/queue/visitor-lines.ts';
import { type Enqueue, resultsInOrder } from '#server/queue/queued-work.ts';

test('results are read in the order of their pieces, and only a few are entered ahead', async () => {
  const entered: Work[] = [];
  const pieces = [1, 2, 3, 4, 5].map((result) => (inLine: Enqueue) => inLine(async () => result));
  const reading = resultsInOrder(pieces, (work) => entered.push(...work), 2);
  const first = reading.next();
  expect(entered).toHaveLength(3);
  for (const work of entered.toReversed()) await work();
  expect((await first).value).toBe(1);
  const second = reading.next();
  expect(entered).toHaveLength(4);
  for (const work of entered.slice(3)) await work();
  expect((await second).value).toBe(2);
  expect((await reading.next()).value).toBe(3);
  for (const work of entered.slice(4)) await work();
  expect([(await reading.next()).value, (await reading.next()).value]).toEqual([4, 5]);
  expect((await reading.next()).done).toBe(true);
});

test('a reader that stops has no more pieces entered', async () => {
  let entered = 0;
  const pieces = [1, 2, 3, 4, 5].map((result) => (inLine: Enqueue) => inLine(async () => result));
  const reading = resultsInOrder(
    pieces,
    (work) => {
      entered += work.length;
      for (const piece of work) void piece();
    },
    1,
  );
  await reading.next();
  await reading.return();
  expect(entered).toBe(2);
  expect((await reading.next()).done).toBe(true);
});

test('what a piece knows without work is reported while the queue takes none', async () => {
  const reading = resultsInOrder([async () => 1, async () => 2], refuse, 1);
  expect([(await reading.next()).value, (await reading.next()).value]).toEqual([1, 2]);
});

test('the failure of a piece and a queue that takes no more are passed on', async () => {
  const failing = resultsInOrder([failingPiece], run, 1);
  await expect(failing.next()).rejects.toThrow('the worker stopped');
  const refused = resultsInOrder([failingPiece], refuse, 1);
  await expect(refused.next()).rejects.toThrow('full');
});

function failingPiece(inLine: Enqueue): Promise<never> {
  return inLine(() => Promise.reject(new Error('the worker stopped')));
}

function run(work: readonly Work[]): void {
  for (const piece of work) void piece();
}

function refuse(): void {
  throw new RangeError('full');
}

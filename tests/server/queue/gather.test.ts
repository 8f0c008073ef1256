import { expect, test } from 'vitest';
import type { Work } from '#server/queue/visitor-lines.ts';
import { gather } from '#server/queue/queued-work.ts';

test('results are in the order of their pieces, whichever is done first', async () => {
  const pieces = [1, 2, 3].map((result) => async () => result);
  expect(await gather(pieces, (work) => work.toReversed().forEach((piece) => void piece()))).toEqual([
    1, 2, 3,
  ]);
});

test('the failure of a piece is thrown to the caller that gathers, and not to the queue', async () => {
  const work: Work[] = [];
  const gathered = gather([() => Promise.reject(new Error('the worker stopped'))], (pieces) =>
    work.push(...pieces),
  );
  await Promise.all([
    expect(gathered).rejects.toThrow('the worker stopped'),
    expect(work[0]()).resolves.toBeUndefined(),
  ]);
});

test('a queue that takes no more is passed on', async () => {
  await expect(gather([async () => 1], refuse)).rejects.toThrow('full');
});

test('nothing to do needs no queue', async () => {
  expect(await gather([], () => expect.unreachable())).toEqual([]);
});

function refuse(): void {
  throw new RangeError('full');
}

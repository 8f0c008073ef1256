import { expect, test } from 'vitest';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { shareWork } from '#server/queue/queued-work.ts';

test('work that several may wait for is done for those who stay, and not at all once the last of them has left', async () => {
  const { begun, letGo, put, queue } = pausedQueue();
  const [one, other, third] = [1, 2, 3].map(() => new AbortController());
  const shared = put('stored');
  const left = put('left');
  const waiting = [shared.awaited(one.signal), shared.awaited(other.signal), left.awaited(third.signal)];
  one.abort();
  third.abort();
  letGo();
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  await queue.idle();
  expect(begun).toEqual(['stored']);
});

test('work that several may wait for goes on once it has begun, and reports its end once', async () => {
  const { ended, put, queue } = pausedQueue({ isPaused: false });
  const leaving = new AbortController();
  const waiting = put('begun').awaited(leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toThrow('the visitor has left');
  await queue.idle();
  expect(ended).toEqual(['begun']);
});

test.each([
  [19, 'waits for its turn where that comes within ten seconds', undefined],
  [21, 'is refused at once where it would wait for longer, with the time to come back', 11],
])(
  'a request behind %i pieces of work, a second each for one of two workers, %s',
  async (count, _, retryAfterSeconds) => {
    let clock = 0;
    const queue = createFairQueue({
      concurrency: 2,
      waiting: 100,
      waitingPerVisitor: 100,
      now: () => clock,
    });
    queue.add('somebody', [async () => void (clock += 1000)]);
    await queue.idle();
    const { promise, resolve: letGo } = latch();
    for (let busy = 0; busy < 2; busy++) queue.add(`busy ${busy}`, [() => promise]);
    for (let other = 0; other < count; other++) queue.add(`other ${other}`, [async () => undefined]);
    const line = { queue, retryAfterSeconds: 1 };
    const put = () => shareWork(async () => 'done', 'newcomer', line);
    if (retryAfterSeconds === undefined) expect(put).not.toThrow();
    else
      expect(put).toThrow(
        expect.objectContaining({ retryAfterSeconds, body: expect.objectContaining({ status: 503 }) }),
      );
    expect(queue.waiting()).toBe(count + (retryAfterSeconds === undefined ? 1 : 0));
    letGo();
    await queue.idle();
  },
);

test('a visitor whose own work is what a request waits for is not refused', async () => {
  let clock = 0;
  const queue = createFairQueue({ concurrency: 1, waiting: 100, waitingPerVisitor: 100, now: () => clock });
  queue.add('newcomer', [async () => void (clock += 1000)]);
  await queue.idle();
  const { promise, resolve: letGo } = latch();
  queue.add('newcomer', [() => promise, ...Array.from({ length: 50 }, () => async () => undefined)]);
  expect(() => shareWork(async () => 'done', 'newcomer', { queue, retryAfterSeconds: 1 })).not.toThrow();
  letGo();
  await queue.idle();
});

/** A queue of one place, which is taken until it is let go. */
function pausedQueue({ isPaused = true } = {}) {
  const queue = createFairQueue({ concurrency: 1, waiting: 10, waitingPerVisitor: 10 });
  const begun: string[] = [];
  const ended: string[] = [];
  const { promise, resolve: letGo } = latch();
  if (isPaused) queue.add('somebody else', [() => promise]);
  const line = { queue, fullText: () => 'full', retryAfterSeconds: 1 };
  const put = (name: string) =>
    shareWork(
      async () => {
        begun.push(name);
        return name;
      },
      'a visitor',
      line,
      () => ended.push(name),
    );
  return { begun, ended, letGo, put, queue };
}

function latch() {
  const paused: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => (paused.resolve = resolve));
  return { promise, resolve: () => paused.resolve?.() };
}

import { describe, expect, test } from 'vitest';
import { createFairQueue } from '#server/queue/fair-queue.ts';
import { shareWork } from '#server/queue/queued-work.ts';

describe('work that several may wait for', () => {
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

import { expect, test, vi } from 'vitest';
import { createFairQueue, NO_VISITOR } from '#server/queue/fair-queue.ts';
import { QueueFullError } from '#server/queue/visitor-lines.ts';

const ROOMY = { concurrency: 1, waiting: 100, waitingPerVisitor: 100 };

test('a fair queue serves visitors in turn, however long their lines are', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const queue = createFairQueue({ ...ROOMY, now: () => 0 });
  queue.add('a', ['a1', 'a2', 'a3', 'a4'].map(work));
  queue.add('b', ['b1', 'b2'].map(work));
  await queue.idle();
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('a fair queue serves a visitor with many short pieces before one with long pieces who has used more time', async () => {
  let clock = 0;
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    clock += milliseconds;
    done.push(name);
  };
  const queue = createFairQueue({ ...ROOMY, now: () => clock });
  queue.add(
    'long',
    ['L1', 'L2', 'L3'].map((name) => work(name, 100)),
  );
  queue.add(
    'short',
    Array.from({ length: 30 }, (_, k) => work(`s${k}`, 10)),
  );
  await queue.idle();
  expect(done.indexOf('L2')).toBeGreaterThan(8);
  expect(done.indexOf('L3')).toBeGreaterThan(17);
  expect(done).toHaveLength(33);
});

test('a fair queue does not let a visitor save up turns by staying away, or by coming with one piece at a time', async () => {
  let clock = 0;
  const done: string[] = [];
  const queue = createFairQueue({ ...ROOMY, now: () => clock });
  const work = (name: string) => async () => {
    clock += 100;
    done.push(name[0]);
  };
  const again = (left: number) => async () => {
    await work('one')();
    if (left > 0) queue.add('one by one', [again(left - 1)]);
  };
  queue.add('one by one', [again(6)]);
  queue.add(
    'many',
    Array.from({ length: 4 }, () => work('many')),
  );
  queue.add(
    'late',
    Array.from({ length: 4 }, () => work('late')),
  );
  await queue.idle();
  for (const name of ['o', 'm', 'l']) {
    const before = done.slice(0, 6).filter((one) => one === name).length;
    expect(before, `${name} among the first six of ${done.join('')}`).toBe(2);
  }
});

test('a fair queue serves a visitor who comes back after thinking as one who comes for the first time', async () => {
  let clock = 0;
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    clock += milliseconds;
    done.push(name);
  };
  const queue = createFairQueue({ ...ROOMY, now: () => clock });
  const comeBack = async () => queue.add('thinker', [work('back', 100)]);
  queue.add('thinker', [work('first', 100)]);
  queue.add('others', [
    ...Array.from({ length: 10 }, () => work('other', 120)),
    comeBack,
    ...Array.from({ length: 10 }, () => work('other', 120)),
  ]);
  await queue.idle();
  expect(done.indexOf('back')).toBe(11);
});

test('a fair queue lets no visitor wait for ever, however many newcomers arrive', async () => {
  let clock = 0;
  const done: string[] = [];
  const queue = createFairQueue({ ...ROOMY, now: () => clock });
  const arrival = (number: number) => async () => {
    clock += 100;
    done.push('newcomer');
    if (number < 200) queue.add(`newcomer ${number}`, [arrival(number + 1)]);
  };
  const large = async () => {
    clock += 150;
    done.push('large');
  };
  queue.add('large', [large, large]);
  queue.add('newcomer', [arrival(0)]);
  queue.add('another', [arrival(100)]);
  await queue.idle();
  expect(done.lastIndexOf('large')).toBeLessThan(30);
});

test('a fair queue serves further work of a request before requests that came later', async () => {
  let clock = 0;
  const done: string[] = [];
  const queue = createFairQueue({ ...ROOMY, now: () => clock });
  const work = (name: string) => async () => {
    clock += 10;
    done.push(name);
  };
  const cameAt = queue.now();
  const secondStep = async () => queue.add('early', [work('second step')], cameAt);
  queue.add('early', [work('first step')]);
  queue.add('others', [
    ...Array.from({ length: 10 }, () => work('other')),
    async () => {
      for (const name of ['b', 'c', 'd']) queue.add(name, [work(name)]);
      clock += 10;
      await secondStep();
    },
  ]);
  await queue.idle();
  expect(done.slice(-4)).toEqual(['second step', 'b', 'c', 'd']);
});

test('a fair queue does work that no visitor waits for when all lines are empty', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const queue = createFairQueue(ROOMY);
  queue.add('a', [work('a1')]);
  queue.addIdle([work('aside')]);
  queue.add(NO_VISITOR, [work('in advance')]);
  queue.add('b', [work('b1')]);
  await queue.idle();
  expect(done).toEqual(['a1', 'b1', 'aside', 'in advance']);
});

test('a fair queue holds work that no visitor waits for back between the pieces of one response, but not for ever', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const queue = createFairQueue({ ...ROOMY, lullMs: 50 });
  queue.addIdle([work('first aside')]);
  for (let piece = 0; piece < 4; piece++) {
    queue.addIdle([work('aside')]);
    queue.add('a', [work('a')]);
    await vi.advanceTimersByTimeAsync(30);
  }
  expect(done).toEqual(['first aside', 'a', 'a', 'a', 'a']);
  await vi.advanceTimersByTimeAsync(60);
  expect(done.slice(5)).toEqual(['aside', 'aside', 'aside', 'aside']);

  queue.addIdle([work('aside at last')]);
  for (let piece = 0; piece < 40; piece++) {
    queue.add('a', [work('a')]);
    await vi.advanceTimersByTimeAsync(30);
  }
  expect(done).toContain('aside at last');
});

test('a fair queue does work in advance only once no piece that was put aside has run for a moment', async () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const queue = createFairQueue({ ...ROOMY, lullMs: 50, now: () => Date.now() });
  queue.addIdle([work('aside')]);
  queue.add(NO_VISITOR, ['in advance', 'in advance'].map(work));
  await vi.advanceTimersByTimeAsync(40);
  queue.addIdle([work('aside')]);
  await vi.advanceTimersByTimeAsync(40);
  expect(done).toEqual(['aside', 'aside']);
  await vi.advanceTimersByTimeAsync(80);
  expect(done).toEqual(['aside', 'aside', 'in advance', 'in advance']);
});

test('a fair queue begins no more work that no visitor waits for, and then nothing at all, when the service ends', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const queue = createFairQueue(ROOMY);
  queue.serveOnly('visitors');
  queue.addIdle([work('aside')]);
  await new Promise<void>((resolve) => queue.add('a', [work('a1'), async () => resolve()]));
  queue.serveOnly('none');
  queue.add('a', [work('a2')]);
  queue.addIdle([work('aside')]);
  await queue.idle();
  expect(done).toEqual(['a1']);
});

test('a fair queue never runs more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  const queue = createFairQueue({ ...ROOMY, concurrency: 3 });
  queue.add(
    'a',
    Array.from({ length: 20 }, () => work),
  );
  await queue.idle();
  expect(most).toBe(3);
});

test('a fair queue takes all of a list or none of it', () => {
  const queue = createFairQueue({ concurrency: 1, waiting: 5, waitingPerVisitor: 3 });
  queue.add('a', [never, never, never]);
  expect(() => queue.add('a', [never, never])).toThrow(QueueFullError);
  queue.add('b', [never, never, never]);
  expect(() => queue.add('c', [never])).toThrow(QueueFullError);
  expect(queue.waiting()).toBe(5);
});

test('a fair queue goes on when a piece of work fails', async () => {
  const done: string[] = [];
  const queue = createFairQueue(ROOMY);
  queue.add('a', [
    () => Promise.reject(new Error('broken')).catch(() => {}),
    async () => void done.push('next'),
  ]);
  await queue.idle();
  expect(done).toEqual(['next']);
});

test('a fair queue lets go of work that has not begun', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const [first, second, third] = ['1', '2', '3'].map(work);
  const queue = createFairQueue(ROOMY);
  queue.add('a', [first, second, third]);
  queue.remove('a', new Set([second]));
  await queue.idle();
  expect(done).toEqual(['1', '3']);
});

test('a fair queue counts what comes before new work of a visitor', () => {
  const queue = createFairQueue(ROOMY);
  queue.add(
    'a',
    Array.from({ length: 11 }, () => never),
  );
  expect([queue.piecesAhead('a'), queue.piecesAhead('b')]).toEqual([11, 2]);
});

/** Work that does not end. */
function never(): Promise<void> {
  return new Promise(() => {});
}

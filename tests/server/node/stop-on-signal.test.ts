import { beforeEach, expect, test, vi } from 'vitest';
import { type Running, stop } from '#server/node/stop-on-signal.ts';

beforeEach(() => void vi.useFakeTimers());

const NEVER = new Promise<never>(() => {});

/** A service that ends at once, but for what a test says. */
function running(changes: Partial<Running> = {}): Running & { readonly ended: string[] } {
  const ended: string[] = [];
  return {
    server: {
      close: (done) => done(),
      closeAllConnections: () => void ended.push('connections'),
      closeIdleConnections: () => undefined,
    },
    queue: { serveOnly: (whom) => void ended.push(`serves ${whom}`), idle: async () => undefined },
    atOnce: [() => void ended.push('preparation')],
    pool: { close: async () => void ended.push('pool') },
    atLast: [() => undefined, async () => void ended.push('store')],
    warn: () => undefined,
    ...changes,
    ended,
  };
}

test('a service that receives a signal to stop ends its work first and its store last', async () => {
  const service = running();
  const exit = vi.fn();
  await stop(service, exit);
  expect(service.ended).toEqual(['preparation', 'serves visitors', 'serves none', 'pool', 'store']);
  expect(exit.mock.calls).toEqual([[0]]);
});

test.each<[string, Partial<Running>]>([
  ['a piece of work', { queue: { serveOnly: () => undefined, idle: () => NEVER } }],
  ['a worker', { pool: { close: () => NEVER } }],
  ['the database', { atLast: [() => NEVER] }],
])('a stopped process ends within 15 s where %s hangs', async (_, changes) => {
  const exit = vi.fn();
  void stop(running(changes), exit);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a stopped process does not wait for a database that is closed with an error', async () => {
  const exit = vi.fn();
  await stop(running({ atLast: [() => Promise.reject(new Error('gone'))] }), exit);
  expect(exit.mock.calls).toEqual([[0]]);
});

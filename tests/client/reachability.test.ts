import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { createReachability, whenReachable } from '#client/reachability.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER_ABORTED = new AbortController().signal;
const UNREACHABLE = new RequestFailed({ kind: 'network', message: 'no response' });

test('a service that does not respond is looked for until it does, after longer and longer pauses', async () => {
  const look = vi.fn(async () => look.mock.calls.length === 3);
  const reachability = createReachability(look);
  const changes: boolean[] = [];
  reachability.subscribe(() => changes.push(reachability.isReachable()));
  reachability.noteFailure();
  reachability.noteFailure();
  expect(changes).toEqual([false]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(8000 + 16_000);
  expect(look).toHaveBeenCalledTimes(3);
  expect(changes).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a service is looked for at once when the browser has a network again', async () => {
  const reachability = createReachability(async () => true);
  reachability.noteFailure();
  reachability.checkNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(reachability.isReachable()).toBe(true);
});

test('a call that the page makes by itself is made again when the service is back', async () => {
  let isBack = false;
  const reachability = createReachability(async () => isBack);
  const call = vi.fn(async () => {
    if (isBack) return 'the bodies';
    throw UNREACHABLE;
  });
  const outcome = whenReachable(call, NEVER_ABORTED, reachability);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).toHaveBeenCalledTimes(1);
  isBack = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe('the bodies');
});

test('a call that the page makes by itself fails where the service responds that it does', async () => {
  const failure = new RequestFailed({ kind: 'problem', message: 'broken', type: 'about:blank', status: 500 });
  const call = async () => Promise.reject(failure);
  await expect(whenReachable(call, NEVER_ABORTED)).rejects.toBe(failure);
});

test('a call that is no longer needed does not wait for the service', async () => {
  const reachability = createReachability(async () => false);
  const ending = new AbortController();
  const outcome = whenReachable(async () => Promise.reject(UNREACHABLE), ending.signal, reachability).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(1);
  ending.abort();
  expect(await outcome).toBe(ending.signal.reason);
});

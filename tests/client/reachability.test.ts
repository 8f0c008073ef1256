import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '#contract/rest/failure.ts';
import { createReachability, whenReachable } from '#client/reachability.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.resetModules();
});

const NEVER_ABORTED = new AbortController().signal;
const UNREACHABLE = new RequestFailed({ kind: 'network', message: 'no response' });

const always = () => true;

test('a service that has been away for an hour is found within seconds, and not looked for any more', async () => {
  let isBack = false;
  const look = vi.fn(async () => isBack);
  const reachability = createReachability(look, always);
  const changes: boolean[] = [];
  reachability.subscribe(() => changes.push(reachability.isReachable()));
  reachability.noteFailure();
  reachability.noteFailure();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(changes).toEqual([false]);
  isBack = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(changes).toEqual([false, true]);
  look.mockClear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(look).not.toHaveBeenCalled();
});

test('a service for which no user waits is looked for once a minute, and at once when the user is back', async () => {
  const look = vi.fn(async () => false);
  const reachability = createReachability(look, () => false);
  reachability.noteFailure();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(look).toHaveBeenCalledTimes(10);
  look.mockResolvedValue(true);
  reachability.checkNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(reachability.isReachable()).toBe(true);
});

test('while the service is looked for, it is not looked for again, whatever fails meanwhile', async () => {
  const later = 30_000;
  const look = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, later, true)));
  const reachability = createReachability(look, always);
  reachability.noteFailure();
  await vi.advanceTimersByTimeAsync(4000);
  reachability.noteFailure();
  reachability.checkNow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(later);
  expect(reachability.isReachable()).toBe(true);
});

test('a page that is opened without a network looks for the service once, and no call has to find out that it is away', async () => {
  const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', { onLine: false });
  vi.resetModules();
  const { SERVICE_REACHABILITY } = await import('#client/reachability.ts');
  expect(SERVICE_REACHABILITY.isReachable()).toBe(false);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a call that the page makes by itself is made again when the service is back', async () => {
  let isBack = false;
  const reachability = createReachability(async () => isBack, always);
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
  const reachability = createReachability(async () => false, always);
  const ending = new AbortController();
  const outcome = whenReachable(async () => Promise.reject(UNREACHABLE), ending.signal, reachability).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(1);
  ending.abort();
  expect(await outcome).toBe(ending.signal.reason);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import type { PageEphemeris } from '#client/ephemeris.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';

const DAY = 2_461_000;

beforeEach(() => void vi.useFakeTimers());

test('The planets of a date are loaded with forty days on each side, and never when they are there', async () => {
  const { store, requested } = files();
  store.ensure(DAY);
  await settle();
  expect(requested).toEqual([[DAY - 40, DAY + 40]]);
  store.ensure(DAY + 39);
  await settle();
  expect(requested).toHaveLength(1);
});

test('The planets of a date are loaded one part at a time, and of those requested meanwhile the last one', async () => {
  const { store, requested } = files();
  for (const day of [DAY, DAY + 1000, DAY + 2000]) store.ensure(day);
  expect(store.status()).toEqual({ kind: 'loading' });
  await settle();
  expect(requested.map(([from]) => from + 40)).toEqual([DAY, DAY + 2000]);
  expect(store.status()).toEqual({ kind: 'resting' });
});

test('The planets of a date that cannot be loaded are reported once, and requested again when they are needed after five seconds', async () => {
  const { store, requested, notified, breaks } = files();
  breaks(true);
  store.ensure(DAY);
  await settle();
  store.ensure(DAY);
  await vi.advanceTimersByTimeAsync(4999);
  store.ensure(DAY);
  expect(requested).toHaveLength(1);
  expect(notified()).toEqual(['loading', 'failed']);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toHaveLength(1);
  breaks(false);
  store.ensure(DAY);
  await settle();
  expect(store.covers(DAY)).toBe(true);
  expect(notified()).toEqual(['loading', 'failed', 'loading', 'resting']);
});

test('The planets of a date that were requested in the pause after a failure of others follow by themselves', async () => {
  const { store, requested, breaks } = files();
  breaks(true);
  store.ensure(DAY);
  await settle();
  breaks(false);
  store.ensure(DAY + 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested.map(([from]) => from + 40)).toEqual([DAY, DAY + 1000]);
  expect(store.covers(DAY + 1000)).toBe(true);
});

test('The planets of a date that are in no file are a failure, not a request without end', async () => {
  const { store, requested } = files({ lastDay: DAY });
  store.ensure(DAY + 1000);
  await settle();
  expect(store.status()).toMatchObject({ kind: 'failed', failure: { kind: 'unexpected' } });
  expect(requested).toHaveLength(1);
});

test('the store of the planets notifies a listener until it unsubscribes', async () => {
  const { store, notified, leave } = files();
  leave();
  store.ensure(DAY);
  await settle();
  expect(notified()).toEqual([]);
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** A store over files that cover what was loaded up to a last day, with its requests and notifications. */
function files({ lastDay = Infinity }: { lastDay?: number } = {}) {
  const requested: [number, number][] = [];
  const spans: [number, number][] = [];
  let isBroken = false;
  const source: PageEphemeris = {
    async load(from, to) {
      requested.push([from, to]);
      await Promise.resolve();
      if (isBroken) throw new TypeError('gone');
      if (to <= lastDay + 40) spans.push([from, to]);
      return {} as Ephemeris;
    },
    current: () => undefined,
    covers: (day) => spans.some(([from, to]) => day >= from && day <= to),
  };
  const store = createEphemerisStore(source);
  const kinds: string[] = [];
  const leave = store.subscribe(() => kinds.push(store.status().kind));
  return { store, requested, notified: () => kinds, leave, breaks: (now: boolean) => void (isBroken = now) };
}

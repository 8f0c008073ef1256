import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEphemerisStore } from '#client/ephemeris-store.ts';
import type { PageEphemeris } from '#client/ephemeris.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';

const DAY = 2_461_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The planets of a date', () => {
  test('are loaded with forty days on each side, and never when they are there', async () => {
    const { store, asked } = files();
    store.ensure(DAY);
    await settle();
    expect(asked).toEqual([[DAY - 40, DAY + 40]]);
    store.ensure(DAY + 39);
    await settle();
    expect(asked).toHaveLength(1);
  });

  test('are loaded one part at a time, and of those asked for meanwhile the last one', async () => {
    const { store, asked } = files();
    for (const day of [DAY, DAY + 1000, DAY + 2000]) store.ensure(day);
    expect(store.status()).toEqual({ kind: 'loading' });
    await settle();
    expect(asked.map(([from]) => from + 40)).toEqual([DAY, DAY + 2000]);
    expect(store.status()).toEqual({ kind: 'resting' });
  });

  test('that cannot be had are told of once, and asked for again when they are wanted after five seconds', async () => {
    const { store, asked, told, breaks } = files();
    breaks(true);
    store.ensure(DAY);
    await settle();
    store.ensure(DAY);
    await vi.advanceTimersByTimeAsync(4999);
    store.ensure(DAY);
    expect(asked).toHaveLength(1);
    expect(told()).toEqual(['loading', 'failed']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
    breaks(false);
    store.ensure(DAY);
    await settle();
    expect(store.covers(DAY)).toBe(true);
    expect(told()).toEqual(['loading', 'failed', 'loading', 'resting']);
  });

  test('that were asked for in the pause after a failure of others follow by themselves', async () => {
    const { store, asked, breaks } = files();
    breaks(true);
    store.ensure(DAY);
    await settle();
    breaks(false);
    store.ensure(DAY + 1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.map(([from]) => from + 40)).toEqual([DAY, DAY + 1000]);
    expect(store.covers(DAY + 1000)).toBe(true);
  });

  test('that are in no file are a failure, not a question without end', async () => {
    const { store, asked } = files({ lastDay: DAY });
    store.ensure(DAY + 1000);
    await settle();
    expect(store.status()).toMatchObject({ kind: 'failed', failure: { kind: 'unexpected' } });
    expect(asked).toHaveLength(1);
  });

  test('are told of until one no longer listens', async () => {
    const { store, told, leave } = files();
    leave();
    store.ensure(DAY);
    await settle();
    expect(told()).toEqual([]);
  });
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** A store over files that cover what was loaded up to a last day, and what it asked and told. */
function files({ lastDay = Infinity }: { lastDay?: number } = {}) {
  const asked: [number, number][] = [];
  const spans: [number, number][] = [];
  let isBroken = false;
  const source: PageEphemeris = {
    async load(from, to) {
      asked.push([from, to]);
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
  return { store, asked, told: () => kinds, leave, breaks: (now: boolean) => void (isBroken = now) };
}

import { type Failure, failureOf } from '#contract/failure.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { PageEphemeris } from './ephemeris.ts';

/** Days loaded on each side of a date that is not there. */
const LOADED_DAYS = 40;

/** Pause after a failure, ms, before the same is tried again. */
const PAUSE_MS = 5000;

export type EphemerisStatus =
  | { readonly kind: 'resting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The planets as pictures and words need them: a date is asked for as often as one likes, and fetched once. */
export type EphemerisStore = {
  /**
   * Sees to it that a Julian date TDB is there or on its way. One part is loaded at a time; of several dates that are
   * asked for meanwhile the last one counts.
   */
  readonly ensure: (day: number) => void;
  /** Whether an instant can be asked for, a Julian date TDB. */
  readonly covers: (day: number) => boolean;
  /** What is there; nothing before the first part. */
  readonly current: () => Ephemeris | undefined;
  /** The same record until something changes. */
  readonly status: () => EphemerisStatus;
  /** Tells of every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store over the files of the page. What fails is tried again when it is asked for after a pause. */
export function createEphemerisStore(files: PageEphemeris): EphemerisStore {
  const listeners = new Set<() => void>();
  let status: EphemerisStatus = { kind: 'resting' };
  let pausedAt: number | undefined;
  let next: number | undefined;

  return {
    ensure,
    covers: files.covers,
    current: files.current,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function ensure(day: number): void {
    if (files.covers(day)) return;
    if (status.kind === 'loading') next = day;
    else if (pausedAt === undefined) void load(day);
    else if (isApart(day, pausedAt)) next = day;
  }

  async function load(day: number): Promise<void> {
    become({ kind: 'loading' });
    try {
      await files.load(day - LOADED_DAYS, day + LOADED_DAYS);
      if (!files.covers(day)) throw new RangeError(`no planets are known at JD ${day}`);
      become({ kind: 'resting' });
      goOn();
    } catch (error) {
      pausedAt = day;
      if (next !== undefined && !isApart(next, day)) next = undefined;
      setTimeout(() => {
        pausedAt = undefined;
        goOn();
      }, PAUSE_MS);
      become({ kind: 'failed', failure: failureOf(error) });
    }
  }

  /** Takes up what was asked for while nothing could be loaded. */
  function goOn(): void {
    const day = next;
    next = undefined;
    if (day !== undefined) ensure(day);
  }

  function become(changed: EphemerisStatus): void {
    status = changed;
    for (const listener of listeners) listener();
  }
}

/** Whether a date needs more than what was asked for with another one. */
function isApart(day: number, other: number): boolean {
  return Math.abs(day - other) > LOADED_DAYS;
}

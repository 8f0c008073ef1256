import { type Failure, failureOf } from '#contract/rest/failure.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { PageEphemeris } from './ephemeris.ts';

/** Days loaded on each side of a missing date. */
const LOADED_DAYS = 40;

/** Pause after a failure before the same days are requested again, ms. */
const PAUSE_MS = 5000;

export type EphemerisStatus =
  | { readonly kind: 'resting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Positions of the planets, loaded on demand. Pictures and panels may request a date on every frame; it is fetched once. */
export type EphemerisStore = {
  /**
   * Makes sure that a Julian date TDB is loaded or being loaded. One request runs at a time; of the dates requested
   * in the meantime, the last one is loaded next.
   */
  readonly ensure: (day: number) => void;
  /** Whether the data of a Julian date TDB are loaded. */
  readonly covers: (day: number) => boolean;
  /** The data loaded so far; undefined before the first file has arrived. */
  readonly current: () => Ephemeris | undefined;
  /** Returns the same object until the status changes. */
  readonly status: () => EphemerisStatus;
  /** Calls the listener at every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store over the ephemeris files of the page. Days that failed to load are requested again if needed after a pause. */
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
    setStatus({ kind: 'loading' });
    try {
      await files.load(day - LOADED_DAYS, day + LOADED_DAYS);
      if (!files.covers(day)) throw new RangeError(`no planets are known at JD ${day}`);
      setStatus({ kind: 'resting' });
      loadNext();
    } catch (error) {
      pausedAt = day;
      if (next !== undefined && !isApart(next, day)) next = undefined;
      setTimeout(() => {
        pausedAt = undefined;
        loadNext();
      }, PAUSE_MS);
      setStatus({ kind: 'failed', failure: failureOf(error) });
    }
  }

  /** Loads the date that was requested while another request ran, or during the pause. */
  function loadNext(): void {
    const day = next;
    next = undefined;
    if (day !== undefined) ensure(day);
  }

  function setStatus(changed: EphemerisStatus): void {
    status = changed;
    for (const listener of listeners) listener();
  }
}

/** Whether a date lies outside of the days that are requested with another one. */
function isApart(day: number, other: number): boolean {
  return Math.abs(day - other) > LOADED_DAYS;
}

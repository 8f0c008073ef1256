/** The source of the present time, injected into everything on the page that depends on it. */
export type Clock = {
  /** The present, UTC milliseconds. */
  readonly now: () => number;
  /** Milliseconds of real time that never go back. */
  readonly realNow: () => number;
};

/** The clock of the browser. */
export const BROWSER_CLOCK: Clock = { now: () => Date.now(), realNow: () => performance.now() };

/** What time it is: asked for where something depends on the present, and given by whoever starts the page. */
export type Clock = {
  /** The present, UTC milliseconds. */
  readonly now: () => number;
  /** Milliseconds of real time that never go back. */
  readonly realNow: () => number;
};

/** The clock of the browser. */
export const BROWSER_CLOCK: Clock = { now: () => Date.now(), realNow: () => performance.now() };

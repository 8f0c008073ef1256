import type { ToolState } from '#machines/saved-state/state-loading.ts';

/** How the state of a tool is taken and given back. */
export type ToolStateKeeper = {
  /**
   * The present state as JSON.
   *
   * @throws RequestFailed with the reason when the tool is in no state to be saved.
   */
  readonly collect: () => string;
  /**
   * What makes the state other work: all of it but the screen that it is looked at from.
   *
   * @throws RequestFailed like `collect`.
   */
  readonly contents: () => string;
  /**
   * Puts the tool in a state.
   *
   * @returns the address of the screen it was saved on.
   * @throws {RangeError} when the state is one of another tool.
   */
  readonly restore: (state: ToolState['state']) => string;
};

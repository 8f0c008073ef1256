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
   * The part of a state whose change means other work: everything but the screen on which it is shown.
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

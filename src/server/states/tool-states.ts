import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import { readToolState } from '#contract/tool-state.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { ProblemError } from '../problem-error.ts';
import type { SaveAllowance } from './save-allowance.ts';
import type { StateStore } from './state-store.ts';

const SWEEP_MS = 3_600_000;
const ATTEMPTS = 5; // a drawn id is taken about once in 10^10

/** Saved states of the tools. */
export type ToolStates = {
  /**
   * Keeps a state for {@link TOOL_STATE_DAYS} days and answers its id.
   *
   * @throws ProblemError `state-too-large`, `state-invalid`, or `too-many-saves`.
   */
  save(text: string, visitor: string): Promise<number>;
  /** @throws ProblemError `unknown-state` for an id that was never given, or whose time is over. */
  load(id: number): Promise<string>;
};

/**
 * Saves and loads the states of tools.
 *
 * @param newId draws a number from 0 to 2^53 − 1 that nobody can guess.
 */
export function createToolStates({
  store,
  now,
  newId,
  allowance,
}: {
  store: StateStore;
  now: () => number;
  newId: () => number;
  allowance: SaveAllowance;
}): ToolStates {
  let sweptAt = -Infinity;

  async function sweep(): Promise<void> {
    if (now() - sweptAt < SWEEP_MS) return;
    sweptAt = now();
    await store.deleteBefore(oldest(now()));
  }

  return {
    async save(text, visitor) {
      refuseUnfit(text);
      allowance.take(visitor);
      await sweep();
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const id = newId();
        if (await store.insert({ id, savedAt: now(), text })) return id;
      }
      throw new Error(`no free id was drawn in ${ATTEMPTS} attempts`);
    },
    async load(id) {
      const text = await store.read(id, oldest(now()));
      if (text !== undefined) return text;
      throw new ProblemError('unknown-state', {
        detail: `There is no saved state ${id}, or it is older than ${TOOL_STATE_DAYS} days.`,
        parameter: 'toolStateId',
      });
    },
  };
}

function oldest(now: number): number {
  return now - TOOL_STATE_DAYS * MILLISECONDS_PER_DAY;
}

function refuseUnfit(text: string): void {
  if (text.length > MAX_TOOL_STATE_LENGTH) {
    throw new ProblemError('state-too-large', {
      detail: `A state may have ${MAX_TOOL_STATE_LENGTH} characters, but has ${text.length}.`,
      maximum: MAX_TOOL_STATE_LENGTH,
      current: text.length,
    });
  }
  const read = readToolState(text);
  if (read.kind === 'valid') return;
  throw new ProblemError('state-invalid', {
    detail: `The state cannot be saved: ${read.reason}.`,
    parameter: 'toolState',
  });
}

import type { EmbeddedChange, EmbeddedState, Settable } from '#contract/embedding/embedding.ts';

/** A tool as the page around its frame can set it and is notified of it. */
export type EmbeddedTool = {
  /** Settings of the tool that can be changed. */
  readonly sets: readonly Settable[];
  /** Whether its dates are those of nights, of which the first can be chosen. */
  readonly plansNights?: true;
  /** @throws EmbeddingRefusal where a part of the change is not possible; then nothing is changed. */
  readonly set: (change: EmbeddedChange) => Promise<void>;
  /** What is shown; undefined while that is unknown, as while a date is being typed. */
  readonly read: () => EmbeddedState | undefined;
};

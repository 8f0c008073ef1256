import type { ForceModel } from './trajectory.ts';

/** What to integrate: a model and a span of Julian dates TDB, which may lie on either side of the orbit's epoch. */
export type PropagationOptions = {
  readonly model: ForceModel;
  readonly fromDay: number;
  readonly toDay: number;
  /** Steps allowed on each side of the epoch before {@link StepBudgetError}; 200 000 when absent. */
  readonly maxSteps?: number;
};

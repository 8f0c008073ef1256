import type { ForceSet } from './force-set.ts';
import type { ForceModel } from './trajectory.ts';

/** What to integrate: a model and a span of Julian dates TDB, which may lie on either side of the orbit's epoch. */
export type PropagationOptions = {
  readonly model: ForceModel;
  /** Fewer forces than those of the model; these when absent. */
  readonly forces?: ForceSet;
  readonly fromDay: number;
  readonly toDay: number;
  /** Steps tried on each side of the epoch before an IntegrationError; 60 000 when absent. */
  readonly maxSteps?: number;
};

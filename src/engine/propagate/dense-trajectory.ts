import type { DenseStep } from '../integrate/dense-step.ts';
import type { Epoch } from '../time/epoch.ts';
import type { StepStore } from './step-store.ts';

/** One side of a trajectory: finished steps in the order they were made, from the epoch outwards. */
export type Leg = {
  readonly steps: StepStore;
  /** Where it ends, days from the epoch, of the sign of its direction; 0 when it has no step. */
  readonly end: number;
};

/** The steps of an integration on both sides of its epoch. */
export type JoinedLegs = {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly steps: number;
  /**
   * The step that an instant lies in; undefined when there is none at all, the trajectory being its epoch alone.
   *
   * @throws {RangeError} when the instant lies outside [firstDay, lastDay].
   */
  readonly stepAt: (day: number, offset: number) => DenseStep | undefined;
};

const SLACK = 1e-9; // d: the rounding of a Julian date in one number

/** Joins the legs before and after an epoch. */
export function joinLegs(epoch: Epoch<'TDB'>, before: Leg, after: Leg): JoinedLegs {
  const firstDay = epoch.day + (epoch.offset + before.end);
  const lastDay = epoch.day + (epoch.offset + after.end);
  return {
    firstDay,
    lastDay,
    steps: before.steps.count() + after.steps.count(),
    stepAt: (day, offset) => {
      const elapsed = day - epoch.day + (offset - epoch.offset);
      if (!(elapsed >= before.end - SLACK && elapsed <= after.end + SLACK)) {
        throw new RangeError(
          `JD ${day + offset} TDB lies outside the trajectory, JD ${firstDay} to ${lastDay}`,
        );
      }
      const leg = (elapsed >= 0 && after.steps.count() > 0) || before.steps.count() === 0 ? after : before;
      return leg.steps.count() === 0 ? undefined : leg.steps.at(indexAt(leg, day, offset));
    },
  };
}

/** Index of the last step that begins at or before an instant, in the sense of the integration. */
function indexAt({ steps, end }: Leg, day: number, offset: number): number {
  const direction = Math.sign(end);
  let low = 0;
  let high = steps.count() - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (steps.daysInto(middle, day, offset) * direction >= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

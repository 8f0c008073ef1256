import { accelerationInStep, type DenseStep, evaluateStep } from '../integrate/dense-step.ts';
import type { Epoch } from '../time/epoch.ts';
import type { StepStore } from './step-store.ts';

/** One side of a trajectory: finished steps in the order they were made, from the epoch outwards. */
export type Leg = {
  readonly steps: StepStore;
  /** Where it ends, days from the epoch, of the sign of its direction; 0 when it has no step. */
  readonly end: number;
};

/** Solution of an integration on both sides of its epoch, which can be evaluated anywhere between its ends. */
export type DenseTrajectory = {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly steps: number;
  /**
   * Writes components `from` to `to` of position and velocity at an instant.
   *
   * @throws {RangeError} when the instant lies outside [firstDay, lastDay].
   */
  evaluate(
    day: number,
    offset: number,
    position: Float64Array,
    velocity: Float64Array,
    from: number,
    to: number,
  ): void;
  /**
   * Writes the leading components of the acceleration at an instant, as many as `out` has room for.
   *
   * @throws {RangeError} as `evaluate`, and for a trajectory of one instant, which has none.
   */
  acceleration(day: number, offset: number, out: Float64Array): void;
};

const SLACK = 1e-9; // d: the rounding of a Julian date in one number

/** Joins the legs before and after an epoch. */
export function joinLegs(epoch: Epoch<'TDB'>, before: Leg, after: Leg, start: Float64Array): DenseTrajectory {
  const firstDay = epoch.day + (epoch.offset + before.end);
  const lastDay = epoch.day + (epoch.offset + after.end);
  return {
    firstDay,
    lastDay,
    steps: before.steps.count() + after.steps.count(),
    evaluate(day, offset, position, velocity, from, to) {
      const step = stepOf(day, offset);
      if (step === undefined) copyStart(start, position, velocity, from, to);
      else evaluateStep(step, day, offset, position, velocity, 0, from, to);
    },
    acceleration(day, offset, out) {
      const step = stepOf(day, offset);
      if (step === undefined)
        throw new RangeError(`a trajectory of JD ${firstDay} alone has no acceleration`);
      accelerationInStep(step, day, offset, out);
    },
  };

  /** The step that an instant lies in; undefined when there is none at all. */
  function stepOf(day: number, offset: number): DenseStep | undefined {
    const elapsed = day - epoch.day + (offset - epoch.offset);
    if (!(elapsed >= before.end - SLACK && elapsed <= after.end + SLACK)) {
      throw new RangeError(
        `JD ${day + offset} TDB lies outside the trajectory, JD ${firstDay} to ${lastDay}`,
      );
    }
    const leg = (elapsed >= 0 && after.steps.count() > 0) || before.steps.count() === 0 ? after : before;
    return leg.steps.count() === 0 ? undefined : leg.steps.at(stepAt(leg, day, offset));
  }
}

/** Index of the last step that begins at or before an instant, in the sense of the integration. */
function stepAt({ steps, end }: Leg, day: number, offset: number): number {
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

/** The state at the epoch itself, of a trajectory that has no other instant. */
function copyStart(
  start: Float64Array,
  position: Float64Array,
  velocity: Float64Array,
  from: number,
  to: number,
): void {
  const dimension = start.length / 2;
  position.set(start.subarray(from, to));
  velocity.set(start.subarray(dimension + from, dimension + to));
}

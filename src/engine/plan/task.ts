/** Something that could be done once in a night, on a grid of equal steps from dusk to dawn. */
export type Task = {
  readonly id: string;
  /** Steps that a slot takes, at least 1. */
  readonly length: number;
  /** What a slot is worth that begins at each step of the night; 0 where none may begin. */
  readonly worth: ArrayLike<number>;
};

/** A task with its place in the night: steps from one up to, and not including, another. */
export type Slot = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly worth: number;
};

/**
 * Refuses a task that does not fit the grid of a night.
 *
 * @throws {RangeError} naming the task, when its length or a worth is not valid.
 */
export function requireTask({ id, length, worth }: Task, steps: number): void {
  if (!(Number.isInteger(length) && length >= 1)) {
    throw new RangeError(`slots of ${id} must take a whole number of steps from 1, got ${length}`);
  }
  if (worth.length !== steps) {
    throw new RangeError(`${id} must have a worth for each of ${steps} steps, got ${worth.length}`);
  }
  for (let step = 0; step < steps; step++) {
    if (!(worth[step] >= 0 && worth[step] < Infinity)) {
      throw new RangeError(
        `the worth of ${id} at step ${step} must be finite and not negative, got ${worth[step]}`,
      );
    }
  }
}

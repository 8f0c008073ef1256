import { twoBodyStep } from './two-body-step.ts';

/**
 * Writes the changes of a state after an undisturbed motion by changes of the state before it.
 *
 * @param gm of the centre, au³/d². @param start x y z vx vy vz, au and au/d.
 * @param directions changes of the start. @param steps of each direction over which the difference is taken; 0 leaves its
 *   column as it is.
 * @param out 6 rows, row-major, of as many columns as there are directions.
 *
 * Accuracy: of central differences, the square of a step beside the start.
 */
export function conicPartials(
  gm: number,
  start: readonly number[],
  directions: readonly ArrayLike<number>[],
  steps: readonly number[],
  days: number,
  out: Float64Array,
): void {
  const columns = directions.length;
  directions.forEach((direction, column) => {
    const step = steps[column];
    if (step === 0) return;
    const shiftedStart = (by: number) => start.map((value, k) => value + by * direction[k]);
    twoBodyStep(gm, shiftedStart(step), days, above);
    twoBodyStep(gm, shiftedStart(-step), days, below);
    for (let row = 0; row < 6; row++) out[columns * row + column] = (above[row] - below[row]) / (2 * step);
  });
}

const above = new Float64Array(6);
const below = new Float64Array(6);

import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import type { TrajectoryWithPartials } from '../propagate/partials.ts';
import { mapCovariance } from '../uncertainty/map-covariance.ts';

/** Writes the covariance of a state at an instant, 36 numbers, ecliptic J2000, au and au/d; see `mapCovariance`. */
export type CovarianceAt = (day: number, offset: number) => Float64Array;

/**
 * The covariance of an orbit carried along its trajectory.
 *
 * @param covariance at the epoch, of what the trajectory varies.
 */
export function covarianceAlong(covariance: Float64Array, trajectory: TrajectoryWithPartials): CovarianceAt {
  const transition = new Float64Array(6 * trajectory.varied);
  return (day, offset) => {
    trajectory.partials(day, offset, transition);
    return inEcliptic(mapCovariance(covariance, transition));
  };
}

/** A covariance turned from ICRF axes to the ecliptic: R C Rᵀ on both halves. */
function inEcliptic(matrix: Float64Array): Float64Array {
  const half = turnedColumns(matrix);
  return transposed(turnedColumns(transposed(half)));
}

/** Every column of a 6 × 6 matrix turned, its upper and its lower half. */
function turnedColumns(matrix: Float64Array): Float64Array {
  const out = new Float64Array(36);
  const part = new Float64Array(3);
  for (let column = 0; column < 6; column++) {
    for (let from = 0; from < 6; from += 3) {
      const vector = [0, 1, 2].map((row) => matrix[6 * (from + row) + column]);
      rotate(ECLIPTIC_J2000, vector, part);
      for (let row = 0; row < 3; row++) out[6 * (from + row) + column] = part[row];
    }
  }
  return out;
}

function transposed(matrix: Float64Array): Float64Array {
  return matrix.map((_, at) => matrix[6 * (at % 6) + Math.floor(at / 6)]);
}

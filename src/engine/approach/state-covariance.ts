import { ECLIPTIC_J2000, rotate } from '../earth/frames.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { addPlace } from '../uncertainty/across-track.ts';
import { mapCovariance } from '../uncertainty/map-covariance.ts';
import type { VariedOrbit } from '../uncertainty/varied-orbit.ts';
import { lengthOf } from '../vectors.ts';

/** Writes the covariance of a state at an instant, 36 numbers, ecliptic J2000, au and au/d; see `mapCovariance`. */
export type CovarianceAt = (day: number, offset: number) => Float64Array;

/**
 * The covariance of an orbit propagated along its trajectory.
 *
 * @param covariance at the epoch, of what the trajectory varies.
 * @param place uncertainty in every direction beside it, as seen from the Sun, rad, see `AlongTrack`.
 */
export function covarianceAlong(
  { covariance, trajectory, place = 0 }: Pick<VariedOrbit, 'covariance' | 'trajectory' | 'place'>,
  ephemeris: Ephemeris,
): CovarianceAt {
  const transition = new Float64Array(6 * trajectory.varied);
  const [state, sun] = [new Float64Array(6), new Float64Array(3)];
  return (day, offset) => {
    trajectory.partials(day, offset, transition);
    trajectory.state(day, offset, state);
    ephemeris.position(BODY.Sun, day, offset, sun);
    const mapped = mapCovariance(covariance, transition);
    addPlace(mapped, place * lengthOf(state[0] - sun[0], state[1] - sun[1], state[2] - sun[2]));
    return inEcliptic(mapped);
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

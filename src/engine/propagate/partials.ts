import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Orbit } from '../orbit/orbit.ts';
import { joinLegs } from './dense-trajectory.ts';
import { createForce } from './force-model.ts';
import { FORCES } from './force-set.ts';
import { integrateLegs } from './integrate-legs.ts';
import { NON_GRAVITATIONAL_PARAMETERS } from './non-gravitational.ts';
import type { PropagationOptions } from './options.ts';
import type { Trajectory } from './trajectory.ts';
import { barycentricStart, checkSpan, trajectoryOf } from './propagate.ts';
import {
  type Direction,
  evaluateVariations,
  followVariations,
  STATE_DIRECTIONS,
  writeDirections,
} from './variations.ts';

/** A trajectory with the derivatives of its states by the state at the epoch, and by non-gravitational parameters. */
export type TrajectoryWithPartials = Trajectory & {
  /** Changes of the state at the epoch by which it is varied. */
  readonly directions: readonly Direction[];
  /** Columns of the matrix: one for each direction, and four more where A1, A2, A3 and DT are varied too. */
  readonly varied: number;
  /**
   * Writes the changes of the state x y z vx vy vz at an instant by each direction, and by A1 A2 A3 DT, to `out`: 6 rows of
   * `varied` numbers, ICRF, au and au/d; the state-transition matrix where the directions are the numbers of the state.
   * Heliocentric and barycentric matrices are the same.
   *
   * @throws {RangeError} when the time lies outside the trajectory.
   */
  partials(day: number, offset: number, out: Float64Array): void;
};

/** Rows of a covariance before those of the non-gravitational parameters. */
const STATE_ROWS = 6;

/**
 * Places among A1, A2, A3 and DT of those that an orbit was solved for: of the others its covariance has zeros alone, by which
 * derivatives would be multiplied. None where it has no rows of them.
 */
function solvedParameters(covariance: Float64Array): readonly number[] {
  const size = Math.sqrt(covariance.length);
  return NON_GRAVITATIONAL_PARAMETERS.filter((place) => {
    const row = size * (STATE_ROWS + place);
    return covariance.subarray(row, row + size).some((value) => value !== 0);
  });
}

/**
 * As `propagate`, with the state-transition matrix along the trajectory, which it leaves as it is; one and a half times its cost.
 *
 * @param directions changes of the state that matter, where not all do: two cost half as much as six.
 *
 * The parameters of the non-gravitational force are varied where the orbit's covariance holds them and the model has the
 * force (`full`); the derivatives by those that the orbit was not solved for are written as zeros.
 *
 * Throws as `propagate` does.
 *
 * Accuracy: 1e-4 relative to finite differences over ten years without a deep flyby.
 * Source: variational equations, Montenbruck & Gill (2000), Satellite Orbits, section 7.2.
 */
export function propagateWithPartials(
  orbit: Orbit,
  ephemeris: Ephemeris,
  options: PropagationOptions,
  directions: readonly Direction[] = STATE_DIRECTIONS,
): TrajectoryWithPartials {
  checkSpan(orbit, ephemeris, options);
  const force = createForce(orbit, ephemeris, options.model, options.forces);
  const { covariance = new Float64Array() } = orbit;
  const holdsParameters = covariance.length > STATE_ROWS ** 2;
  const terms =
    (options.forces ?? FORCES[options.model]).nonGravitational && holdsParameters
      ? orbit.nonGravitational
      : undefined;
  const parameters = terms === undefined ? [] : solvedParameters(covariance);
  const start = barycentricStart(orbit, ephemeris);
  const [before, after] = [-1, 1].map(() =>
    followVariations({ force, ownBody: orbit.ownBody, directions, terms, parameters }),
  );
  const integrated = integrateLegs({
    orbit,
    ephemeris,
    options,
    force,
    start,
    onStep: (step, direction) => (direction < 0 ? before : after).follow(step),
  });
  const { stepAt } = joinLegs(
    integrated.epoch,
    { steps: before.steps, end: integrated.before.end },
    { steps: after.steps, end: integrated.after.end },
  );
  const size = 3 * (directions.length + parameters.length);
  const positions = new Float64Array(size);
  const velocities = new Float64Array(size);
  const varied = directions.length + (terms === undefined ? 0 : NON_GRAVITATIONAL_PARAMETERS.length);
  const columns = [...directions.keys(), ...parameters.map((place) => directions.length + place)];
  return {
    ...trajectoryOf(options.model, start, integrated),
    directions,
    varied,
    partials(day, offset, out) {
      const step = stepAt(day, offset);
      if (step === undefined) writeDirections(directions, positions, velocities);
      else evaluateVariations(step, day, offset, positions, velocities);
      if (columns.length < varied) out.fill(0, 0, 6 * varied);
      for (let variation = 0; variation < columns.length; variation++) {
        const column = columns[variation];
        for (let row = 0; row < 3; row++) {
          out[varied * row + column] = positions[3 * variation + row];
          out[varied * (row + 3) + column] = velocities[3 * variation + row];
        }
      }
    },
  };
}

import { BODY_COUNT, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import type { ForceModel } from './trajectory.ts';

/**
 * What the forces of a model need to know of the perturbers at one instant, as one run of numbers: positions of all
 * bodies, then velocities of the moving ones, then (where `accelerations`) their accelerations and potentials.
 */
export type PerturberLayout = {
  readonly bodies: number;
  /** Bodies with a velocity: the Sun alone, or all the large ones. */
  readonly moving: number;
  readonly accelerations: boolean;
  /** Index of the first velocity, acceleration and potential, and length of the run. */
  readonly velocity: number;
  readonly acceleration: number;
  readonly potential: number;
  readonly size: number;
};

/** The layout each force model works with. */
export const LAYOUTS: Readonly<Record<ForceModel, PerturberLayout>> = {
  survey: layout(LARGE_BODY_COUNT, 1, false),
  full: layout(BODY_COUNT, LARGE_BODY_COUNT, true),
};

function layout(bodies: number, moving: number, accelerations: boolean): PerturberLayout {
  const velocity = 3 * bodies;
  const acceleration = velocity + 3 * moving;
  const potential = acceleration + (accelerations ? 3 * moving : 0);
  return {
    bodies,
    moving,
    accelerations,
    velocity,
    acceleration,
    potential,
    size: potential + (accelerations ? moving : 0),
  };
}

/**
 * One force on a small body: adds its acceleration, au/d², to `out[0…2]`.
 *
 * @param perturbers a run of numbers in the layout of the model, beginning at index `at`; barycentric ICRF, au, d.
 * @param x barycentric position, au, in the first three places.
 * @param v barycentric velocity, au/d, in the first three places.
 */
export type ForceTerm = (
  perturbers: Float64Array,
  at: number,
  x: Float64Array,
  v: Float64Array,
  out: Float64Array,
) => void;

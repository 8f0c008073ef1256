import type { Matrix3 } from '../geometry/vectors.ts';
import type { SkyLamps } from './sky/lit-sky.ts';

/** The horizon of an eye on the ground. */
export type Horizon = {
  /** Columns: east, north and up in the axes of the scene. */
  readonly frame: Matrix3;
  /** What lights the air above it; the same as long as they are seen in the same places. */
  readonly lamps: SkyLamps;
};

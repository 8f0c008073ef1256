import type { Matrix3 } from '../geometry/vectors.ts';

/** The horizon of an eye on the ground. */
export type Horizon = {
  /** Columns: east, north and up in the axes of the scene. */
  readonly frame: Matrix3;
};

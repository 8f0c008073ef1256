import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from './colour.ts';

/** A point of a scene that is marked and named, as a date on a path; in the frame and the unit of the scene. */
export type Landmark = {
  readonly position: Vector3;
  readonly name: string;
  /** A second, quieter line. */
  readonly note?: string;
  readonly colour: Colour;
  /** It is named before the others, and marked larger. */
  readonly main: boolean;
  /** From where a dashed line leads to it. */
  readonly from?: Vector3;
};

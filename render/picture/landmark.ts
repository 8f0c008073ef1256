import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from './colour.ts';

/** A point of a scene that is marked and named, as a date on a path; in the frame and the unit of the scene. */
export type Landmark = {
  readonly position: Vector3;
  /** Empty for one that is marked alone. */
  readonly name: string;
  /** A second, quieter line. */
  readonly note?: string;
  readonly colour: Colour;
  /** Opacity of the mark, 0 to 1; 1 when left out. */
  readonly opacity?: number;
  /** Whether it is named before the others, and marked larger. */
  readonly main: boolean;
  /** The point from which a dashed line leads to it. */
  readonly from?: Vector3;
  /** A path through it, by points on either side, the nearest ones first: its name keeps off that. */
  readonly between?: readonly [readonly Vector3[], readonly Vector3[]];
};

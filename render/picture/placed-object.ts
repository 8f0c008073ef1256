import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Matrix3 } from '../geometry/vectors.ts';
import type { Colour } from './colour.ts';
import type { AxesAt } from './placed-body.ts';

/** An object of the user's list in a picture; places and lengths in the frame and the unit of the scene. */
export type PlacedObject = {
  readonly id: string;
  readonly name: string;
  /** Left out where its orbit gives none, as after an impact. */
  readonly position?: Vector3;
  readonly colour: Colour;
  /** Whether its details are shown. */
  readonly selected: boolean;
  /** Whether it only accompanies another object, for example as the place of that object on its Keplerian orbit. */
  readonly secondary?: boolean;
  /** Largest radius; with `shapeId` and `axesAt` its shape is drawn when it is near enough to be seen. */
  readonly radius?: number;
  /** How many times larger than the object `radius` is, written beside its name; 1 when left out. */
  readonly enlarged?: number;
  /** Key of its shape among the `shapes` of the scene. */
  readonly shapeId?: string;
  /** The axes of its shape in ecliptic J2000, called when it is drawn. */
  readonly axesAt?: AxesAt;
  /** Ellipsoids in which it may be, along its path. */
  readonly uncertainty?: readonly UncertaintyEllipsoid[];
  /** Places at which it may be as well, x y z of each. */
  readonly clones?: Float32Array;
};

/** One ellipsoid of an uncertainty region. */
export type UncertaintyEllipsoid = {
  readonly centre: Vector3;
  /** Columns: its semi-axes. */
  readonly axes: Matrix3;
};

import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { OrbitCamera } from '../cameras/orbit-camera.ts';
import type { Colour } from '../layers/layer.ts';

/** A 3 × 3 matrix, column-major. */
export type Matrix3 = readonly [
  xx: number,
  xy: number,
  xz: number,
  yx: number,
  yy: number,
  yz: number,
  zx: number,
  zy: number,
  zz: number,
];

/** The Sun, a planet or the Moon at the instant of a frame. */
export type PlacedBody = {
  /** Lower-case English name, which also names its textures: `sun`, `mercury` … `neptune`, `moon`. */
  readonly id: string;
  /** What its label says. */
  readonly name: string;
  /** Heliocentric, ecliptic J2000, au. */
  readonly position: Vector3;
  /** Mean radius, au. */
  readonly radius: number;
  /** Columns: the body's x (prime meridian), y and z (north pole) in ecliptic J2000. */
  readonly rotation: Matrix3;
};

/** An object of the visitor's list at the instant of a frame. */
export type PlacedObject = {
  readonly id: string;
  readonly name: string;
  /** Heliocentric, ecliptic J2000, au; left out where its orbit tells nothing, as after an impact. */
  readonly position?: Vector3;
  readonly colour: Colour;
  /** The one whose details are shown. */
  readonly selected: boolean;
  /** Drawn with the opacity of faded orbits. */
  readonly faded: boolean;
  /** Largest radius, au; with `shapeId` and `rotation` its shape is drawn when it is near enough to be seen. */
  readonly radius?: number;
  /** Shape given before by {@link OrbitsScene.setShape}. */
  readonly shapeId?: string;
  readonly rotation?: Matrix3;
  /** Ellipsoids in which it may be, along its path. */
  readonly uncertainty?: readonly UncertaintyEllipsoid[];
};

/** One ellipsoid of an uncertainty region. */
export type UncertaintyEllipsoid = {
  /** Heliocentric, ecliptic J2000, au. */
  readonly centre: Vector3;
  /** Columns: its semi-axes in ecliptic J2000, au. */
  readonly axes: Matrix3;
};

/** Everything of one picture that changes with time; plain records filled by the tool. */
export type OrbitsFrame = {
  /** Julian date TDB, integer or half-integer, and days from it. */
  readonly day: number;
  readonly offset: number;
  readonly camera: OrbitCamera;
  readonly bodies: readonly PlacedBody[];
  readonly objects: readonly PlacedObject[];
};

/** Where a line runs; ecliptic J2000, au, from its centre. */
export type OrbitPath =
  | {
      /** A whole ellipse, evaluated on the GPU. */
      readonly kind: 'ellipse';
      /** a P: from the ellipse's centre to the perihelion. */
      readonly alongP: Vector3;
      /** b Q: a quarter turn of the eccentric anomaly on. */
      readonly alongQ: Vector3;
      readonly eccentricity: number;
      /** rad/d, with the anomaly what trails and leads are cut by. */
      readonly meanMotion: number;
      /** Mean anomaly at `day`, rad. */
      readonly meanAnomaly: number;
      /** Julian date TDB of the mean anomaly. */
      readonly day: number;
    }
  | {
      /** A chain of points: open and perturbed orbits. */
      readonly kind: 'points';
      /** x y z of each point. */
      readonly positions: Float64Array;
      /** Julian date TDB that `offsets` are counted from. */
      readonly day: number;
      /** Days from `day` of each point, rising. */
      readonly offsets: Float64Array;
    };

/** An orbit drawn as a line. */
export type OrbitLine = {
  readonly id: string;
  readonly path: OrbitPath;
  /** Body that the path is about, whose place the frame tells; the Sun when left out. */
  readonly centre?: string;
  /** Whose thickness setting it follows. */
  readonly of: 'planet' | 'object';
  readonly colour: Colour;
  readonly faded: boolean;
};

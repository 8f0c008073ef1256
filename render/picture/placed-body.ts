import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Matrix3 } from '../geometry/vectors.ts';
import type { LabelKind, LabelRank } from './label.ts';
import type { Colour } from './colour.ts';

/** The axes of what turns, columns, at a Julian date TDB plus days. */
export type AxesAt = (day: number, offset: number) => Matrix3;

/** What a body looks like, wherever it is. */
export type BodyAppearance = {
  /** Name of its map; see `textures/`. */
  readonly texture: string;
  /** The marker of the body while it is too small to be seen. */
  readonly marker: BodyMarker;
  /** True for a body that shines by itself: it is evenly bright and has light around it. */
  readonly shines?: boolean;
  readonly rings?: Rings;
  /** Colour of its air, which is seen along its edge. */
  readonly atmosphere?: Colour;
  /** The kind of body whose settings its name follows. */
  readonly label: LabelKind;
  /** Importance of its name among those at much the same distance. */
  readonly rank: LabelRank;
  /** Id of the body beside which it has neither marker nor name. */
  readonly moonOf?: string;
};

/** A round mark of a body. */
export type BodyMarker = {
  readonly colour: Colour;
  /** Size in space; left out, it has the same size in the picture at any distance. */
  readonly radius?: number;
};

/** Rings around a body's equator. */
export type Rings = {
  /** Name of the map: a radial profile with opacity, the inner edge at the left. */
  readonly texture: string;
  readonly innerRadius: number;
  readonly outerRadius: number;
};

/** A star, planet or moon in a picture; places and lengths in the frame and the unit of the scene. */
export type PlacedBody = BodyAppearance & {
  readonly id: string;
  /** Text of its label. */
  readonly name: string;
  readonly position: Vector3;
  /** Radius of the equator. */
  readonly radius: number;
  /** The part of the radius by which its poles are nearer to its middle; a sphere when left out. */
  readonly flattening?: number;
  /** Columns: the body's x (prime meridian), y and z (north pole) axis in ecliptic J2000 at an instant; called when it is drawn. */
  readonly axesAt: AxesAt;
};

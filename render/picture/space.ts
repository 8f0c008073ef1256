import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { CameraView } from '../cameras/orbit-camera.ts';
import { splitVector } from '../geometry/split-double.ts';
import { AU, type Unit } from '../geometry/unit.ts';
import { difference, IDENTITY, mat4, type Matrix3, turnedAxes, turnedBack } from '../geometry/vectors.ts';

/** The frame of reference of a scene: the unit of its places, and how the heliocentric ecliptic frame lies in it. */
export type Space = {
  /** Unit of every length and place. */
  readonly unit: Unit;
  /** Where the Sun is, whose light falls on everything. */
  readonly sun: Vector3;
  /** Columns: the x, y and z axis of ecliptic J2000 in the axes of the scene. */
  readonly ecliptic: Matrix3;
};

/** Heliocentric, ecliptic J2000, au. */
export const HELIOCENTRIC: Space = { unit: AU, sun: [0, 0, 0], ecliptic: IDENTITY };

/** Unit vector to the Sun from a place; any direction at the Sun itself. */
export function towardsSun({ sun }: Space, place: Vector3): Vector3 {
  const [x, y, z] = difference(sun, place);
  const length = Math.sqrt(x * x + y * y + z * z);
  return length === 0 ? [0, 0, 1] : [x / length, y / length, z / length];
}

/** Axes in ecliptic J2000, columns, in those of a scene. */
export function axesIn({ ecliptic }: Space, axes: Matrix3): Matrix3 {
  return ecliptic === IDENTITY ? axes : turnedAxes(axes, ecliptic);
}

/** A place in a scene in the heliocentric ecliptic frame, au. */
export function heliocentricPlace(place: Vector3, space: Space): Vector3 {
  return placeInFrame(place, eclipticIn(space));
}

/**
 * A view of a scene as a view of the heliocentric ecliptic frame, au, for what is given in that frame: the swarm and the sky.
 * What is drawn with it appears where it belongs in the scene, and at its depth.
 */
export function heliocentricView(view: CameraView, space: Space): CameraView {
  if (space === HELIOCENTRIC) return view;
  return viewInFrame(view, eclipticIn(space));
}

/** A frame that lies in a scene. */
export type Frame = {
  /** Columns: its axes in those of the scene. */
  readonly axes: Matrix3;
  /** Place of the origin in the scene. */
  readonly origin: Vector3;
  /** Length of a unit of the frame in units of the scene. */
  readonly scale: number;
};

/** A view of a scene as a view of a frame in it. */
function viewInFrame(view: CameraView, frame: Frame): CameraView {
  const { axes, scale } = frame;
  const eye = placeInFrame(view.eye, frame);
  const { high: eyeHigh, low: eyeLow } = splitVector(eye);
  if (axes === IDENTITY && scale === 1) return { ...view, eye, eyeHigh, eyeLow };
  return {
    ...view,
    eye,
    eyeHigh,
    eyeLow,
    right: turnedBack(view.right, axes),
    up: turnedBack(view.up, axes),
    back: turnedBack(view.back, axes),
    viewProjection: Float32Array.from(
      mat4.multiply(mat4.create(), view.viewProjection, placement(axes, scale)),
    ),
  };
}

function eclipticIn({ unit, sun, ecliptic }: Space): Frame {
  return { axes: ecliptic, origin: sun, scale: AU.km / unit.km };
}

function placeInFrame(place: Vector3, { axes, origin, scale }: Frame): Vector3 {
  const [x, y, z] = turnedBack(difference(place, origin), axes);
  return [x / scale, y / scale, z / scale];
}

function placement(axes: Matrix3, scale: number): mat4 {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = axes;
  const turn = mat4.fromValues(xx, xy, xz, 0, yx, yy, yz, 0, zx, zy, zz, 0, 0, 0, 0, 1);
  return mat4.scale(turn, turn, [scale, scale, scale]);
}

import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { splitDouble } from '../glsl/relative-to-eye.ts';

/**
 * A camera that turns about a point and never rolls; heliocentric ecliptic J2000, z up.
 *
 * The eye is at `target` + `distance` in the direction of azimuth and elevation.
 */
export type OrbitCamera = {
  /** The point looked at, au. */
  readonly target: Vector3;
  /** Ecliptic longitude of the eye as seen from the target, rad. */
  readonly azimuth: number;
  /** Ecliptic latitude of the eye as seen from the target, rad, from −π/2 to π/2. */
  readonly elevation: number;
  /** From target to eye, au. */
  readonly distance: number;
  /** Vertical angle of the picture, rad. */
  readonly fieldOfView: number;
};

/** Size of a picture in CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** What a picture is taken with: derived from a camera once per frame. */
export type CameraView = {
  /** Place of the eye, au. */
  readonly eye: Vector3;
  /** The same as two floats per axis. */
  readonly eyeHigh: Vector3;
  readonly eyeLow: Vector3;
  /** Unit vectors of the picture: to the right, upwards and towards the viewer. */
  readonly right: Vector3;
  readonly up: Vector3;
  readonly back: Vector3;
  /** Projection · rotation, column-major, for positions relative to the eye; its depth row is not used. */
  readonly viewProjection: Float32Array;
  /** Size of one au at a depth of one au, CSS px. */
  readonly pixelsPerRadian: number;
  readonly size: PictureSize;
};

/** A point in the picture. */
export type ScreenPoint = {
  /** CSS px from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Along the line of sight, au; positive in front of the eye. */
  readonly depth: number;
};

/** Vertical angle of the picture when nothing else is asked for, rad. */
export const DEFAULT_FIELD_OF_VIEW = (45 * Math.PI) / 180;

/** Derives the eye, the axes and the matrix of a camera for a picture of a size. */
export function viewOf(camera: OrbitCamera, size: PictureSize): CameraView {
  const { back, right, up } = axesOf(camera.azimuth, camera.elevation);
  const { target, distance } = camera;
  const focal = 1 / Math.tan(camera.fieldOfView / 2);
  const eye: Vector3 = [
    target[0] + distance * back[0],
    target[1] + distance * back[1],
    target[2] + distance * back[2],
  ];
  const [x, y, z] = [splitDouble(eye[0]), splitDouble(eye[1]), splitDouble(eye[2])];
  return {
    eye,
    eyeHigh: [x[0], y[0], z[0]],
    eyeLow: [x[1], y[1], z[1]],
    right,
    up,
    back,
    viewProjection: matrixOf(right, up, back, focal, size),
    pixelsPerRadian: (focal * size.height) / 2,
    size,
  };
}

/** Where a point of space, au, falls in the picture; undefined when it is not in front of the eye. */
export function project(view: CameraView, point: Vector3): ScreenPoint | undefined {
  const x = point[0] - view.eye[0];
  const y = point[1] - view.eye[1];
  const z = point[2] - view.eye[2];
  const depth = -(x * view.back[0] + y * view.back[1] + z * view.back[2]);
  if (!(depth > 0)) return undefined;
  const scale = view.pixelsPerRadian / depth;
  return {
    x: view.size.width / 2 + scale * (x * view.right[0] + y * view.right[1] + z * view.right[2]),
    y: view.size.height / 2 - scale * (x * view.up[0] + y * view.up[1] + z * view.up[2]),
    depth,
  };
}

/** Unit vectors of the picture of a camera at an azimuth and an elevation, rad. */
export function axesOf(
  azimuth: number,
  elevation: number,
): { readonly right: Vector3; readonly up: Vector3; readonly back: Vector3 } {
  const cosA = Math.cos(azimuth);
  const sinA = Math.sin(azimuth);
  const cosE = Math.cos(elevation);
  const sinE = Math.sin(elevation);
  return {
    right: [-sinA, cosA, 0],
    up: [-sinE * cosA, -sinE * sinA, cosE],
    back: [cosE * cosA, cosE * sinA, sinE],
  };
}

function matrixOf(
  right: Vector3,
  up: Vector3,
  back: Vector3,
  focal: number,
  size: PictureSize,
): Float32Array {
  const fx = (focal * size.height) / size.width;
  const matrix = new Float32Array(16);
  for (let axis = 0; axis < 3; axis++) {
    matrix[4 * axis] = fx * right[axis];
    matrix[4 * axis + 1] = focal * up[axis];
    matrix[4 * axis + 3] = -back[axis];
  }
  return matrix;
}

import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { splitVector } from '../geometry/split-double.ts';
import { along, difference, type Matrix3, turned, vec3 } from '../geometry/vectors.ts';

/**
 * A camera that turns about a point and never rolls; z is up, that of the scene or of `frame`. Places and lengths are in the
 * frame and the unit of its scene.
 *
 * The eye is at `target` + `distance` in the direction of azimuth and elevation.
 */
export type OrbitCamera = {
  /** The point looked at. */
  readonly target: Vector3;
  /** Longitude of the eye as seen from the target, from x towards y, rad. */
  readonly azimuth: number;
  /** Latitude of the eye as seen from the target, rad, from −π/2 to π/2. */
  readonly elevation: number;
  /** Distance from target to eye; `machines/scene/zoom.ts` limits how near and far it may be. */
  readonly distance: number;
  /** Vertical angle of the picture, rad. */
  readonly fieldOfView: number;
  /** Columns: the axes that azimuth and elevation are counted in, z up; those of the scene when left out. */
  readonly frame?: Matrix3;
};

/** Whether two cameras take the same pictures. */
export function areSameCameras(one: OrbitCamera, other: OrbitCamera): boolean {
  if (one === other) return true;
  return (
    one.azimuth === other.azimuth &&
    one.elevation === other.elevation &&
    one.distance === other.distance &&
    one.fieldOfView === other.fieldOfView &&
    one.target.every((part, axis) => part === other.target[axis]) &&
    (one.frame === other.frame || one.frame?.every((part, at) => part === other.frame?.[at]) === true)
  );
}

/** Size of a picture in CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The view of a camera: derived from it once per frame. */
export type CameraView = {
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
  /** Size of a length at a depth as large as itself, CSS px. */
  readonly pixelsPerRadian: number;
  readonly size: PictureSize;
  /** Where the point looked at is seen, CSS px from the left. */
  readonly middle: number;
};

/** A point in the picture. */
export type ScreenPoint = {
  /** CSS px from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** Along the line of sight; positive in front of the eye. */
  readonly depth: number;
};

/** Vertical angle of the picture when nothing else is requested, rad. */
export const DEFAULT_FIELD_OF_VIEW = (45 * Math.PI) / 180;

/**
 * Derives the eye, the axes and the matrix of a camera for a picture of a size.
 *
 * @param middle where the point looked at is seen, CSS px from the left.
 */
export function viewOf(camera: OrbitCamera, size: PictureSize, middle: number = size.width / 2): CameraView {
  const { right, up, back } = axesOfCamera(camera);
  const focal = 1 / Math.tan(camera.fieldOfView / 2);
  const eye = along(camera.target, back, camera.distance);
  const { high: eyeHigh, low: eyeLow } = splitVector(eye);
  return {
    eye,
    eyeHigh,
    eyeLow,
    right,
    up,
    back,
    viewProjection: viewProjectionOf({ right, up, back }, focal, size, middle),
    pixelsPerRadian: (focal * size.height) / 2,
    size,
    middle,
  };
}

/** A place relative to the eye. */
export function fromEye({ eye }: CameraView, place: Vector3): Vector3 {
  return difference(place, eye);
}

/** Where a place falls in the picture; undefined when it is not in front of the eye. */
export function project(view: CameraView, place: Vector3): ScreenPoint | undefined {
  const way = difference(place, view.eye);
  const depth = -vec3.dot(way, view.back);
  if (!(depth > 0)) return undefined;
  const scale = view.pixelsPerRadian / depth;
  return {
    x: view.middle + scale * vec3.dot(way, view.right),
    y: view.size.height / 2 - scale * vec3.dot(way, view.up),
    depth,
  };
}

/** Whether a point lies beyond the sides of a picture, farther than something about it reaches, CSS px. */
export function isAside({ size }: CameraView, { x, y }: ScreenPoint, reach: number): boolean {
  return x < -reach || y < -reach || x > size.width + reach || y > size.height + reach;
}

/** Whether a picture may show some of a sphere: not where all of it is behind the eye or beyond one of the sides. */
export function isInSight(view: CameraView, place: Vector3, radius: number): boolean {
  const { right, up, back, pixelsPerRadian, size, middle } = view;
  const way = difference(place, view.eye);
  const depth = -vec3.dot(way, back);
  if (depth < -radius) return false;
  const [across, upwards] = [vec3.dot(way, right), vec3.dot(way, up)];
  const isWithin = (aside: number, reachPx: number) => {
    const slope = reachPx / pixelsPerRadian;
    return aside - slope * depth <= radius * Math.sqrt(1 + slope * slope);
  };
  return (
    isWithin(across, size.width - middle) &&
    isWithin(-across, middle) &&
    isWithin(Math.abs(upwards), size.height / 2)
  );
}

/** Unit vectors of the picture of a camera, in the axes of its scene. */
export function axesOfCamera({
  azimuth,
  elevation,
  frame,
}: Pick<OrbitCamera, 'azimuth' | 'elevation' | 'frame'>): ReturnType<typeof axesOf> {
  const axes = axesOf(azimuth, elevation);
  if (frame === undefined) return axes;
  return { right: turned(axes.right, frame), up: turned(axes.up, frame), back: turned(axes.back, frame) };
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

/**
 * The matrix that takes a place relative to the eye to clip space: x to the right, with a share of the depth that moves the middle
 * aside; y upwards; z is 0, as depth is logarithmic; w is the depth.
 */
function viewProjectionOf(
  { right, up, back }: Pick<CameraView, 'right' | 'up' | 'back'>,
  focal: number,
  { width, height }: PictureSize,
  middle: number,
): Float32Array {
  const across = (focal * height) / width;
  const aside = (2 * middle) / width - 1;
  const columns = [0, 1, 2].map((axis) => [
    across * right[axis] - aside * back[axis],
    focal * up[axis],
    0,
    -back[axis],
  ]);
  return Float32Array.from([...columns.flat(), 0, 0, 0, 0]);
}

import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { axesOf, type OrbitCamera } from './orbit-camera.ts';

/** A camera as saved states hold it; ecliptic J2000, heliocentric. */
export type SavedCamera = {
  /** Of the eye, au. */
  readonly position: Vector3;
  /** Turns about x, then y, then z of the camera's own axes, rad. */
  readonly rotation: Vector3;
  /** The same as x, y, z, w. */
  readonly quaternion: readonly [x: number, y: number, z: number, w: number];
};

/** How a camera is saved. */
export function savedCameraOf(camera: OrbitCamera): SavedCamera {
  const { right, up, back } = axesOf(camera.azimuth, camera.elevation);
  const { target, distance } = camera;
  return {
    position: along(target, back, distance),
    rotation: eulerOf(right, up, back),
    quaternion: quaternionOf(right, up, back),
  };
}

/**
 * The camera of a saved state. What is saved tells the line of sight and not the point looked at, which is put at a distance
 * on it; a roll, which no camera here has, is left out.
 *
 * @param distance from the eye to the point looked at, au.
 * @throws {RangeError} when the quaternion is zero.
 */
export function cameraOfSaved(
  { position, quaternion }: SavedCamera,
  distance: number,
  fieldOfView: number,
): OrbitCamera {
  const length = Math.hypot(...quaternion);
  if (!(length > 0)) throw new RangeError('the quaternion of a saved camera is zero');
  const [x, y, z, w] = quaternion.map((part) => part / length);
  const back: Vector3 = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
  const up: Vector3 = [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
  const vertical = Math.hypot(back[0], back[1]) < 1e-6;
  const towards: Vector3 = vertical ? [-up[0] * back[2], -up[1] * back[2], 0] : back;
  return {
    target: along(position, back, -distance),
    azimuth: Math.atan2(towards[1], towards[0]),
    elevation: Math.atan2(back[2], Math.hypot(back[0], back[1])),
    distance,
    fieldOfView,
  };
}

function along(from: Vector3, direction: Vector3, by: number): Vector3 {
  return [from[0] + by * direction[0], from[1] + by * direction[1], from[2] + by * direction[2]];
}

/** Rotation = Rx(x) Ry(y) Rz(z), whose columns are the axes of the picture. */
function eulerOf(right: Vector3, up: Vector3, back: Vector3): Vector3 {
  const across = Math.hypot(back[1], back[2]);
  const y = Math.atan2(back[0], across);
  if (across < 1e-12) return [Math.atan2(up[2], up[1]), y, 0];
  return [Math.atan2(-back[1], back[2]), y, Math.atan2(-up[0], right[0])];
}

/** Source: Shepperd (1978), J. Guidance and Control 1, 223: the largest part first. */
function quaternionOf(
  right: Vector3,
  up: Vector3,
  back: Vector3,
): readonly [x: number, y: number, z: number, w: number] {
  const squares = [
    1 + right[0] - up[1] - back[2],
    1 - right[0] + up[1] - back[2],
    1 - right[0] - up[1] + back[2],
    1 + right[0] + up[1] + back[2],
  ];
  const largest = squares.indexOf(Math.max(...squares));
  const root = 2 * Math.sqrt(squares[largest]);
  const sums = { xy: right[1] + up[0], xz: back[0] + right[2], yz: up[2] + back[1] };
  const differences = { x: up[2] - back[1], y: back[0] - right[2], z: right[1] - up[0] };
  const rows = [
    [squares[0], sums.xy, sums.xz, differences.x],
    [sums.xy, squares[1], sums.yz, differences.y],
    [sums.xz, sums.yz, squares[2], differences.z],
    [differences.x, differences.y, differences.z, squares[3]],
  ];
  const [x, y, z, w] = rows[largest].map((part) => part / root);
  return [x, y, z, w];
}

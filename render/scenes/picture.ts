import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { CameraView } from '../cameras/orbit-camera.ts';
import type { OrbitsFrame } from './orbits-frame.ts';
import type { OrbitsLook } from './orbits-look.ts';

/** All that one picture is painted from. */
export type OrbitsPicture = {
  readonly view: CameraView;
  readonly frame: OrbitsFrame;
  readonly look: OrbitsLook;
};

/** A place relative to the eye, au. */
export function fromEye({ eye }: CameraView, place: Vector3): Vector3 {
  return [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
}

/** Place of a body of the frame; the Sun's, at the origin, for a body that is not in it. */
export function placeOf(frame: OrbitsFrame, body: string | undefined): Vector3 {
  return frame.bodies.find(({ id }) => id === body)?.position ?? [0, 0, 0];
}

/** Unit vector to the Sun at a heliocentric place; any direction at the Sun itself. */
export function towardsSun(place: Vector3): Vector3 {
  const distance = Math.hypot(...place);
  return distance === 0 ? [0, 0, 1] : [-place[0] / distance, -place[1] / distance, -place[2] / distance];
}

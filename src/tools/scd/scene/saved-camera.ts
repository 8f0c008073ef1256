import type { ScdState } from '#contract/scd/scd-state.ts';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, type SkyCamera } from '#render/cameras/sky-camera.ts';

type Saved = NonNullable<ScdState['SCDcamera']>;

/** A camera that looks at a place as it is saved, degrees: the turns by declination and right ascension, and both at once. */
export function savedCamera({ ra, dec }: { readonly ra: number; readonly dec: number }): Saved {
  const [pitch, yaw] = [dec * DEGREE, ra * DEGREE];
  const [cosP, sinP] = [Math.cos(pitch / 2), Math.sin(pitch / 2)];
  const [cosY, sinY] = [Math.cos(yaw / 2), Math.sin(yaw / 2)];
  return {
    position: [0, 0, 0],
    rotation: [pitch, yaw, 0],
    quaternion: [-sinY * -sinP, cosY * -sinP, sinY * cosP, cosY * cosP],
  };
}

/** The camera of a saved state; its field of view is that of the chart. */
export function cameraFromSaved({ rotation: [latitude, longitude] }: Saved): SkyCamera {
  return { mount: EQUATORIAL_MOUNT, longitude, latitude, fieldOfView: DEGREE };
}

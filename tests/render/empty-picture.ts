import { viewOf } from '#render/cameras/orbit-camera.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 10, fieldOfView: 0.8 } as const;

/** A picture of 400 by 400 px with nothing in it. */
export const EMPTY_PICTURE = {
  camera: CAMERA,
  space: HELIOCENTRIC,
  look: { background: [0, 0, 0], inverted: false },
  view: viewOf(CAMERA, { width: 400, height: 400 }),
  pixelRatio: 1,
  cover: UNCOVERED,
} as const;

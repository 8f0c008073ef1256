import { cameraAt, staged } from '../stage/stage.ts';

/** The ecliptic plane, its grid of 1 au cells, and the axes. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -60, 25, 6),
  bodies: ['sun'],
  look: { plane: true, grid: true, axes: true },
});

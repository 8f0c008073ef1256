import { HYPERBOLA } from '../open-orbit/fixture.ts';
import { cameraAt, staged } from '../stage/stage.ts';

/** A line of points that is broken, near and far: its dashes are as long in the picture, to a factor of two. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -120, 20, 2.5),
  bodies: ['sun'],
  lines: [{ ...HYPERBOLA, dashed: true }],
  objects: [],
});

import { placeOn, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

/** Saturn with its rings, through which its far limb shows, and its shadow on them. */
export const fixture = staged({
  camera: cameraAt(placeOn(planetLine('saturn')), 255, 24, 2.4e-3),
  bodies: ['sun', 'saturn'],
  files: 2,
});

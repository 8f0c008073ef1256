import { placeOn, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

/** Saturn from the side of its rings on which the Sun does not shine: the dense rings are dark, the thin ones bright. */
export const fixture = staged({
  camera: cameraAt(placeOn(planetLine('saturn')), 255, -60, 2.4e-3),
  bodies: ['sun', 'saturn'],
  files: 2,
});

import { placeOn, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

/** Saturn from the negatives of its maps, on paper. */
export const fixture = staged({
  camera: cameraAt(placeOn(planetLine('saturn')), 255, 24, 2.4e-3),
  bodies: ['sun', 'saturn'],
  look: { inverted: true, background: [0.98, 0.98, 0.97] },
  files: 2,
});

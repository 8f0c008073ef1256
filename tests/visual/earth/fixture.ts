import { placeOn, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

/** The Earth from three radii, half of it in the night, on its orbit. */
export const fixture = staged({
  camera: cameraAt(placeOn(planetLine('earth')), 205, 20, 1.4e-4),
  bodies: ['sun', 'earth'],
  lines: [planetLine('earth')],
  files: 1,
});

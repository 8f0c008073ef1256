import { planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];

/** The whole solar system by its markers, each planet in its colour. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -60, 40, 60),
  bodies: ['sun', ...PLANETS],
  lines: PLANETS.map(planetLine),
});

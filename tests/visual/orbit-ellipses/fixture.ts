import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { ellipsePath, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

const long: OrbitLine = {
  id: 'long',
  path: ellipsePath(2.2, 0.93, 12, 40, 150, 20),
  group: 'object',
  colour: [0.56, 0.74, 0.93],
  faded: false,
};
const faded: OrbitLine = { ...long, id: 'faded', path: ellipsePath(1.6, 0.4, 25, 200, 20, 90), faded: true };

/** Orbits of the inner planets, of one long ellipse and of one that is faded; each pales away from its body. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -60, 35, 5),
  bodies: ['sun', 'mercury', 'venus', 'earth', 'mars'],
  lines: [...['mercury', 'venus', 'earth', 'mars'].map(planetLine), long, faded],
});

import { ellipsePath, placeOn, planetLine } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

const INNER = ['mercury', 'venus', 'earth', 'mars'];
const line = {
  ...planetLine('earth'),
  id: 'object',
  group: 'object',
  path: ellipsePath(1.6, 0.4, 25, 200, 20, 90),
} as const;

/** The inner solar system on paper: dark markers, the negative of the Milky Way. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -60, 25, 6),
  bodies: ['sun', ...INNER],
  lines: [
    ...INNER.map((id) => ({ ...planetLine(id), colour: [0.25, 0.28, 0.33] as const })),
    { ...line, colour: [0.05, 0.3, 0.62] },
  ],
  objects: [
    {
      id: 'object',
      name: 'object',
      position: placeOn(line),
      colour: [0.05, 0.3, 0.62],
      selected: true,
    },
  ],
  look: {
    inverted: true,
    background: [0.98, 0.98, 0.97],
    grid: true,
    axes: true,
    plane: true,
    milkyWay: true,
    deepSky: true,
  },
  files: 3,
});

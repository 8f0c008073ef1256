import { cameraAt, staged } from '../stage/stage.ts';

const ROWS = 12;

/** Twelve ellipsoids that grow along a path. */
export const fixture = staged({
  camera: cameraAt([1, 0, 0], -90, 40, 0.035),
  objects: [
    {
      id: 'object',
      name: 'object',
      position: [1, 0, 0],
      colour: [0.96, 0.73, 0.3],
      selected: true,
      uncertainty: Array.from({ length: ROWS }, (_, row) => {
        const size = 4e-4 * (1 + 0.35 * row);
        return {
          centre: [1 + 0.0033 * (row - 4), 0.0002 * (row * row - 16), 0] as const,
          axes: [2.5 * size, 0.6 * size, 0, -0.15 * size, 0.6 * size, 0, 0, 0, 0.5 * size] as const,
        };
      }),
    },
  ],
  look: { uncertaintyFactor: 1 },
});

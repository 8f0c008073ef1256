import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { STAGE_DAY } from '../stage/solar-system.ts';
import { cameraAt, staged } from '../stage/stage.ts';

const Q = 0.6;
const E = 1.3;
const POINTS = 121;

/** A hyperbola about the Sun, every two true-anomaly degrees, with days that only serve to fade it. */
export const HYPERBOLA: OrbitLine = {
  id: 'hyperbola',
  path: {
    kind: 'points',
    day: STAGE_DAY,
    positions: Float64Array.from(
      { length: 3 * POINTS },
      (_, index) => place(Math.floor(index / 3))[index % 3],
    ),
    offsets: Float64Array.from({ length: POINTS }, (_, row) => 6 * (row - 60)),
  },
  group: 'object',
  colour: [0.56, 0.74, 0.93],
  faded: false,
};

function place(row: number): readonly [number, number, number] {
  const anomaly = ((row - 60) * 2 * Math.PI) / 180;
  const r = (Q * (1 + E)) / (1 + E * Math.cos(anomaly));
  return [r * Math.cos(anomaly), r * Math.sin(anomaly), 0.3 * r * Math.sin(anomaly)];
}

/** A hyperbolic orbit through points, with its body a little after one of them. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -120, 40, 5),
  bodies: ['sun'],
  lines: [HYPERBOLA],
  objects: [
    {
      id: 'hyperbola',
      name: 'hyperbola',
      position: place(60.5),
      colour: HYPERBOLA.colour,
      selected: true,
    },
  ],
});

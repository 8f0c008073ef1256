import type { OrbitLine } from '#render/picture/orbit-line.ts';
import { ellipsePath, placeOn } from '../stage/solar-system.ts';
import { cameraAt, OBJECT_LINE, staged } from '../stage/stage.ts';

const line: OrbitLine = {
  id: 'object',
  path: ellipsePath(1.5, 0.5, 10, 60, 30, 60),
  group: 'object',
  colour: [0.96, 0.73, 0.3],
  faded: false,
};

/** Half a year of trail and 60 days of lead on either side of the object. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], -90, 50, 5),
  bodies: ['sun'],
  lines: [line],
  objects: [
    {
      id: 'object',
      name: 'object',
      position: placeOn(line),
      colour: line.colour,
      selected: true,
    },
  ],
  look: { lines: { object: { ...OBJECT_LINE, trailDays: 182.6, leadDays: 60 } } },
});

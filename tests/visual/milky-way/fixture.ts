import { cameraAt, staged } from '../stage/stage.ts';

/** The Milky Way towards Sagittarius, with its stars and deep-sky objects. */
export const fixture = staged({
  camera: cameraAt([0, 0, 0], 90, 5, 5),
  look: { milkyWay: true, deepSky: true },
  files: 3,
});

import { DEGREE } from '#engine/constants.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { BARE_SKY, moonAt, PAPER, skyCamera, skyFixture, skyInputs } from '../stage/sky.ts';

const MOON = directionOf(50 * DEGREE, 18 * DEGREE);

/** The Moon at true size on paper, in the fields of a camera and an eyepiece, with the crosshair beside it. */
export const fixture = skyFixture(
  skyInputs(skyCamera(50, 18, 1.2), {
    bodies: [moonAt(MOON)],
    instruments: [
      {
        shape: 'rectangle',
        centre: MOON,
        width: 1 * DEGREE,
        height: 0.7 * DEGREE,
        angle: 20 * DEGREE,
        name: 'Camera',
      },
      { shape: 'circle', centre: MOON, diameter: 0.8 * DEGREE, name: 'Eyepiece' },
    ],
    crosshair: directionOf(50.7 * DEGREE, 18.3 * DEGREE),
    look: { ...BARE_SKY, ...PAPER, moon: true, crosshair: true },
  }),
);

import { DEGREE } from '#engine/constants.ts';
import type { SkyCamera } from '#render/cameras/sky-camera.ts';
import type { DeepSkyKind, DeepSkyObject } from '#render/picture/sky/deep-sky.ts';
import { BARE_SKY, horizonAt, moonAt, skyFixture, skyInputs, starsAllOver } from '../stage/sky.ts';

const HORIZON = horizonAt(-24, 60);
const [n0, n1, n2, w0, w1, w2, u0, u1, u2] = HORIZON.axes;
const KINDS: readonly DeepSkyKind[] = [
  'galaxy',
  'open cluster',
  'globular cluster',
  'nebula',
  'planetary nebula',
];

const CAMERA: SkyCamera = {
  mount: [n0, n1, n2, w0, w1, w2, u0, u1, u2],
  longitude: 90 * DEGREE,
  latitude: 22 * DEGREE,
  fieldOfView: 60 * DEGREE,
};

/** Dusk in the west of a site: hills, the light of the sky, a young Moon, Milky Way, deep-sky symbols and the horizontal grid. */
export const fixture = skyFixture(
  skyInputs(CAMERA, {
    horizon: HORIZON,
    stars: [starsAllOver(2000, 5)],
    bodies: [moonAt(HORIZON.direction(255 * DEGREE, 30 * DEGREE))],
    deepSky: KINDS.map((kind, row): DeepSkyObject => ({
      name: kind,
      kind,
      direction: HORIZON.direction((250 + 10 * row) * DEGREE, 42 * DEGREE),
      magnitude: 4,
      size: row === 0 ? 4 * DEGREE : 0,
    })),
    lamps: {
      sun: { azimuth: 268 * DEGREE, altitude: -9 * DEGREE },
      moon: { azimuth: 255 * DEGREE, altitude: 30 * DEGREE, illuminance: 0 },
    },
    look: {
      ...BARE_SKY,
      milkyWay: true,
      atmosphere: true,
      landscape: true,
      deepSky: true,
      moon: true,
      grids: { ...BARE_SKY.grids, horizontal: true },
      horizonLine: true,
    },
  }),
  1,
);

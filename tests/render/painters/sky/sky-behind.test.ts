import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { skyBehind } from '#render/painters/sky/atmosphere.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { BARE_SKY, horizonAt, skyCamera, skyInputs } from '../../../visual/stage/sky.ts';

const SIZE = { width: 600, height: 400 };

/** The sky of a latitude of 50 degrees, looked at 40 degrees above the southern horizon, under a Sun of an altitude, deg. */
function skyUnder(sunAltitude: number, changes: Partial<typeof BARE_SKY> = {}) {
  const camera = skyCamera(83, 0, 60);
  const inputs = skyInputs(camera, {
    horizon: horizonAt(50, 83),
    lamps: {
      sun: { azimuth: 4, altitude: sunAltitude * DEGREE },
      moon: { azimuth: 0, altitude: -0.5, illuminance: 0 },
    },
    look: { ...BARE_SKY, atmosphere: true, ...changes },
  });
  return { ...inputs, view: skyViewOf(camera, SIZE), pixelRatio: 1, cover: UNCOVERED };
}

test('names are on the blue of the sky by day, and on a background as dark as that of the scene at night', () => {
  const [red, green, blue] = skyBehind(skyUnder(40), 300, 100) ?? [0, 0, 0];
  expect(blue).toBeGreaterThan(0.4);
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
  const night = skyBehind(skyUnder(-40), 300, 100) ?? [9, 9, 9];
  night.forEach((part, axis) => expect(part).toBeCloseTo(BARE_SKY.background[axis], 1));
});

test('names are on the background where no lit sky is painted: below the horizon, on paper, switched off', () => {
  expect(skyBehind(skyUnder(40), 300, 2000)).toBeUndefined();
  expect(skyBehind(skyUnder(40, { inverted: true }), 300, 100)).toBeUndefined();
  expect(skyBehind(skyUnder(40, { atmosphere: false }), 300, 100)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { airBehind, directionIn } from '#render/painters/daylight.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';

const SIZE = { width: 800, height: 600 };

/** East, north and up as the axes of the scene themselves. */
const FRAME = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;

/** A picture that looks west, 20 degrees above the horizon, under a Sun in the west, deg. */
function westUnder(sunAltitude: number) {
  const camera = {
    target: [0, 0, 0],
    azimuth: 0,
    elevation: -20 * DEGREE,
    distance: 1,
    fieldOfView: 80 * DEGREE,
  } as const;
  return {
    camera,
    view: viewOf(camera, SIZE),
    space: HELIOCENTRIC,
    look: { background: [0, 0, 0], inverted: false } as const,
    pixelRatio: 1,
    cover: UNCOVERED,
    horizon: {
      frame: FRAME,
      lamps: {
        sun: { azimuth: -Math.PI / 2, altitude: sunAltitude * DEGREE },
        moon: { azimuth: 0, altitude: -1, illuminance: 0 },
      },
    },
  };
}

test('directions are counted from north through east, and up', () => {
  expect(directionIn(FRAME, [1, 0, 1])).toEqual({
    azimuth: expect.closeTo(Math.PI / 2, 12) as number,
    altitude: expect.closeTo(Math.PI / 4, 12) as number,
  });
});

test('the air is blue by day, reddish above a Sun that has set, and dark at night', () => {
  const [red, , blue] = airBehind(westUnder(40), 400, 300) ?? [1, 1, 0];
  expect(blue).toBeGreaterThan(2 * red);
  const low = airBehind(westUnder(-5), 400, 420) ?? [0, 0, 1];
  const high = airBehind(westUnder(-5), 400, 20) ?? [1, 0, 0];
  expect(low[0]).toBeGreaterThan(high[0] + 0.2);
  expect(Math.max(...(airBehind(westUnder(-30), 400, 300) ?? [1]))).toBeLessThan(0.05);
});

test('there is no air below the horizon', () => {
  expect(airBehind(westUnder(40), 400, 590)).toBeUndefined();
});

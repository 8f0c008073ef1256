import { describe, expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { placeOnHalf, skyAbove, skyAround } from '#tools/scd/finder/half-sky.ts';
import { horizonAt } from '../../../visual/stage/sky.ts';

const HORIZON = horizonAt(48, 130);
const ABOVE = skyAbove(HORIZON.axes);

describe('the small sky', () => {
  test.each([
    ['north', 0, 0, 0, -1],
    ['east, to the left', 90, 0, -1, 0],
    ['south, half-way to the zenith', 180, 45, 0, 0.5],
    ['west, at 60 degrees', 270, 60, 1 / 3, 0],
  ])('has %s where it is on a map held overhead', (_, azimuth, altitude, right, down) => {
    const place = placeOnHalf(ABOVE, HORIZON.direction(azimuth * DEGREE, altitude * DEGREE));
    expect(place?.right).toBeCloseTo(right, 9);
    expect(place?.down).toBeCloseTo(down, 9);
  });

  test('has nothing below the horizon', () => {
    expect(placeOnHalf(ABOVE, HORIZON.direction(1, -0.01))).toBeUndefined();
  });

  test('of the geocentre is around the object, with north up', () => {
    const around = skyAround(directionOf(50 * DEGREE, 10 * DEGREE));
    const place = placeOnHalf(around, directionOf(50 * DEGREE, 55 * DEGREE));
    expect(place?.right).toBeCloseTo(0, 9);
    expect(place?.down).toBeCloseTo(-0.5, 9);
    expect(placeOnHalf(around, directionOf(95 * DEGREE, 10 * DEGREE))?.right).toBeLessThan(0);
  });
});

import { expect, test } from 'vitest';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { cameraFromSaved, savedCamera } from '#tools/scd/scene/saved-camera.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';

const PLACES = [
  { ra: 0, dec: 0 },
  { ra: 83.8, dec: -5.4 },
  { ra: 270, dec: 66.6 },
  { ra: 359.9, dec: -89.9 },
];

test.each(PLACES)('the saved camera of a sky chart looks at %o again', (place) => {
  const { centre } = skyViewOf(cameraFromSaved(savedCamera(place)), { width: 300, height: 200 });
  expectClose(centre, directionDeg(place.ra, place.dec));
});

test.each(PLACES)(
  'the saved camera of a sky chart has a quaternion of the length of one that turns the x axis to %o',
  (place) => {
    const { quaternion } = savedCamera(place);
    expect(Math.hypot(...quaternion)).toBeCloseTo(1, 14);
    expectClose(turnedX(quaternion), directionDeg(place.ra, place.dec));
  },
);

test('the saved camera of a sky chart is in the middle of the sphere, without roll', () => {
  const { position, rotation } = savedCamera({ ra: 180, dec: 45 });
  expect(position).toEqual([0, 0, 0]);
  expect(rotation).toEqual([Math.PI / 4, Math.PI, 0]);
});

/** The x axis turned by a quaternion: the first column of its matrix. */
function turnedX([x, y, z, w]: readonly [number, number, number, number]): readonly number[] {
  return [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)];
}

function expectClose(direction: readonly number[], expected: readonly number[]) {
  direction.forEach((part, axis) => expect(part).toBeCloseTo(expected[axis] ?? Number.NaN, 12));
}

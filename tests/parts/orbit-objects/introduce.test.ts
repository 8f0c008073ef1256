import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { fitBoth } from '#parts/orbit-objects/introduce.ts';
import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import { fittingUnder } from '#render/picture/free-area.ts';

const SUN: Vector3 = [0, 0, 0];
const OBJECT: Vector3 = [1.4, -0.9, 0.2];
const CAMERA = { target: SUN, azimuth: -1.1, elevation: 0.55, distance: 6, fieldOfView: 0.785 } as const;
const LIST = { left: 12, right: 324, top: 12, bottom: 560 };

test.each([
  [{ width: 1024, height: 565 }, [LIST, { left: 646, right: 958, top: 12, bottom: 400 }]],
  [
    { width: 844, height: 278 },
    [
      { left: 12, right: 268, top: 12, bottom: 265 },
      { left: 470, right: 726, top: 12, bottom: 219 },
    ],
  ],
  [{ width: 320, height: 194 }, [{ left: 8, right: 234, top: 142, bottom: 186 }]],
] as const)(
  'an object and what is followed are brought to where panels leave a picture of %o',
  (size, boxes) => {
    const fitting = fittingUnder(size, { boxes });
    const fitted = fitBoth(CAMERA, SUN, OBJECT, fitting);
    for (const place of [SUN, OBJECT]) expect(fitted && isInFreeArea(fitted, place, fitting)).toBe(true);
  },
);

test('nothing is fitted where the object itself is followed', () => {
  const fitting = fittingUnder({ width: 1024, height: 565 }, { boxes: [LIST] });
  expect(fitBoth(CAMERA, OBJECT, OBJECT, fitting)).toBeUndefined();
});

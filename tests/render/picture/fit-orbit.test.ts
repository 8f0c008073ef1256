import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { project, viewOf } from '#render/cameras/orbit-camera.ts';
import { fitOrbit } from '#render/picture/fit-orbit.ts';
import { freeArea } from '#render/picture/free-area.ts';

const CAMERA = { target: [1, 0, 0], azimuth: -1.8, elevation: 0.5, distance: 5, fieldOfView: 0.785 } as const;
const PLACES: readonly Vector3[] = [
  [0, 0, 0],
  [1.8, 0, 0],
  [1, 0.8, 0],
  [-1.2, -1.1, 0.3],
];

/** Half the width of the marker of a chosen object with its ring and ticks, CSS px. */
const RING = 22;

test.each([
  [{ width: 1440, height: 728 }, [{ left: 12, right: 324, top: 12, bottom: 716 }]],
  [
    { width: 844, height: 232 },
    [
      { left: 12, right: 268, top: 12, bottom: 220 },
      { left: 430, right: 686, top: 12, bottom: 174 },
    ],
  ],
  [{ width: 320, height: 146 }, [{ left: 8, right: 130, top: 94, bottom: 138 }]],
] as const)('places are fitted into what panels leave of a picture of %o, as it is turned', (size, boxes) => {
  const free = freeArea(size, boxes);
  const fitted = fitOrbit(CAMERA, PLACES, { size, middle: size.width / 2, free });
  expect(fitted).toMatchObject({ azimuth: CAMERA.azimuth, elevation: CAMERA.elevation });
  const points = PLACES.map((place) => project(viewOf(fitted, size), place));
  const beside = Math.min(RING, (free.right - free.left) / 5, (free.bottom - free.top) / 5);
  for (const point of points) {
    expect(point?.x).toBeGreaterThan(free.left + beside);
    expect(point?.x).toBeLessThan(free.right - beside);
    expect(point?.y).toBeGreaterThan(free.top + beside);
    expect(point?.y).toBeLessThan(free.bottom - beside);
  }
});

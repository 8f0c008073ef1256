import { expect, test } from 'vitest';
import { DEFAULT_FIELD_OF_VIEW, viewOf } from '#render/cameras/orbit-camera.ts';
import { opacityInCrowd } from '#render/painters/swarm.ts';

const COUNT = 26_000;

test('near-Earth objects seen from 5 au are opaque in a view 640 px high and pale in a lower one, by its height', () => {
  expect(opacityInCrowd(viewFrom(5, 640), COUNT)).toBe(1);
  const low = opacityInCrowd(viewFrom(5, 240), COUNT);
  expect(low).toBeLessThan(0.5);
  expect(opacityInCrowd(viewFrom(5, 120), COUNT)).toBeCloseTo(low / 2, 9);
});

test('objects pale by the root of their number, and with the distance from which they are seen', () => {
  const from20 = opacityInCrowd(viewFrom(20, 600), COUNT);
  expect(opacityInCrowd(viewFrom(20, 600), COUNT / 4)).toBeCloseTo(2 * from20, 9);
  expect(opacityInCrowd(viewFrom(40, 600), COUNT)).toBeCloseTo(from20 / 2, 9);
});

test('a few objects, and those around the eye, are opaque', () => {
  expect(opacityInCrowd(viewFrom(5, 240), 100)).toBe(1);
  expect(opacityInCrowd(viewFrom(5, 240), 0)).toBe(1);
  expect(opacityInCrowd(viewFrom(1, 300), COUNT)).toBe(1);
});

/** A view of the Sun. @param distance au @param height CSS px */
function viewFrom(distance: number, height: number) {
  const camera = {
    target: [0, 0, 0],
    azimuth: 0,
    elevation: 0.5,
    distance,
    fieldOfView: DEFAULT_FIELD_OF_VIEW,
  } as const;
  return viewOf(camera, { width: 390, height });
}

import { expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { NEGLIGIBLE_PX, hasStayed } from '#render/picture/has-stayed.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 1, fieldOfView: 0.8 } as const;
const VIEW = viewOf(CAMERA, { width: 800, height: 600 });
const RADIUS_PX = 5;

/** A place this many px to the right of the middle of the picture, and this much deeper than the target, in the distance of the eye. */
function aside(px: number, deeper = 0): Vector3 {
  return [-deeper, ((1 + deeper) * px) / VIEW.pixelsPerRadian, 0];
}

/** Whether what is drawn about a place stays when that moves. */
function stays(before: Vector3, now: Vector3, hardly: number = NEGLIGIBLE_PX.drawn): boolean {
  return hasStayed(VIEW, before, now, RADIUS_PX, hardly);
}

test('what is drawn about a place stays while that moves by less than is seen', () => {
  expect(stays(aside(100), aside(100.2))).toBe(true);
  expect(stays(aside(100), aside(100.3))).toBe(false);
  expect(stays(aside(100), aside(100.9), NEGLIGIBLE_PX.named)).toBe(true);
  expect(stays(aside(100), aside(101.1), NEGLIGIBLE_PX.named)).toBe(false);
});

test('a thing does not stay while it passes before or behind others', () => {
  expect(stays(aside(100), aside(100, 0.005))).toBe(true);
  expect(stays(aside(100), aside(100, 0.02))).toBe(false);
});

test('where it would not be seen a place may move as it likes, until something about it reaches the picture', () => {
  expect(stays(aside(600), aside(2000))).toBe(true);
  expect(stays(aside(600), aside(430))).toBe(false);
  expect(stays(aside(430), aside(600))).toBe(false);
  expect(stays([2, 0, 0], [3, 1, 0])).toBe(true);
  expect(stays([2, 0, 0], [0, 0, 0])).toBe(false);
});

import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { directionAlong, flySky } from '#tools/scd/scene/fly-sky.ts';
import { directionDeg } from '#tools/scd/scene/trail-of.ts';
import { lookAtSky } from '#render/cameras/move-sky-camera.ts';
import { EQUATORIAL_MOUNT, type SkyCamera, skyViewOf } from '#render/cameras/sky-camera.ts';
import { vec3 } from '#render/geometry/vectors.ts';

const FROM = directionDeg(350, 10);
const TO = directionDeg(20, 60);

function turning() {
  let camera: SkyCamera = { mount: EQUATORIAL_MOUNT, longitude: 0, latitude: 0, fieldOfView: 1 };
  const frames: ((nowMs: number) => void)[] = [];
  const view = {
    camera: () => camera,
    direction: () => skyViewOf(camera, { width: 1, height: 1 }).centre,
    lookAt: (direction: Vector3) => {
      camera = lookAtSky(camera, direction);
    },
  };
  view.lookAt(FROM);
  const request = (paint: (nowMs: number) => void) => frames.push(paint);
  return {
    view,
    frames: { request, areReduced: false },
    away: () => vec3.angle(view.direction(), TO),
    paint: (nowMs: number) => frames.splice(0).forEach((frame) => frame(nowMs)),
    waiting: () => frames.length,
  };
}

test('the chart flies nearer to a place from picture to picture, and rests there', () => {
  const { view, frames, away, paint, waiting } = turning();
  flySky(view, TO, frames);
  const gone = [0, 200, 400, 600, 900].map((nowMs) => {
    paint(nowMs);
    return away();
  });
  expect(gone).toEqual(gone.toSorted((one, other) => other - one));
  expect(gone.at(-1)).toBeLessThan(1e-9);
  expect(waiting()).toBe(0);
});

test('the chart flies to a place at once where motion is reduced', () => {
  const { view, frames, away, waiting } = turning();
  flySky(view, TO, { ...frames, areReduced: true });
  expect(away()).toBeLessThan(1e-9);
  expect(waiting()).toBe(0);
});

test('the chart flies no further once it is turned by hand', () => {
  const { view, frames, paint, waiting } = turning();
  flySky(view, TO, frames);
  paint(0);
  paint(300);
  view.lookAt(FROM);
  paint(600);
  expect(waiting()).toBe(0);
  expect(vec3.angle(view.direction(), FROM)).toBeLessThan(1e-9);
});

test('the chart flies to a place by the shortest way, over the pole and across 0 h', () => {
  const half = directionAlong(directionDeg(0, 80), directionDeg(180, 80), 0.5);
  expect(half[2]).toBeCloseTo(1, 9);
  expect(vec3.angle(directionAlong(directionDeg(355, 0), directionDeg(5, 0), 0.5), [1, 0, 0])).toBeCloseTo(
    0,
    6,
  );
  expect(directionAlong([1, 0, 0], [-1, 0, 0], 0.3)).toEqual([-1, 0, 0]);
  expect(vec3.angle(FROM, TO) / DEGREE).toBeGreaterThan(50);
});

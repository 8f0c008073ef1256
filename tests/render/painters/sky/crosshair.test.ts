import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { lookAtSky } from '#render/cameras/move-sky-camera.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { skyCrosshair } from '#render/painters/sky/crosshair.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import type { Pen } from '#render/picture/sky/ink.ts';
import { BARE_SKY, skyCamera } from '../../../visual/stage/sky.ts';

const CENTRED = directionOf(40 * DEGREE, 70 * DEGREE);

test('the crosshair is drawn where a direction was centred until the view is moved, and beyond if it is switched on', () => {
  const centred = lookAtSky(skyCamera(10, 20, 0.1), CENTRED);
  const moved = { ...centred, latitude: centred.latitude + 0.001 * DEGREE };
  expect([linesOf(centred, false), linesOf(moved, false), linesOf(moved, true)]).toEqual([4, 0, 4]);
});

function linesOf(camera: ReturnType<typeof skyCamera>, crosshair: boolean): number {
  let lines = 0;
  const pen: Pen = {
    use: () => undefined,
    moveTo: () => undefined,
    lineTo: () => lines++,
    lift: () => undefined,
    fill: () => undefined,
    mark: () => undefined,
  };
  const view = skyViewOf(camera, { width: 900, height: 600 });
  const look = { ...BARE_SKY, crosshair };
  skyCrosshair.ink?.(pen, { view, camera, look, crosshair: CENTRED, pixelRatio: 1, cover: UNCOVERED });
  return lines;
}

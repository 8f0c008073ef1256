import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { skyTrails } from '#render/painters/sky/trails.ts';
import type { Pen } from '#render/picture/sky/ink.ts';
import { BARE_SKY } from '../../../visual/stage/sky.ts';

const DASH = 8;
const SIZE = { width: 1440, height: 900 };

test('the dashes of a path stay where they are among the stars when the view is turned along it', () => {
  const beginnings = [0.1, 0.6, 0.7, 0.83].map((longitudeDeg) => {
    const camera = {
      mount: EQUATORIAL_MOUNT,
      longitude: longitudeDeg * DEGREE,
      latitude: 0,
      fieldOfView: 0.2 * DEGREE,
    };
    const view = skyViewOf(camera, SIZE);
    const dashes: number[] = [];
    const pen = {
      use: () => undefined,
      moveTo: (x: number) => void dashes.push(x),
      lineTo: () => undefined,
      lift: () => undefined,
      fill: () => undefined,
      mark: () => undefined,
    } satisfies Pen;
    const picture = { view, camera, trails: [TRAIL], look: BARE_SKY, pixelRatio: 1, cover: { boxes: [] } };
    skyTrails.ink?.(pen, picture);
    const within = dashes.find((x) => x > 0 && x < SIZE.width);
    if (within === undefined) throw new Error('no dash begins in the picture');
    const longitude = camera.longitude + (SIZE.width / 2 - within) / view.pixelsPerRadian;
    return (longitude * view.pixelsPerRadian) / (2 * DASH);
  });
  for (const beginning of beginnings) expect(Math.abs(beginning - Math.round(beginning))).toBeLessThan(0.02);
});

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const TRAIL = {
  id: 'a',
  name: 'a',
  colour: [1, 1, 1],
  dashes: [DASH, DASH],
  selected: true,
  directions: Float64Array.from(HOURS.flatMap((hour) => directionOf(0.04 * hour * DEGREE, 0))),
  dates: Float64Array.from(HOURS, (hour) => 2_461_365.625 + hour / 24),
} as const;

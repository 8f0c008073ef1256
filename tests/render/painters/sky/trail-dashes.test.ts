import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { EQUATORIAL_MOUNT, skyViewOf } from '#render/cameras/sky-camera.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { skyTrails } from '#render/painters/sky/trails.ts';
import type { Pen, Stroke } from '#render/picture/sky/ink.ts';
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
    const strokes: { phase: number; x: number }[] = [];
    let stroke: Stroke | undefined;
    const pen = {
      use: (next: Stroke) => (stroke = next),
      moveTo(x: number) {
        if (stroke?.dash !== undefined) strokes.push({ phase: stroke.phase ?? 0, x });
      },
      lineTo: () => undefined,
      lift: () => undefined,
      fill: () => undefined,
      mark: () => undefined,
    } satisfies Pen;
    const picture = { view, camera, trails: [TRAIL], look: BARE_SKY, pixelRatio: 1, cover: { boxes: [] } };
    skyTrails.ink?.(pen, picture);
    const [{ phase, x }] = strokes;
    const longitude = camera.longitude + (SIZE.width / 2 - x) / view.pixelsPerRadian;
    return (longitude * view.pixelsPerRadian - phase) / (2 * DASH);
  });
  for (const beginning of beginnings) expect(Math.abs(beginning - Math.round(beginning))).toBeLessThan(0.02);
});

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
const TRAIL = {
  id: 'a',
  name: 'a',
  colour: [1, 1, 1],
  dash: DASH,
  selected: true,
  directions: Float64Array.from(HOURS.flatMap((hour) => directionOf(0.04 * hour * DEGREE, 0))),
  dates: Float64Array.from(HOURS, (hour) => 2_461_365.625 + hour / 24),
} as const;

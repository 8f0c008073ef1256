import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { drawHalfSky } from '#tools/scd/finder/draw-half-sky.ts';
import { placeOnHalf, skyAbove, skyAround } from '#tools/scd/finder/half-sky.ts';
import { horizonAt, moonAt } from '../../../visual/stage/sky.ts';
import { finderContent } from './finder-fixture.ts';
import { recordedDrawing } from './recorded-drawing.ts';

const HORIZON = horizonAt(48, 130);
const FRAME = { left: 30, top: 700, width: 120, height: 130 };
const ABOVE = skyAbove(HORIZON.axes);

test.each([
  ['north', 0, 0, 0, -1],
  ['east, to the left', 90, 0, -1, 0],
  ['south, half-way to the zenith', 180, 45, 0, 0.5],
  ['west, at 60 degrees', 270, 60, 1 / 3, 0],
])('the small sky has %s where it is on a map above the head', (_, azimuth, altitude, right, down) => {
  const place = placeOnHalf(ABOVE, HORIZON.direction(azimuth * DEGREE, altitude * DEGREE));
  expect(place?.right).toBeCloseTo(right, 9);
  expect(place?.down).toBeCloseTo(down, 9);
});

test('the small sky has nothing below the horizon', () => {
  expect(placeOnHalf(ABOVE, HORIZON.direction(1, -0.01))).toBeUndefined();
});

test('the small sky of the geocentre is around the object, with north up', () => {
  const around = skyAround(directionOf(50 * DEGREE, 10 * DEGREE));
  const place = placeOnHalf(around, directionOf(50 * DEGREE, 55 * DEGREE));
  expect(place?.right).toBeCloseTo(0, 9);
  expect(place?.down).toBeCloseTo(-0.5, 9);
  expect(placeOnHalf(around, directionOf(95 * DEGREE, 10 * DEGREE))?.right).toBeLessThan(0);
});

test('no name on the small sky lies on a planet or on the ring around the object', () => {
  const content = finderContent(3);
  const { sky } = content;
  const offsets = Array.from({ length: 12 }, (_, step) => 2 * step - 12);
  for (const east of offsets) {
    for (const north of offsets) {
      const mars = directionOf((95 + east) * DEGREE, (30 + north) * DEGREE);
      const bodies = [
        { ...moonAt(directionOf(95 * DEGREE, 30 * DEGREE)), name: 'Moon' },
        { ...moonAt(mars), kind: 'planet', name: 'Mars' },
      ] as const;
      const { drawing, discs, texts } = recordedDrawing();
      drawHalfSky(drawing, FRAME, { ...content, sky: { ...sky, stars: [], bodies } });
      const markers = discs.map(({ x, y, diameter }) => ({ x, y, reach: diameter < 4 ? 5 : diameter / 2 }));
      for (const { text, x, y, style } of texts.filter((one) => ['Moon', 'Mars'].includes(one.text))) {
        const right = x + (text.length * style.size) / 2;
        for (const { x: atX, y: atY, reach } of markers) {
          const isBeside = atX + reach <= x + 1e-6 || atX - reach >= right - 1e-6;
          // letters are on their base line, and reach a quarter of their height below it
          const isAside = atY + reach <= y - 0.95 * style.size || atY - reach >= y + 0.25 * style.size;
          expect(isBeside || isAside, `${text} ${east} ${north}`).toBe(true);
        }
      }
    }
  }
});

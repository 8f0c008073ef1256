import { expect, test } from 'vitest';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';
import { projectSky, skyViewOf } from '#render/cameras/sky-camera.ts';
import { pointDirection } from '#render/picture/sky/trail.ts';
import {
  drawChart,
  keyMagnitudes,
  orientation,
  pictureSize,
  printedStar,
} from '#tools/scd/finder/draw-chart.ts';
import { angleBar } from '#tools/scd/finder/scale.ts';
import { horizonAt, skyCamera } from '../../../visual/stage/sky.ts';
import { finderContent } from './finder-fixture.ts';
import { recordedDrawing } from './recorded-drawing.ts';

const FRAME = { left: 34, top: 128, width: 527, height: 500 };

test('a finder chart has its stars and the points of the path where the projection has them', () => {
  const content = finderContent(3);
  const { drawing, discs } = recordedDrawing();
  drawChart(drawing, FRAME, content);
  const view = skyViewOf(content.sky.camera, pictureSize(FRAME));
  const expected = [
    ...[1, 2].map((row) => starDirection(starVectors(content.sky.stars[0], row), 26, [0, 0, 0])),
    pointDirection(content.sky.trails[0], 6),
  ];
  for (const direction of expected) {
    const at = projectSky(view, direction) ?? { x: -1e9, y: 0 };
    const [x, y] = [FRAME.left + 0.75 * at.x, FRAME.top + 0.75 * at.y];
    const away = Math.min(...discs.map((disc) => Math.hypot(disc.x - x, disc.y - y)));
    expect(away).toBeLessThan(1e-6);
  }
});

test('a finder chart has a bar as long as it says: the declinations at its ends are this far apart', () => {
  const content = finderContent(3);
  const { drawing, lines, texts } = recordedDrawing();
  drawChart(drawing, FRAME, content);
  const { angle, label } = angleBar(0.25 * (527 / 500) * 2 * DEGREE);
  expect(label).toBe('30′');
  expect(texts.map(({ text }) => text)).toContain('30′');
  const bar = lines.find((line) => line.length === 8 && line[3] === line[5]);
  const length = (bar?.[4] ?? 0) - (bar?.[2] ?? 0);
  const view = skyViewOf(skyCamera(83, 22, 2), pictureSize(FRAME));
  expect(length / 0.75 / view.pixelsPerRadian).toBeCloseTo(angle, 9);
});

test('a finder chart says what sizes of stars mean, from the brightest in the field to the faintest that are drawn', () => {
  const { drawing, texts } = recordedDrawing();
  drawChart(drawing, FRAME, finderContent(3));
  const key = texts.map(({ text }) => text).filter((text) => /^\d+$/.test(text));
  expect(key).toEqual(['6', '7', '8', '9', '10']);
  expect(keyMagnitudes(22, -1)).toEqual([16, 17, 18, 19, 20, 21, 22]);
  expect(keyMagnitudes(4.2, 7)).toEqual([4]);
  expect(printedStar(6, 10.8)).toBeGreaterThan(printedStar(7, 10.8));
});

test('a finder chart shows north up and east to the left, and how they lie on an upright mount', () => {
  const size = { width: 600, height: 600 };
  const { north, east } = orientation(skyViewOf(skyCamera(83, 22, 2), size));
  expect([north.x, north.y, east.x, east.y].map((part) => Math.round(1e6 * part) / 1e6 + 0)).toEqual([
    0, -1, -1, 0,
  ]);
  const { axes } = horizonAt(0, 83); // from the equator the celestial pole lies on the horizon
  const mount = axes as unknown as ReturnType<typeof skyCamera>['mount'];
  const rising = orientation(
    skyViewOf({ mount, longitude: Math.PI / 2 + Math.PI, latitude: 0.3, fieldOfView: 0.02 }, size),
  );
  expect(rising.north.x).toBeCloseTo(-1, 3); // looking east, north is to the left
});

test('a bar is of a round angle', () => {
  expect(
    [30 * DEGREE, 0.7 * DEGREE, 70 * ARCSECOND, 8 * ARCSECOND].map((most) => angleBar(most).label),
  ).toEqual(['20°', '30′', '1′', '5″']);
  expect(() => angleBar(0.5 * ARCSECOND)).toThrow(RangeError);
});

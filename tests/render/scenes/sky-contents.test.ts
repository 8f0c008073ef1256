import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import type { MarkStyle, Pen } from '#render/picture/sky/ink.ts';
import { inkSky } from '#render/scenes/ink-sky.ts';
import { skyContents } from '#render/scenes/sky-contents.ts';
import { BARE_SKY, moonAt, skyCamera, skyInputs, starsAt, trailAt } from '../../visual/stage/sky.ts';

const SIZE = { width: 900, height: 600 };
const INPUTS = skyInputs(skyCamera(83, 22, 6), {
  stars: [
    starsAt([
      [84, 21, 1.5],
      [200, 20, 2],
      [82, 23, 6],
      [83, 24, 9],
    ]),
  ],
  starNames: [{ row: 0, name: 'Bright' }],
  bodies: [moonAt(directionOf(85 * DEGREE, 22 * DEGREE))],
  trails: [trailAt(83, 22, 1)],
  look: {
    ...BARE_SKY,
    moon: true,
    names: { ...BARE_SKY.names, star: { ...BARE_SKY.names.star, shown: true, colour: [0, 0, 0], size: 12 } },
  },
});

test('the contents of a field are the stars above the limit, the brightest first, and the points of a path', () => {
  const { stars, bodies, trails } = skyContents(INPUTS, SIZE, 10);
  expect(stars.map(({ row, name }) => [row, name])).toEqual([
    [0, 'Bright'],
    [2, undefined],
  ]);
  expect(bodies).toEqual(['moon']);
  expect(trails[0].rows).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the contents of a field have as many stars as are requested', () => {
  expect(skyContents(INPUTS, SIZE, 1).stars).toHaveLength(1);
});

test('a picture of the sky written by a pen has stars, points and names in CSS px', () => {
  const marks: { readonly x: number; readonly y: number; readonly style: MarkStyle }[] = [];
  const pen: Pen = {
    use: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    lift: () => undefined,
    fill: () => undefined,
    mark: (x, y, style) => marks.push({ x, y, style }),
  };
  const names = inkSky(pen, INPUTS, SIZE, (text, size) => (text.length * size) / 2);
  expect(names.map(({ label }) => label.text)).toEqual(['(1627) Ivar', 'Bright']);
  const current = marks.find(({ style }) => style.size > 10 && style.outline === undefined);
  expect(current?.x).toBeCloseTo(450, 6);
  expect(current?.y).toBeCloseTo(300, 6);
  expect(marks.length).toBeGreaterThan(12);
});

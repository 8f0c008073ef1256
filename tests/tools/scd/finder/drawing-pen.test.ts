import { expect, test } from 'vitest';
import { drawingPen, markCorners, outlineOfStrip } from '#tools/scd/finder/drawing-pen.ts';
import { recordedDrawing } from './recorded-drawing.ts';

const PLACE = { left: 30, top: 100, scale: 0.75 };
const INK = { colour: [0, 0, 0], opacity: 1 } as const;

test('a pen on a page writes a broken line as its pieces, moved and scaled to its place', () => {
  const { drawing, lines } = recordedDrawing();
  const pen = drawingPen(drawing, PLACE);
  pen.use({ ...INK, width: 2 });
  pen.lineTo(0, 0);
  pen.lineTo(40, 20);
  pen.lift();
  pen.moveTo(100, 0);
  pen.lineTo(100, 8);
  pen.lineTo(104, 8);
  pen.use({ ...INK, width: 1 });
  expect(lines).toEqual([
    [30, 100, 60, 115],
    [105, 100, 105, 106, 108, 106],
  ]);
});

test('a pen on a page writes discs at their places', () => {
  const { drawing, discs } = recordedDrawing();
  drawingPen(drawing, PLACE).mark(40, 20, { ...INK, shape: 'disc', size: 8 });
  expect(discs).toEqual([{ x: 60, y: 115, diameter: 6 }]);
});

test('a pen on a page makes one area of a strip of triangles', () => {
  expect(outlineOfStrip([0, 0, 0, 1, 1, 0, 1, 1, 2, 0])).toEqual([0, 0, 1, 0, 2, 0, 1, 1, 0, 1]);
});

test.each(['square', 'triangle'] as const)(
  'a pen on a page draws a %s as large as the disc of its size',
  (shape) => {
    const corners = markCorners(5, 7, { shape, size: 10, turn: 0.7 });
    expect(areaOf(corners) / (Math.PI * 25)).toBeCloseTo(1, 2);
  },
);

test('a pen on a page draws a triangle that points up, and to the right after a quarter of a turn', () => {
  const [, top] = markCorners(0, 0, { shape: 'triangle', size: 10 });
  expect(top).toBeLessThan(-7);
  const [right] = markCorners(0, 0, { shape: 'triangle', size: 10, turn: Math.PI / 2 });
  expect(right).toBeGreaterThan(7);
});

function areaOf(corners: readonly number[]): number {
  const count = corners.length / 2;
  const twice = Array.from({ length: count }, (_, index) => {
    const [a, b] = [2 * index, 2 * ((index + 1) % count)];
    return corners[a] * corners[b + 1] - corners[b] * corners[a + 1];
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

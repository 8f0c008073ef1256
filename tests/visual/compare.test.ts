import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const BACKGROUND = 0x04060bff;
const MARKER = { left: 200, top: 120, side: 9 };

test('two pictures of space that are the same differ in nothing', () => {
  const picture = scene();
  expect(compare(picture, scene())).toMatchObject({ ratio: 0, hasLostSubject: false });
  expect(compare(picture, scene()).drawn).toBeGreaterThan(400);
});

test('two pictures of space of which one has lost a marker of many differ, though nearly all pixels are the same', () => {
  const { hasLostSubject, ratio } = compare(scene({ marker: false }), scene());
  expect(ratio).toBeGreaterThan(0.02);
  expect(hasLostSubject).toBe(true);
});

test('two pictures of space of which one has lost a marker among long lines differ where it was', () => {
  const { hasLostSubject, ratio } = compare(scene({ marker: false, lines: 60 }), scene({ lines: 60 }));
  expect(ratio).toBeLessThan(0.02);
  expect(hasLostSubject).toBe(true);
});

test('two pictures of space of which one is empty have nothing in common', () => {
  const { drawn, ratio, hasLostSubject } = compare(scene({ marker: false, lines: 0 }), scene());
  expect({ drawn, ratio, hasLostSubject }).toEqual({ drawn: 0, ratio: 1, hasLostSubject: true });
});

test('two pictures of space of different sizes are not compared', () => {
  expect(() => compare(new PNG({ width: 2, height: 2 }), scene())).toThrow('2 × 2 px, not 480 × 320');
});

test('a marker that is gone from the picture of the planets is seen', () => {
  const expected = PNG.sync.read(readFileSync(join(import.meta.dirname, 'markers', 'expected.png')));
  const without = PNG.sync.read(PNG.sync.write(expected));
  const { x, y } = brightest(expected);
  fill(without, BACKGROUND, { left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 });
  expect(compare(without, expected).hasLostSubject).toBe(true);
});

/** A picture with lines one pixel high and one marker. */
function scene({ marker = true, lines = 1 } = {}): PNG {
  const picture = new PNG({ width: 480, height: 320 });
  fill(picture, BACKGROUND, { left: 0, top: 0, right: 480, bottom: 320 });
  for (let line = 0; line < lines; line++)
    fill(picture, 0x5080c0ff, { left: 10, top: 5 * line, right: 470, bottom: 5 * line + 1 });
  const { left, top, side } = MARKER;
  if (marker) fill(picture, 0xffffffff, { left, top, right: left + side, bottom: top + side });
  return picture;
}

type Box = { left: number; top: number; right: number; bottom: number };

function fill({ data, width }: PNG, colour: number, { left, top, right, bottom }: Box): void {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) data.writeUInt32BE(colour, 4 * (y * width + x));
}

function brightest({ data, width, height }: PNG): { x: number; y: number } {
  const sums = Array.from({ length: width * height }, (_, at) =>
    data.subarray(4 * at, 4 * at + 3).reduce((sum, level) => sum + level, 0),
  );
  const at = sums.indexOf(sums.reduce((most, sum) => Math.max(most, sum)));
  return { x: at % width, y: Math.floor(at / width) };
}

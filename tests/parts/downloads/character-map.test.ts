import { expect, test } from 'vitest';
import { characterMap } from '#parts/downloads/pdf/font-metrics.ts';

test('characters 10 to 20, 30 to 90 and 153 to 480 follow each other from the first glyph on (OpenType, cmap format 4)', () => {
  const glyphs = characterMap(segments([20, 90, 480, 0xffff], [10, 30, 153, 0xffff], [-9, -18, -80, 1]));
  expect([10, 20, 30, 90, 153, 480].map((code) => glyphs.get(code))).toEqual([1, 11, 12, 72, 73, 400]);
  expect([9, 21, 29, 91, 152, 481, 0xffff].map((code) => glyphs.has(code))).not.toContain(true);
});

test('characters beyond the first 65,536 are in groups (format 12)', () => {
  const glyphs = characterMap(
    groups([
      [0x41, 0x43, 5],
      [0x20000, 0x20001, 40],
    ]),
  );
  expect([...glyphs]).toEqual([
    [0x41, 5],
    [0x42, 6],
    [0x43, 7],
    [0x20000, 40],
    [0x20001, 41],
  ]);
});

test('the characters of a font without Unicode are unknown', () => {
  expect(() => characterMap(table(6, 20))).toThrow(RangeError);
});

/** Offset of the only subtable. */
const START = 12;

function table(format: number, length: number): DataView {
  const view = new DataView(new ArrayBuffer(START + length));
  view.setUint16(2, 1);
  view.setUint32(8, START);
  view.setUint16(START, format);
  return view;
}

/** Segments without a list of glyphs. */
function segments(ends: readonly number[], starts: readonly number[], shifts: readonly number[]): DataView {
  const size = 2 * ends.length;
  const view = table(4, 16 + 4 * size);
  view.setUint16(START + 6, size);
  for (const [index, end] of ends.entries()) {
    view.setUint16(START + 14 + 2 * index, end);
    view.setUint16(START + 16 + size + 2 * index, starts[index] ?? 0);
    view.setInt16(START + 16 + 2 * size + 2 * index, shifts[index] ?? 0);
  }
  return view;
}

function groups(list: readonly (readonly [first: number, last: number, glyph: number])[]): DataView {
  const view = table(12, 16 + 12 * list.length);
  view.setUint32(START + 12, list.length);
  for (const [index, values] of list.entries()) {
    for (const [place, value] of values.entries()) view.setUint32(START + 16 + 12 * index + 4 * place, value);
  }
  return view;
}

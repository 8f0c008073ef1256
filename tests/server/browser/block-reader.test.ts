import { expect, test } from 'vitest';
import { blockReader } from '#server/browser/stars/block-reader.ts';

const FILE = Uint8Array.from({ length: 1_000_000 }, (_, place) => place % 251);

test('a file is read in blocks, each of which comes once, and neighbours at once', () => {
  const ranges: (readonly [number, number])[] = [];
  const readAt = blockReader((from, to) => {
    ranges.push([from, to]);
    return FILE.slice(from, to);
  }, FILE.length);
  const places = [
    [0, 16],
    [262_140, 8],
    [10, 900_000],
    [999_999, 1],
    [500_000, 0],
  ] as const;
  for (const [offset, length] of places) {
    expect(readAt(offset, length), `${length} bytes at ${offset}`).toEqual(
      FILE.slice(offset, offset + length),
    );
  }
  expect(ranges).toEqual([
    [0, 262_144],
    [262_144, 524_288],
    [524_288, 1_000_000],
  ]);
});

test('bytes behind the end of a file are refused', () => {
  const readAt = blockReader((from, to) => FILE.slice(from, to), FILE.length);
  expect(() => readAt(999_999, 2)).toThrow(RangeError);
});

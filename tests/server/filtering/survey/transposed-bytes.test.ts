import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundStates } from '#engine/survey/round-states.ts';
import { transposedBytes } from '#server/filtering/survey/transposed-bytes.ts';

test('bytes of a table are put down column by column', () => {
  expect([...transposedBytes(Uint8Array.of(1, 2, 3, 4, 5, 6), 2)]).toEqual([1, 4, 2, 5, 3, 6]);
});

test('bytes that are transposed twice are as they were', () => {
  const tables = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(tables, ([rows, columns]) => {
      const bytes = Uint8Array.from({ length: rows * columns }, (_, k) => k * 37);
      expect(transposedBytes(transposedBytes(bytes, rows), bytes.length / Math.max(1, rows))).toEqual(bytes);
    }),
  );
});

test('bytes that are no whole rows are refused', () => {
  expect(() => transposedBytes(new Uint8Array(7), 2)).toThrow(RangeError);
  expect(() => transposedBytes(new Uint8Array(7), 0)).toThrow(RangeError);
});

test('states that are rounded and transposed pack to seven tenths of what others do', () => {
  const states = Float64Array.from({ length: 6 * 2000 }, (_, k) => Math.sin(k * k) * (k % 6 < 3 ? 1 : 0.02));
  const exact = packedLength(new Uint8Array(states.slice().buffer));
  roundStates(states, 0, states.length);
  const rounded = new Uint8Array(states.buffer);
  expect(packedLength(transposedBytes(rounded, 2000)) / exact).toBeLessThan(0.7);
});

function packedLength(bytes: Uint8Array): number {
  return gzipSync(bytes).length;
}

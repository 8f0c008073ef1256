import { expect, test } from 'vitest';
import {
  NO_WINDOW,
  POPULATION_MARK,
  type PopulationPart,
  readPopulationParts,
  writePopulationPart,
} from '#contract/sovt/population-bytes.ts';

const part: PopulationPart = {
  start: 61_366,
  end: 61_731,
  done: 2,
  total: 4,
  catalogueDate: '2026-11-20',
  swarm: { day: 2_461_366.5, rows: 4 },
  count: 2,
  columns: {
    row: Uint32Array.of(0, 3),
    slope: Float32Array.of(0.25, 10),
    brightest: Int16Array.of(1750, -120),
    brightestAt: Float32Array.of(12.5, 300),
    windowStart: Float32Array.of(10.25, NO_WINDOW),
    windowEnd: Float32Array.of(20.5, NO_WINDOW),
    marks: Uint8Array.of(POPULATION_MARK.integrated, 0),
  },
};
const both = Uint8Array.from([...writePopulationPart(part), ...writePopulationPart({ ...part, done: 4 })]);

test('the parts of a population are read as they were written, one after the other', () => {
  const { parts, taken } = readPopulationParts(both);
  expect(parts).toEqual([part, { ...part, done: 4 }]);
  expect(taken).toBe(both.length);
});

test('the parts of a population wait for the rest of one that has not come as a whole', () => {
  for (const length of [0, 5, 8, both.length / 2 - 1]) {
    expect(readPopulationParts(both.subarray(0, length))).toEqual({ parts: [], taken: 0 });
  }
  const { parts, taken } = readPopulationParts(both.subarray(0, both.length - 1));
  expect([parts.length, taken]).toEqual([1, both.length / 2]);
});

test('the parts of a population are refused where they are other bytes', () => {
  expect(() => readPopulationParts(both.map((byte, at) => (at === 9 ? byte ^ 1 : byte)))).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { readSynodicPath, writeSynodicPath } from '#contract/nov/synodic-bytes.ts';
import { synodicFile } from './synodic-file.ts';

test('a path in the rotating frame is the same after it was sent, and other bytes are none', () => {
  const path = { ...synodicFile({ magnitudes: [18.5, 19] }), impact: { body: 'Earth', epoch: 61_042.5 } };
  const bytes = writeSynodicPath(path);
  expect(readSynodicPath(bytes)).toEqual(path);
  expect(() => readSynodicPath(bytes.subarray(0, bytes.length - 8))).toThrow(/cut off/);
  const headless = writeSynodicPath({ ...path, step: 0 });
  expect(() => readSynodicPath(headless)).toThrow(/no path/);
});

test('passages of the Earth come back with their own steps; a path sent without any has none', () => {
  const { columns, rows } = synodicFile({ magnitudes: [18.5, 19] });
  const path = {
    ...synodicFile({ magnitudes: undefined }),
    passages: [
      { firstEpoch: 61_041.25, step: 0.02, rows, columns },
      { firstEpoch: 61_041.5, step: 0.002, rows, columns },
    ],
  };
  expect(readSynodicPath(writeSynodicPath(path))).toEqual(path);
});

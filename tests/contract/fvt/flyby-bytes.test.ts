import { expect, test } from 'vitest';
import { readFlyby, writeFlyby } from '#contract/fvt/flyby-bytes.ts';
import type { CloudTable } from '#engine/table/cloud-table.ts';
import { flybyFile } from '../../machines/fakes/flybys.ts';

const CLOUD: CloudTable = {
  day: 2_462_240,
  offsets: Float64Array.of(-1, 1),
  clones: 2,
  positions: Float32Array.from({ length: 12 }, (_, k) => k / 7),
  velocities: Float32Array.from({ length: 12 }, (_, k) => -k),
  flies: Uint8Array.of(1, 1, 1, 0),
};

test('a flyby is read as it was written, with and without sampled orbits', () => {
  const file = flybyFile();
  expect(readFlyby(writeFlyby(file))).toEqual(file);
  expect(readFlyby(writeFlyby({ ...file, cloud: CLOUD }))).toEqual({ ...file, cloud: CLOUD });
});

test('a flyby whose sampled orbits are cut off is none', () => {
  const bytes = writeFlyby({ ...flybyFile(), cloud: CLOUD });
  expect(() => readFlyby(bytes.subarray(0, -8))).toThrow(RangeError);
});

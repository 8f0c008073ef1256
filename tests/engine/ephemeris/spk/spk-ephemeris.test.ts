import { expect, test } from 'vitest';
import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { createSpkEphemeris } from '#engine/ephemeris/spk/spk-ephemeris.ts';

const SECONDS_PER_DAY = 86_400;

test('an SPK kernel of both types, records and byte orders is read', () => {
  for (const littleEndian of [true, false]) {
    for (const type of [2, 3]) {
      const kernel = createSpkEphemeris(kernelBytes(type, littleEndian), new Float64Array(27), 'made');
      const out = new Float64Array(9);
      kernel.stateAndAcceleration(BODY.Moon, 2_451_545, 5, out);
      const days = 5;
      expect(out[0] * AU_KM).toBeCloseTo(301 + 2 * days, 6);
      expect(out[3] * AU_KM).toBeCloseTo(2, 6);
      expect(out[6]).toBeCloseTo(0, 12);
      expect([kernel.firstDay, kernel.lastDay]).toEqual([2_451_545, 2_451_565]);
    }
  }
});

test('an SPK kernel is read on both sides of the border of two records', () => {
  const kernel = createSpkEphemeris(kernelBytes(2, true), new Float64Array(27), 'made');
  const out = new Float64Array(3);
  for (const offset of [-3.6e-12, -1e-13, -Number.MIN_VALUE, 0, 1e-13]) {
    for (const [border, days] of [
      [2_451_555, 10],
      [2_451_545 + (offset < 0 ? 20 : 0), offset < 0 ? 20 : 0],
    ]) {
      kernel.position(BODY.Moon, border, offset, out);
      expect(out[0] * AU_KM).toBeCloseTo(301 + 2 * days, 6);
    }
  }
});

test('an SPK kernel that is something else, cut short or of another type is refused', () => {
  const gm = new Float64Array(27);
  expect(() => createSpkEphemeris(new Uint8Array(5000), gm, '')).toThrow(/not an SPK kernel/);
  const bytes = kernelBytes(2, true);
  expect(() => createSpkEphemeris(bytes.subarray(0, 2000), gm, '')).toThrow(/damaged/);
  expect(() => createSpkEphemeris(bytes.subarray(0, 3100), gm, '')).toThrow(/cut short/);
  expect(() => createSpkEphemeris(kernelBytes(21, true), gm, '')).toThrow(/has type 21/);
});

/** A kernel of eleven bodies about the barycentre, each moving along x from its own code (km) at 2 km/d, two records. */
function kernelBytes(type: number, littleEndian: boolean): Uint8Array {
  const codes = [10, 1, 2, 399, 301, 4, 5, 6, 7, 8, 9];
  const size = type === 3 ? 2 + 6 * 2 : 2 + 3 * 2;
  const perBody = 2 * size + 4;
  const bytes = new Uint8Array(3 * 1024 + 8 * perBody * codes.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('DAF/SPK '), 0);
  bytes.set(new TextEncoder().encode(littleEndian ? 'LTL-IEEE' : 'BIG-IEEE'), 88);
  for (const [at, value] of [
    [8, 2],
    [12, 6],
    [76, 2],
    [80, 2],
  ])
    view.setInt32(at, value, littleEndian);
  view.setFloat64(1024 + 16, codes.length, littleEndian);
  codes.forEach((code, i) => {
    const first = 3 * 128 + 1 + i * perBody;
    const at = 1024 + 24 + 40 * i;
    view.setFloat64(at + 8, 20 * SECONDS_PER_DAY, littleEndian);
    [code, 0, 1, type, first, first + perBody - 1].forEach((value, k) =>
      view.setInt32(at + 16 + 4 * k, value, littleEndian),
    );
    const numbers = [0, 1].flatMap((record) => recordNumbers(type, code, record));
    [...numbers, 0, 10 * SECONDS_PER_DAY, size, 2].forEach((value, k) =>
      view.setFloat64(8 * (first - 1 + k), value, littleEndian),
    );
  });
  return bytes;
}

function recordNumbers(type: number, code: number, record: number): number[] {
  const middle = 5 + 10 * record; // days
  const position = [code + 2 * middle, 10, 0, 0, 0, 0];
  const velocity = type === 3 ? [2 / SECONDS_PER_DAY, 0, 0, 0, 0, 0] : [];
  return [middle * SECONDS_PER_DAY, 5 * SECONDS_PER_DAY, ...position, ...velocity];
}

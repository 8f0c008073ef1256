import { array, assert, constant, double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { BitReader, BitWriter } from '#engine/ephemeris/bits.ts';
import {
  chebyshevSum,
  chebyshevToPowers,
  sampleFraction,
  samplesToCoefficients,
} from '#engine/ephemeris/chebyshev.ts';
import { encodeSeries, openSeries } from '#engine/ephemeris/chunk-codec.ts';

const QUANTUM = 2.5e-13;

test('a packed series comes back within half a quantum, whatever its numbers', () => {
  const coefficient = double({ min: -40, max: 40, noNaN: true });
  assert(
    property(
      integer({ min: 1, max: 8 }),
      array(coefficient, { minLength: 24, maxLength: 24 }),
      (orders, list) => {
        const segments = Math.floor(24 / (3 * orders));
        const values = Float64Array.from(list.slice(0, 3 * orders * segments));
        const bytes = encodeSeries({ orders, values }, QUANTUM);
        const series = openSeries(bytes, 0, segments, QUANTUM);
        expect(series.end).toBe(bytes.length);
        values.forEach((value, i) => {
          const [row, order] = [Math.floor(i / orders), i % orders];
          const segment = series.decode(Math.floor(row / 3));
          const back = order < series.orders ? segment[(row % 3) * series.orders + order] : 0;
          expect(Math.abs(back - value)).toBeLessThanOrEqual(0.6 * QUANTUM + 1e-15 * Math.abs(value));
        });
      },
    ),
  );
});

test('a packed series leaves out the orders that are nothing', () => {
  const values = Float64Array.of(1, 0.5, 0, 0, 2, 0.5, 0, 0, 3, 0.5, 0, 0);
  expect(openSeries(encodeSeries({ orders: 4, values }, QUANTUM), 0, 1, QUANTUM).orders).toBe(2);
});

test('a packed series that is cut short is refused', () => {
  const bytes = encodeSeries({ orders: 2, values: Float64Array.of(1, 2, 3, 4, 5, 6) }, QUANTUM);
  for (const length of [0, 3, 8, bytes.length - 1]) {
    expect(() => openSeries(bytes.slice(0, length), 0, 1, QUANTUM)).toThrow(RangeError);
  }
});

test('bits come back in order, of any width up to 53', () => {
  const field = integer({ min: 1, max: 53 }).chain((width) =>
    tuple(integer({ min: 0, max: Number(2n ** BigInt(width) - 1n) }), constant(width)),
  );
  assert(
    property(array(field), (fields) => {
      const writer = new BitWriter();
      for (const [value, width] of fields) writer.write(value, width);
      const reader = new BitReader(writer.bytes());
      expect(fields.map(([, width]) => reader.read(width))).toEqual(fields.map(([value]) => value));
    }),
  );
});

test('Chebyshev series fitted to a polynomial give it back everywhere, also as powers', () => {
  const n = 8;
  const [fit, powers] = [samplesToCoefficients(n), chebyshevToPowers(n)];
  const samples = Array.from({ length: n }, (_, k) => polynomial(2 * sampleFraction(k, n) - 1));
  const coefficients = Float64Array.from(samples, (_, j) => sum(n, (k) => fit[n * j + k] * samples[k]));
  for (const u of [-1, -0.62, 0, 0.41, 1]) {
    expect(chebyshevSum(coefficients, 0, n, u)).toBeCloseTo(polynomial(u), 13);
    const asPowers = sum(n, (i) => u ** i * sum(n, (j) => powers[n * i + j] * coefficients[j]));
    expect(asPowers).toBeCloseTo(polynomial(u), 13);
  }
});

function polynomial(u: number): number {
  return 0.3 - u + 4 * u ** 3 - 0.5 * u ** 6;
}

function sum(n: number, term: (k: number) => number): number {
  return Array.from({ length: n }, (_, k) => term(k)).reduce((a, b) => a + b, 0);
}

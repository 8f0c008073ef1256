import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableFacts } from '#contract/nov/perturbed.ts';
import { MARK, readSwarm, type SwarmEllipse, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { readTable, writeTable } from '#contract/nov/table-bytes.ts';
import { AU_KM, TURN } from '#engine/constants.ts';
import { type OrbitTable, TICK_DAYS } from '#engine/table/orbit-table.ts';

const FACTS: TableFacts = {
  name: '99942 Apophis',
  approaches: [{ planet: 'earth', fromDay: 1, toDay: 3, nearestDay: 2, nearestAu: 0.0002 }],
  unreliable: [{ fromDay: 5, toDay: 6 }],
  uncertaintyFrom: 'U',
  provenance: { source: 'JPL', catalogueDate: '2026-01-01' },
};

test('the bytes of a perturbed orbit store instants exactly, places to 2 m within 2000 au, velocities and accelerations to float32', () => {
  const numbers = fc.array(fc.double({ min: -2000, max: 2000, noNaN: true }), {
    minLength: 6,
    maxLength: 6,
  });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 2 ** 31 }), (places, ticks) => {
      const table: OrbitTable = {
        day: 2433282,
        offsets: Float64Array.of(0.5, 0.5 + ticks * TICK_DAYS),
        positions: Float64Array.from(places),
        velocities: Float64Array.of(0.01, -0.02, 0.003, 0.1, 1e-5, 0),
        accelerations: Float64Array.of(3e-4, -1e-5, 0, 1e-9, 0.1, -0.2),
      };
      const read = readTable(writeTable({ table, facts: FACTS }));
      expect(read.facts).toEqual(FACTS);
      expect(read.table.offsets).toEqual(table.offsets);
      expect(read.table.velocities).toEqual(rounded(table.velocities));
      expect(read.table.accelerations).toEqual(rounded(table.accelerations));
      places.forEach((place, k) =>
        expect(Math.abs(read.table.positions[k] - place) * AU_KM * 1000).toBeLessThan(2),
      );
    }),
  );
});

test('the bytes of a perturbed orbit are refused when they are other bytes, or cut off', () => {
  const table = {
    day: 0,
    offsets: Float64Array.of(0, 1),
    positions: new Float64Array(6),
    velocities: new Float64Array(6),
    accelerations: new Float64Array(6),
  };
  const bytes = writeTable({ table, facts: FACTS });
  expect(() => readTable(bytes.subarray(0, bytes.length - 8))).toThrow(/cut off/);
  expect(() => readTable(bytes.map((byte, k) => (k === 3 ? byte ^ 1 : byte)))).toThrow(/do not begin/);
  expect(() => readTable(new Uint8Array())).toThrow(RangeError);
  expect(() => readSwarm(bytes)).toThrow(RangeError);
});

test('the bytes of a perturbed orbit are not made of rows off the ticks', () => {
  const table = {
    day: 0,
    offsets: Float64Array.of(0, 0.1),
    positions: new Float64Array(6),
    velocities: new Float64Array(6),
    accelerations: new Float64Array(6),
  };
  expect(() => writeTable({ table, facts: FACTS })).toThrow(/not on a tick/);
});

test('the bytes of a swarm store angles to 2e-9 rad, eccentricities to 3e-10, magnitudes to hundredths', () => {
  const angle = fc.double({ min: -10, max: 10, noNaN: true });
  const ellipse = fc.record({
    group: fc.constantFrom('Atira', 'Aten', 'Apollo', 'Amor', 'other'),
    marks: fc.integer({ min: 0, max: 15 }),
    magnitude: fc.option(fc.double({ min: -2, max: 34, noNaN: true }), { nil: undefined }),
    diameter: fc.option(fc.double({ min: 1, max: 1e6, noNaN: true }), { nil: undefined }),
    meanMotion: fc.double({ min: 1e-5, max: 0.1, noNaN: true }),
    eccentricity: fc.double({ min: 0, max: 0.9989, noNaN: true }),
    inclination: fc.double({ min: 0, max: Math.PI, noNaN: true }),
    node: angle,
    argumentOfPerihelion: angle,
    meanAnomaly: angle,
  }) as fc.Arbitrary<SwarmEllipse>;
  fc.assert(
    fc.property(fc.array(ellipse, { maxLength: 5 }), (ellipses) => {
      const bytes = writeSwarm({ day: 2461000.5, catalogueDate: '2026-01-01', ellipses, open: [] });
      const { count, columns, day } = readSwarm(bytes);
      expect([count, day]).toEqual([ellipses.length, 2461000.5]);
      ellipses.forEach((one, row) => {
        expect(columns.meanMotion[row]).toBe(one.meanMotion);
        expect(Math.abs(columns.eccentricity[row] / 2 ** 32 - one.eccentricity)).toBeLessThan(3e-10);
        for (const name of ['inclination', 'node', 'argumentOfPerihelion', 'meanAnomaly'] as const) {
          const miss = (columns[name][row] / 2 ** 32) * TURN - one[name];
          expect(Math.abs(miss - TURN * Math.round(miss / TURN))).toBeLessThan(2e-9);
        }
        expect(columns.marks[row]).toBe(one.marks);
      });
    }),
  );
});

test('the bytes of a swarm carry open orbits with their elements', () => {
  const elements = {
    epoch: { scale: 'TDB' as const, day: 2458000.5, offset: 0 },
    perihelionDistance: 0.255,
    eccentricity: 1.2,
    inclination: 2.14,
    node: 0.43,
    argumentOfPerihelion: 4.2,
    perihelionTime: { scale: 'TDB' as const, day: 2458005.5, offset: 0.99 },
  };
  const open = [{ group: 'other' as const, marks: MARK.comet, magnitude: 22.1, elements }];
  const bytes = writeSwarm({ day: 2461000.5, catalogueDate: '2026-01-01', ellipses: [], open });
  expect(readSwarm(bytes).open).toEqual(open);
});

function rounded(numbers: Float64Array): Float64Array {
  return Float64Array.from(Float32Array.from(numbers));
}

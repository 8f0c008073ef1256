import { expect, test } from 'vitest';
import { finePoint, isApproximate, moonlightGrade, traceOf, tracePoint } from '#contract/scd/trace-points.ts';
import type { TraceResponse } from '#contract/scd/trace.ts';

/** A row whose n-th value is n, but for the reserved ones. */
const ROW = Array.from({ length: 27 }, (_, index) => (index >= 13 && index <= 22 ? null : index));

test('a row of a trace gives date, place, ellipse and Moon by the indices of the service', () => {
  expect(tracePoint(ROW)).toMatchObject({
    julianDate: 0,
    raDeg: 1,
    decDeg: 3,
    azimuthDeg: 5,
    altitudeDeg: 6,
    magnitude: 7,
    moonlight: 23,
    moonElongationDeg: 24,
    moonAltitudeDeg: 25,
    moonPhasePercent: 26,
  });
});

test('a row of a trace has an ellipse in degrees: 3600 arcsec are one', () => {
  const row = ROW.with(10, 3600).with(11, 1800).with(12, 45);
  expect(tracePoint(row)?.ellipse).toEqual({ majorDeg: 1, minorDeg: 0.5, angleDeg: 45 });
  expect(tracePoint(row.with(11, null))?.ellipse).toBeUndefined();
});

test('a row of a trace without a place is none', () => {
  expect(tracePoint(ROW.with(3, null))).toBeUndefined();
});

test('a row in a curved region has the clones of that row, degrees east and north, beside its ellipse, and one before has none', () => {
  const row = ROW.with(10, 3600).with(11, 1800).with(12, 45);
  const { points } = traceOf({
    object: {
      name: '2024 YR4',
      designator: '2024 YR4',
      data: [row, ROW.with(1, null), row],
      fields: [],
      units: [],
      finetrial: [],
      clouds: [{ row: 2, east: [360, -36], north: [0, 7200] }],
      uncertainty: {
        runs: [
          { fromRow: 0, basis: 'covariance', lost: false },
          { fromRow: 2, basis: 'clones', lost: true, curved: true },
        ],
      },
    },
    starlight: { rule: '', sources: [], faintLimit: 7 },
    provenance: {} as TraceResponse['provenance'],
  });
  expect(points).toHaveLength(2);
  const [straight, curved] = points.map(({ ellipse }) => ellipse);
  expect(straight?.clones).toBeUndefined();
  expect(straight && isApproximate(straight)).toBe(false);
  expect(curved).toMatchObject({
    basis: { basis: 'clones', lost: true, curved: true },
    clones: [
      [0.1, 0],
      [-0.01, 2],
    ],
  });
  expect(curved && isApproximate(curved)).toBe(true);
});

test('a row of the fine trail distinguishes starlit, clear and unknown', () => {
  expect(finePoint([2461000.5, 10, 20, 1])).toEqual({
    julianDate: 2461000.5,
    raDeg: 10,
    decDeg: 20,
    starlight: 'starlit',
  });
  expect(finePoint([1, 2, 3, 0]).starlight).toBe('clear');
  expect(finePoint([1, 2, 3, null]).starlight).toBe('not known');
});

test.each([
  [-1.6, undefined],
  [-1.61, 'yellow'],
  [-3, 'yellow'],
  [-3.01, 'red'],
  [undefined, undefined],
] as const)('moonlight that changes the sky by %s mag/arcsec2 marks a point %s', (change, grade) => {
  expect(moonlightGrade(change)).toBe(grade);
});

test('a trace lists its points in moonlight and in starlight', () => {
  const trace = traceOf({
    object: {
      name: 'Apophis',
      designator: '2004 MN4',
      database: 'JPL',
      fields: [],
      units: [],
      data: [ROW.with(23, -2), ROW.with(23, -1), ROW.with(23, null)],
      finetrial: [
        [1, 2, 3, 1],
        [2, 2, 3, 0],
        [3, 2, 3, null],
      ],
    },
    starlight: { rule: '', sources: [], faintLimit: 7 },
    provenance: {} as TraceResponse['provenance'],
  });
  expect(trace.points).toHaveLength(3);
  expect(trace.moonlightAffected.map(({ moonlight }) => moonlight)).toEqual([-2]);
  expect(trace.starlightAffected.map(({ julianDate }) => julianDate)).toEqual([1]);
});

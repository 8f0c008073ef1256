import { expect, test } from 'vitest';
import type { ErrorComparison, ShareComparison } from '#validation/comparison.ts';
import { isWithinLimits, resultOf } from '#validation/summary.ts';
import { CITED } from '../accuracy/cited.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

const DESCRIBED = {
  id: 'made-up',
  topic: 'Places',
  quantity: 'Something',
  authority: 'this test',
  sources: [],
  rows: { recorded: 4, cited: 4 },
} as const;

test('a comparison has median, worst row with its date, and as many bars as rows', () => {
  const result = measured([
    { name: 'near', errors: [1e-9, 0.2], days: [2_451_544.5, 2_451_545.5] },
    { name: 'far', errors: [0.3, 2], days: [2_451_909.5, 2_451_911.25], object: '433' },
  ]);
  expect(result).toMatchObject({ cases: 2, rows: 4, median: 0.2, p95: 2, worst: 2 });
  expect(result.worstCases[0]).toEqual({ name: 'far', error: 2, date: '2001-01-01T18:00', object: '433' });
  expect(result.years.map(({ year, rows, worst }) => [year, rows, worst])).toEqual([
    [2000, 3, 0.3],
    [2001, 1, 2],
  ]);
  const { edges, counts } = result.histogram;
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(edges).toHaveLength(counts.length + 1);
  expect([counts[0], counts.at(-1), edges.at(-1)]).toEqual([1, 1, 2]);
});

test('a worst case has the nearest minute of its row, and the site that it is seen from', () => {
  const day = 2_451_911.25 + 56 / 86_400;
  const { worstCases } = measured([{ name: 'one', errors: [1], days: [day], site: 'X05' }]);
  expect(worstCases).toEqual([{ name: 'one', error: 1, date: '2001-01-01T18:01', site: 'X05' }]);
});

test('a worst case has the numbers of its worst row', () => {
  const [recorded, near] = ['recorded', 'computed'].map((text) => ({
    name: 'x',
    unit: 'km',
    recorded: '5.0',
    computed: text,
  }));
  const result = measured([{ name: 'one', errors: [0.1, 0.3], values: [[recorded], [near]] }]);
  expect(result.worstCases).toEqual([{ name: 'one', error: 0.3, values: [near] }]);
});

test('a comparison is within its limit by its worst row, or by its median where that is agreed', () => {
  const errors = { name: 'one', errors: [0.1, 0.2, 3] };
  expect(measured([errors])).not.toSatisfy(isWithinLimits);
  expect(measured([errors], 'median')).toSatisfy(isWithinLimits);
  expect(measured([{ name: 'one', errors: [0.1, 1] }])).toSatisfy(isWithinLimits);
});

test('shares are within their limits class by class, where a class has enough members', () => {
  expect(shared([classOf(40, 60)])).toSatisfy(isWithinLimits);
  expect(shared([classOf(40, 60), classOf(60, 40)])).not.toSatisfy(isWithinLimits);
  expect(shared([classOf(40, 60), classOf(6, 4)])).toSatisfy(isWithinLimits);
  expect(shared([classOf(40, 60), classOf(20, 80)]).groups).toEqual([
    { name: 'by clones', rows: 200, within1: 0.3, within3: 0.3 },
  ]);
});

function measured(cases: ReturnType<ErrorComparison['measure']>, limitOf?: 'median') {
  const comparison: ErrorComparison = {
    ...DESCRIBED,
    kind: 'errors',
    unit: 'km',
    limit: 1,
    ...(limitOf && { limitOf }),
    measure: () => cases,
  };
  const result = resultOf(comparison, CITED, testEphemeris());
  if (result.kind !== 'errors') throw new Error('errors have become shares');
  return result;
}

function shared(classes: ReturnType<ShareComparison['measure']>) {
  const comparison: ShareComparison = {
    ...DESCRIBED,
    kind: 'shares',
    limits: { least1: 0.3, most1: 0.5, least3: 0 },
    leastMembers: 100,
    measure: () => classes,
  };
  const result = resultOf(comparison, CITED, testEphemeris());
  if (result.kind !== 'shares') throw new Error('shares have become errors');
  return result;
}

/** @param beyond members that are lost. */
function classOf(within: number, beyond: number) {
  const sigmas = [...Array<number>(within).fill(0.5), ...Array<number>(beyond).fill(Infinity)];
  return { name: 'class', group: 'by clones', sigmas, days: sigmas.map(() => 2_451_545) };
}

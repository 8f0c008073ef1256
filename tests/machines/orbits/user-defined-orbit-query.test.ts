import { expect, test } from 'vitest';
import { perturbedEllipticalQuery, perturbedHyperbolicQuery } from '#contract/nov/perturbed.ts';
import { propagationSpan, userDefinedOrbitQuery } from '#machines/orbits/user-defined-orbit-query.ts';
import { timeLimits } from '#machines/kit/timeline-limits.ts';
import { ellipticalObject, FORCE, hyperbolicObject } from '../fakes/orbits.ts';

const SPAN = { startMs: Date.parse('2024-01-01'), endMs: Date.parse('2034-01-01') };

test('the query of a user-defined perturbed orbit carries an ellipse as a and e, its epoch in TDB', () => {
  const { kind, query } = userDefinedOrbitQuery(ellipticalObject('mine'), SPAN);
  expect(kind).toBe('elliptical');
  expect(query).toEqual({
    name: 'mine',
    utcStart: '2024-01-01T00:00:00.000Z',
    utcEnd: '2034-01-01T00:00:00.000Z',
    step: '1',
    kep_epoch: expect.closeTo(60_676.5 + 69.184 / 86_400, 7),
    kep_a: 1,
    kep_e: expect.closeTo(0.1, 12),
    kep_i: 5,
    kep_long: 10,
    kep_omega: 20,
    kep_mean: 30,
  });
});

test('the query of a user-defined perturbed orbit carries a hyperbola as q, e and time of perihelion', () => {
  const { kind, query } = userDefinedOrbitQuery(hyperbolicObject('comet'), SPAN);
  expect(kind).toBe('hyperbolic');
  expect(query).toMatchObject({
    com_epoch: expect.closeTo(60_676.5 + 69.184 / 86_400, 7),
    com_q: 0.25,
    com_e: 1.2,
    com_i: 122,
    com_long: 24,
    com_omega: 241,
    com_tp: expect.closeTo(60_700.25 + 69.184 / 86_400, 7),
  });
});

test('the query of a user-defined perturbed orbit is what the service reads', () => {
  const ellipse = userDefinedOrbitQuery(ellipticalObject('mine'), SPAN);
  const open = userDefinedOrbitQuery({ ...hyperbolicObject('comet'), ...FORCE }, SPAN);
  expect(open.query).toMatchObject({ com_a1: FORCE.a1, com_law: 'carbon-monoxide' });
  const read = [
    ellipse.kind === 'elliptical' && perturbedEllipticalQuery.safeParse(asTexts(ellipse.query)),
    open.kind === 'hyperbolic' && perturbedHyperbolicQuery.safeParse(asTexts(open.query)),
  ];
  expect(read).toMatchObject([
    { success: true, data: ellipse.query },
    { success: true, data: open.query },
  ]);
});

const limits = timeLimits(Date.parse('2026-03-01'));
const span = (start: string, end: string, current: string) => {
  const range = { startMs: Date.parse(start), endMs: Date.parse(end) };
  const { startMs, endMs } = propagationSpan(range, Date.parse(current), limits);
  return [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
};

test('the span of propagation is the range of the timeline where that is wide enough', () => {
  expect(span('2020-01-01', '2036-01-01', '2028-01-01')).toEqual(['2020-01-01', '2036-01-01']);
});

test('the span of propagation reaches at least two years to both sides of the current date', () => {
  expect(span('2026-01-01', '2026-02-01', '2026-01-15')).toEqual(['2024-01-15', '2028-01-15']);
});

test('the span of propagation stays between 1950 and 100 years ahead', () => {
  expect(span('1950-01-01', '1951-01-01', '1950-06-01')).toEqual(['1950-01-01', '1952-05-31']);
});

test('the span of propagation is never longer than 100 years, and keeps the current date', () => {
  const [start, end] = span('1950-01-01', '2126-01-01', '2100-01-01').map((day) => Date.parse(day));
  expect((end - start) / 86_400_000).toBeCloseTo(36_525, 0);
  expect(start).toBeLessThan(Date.parse('2098-01-02'));
  expect(end).toBeGreaterThan(Date.parse('2101-12-30'));
});

function asTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

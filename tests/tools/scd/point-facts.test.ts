import { describe, expect, test } from 'vitest';
import { traceDateFacts } from '#tools/scd/point-facts.ts';
import { tracePointAt, traceThrough } from '../../machines/fakes/traces.ts';

const DATE = 2_461_366.5; // 2026-11-22 00:00

const POINTS = [
  tracePointAt(DATE, {
    moonPhasePercent: 15.2,
    moonElongationDeg: 122.3,
    ellipse: { majorDeg: 12.34 / 3600, minorDeg: 0.1 / 3600, angleDeg: 114 },
  }),
  tracePointAt(DATE + 1),
];

describe('what stands above the points of an object', () => {
  test('is the trace date with the uncertainty and the Moon at it', () => {
    expect(linesOf(0)).toEqual([
      ['Trace date', '2026-11-22 00:00 UTC'],
      ['Uncertainty, 1 sigma', '12.3″ × 0.10″, at 114°'],
      ['Moon', '15 % lit, 122° away'],
    ]);
  });

  test.each([
    [0.004, 0.0002, '14.4″ × 0.72″, at 5°'],
    [0.5, 0.001, '30.0′ × 3.6″, at 5°'],
    [12, 0.05, '12.0° × 3.0′, at 5°'],
    [0.00003, 0.0000001, '0.11″ × < 0.01″, at 5°'],
    [697, 0.001, '> 180° × 3.6″, at 5°'], // 2007 FT3, which is lost
  ])('has axes of %f and %f degrees in the unit that fits each', (majorDeg, minorDeg, text) => {
    const trace = traceThrough([tracePointAt(DATE, { ellipse: { majorDeg, minorDeg, angleDeg: 5 } })]);
    expect(traceDateFacts(trace, 0)[1].value).toBe(text);
  });

  test('has dashes for what is not known, and nothing where the path has no points', () => {
    expect(linesOf(1).map(([, value]) => value)).toEqual(['2026-11-23 00:00 UTC', '–', '–']);
    expect(traceDateFacts(traceThrough([]), -1)).toEqual([]);
  });
});

function linesOf(row: number) {
  return traceDateFacts(traceThrough(POINTS), row).map(({ name, value }) => [name, value]);
}

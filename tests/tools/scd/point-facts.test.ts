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

  test('has dashes for what is not known, and nothing where the path has no points', () => {
    expect(linesOf(1).map(([, value]) => value)).toEqual(['2026-11-23 00:00 UTC', '–', '–']);
    expect(traceDateFacts(traceThrough([]), -1)).toEqual([]);
  });
});

function linesOf(row: number) {
  return traceDateFacts(traceThrough(POINTS), row).map(({ name, value }) => [name, value]);
}

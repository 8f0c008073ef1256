import { expect, test } from 'vitest';
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

test('what is above the points of an object is the trace date with the uncertainty and the Moon at it', () => {
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
])(
  'what is above the points of an object has axes of %f and %f degrees in the unit that fits each',
  (majorDeg, minorDeg, text) => {
    const trace = traceThrough([tracePointAt(DATE, { ellipse: { majorDeg, minorDeg, angleDeg: 5 } })]);
    expect(traceDateFacts(trace, 0)[1].value).toBe(text);
  },
);

test.each([
  [{ basis: 'covariance', lost: false }, '', 'from the covariance of the orbit'],
  [
    { basis: 'clones', lost: false, curved: true },
    ', curved region',
    'from clones of the orbit, as its uncertainty is not linear; the region is curved, and the ellipse gives only its extent',
  ],
  [
    { basis: 'U', lost: true },
    ', position unknown',
    expect.stringContaining('position unknown: 1 sigma is more than 1°'),
  ],
  [
    { basis: 'clones', lost: true, curved: true },
    ', curved region, position unknown',
    expect.stringMatching(/curved.*; position unknown/),
  ],
] as const)(
  'what is above the points of an object says of an ellipse by %o that it is%s',
  (known, mark, words) => {
    const ellipse = { majorDeg: 2, minorDeg: 0.05, angleDeg: 5, basis: { fromRow: 0, ...known } };
    const [, uncertainty, basis] = traceDateFacts(traceThrough([tracePointAt(DATE, { ellipse })]), 0);
    expect(uncertainty.value).toBe(`2.0° × 3.0′, at 5°${mark}`);
    expect(basis).toEqual({ name: 'Source of uncertainty', value: words });
  },
);

test('what is above the points of an object has dashes for what is not known, and nothing where the path has no points', () => {
  expect(linesOf(1).map(([, value]) => value)).toEqual(['2026-11-23 00:00 UTC', '–', '–']);
  expect(traceDateFacts(traceThrough([]), -1)).toEqual([]);
});

function linesOf(row: number) {
  return traceDateFacts(traceThrough(POINTS), row).map(({ name, value }) => [name, value]);
}

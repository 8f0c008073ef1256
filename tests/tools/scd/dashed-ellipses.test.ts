import { expect, test } from 'vitest';
import { dashedText } from '#tools/scd/dashed-ellipses.ts';
import { tracePointAt } from '../../machines/fakes/traces.ts';

const STRAIGHT = { fromRow: 0, basis: 'clones', lost: false } as const;
const LOST = { ...STRAIGHT, lost: true };
const CURVED = { ...STRAIGHT, curved: true } as const;

test.each([
  [[STRAIGHT], undefined],
  [[STRAIGHT, LOST], 'position unknown, 1 sigma is more than 1°'],
  [[STRAIGHT, CURVED], 'curved region that no ellipse describes; dots: clones at the trace date'],
  [
    [CURVED, LOST],
    'curved region that no ellipse describes (dots: clones at the trace date), or position unknown',
  ],
  [
    [{ ...CURVED, lost: true }],
    'curved region that no ellipse describes (dots: clones at the trace date), or position unknown',
  ],
])('a legend says of the dashed ellipses of %o what they mean: %s', (bases, text) => {
  const points = bases.map((basis, row) =>
    tracePointAt(row, { ellipse: { majorDeg: 1, minorDeg: 1, angleDeg: 0, basis } }),
  );
  expect(dashedText([...points, tracePointAt(9)])).toBe(text);
});

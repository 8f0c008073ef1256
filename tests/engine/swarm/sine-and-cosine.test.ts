import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sineAndCosine } from '#engine/swarm/sine-and-cosine.ts';

test('sine and cosine by series around nodes are those of the language to two units of the last place, ends included', () => {
  const out = new Float64Array(2);
  fc.assert(
    fc.property(fc.double({ min: 0, max: Math.PI, noNaN: true }), (angle) => {
      sineAndCosine(angle, out);
      expect(Math.abs(out[0] - Math.sin(angle))).toBeLessThanOrEqual(2.3e-16);
      expect(Math.abs(out[1] - Math.cos(angle))).toBeLessThanOrEqual(2.3e-16);
    }),
    { numRuns: 20_000, examples: [[0], [Math.PI], [Math.PI / 2], [Math.PI / 1024]] },
  );
});

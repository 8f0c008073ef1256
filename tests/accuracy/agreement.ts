import { describe, expect, test } from 'vitest';
import { comparisonsOf } from '#validation/comparisons.ts';
import type { References } from '#validation/references.ts';
import { isWithinLimits, resultOf } from '#validation/summary.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

/** Tests that every comparison of the registry is within its limit. */
export function describeAgreement(references: References): void {
  describe(`the toolkit agrees with the ${references.kind} values of authorities`, () => {
    test.each(comparisonsOf(references))('$quantity, against $authority', (comparison) => {
      const result = resultOf(comparison, references, testEphemeris());
      expect(result, 'within its limit').toSatisfy(isWithinLimits);
      expect(result.rows, 'rows measured; fewer means that a sample was skipped').toBe(
        comparison.rows[references.kind],
      );
    });
  });
}
